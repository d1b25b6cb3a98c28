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

  /// Enters what `file` declares into the table of names.
  func declareNames(of file: ThemeFile) {
    for (index, declaration) in file.lets.enumerated() {
      enter(declaration.name, .variable, index, file)
    }
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

extension Checker {
  /// The declaration that a bare name means in this file.
  func declaration(named node: NodeID) -> Declaration? {
    tree.withNameBytes(of: node) { project.symbols.find($0, where: isVisible) }
  }

  func isVisible(_ declaration: Declaration) -> Bool {
    Int(declaration.file) == file.index
      || declaration.kind != .alias && visibleFiles.contains(Int(declaration.file))
  }

  /// Words that no declaration may take.
  static let reserved: Set<String> = Set(
    TokenGroup.allCases.map(\.rawValue) + Appearance.allCases.map(\.text)
      + ["colors", "appearances", "super", "Color", "Font", "TextStyle", "Auth0TextStyle", "Auth0"])

  func checkNames() {
    for declaration in file.lets { checkName(declaration.name, "let") }
    for declaration in file.functions {
      checkName(declaration.name, "function")
      checkParameters(declaration)
    }
    for (index, declaration) in file.imports.enumerated() { checkAlias(declaration, index) }
    checkParents()
  }

  private func checkName(_ node: NodeID, _ what: String) {
    // Most names are declared once, and then nothing can be wrong with them.
    if tree.withNameBytes(of: node, project.symbols.isDeclaredOnce) { return }
    let name = tree.name(of: node)
    if Self.reserved.contains(name) {
      report(
        .reservedName, "`\(name)` is a word of the language and cannot name a \(what)", at: node)
      return
    }
    checkClash(name, node)
  }

  private func checkAlias(_ declaration: ImportReference, _ index: Int) {
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
    checkClash(name, declaration.aliasNode)
  }

  /// Reports where a name is declared a second time among those that this file sees.
  private func checkClash(_ name: String, _ node: NodeID) {
    let place = tree.location(of: node)
    var text = name
    let others = text.withUTF8 { project.symbols.all($0) }.filter(isVisible)
      .map { (declaration: $0, location: project.location(of: $0)) }
      .filter { $0.location != place }
    let earlier = others.filter {
      $0.location.file != place.file || $0.location.range.start < place.range.start
    }
    guard let first = earlier.last else { return }
    if first.location.file == place.file {
      report(
        .duplicateDeclaration, "`\(name)` is already declared", at: node,
        labels: [DiagnosticLabel(first.location, "declared here")])
      return
    }
    let isLet = first.declaration.kind == .variable
    report(
      .duplicateDeclaration, "`\(name)` is already declared by what this theme extends", at: node,
      labels: [DiagnosticLabel(first.location, "declared here")],
      notes: isLet ? ["help: write `\(name) = …` without `let` to give it another value"] : [])
  }

  /// Two parents that introduce one name clash in the list that brings them together.
  private func checkParents() {
    let parents = file.parents.filter { $0.file != nil }
    guard parents.count > 1 else { return }
    var seen: [String: (file: Int, node: NodeID)] = [:]
    var isReported = false
    for parent in parents {
      guard let place = parent.file else { continue }
      for layer in project.files[place].stack {
        let other = project.files[layer]
        let names = other.lets.map(\.name) + other.functions.map(\.name)
        for node in names {
          let name = other.tree.name(of: node)
          guard let known = seen[name] else {
            seen[name] = (layer, node)
            continue
          }
          if known.file == layer || isReported { continue }
          if project.files[layer].stack.contains(known.file)
            || project.files[known.file].stack.contains(layer)
          {
            continue
          }
          isReported = true
          report(
            .duplicateDeclaration, "two parents both declare `\(name)`", at: parent.node,
            labels: [
              DiagnosticLabel(project.files[known.file].tree.location(of: known.node), "one"),
              DiagnosticLabel(other.tree.location(of: node), "the other"),
            ], notes: ["help: declare it once, in a theme that both extend"])
        }
      }
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
