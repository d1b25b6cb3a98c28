import ThemeSource
import ThemeSyntax
import ThemeTokens

/// A `let` as it is introduced.
package struct LetDeclaration: Sendable {
  /// The whole statement.
  package let statement: NodeID
  package let name: NodeID
  package let annotation: NodeID?
  /// The value; absent where whoever is built must set it.
  package let value: NodeID?
  /// The type, annotated or inferred; never from what is set later.
  package var type = ValueType.error
  /// The value in the program, once it is checked.
  package var expression: ExpressionID?
}

/// What checking a `let` gives.
struct CheckedLet {
  var expression: ExpressionID?
  var type: ValueType
  /// Whether its value may be wrong.
  var mayFail: Bool
}

/// A function as it is introduced.
package struct FunctionDeclaration: Sendable {
  /// A parameter of a function.
  package struct Parameter: Sendable {
    package let node: NodeID
    /// The label that a call writes; `nil` where it writes none.
    package let label: String?
    package let name: String
    package let nameNode: NodeID
    package let annotation: NodeID?
    package let defaultValue: NodeID?
    package var type = ValueType.error
    package var defaultExpression: ExpressionID?
  }

  package let statement: NodeID
  package let name: NodeID
  package var parameters: [Parameter]
  package let annotation: NodeID?
  package let body: NodeID?
  package var result = ValueType.error
  package var expression: ExpressionID?
  /// The functions of the same file that the body calls.
  package var calls: [Int32] = []
  /// Whether the function is part of a reported cycle.
  package var isBroken = false
}

/// One parent of an `extends` list.
package struct ParentReference: Sendable {
  package let node: NodeID
  /// The path as it is written; `nil` for `Auth0`.
  package let path: String?
  /// The file, where it could be loaded.
  package var file: Int?
}

/// One import.
package struct ImportReference: Sendable {
  package let statement: NodeID
  package let path: NodeID
  package let alias: String
  package let aliasNode: NodeID
  package var file: Int?
}

/// One file of a project: its syntax and, after checking, its meaning.
///
/// What a file means depends on the files that it extends and imports, never on those that extend
/// or import it, so it is checked once and shared by every theme that is built on it.
package final class ThemeFile {
  package let id: FileID
  /// The absolute path.
  package let path: String
  /// What makes the file the same file under another spelling.
  package let identity: String
  /// The text as it was read.
  package let source: SourceText
  /// Its syntax; that of an empty file where the text is not UTF-8.
  package let tree: SyntaxTree

  /// The name in the header.
  package internal(set) var nameNode: NodeID?
  package internal(set) var header: NodeID?
  package internal(set) var parents: [ParentReference] = []
  package internal(set) var imports: [ImportReference] = []
  package internal(set) var lets: [LetDeclaration] = []
  /// The keys of their names, until these are entered.
  private var letKeys: LetKeys?
  /// The `let`s whose values may be wrong, in order: all but those that only name what stands before
  /// them, or put it through functions that take any colour.
  var uncertainLets: [Int] = []
  package internal(set) var functions: [FunctionDeclaration] = []
  /// The assignments and blocks at the top level.
  var entries: [NodeID] = []

  /// The files of the stack of layers, lowest first, this file last. Auth0 is below them all.
  package var stack: ArraySlice<Int> { layers.files }
  /// The stack, and where each file stands in it.
  package internal(set) var layers = LayerStack.empty
  /// Whether a file that this one needs could not be loaded, so that names may be missing.
  package internal(set) var isIncomplete = false

  package internal(set) var program = Program()
  package internal(set) var settings: [Setting] = []
  package internal(set) var claims: [Claim] = []
  /// `appearances = …`, where the file says it.
  package internal(set) var appearances: AppearancesSetting?
  /// Whether it says anything that differs under increased contrast.
  package internal(set) var usesContrast = false
  /// What checking this file alone found, its syntax errors included.
  package internal(set) var diagnostics: [Diagnostic] = []

  init(path: String, identity: String, source: SourceText, workers: Workers = .serial) {
    id = source.id
    self.path = path
    self.identity = identity
    self.source = source
    if let problem = source.encodingDiagnostic() {
      tree = SyntaxTree.parse(SourceText(id: source.id, name: source.name, bytes: []))
      diagnostics = [problem]
      isIncomplete = true
      return
    }
    tree = SyntaxTree.parse(source, workers: workers)
    diagnostics = tree.diagnostics
    collectStatements(workers)
  }

  /// The files that it extends or imports itself.
  package var directNeeds: [Int] { parents.compactMap(\.file) + imports.compactMap(\.file) }

  /// The place of the file among those of its project.
  package var index: Int { Int(id.index) }

  /// The theme's name: the header's, or the file's stem.
  package var themeName: String { nameNode.map(tree.name(of:)) ?? ThemePath.stem(of: path) }

  /// The keys of the `let`s' names, which the file keeps no longer.
  func takeLetKeys() -> LetKeys? {
    defer { letKeys = nil }
    return letKeys
  }

  /// Takes what checking the `let`s from `first` on gave, with expressions that have moved by
  /// `shift`.
  func take(_ results: some Collection<CheckedLet>, from first: Int, expressions shift: Int) {
    lets.withUnsafeMutableBufferPointer { lets in
      var index = first
      for result in results {
        lets[index].type = result.type
        lets[index].expression = result.expression.map { ExpressionID(Int($0.index) + shift) }
        if result.mayFail { uncertainLets.append(index) }
        index += 1
      }
    }
  }

  private func collectStatements(_ workers: Workers) {
    tree.withReader { reader in
      let count = reader.partCount
      guard count > 1 else { return take(CollectedLets(reader, part: 0, room: 0), reader) }
      let room = tree.nodeCount / 3
      let parts = workers.map(count, grain: 1) {
        CollectedLets(reader, part: $0, room: $0 == 0 ? room : room / count)
      }
      for part in parts { take(part, reader) }
    }
  }

  private func take(_ part: CollectedLets, _ reader: SyntaxReader) {
    part.give(to: &lets, &letKeys)
    entries.reserveCapacity(entries.count + part.others.count)
    for statement in part.others { collect(statement, reader) }
  }

  /// Takes up a statement at the top level that is no `let`.
  private func collect(_ node: NodeID, _ reader: SyntaxReader) {
    switch reader.kind(of: node) {
    case .header: collectHeader(node)
    case .importStatement: collectImport(node)
    case .functionStatement: collectFunction(node)
    case .assignment: entries.append(node)
    case .block:
      entries.append(node)
      collectDeclarations(inBlock: node, reader)
    default: break
    }
  }

  /// Declarations do not belong in blocks, which is reported; what they declare is known all the
  /// same, so that its uses are not reported too.
  private func collectDeclarations(inBlock block: NodeID, _ reader: SyntaxReader) {
    var statements = reader.childRange(of: block)
    while let node = reader.popFirst(&statements) {
      switch reader.kind(of: node) {
      case .importStatement: collectImport(node)
      case .letStatement:
        if let declaration = LetDeclaration(node, reader) {
          let keys = letKeys ?? LetKeys(capacity: 16)
          lets.append(declaration)
          keys.append(reader.withNameBytes(of: declaration.name, NameTable.key(of:)))
          letKeys = keys
        }
      case .functionStatement: collectFunction(node)
      case .block: collectDeclarations(inBlock: node, reader)
      default: break
      }
    }
  }

  private func collectHeader(_ node: NodeID) {
    header = node
    for child in tree.children(of: node) {
      if tree.kind(of: child) == .name {
        nameNode = child
      } else if tree.kind(of: child) == .parent, let value = tree.firstChild(of: child) {
        if tree.kind(of: value) == .string {
          guard let path = tree.string(at: value) else {
            isIncomplete = true
            continue
          }
          parents.append(ParentReference(node: value, path: path))
        } else {
          parents.append(ParentReference(node: value, path: nil))
        }
      }
    }
  }

  private func collectImport(_ node: NodeID) {
    var path: NodeID?
    var alias: NodeID?
    for child in tree.children(of: node) {
      if tree.kind(of: child) == .string { path = child }
      if tree.kind(of: child) == .name { alias = child }
    }
    guard let path, let text = tree.string(at: path) else {
      isIncomplete = true
      return
    }
    imports.append(
      ImportReference(
        statement: node, path: path,
        alias: alias.map(tree.name(of:)) ?? ThemePath.stem(of: text), aliasNode: alias ?? path))
  }

  private func collectFunction(_ node: NodeID) {
    var name: NodeID?
    var parameters: [FunctionDeclaration.Parameter] = []
    var annotation: NodeID?
    var body: NodeID?
    for child in tree.children(of: node) {
      switch tree.kind(of: child) {
      case .name where name == nil: name = child
      case .parameter: if let parameter = parameter(child) { parameters.append(parameter) }
      case .type: annotation = child
      default: body = child
      }
    }
    guard let name else { return }
    functions.append(
      FunctionDeclaration(
        statement: node, name: name, parameters: parameters, annotation: annotation, body: body))
  }

  private func parameter(_ node: NodeID) -> FunctionDeclaration.Parameter? {
    var names: [NodeID] = []
    var annotation: NodeID?
    var value: NodeID?
    for child in tree.children(of: node) {
      switch tree.kind(of: child) {
      case .name where annotation == nil: names.append(child)
      case .type: annotation = child
      default: value = child
      }
    }
    guard let first = names.first, let last = names.last else { return nil }
    let label = tree.name(of: first)
    return FunctionDeclaration.Parameter(
      node: node, label: label == "_" ? nil : label, name: tree.name(of: last), nameNode: last,
      annotation: annotation, defaultValue: value)
  }
}
