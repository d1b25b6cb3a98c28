import ThemeSource
import ThemeSyntax
import ThemeTokens

extension Project {
  /// Enters the words that no declaration may take, so that one that does is not declared once.
  func declareReservedNames() {
    for name in Checker.reserved {
      var name = name
      name.withUTF8 { symbols.declare($0, Declaration(kind: .reserved, file: -1, index: 0)) }
    }
  }

  /// Enters what files declare into the table of names.
  func declareNames(of places: ArraySlice<Int>, _ workers: Workers) {
    symbols.reserve(places.reduce(0) { $0 + files[$1].lets.count + files[$1].functions.count })
    for place in places { declareNames(of: files[place], workers) }
  }

  private func declareNames(of file: ThemeFile, _ workers: Workers) {
    enterLets(of: file, workers)
    for (index, declaration) in file.functions.enumerated() {
      enter(declaration.name, .function, index, file)
    }
    for (index, declaration) in file.imports.enumerated() {
      var alias = declaration.alias
      alias.withUTF8 {
        symbols.declare(
          $0, Declaration(kind: .alias, file: Int32(file.index), index: Int32(index)))
      }
    }
  }

  /// So many `let`s are worth several threads.
  private static let manyLets = 1 << 12

  private func enterLets(of file: ThemeFile, _ workers: Workers) {
    guard let keys = file.takeLetKeys() else { return }
    if !workers.isSerial, file.lets.count >= Self.manyLets {
      let shared = SharedNames(file: file)
      let areNew = symbols.declare(
        new: keys[0..<file.lets.count], by: workers, { shared.withName($0, $1) },
        { [place = Int32(file.index)] index in
          Declaration(kind: .variable, file: place, index: Int32(index))
        })
      if areNew { return }
    }
    enterLets(of: file, keys)
  }

  /// Enters `let`s, some at a time, so that memory brings their places together.
  private func enterLets(of file: ThemeFile, _ keys: LetKeys) {
    let (batch, lets, symbols) = (16, file.lets, symbols)
    file.tree.withReader { reader in
      for start in stride(from: 0, to: lets.count, by: batch) {
        let places = start..<min(start + batch, lets.count)
        let ahead = keys[places]
        symbols.prepare(ahead)
        for place in places {
          reader.withNameBytes(of: lets[place].name) {
            symbols.declare(
              $0, ahead[place - start],
              Declaration(kind: .variable, file: Int32(file.index), index: Int32(place)))
          }
        }
      }
    }
  }

  private func enter(_ node: NodeID, _ kind: Declaration.Kind, _ index: Int, _ file: ThemeFile) {
    file.tree.withNameBytes(of: node) {
      symbols.declare($0, Declaration(kind: kind, file: Int32(file.index), index: Int32(index)))
    }
  }

  /// Where a declaration's name stands.
  func location(of declaration: Declaration) -> SourceLocation {
    let file = files[Int(declaration.file)]
    let index = Int(declaration.index)
    return switch declaration.kind {
    case .variable: file.tree.location(of: file.lets[index].name)
    case .function: file.tree.location(of: file.functions[index].name)
    case .alias, .reserved: file.tree.location(of: file.imports[index].aliasNode)
    }
  }
}

/// A file whose names threads read.
private struct SharedNames: @unchecked Sendable {
  let file: ThemeFile

  func withName(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    file.tree.withNameBytes(of: file.lets[index].name, body)
  }
}

extension Checker {
  /// The declaration that a bare name means in this file.
  func declaration(named node: NodeID) -> Declaration? {
    if hasManyNames, reader.kind(of: node) == .reference,
      let symbol = namesAhead.symbol(of: node, in: reader, symbols)
    {
      return symbol.flatMap { symbols.find($0, where: isVisible) }
    }
    return reader.withNameBytes(of: node) { symbols.find($0, where: isVisible) }
  }

  func isVisible(_ declaration: Declaration) -> Bool {
    Int(declaration.file) == file.index
      || declaration.kind != .alias && file.layers.contains(Int(declaration.file))
  }

  /// Words that no declaration may take.
  static let reserved =
    TokenGroup.allCases.map(\.rawValue) + Appearance.allCases.map(\.text)
    + ["colors", "appearances", "super", "Color", "Font", "TextStyle", "Auth0TextStyle", "Auth0"]

  func checkNames() {
    // Names are mostly declared once each, and then nothing can be wrong with them.
    if symbols.hasRepeated { checkDeclaredNames() }
    for declaration in file.functions { checkParameters(declaration) }
    for declaration in file.imports { checkAlias(declaration) }
    checkParents()
  }

  private func checkDeclaredNames() {
    // In the order of the text, so that the first of two is the one that stands first.
    let names =
      file.lets.map { (node: $0.name, what: "let") }
      + file.functions.map { (node: $0.name, what: "function") }
    for name in names.sorted(by: { $0.node.index < $1.node.index }) {
      checkName(name.node, name.what)
    }
  }

  private func checkName(_ node: NodeID, _ what: String) {
    if reader.withNameBytes(of: node, symbols.isDeclaredOnce) { return }
    let name = reader.name(of: node)
    if Self.reserved.contains(name) {
      report(
        .reservedName, "`\(name)` is a word of the language and cannot name a \(what)", at: node)
      return
    }
    checkClash(name, node)
  }

  private func checkAlias(_ declaration: ImportReference) {
    let name = declaration.alias
    guard Self.isName(name) else {
      report(
        .missingAlias,
        "`\(name)` is not a name that a value can say; write `as` and one behind the path",
        at: declaration.path)
      return
    }
    if Self.reserved.contains(name) {
      report(
        .reservedName,
        "`\(name)` is a word of the language; give the import another name with `as`",
        at: declaration.aliasNode)
      return
    }
    checkClash(
      name, declaration.aliasNode, notes: ["help: give the import another name with `as`"])
  }

  /// Reports where a name is declared a second time among those that this file sees: at the later
  /// place in one file, and at the file that extends the other.
  private func checkClash(_ name: String, _ node: NodeID, notes: [String] = []) {
    var text = name
    guard let symbol = text.withUTF8({ symbols.symbol($0) }) else { return }
    guard let first = declared[symbol] else {
      declared[symbol] = node
      checkInheritedClash(name, node)
      return
    }
    report(
      .duplicateDeclaration, "`\(name)` is already declared", at: node,
      labels: [DiagnosticLabel(tree.location(of: first), "declared here")], notes: notes)
  }

  private func checkInheritedClash(_ name: String, _ node: NodeID) {
    guard file.stack.count > 1 else { return }
    var text = name
    let inherited = text.withUTF8 { bytes in
      symbols.find(bytes) { Int($0.file) != file.index && isVisible($0) }
    }
    guard let inherited else { return }
    let isLet = inherited.kind == .variable
    report(
      .duplicateDeclaration, "`\(name)` is already declared by what this theme extends", at: node,
      labels: [DiagnosticLabel(project.location(of: inherited), "declared here")],
      notes: isLet ? ["help: write `\(name) = …` without `let` to give it another value"] : [])
  }

  /// Two parents that introduce one name clash in the list that brings them together.
  private func checkParents() {
    let parents = file.parents.filter { $0.file != nil }
    guard parents.count > 1 else { return }
    var seen: [String: (file: Int, node: NodeID)] = [:]
    var layers: Set<Int> = []
    for parent in parents {
      guard let place = parent.file else { continue }
      var clashes: [(name: String, first: SourceLocation, second: SourceLocation)] = []
      for layer in project.files[place].stack where layers.insert(layer).inserted {
        let other = project.files[layer]
        var known: [Int: Bool] = [:]
        for node in other.lets.map(\.name) + other.functions.map(\.name) {
          let name = other.tree.name(of: node)
          guard let first = seen[name], first.file != layer else {
            seen[name] = (layer, node)
            continue
          }
          let isKnown = known[first.file] ?? isSeenByParent(first.file, layer)
          known[first.file] = isKnown
          if isKnown { continue }
          clashes.append(
            (
              name, project.files[first.file].tree.location(of: first.node),
              other.tree.location(of: node)
            ))
        }
      }
      guard !clashes.isEmpty else { continue }
      report(
        .duplicateDeclaration,
        "two parents both declare \(Wording.listing(clashes.map(\.name), limit: 5))",
        at: parent.node,
        labels: clashes.prefix(5).flatMap {
          [
            DiagnosticLabel($0.first, "declared here"),
            DiagnosticLabel($0.second, "and here"),
          ]
        }, notes: ["help: declare it once, in a theme that both extend"])
    }
  }

  /// Whether a parent sees both files, so that a clash between them is reported there already.
  private func isSeenByParent(_ first: Int, _ second: Int) -> Bool {
    file.parents.contains { parent in
      guard let place = parent.file else { return false }
      let stack = project.files[place].stack
      return stack.contains(first) && stack.contains(second)
    }
  }

  private func checkParameters(_ function: FunctionDeclaration) {
    var seen: [String: NodeID] = [:]
    for parameter in function.parameters {
      if let first = seen[parameter.name] {
        report(
          .duplicateDeclaration, "`\(parameter.name)` is already a parameter",
          at: parameter.nameNode,
          labels: [DiagnosticLabel(tree.location(of: first), "declared here")])
      }
      seen[parameter.name] = parameter.nameNode
    }
  }

  /// Whether `text` can be written as a name.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}
