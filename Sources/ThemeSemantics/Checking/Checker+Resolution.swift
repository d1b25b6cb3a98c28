import ThemeSource
import ThemeSyntax
import ThemeTokens

/// What the names at the head of an expression mean.
enum Head {
  case parameter(Int)
  case token(Int)
  case variable(file: Int, index: Int)
  case function(world: Int?, file: Int, index: Int)
  case importedToken(file: Int, token: Int)
  case importedVariable(world: Int, file: Int, index: Int)
  case color(Value)
  /// `Color`, `Font` and, behind `Font.`, `Weight`, `Design`, `TextStyle`: what follows is one of
  /// its members.
  case type(ValueType)
  /// Nothing: why, and where.
  case unknown(UnknownHead)
}

/// Why the names at the head of an expression mean nothing.
enum UnknownHead {
  case name(NodeID)
  case token(NodeID, TokenGroup)
  /// A group where a value is expected.
  case group(NodeID, TokenGroup)
  /// An import where one of its members is expected, or a member that it does not have.
  case alias(NodeID, file: Int)
  case member(NodeID, file: Int)
  /// `colors` where one of its groups is expected.
  case colors(NodeID)
  /// A type's name where a value is expected.
  case typeName(NodeID, ValueType)
  /// What should declare it is missing, which is reported already.
  case silent
}

extension Checker {
  /// Resolves a bare name and as many of the members behind it as belong to the name.
  ///
  /// The order is: a parameter, the target's own group, `let`s and functions and imports, groups,
  /// built-in names.
  func resolveHead(
    _ name: NodeID, members: SyntaxReader.NodeRange, _ context: Context
  ) -> (head: Head, consumed: Int) {
    if let index = parameter(named: name, context) { return (.parameter(index), 0) }
    if let group = context.group {
      let text = reader.name(of: name)
      if let token = Schema.index(group: group, name: text), token != context.ownToken {
        return (.token(token), 0)
      }
    }
    if let declaration = declaration(named: name) {
      return resolve(declaration, name, members)
    }
    let text = reader.name(of: name)
    if let group = TokenGroup(rawValue: text) { return resolve(group, name, members, skipped: 0) }
    switch text {
    case "colors":
      guard let first = members.first, let group = TokenGroup(rawValue: memberName(first)) else {
        return (.unknown(.colors(members.first.flatMap(reader.firstChild(of:)) ?? name)), 0)
      }
      return resolve(group, first, reader.dropFirst(of: members), skipped: 1)
    case "Color": return (.type(.color), 0)
    case "Font": return resolveFont(members)
    default: break
    }
    if !Members.dottedColors.contains(text), let value = Members.value(of: text, as: .color) {
      return (.color(value), 0)
    }
    return (.unknown(project.isIncomplete(file) ? .silent : .name(name)), 0)
  }

  /// The name of a member node.
  func memberName(_ member: NodeID) -> String {
    reader.firstChild(of: member).map(reader.name(of:)) ?? ""
  }

  /// The arguments of a member or call.
  func arguments(of node: NodeID) -> NodeID? {
    var children = reader.childRange(of: node)
    while let child = reader.popFirst(&children) {
      if reader.kind(of: child) == .arguments { return child }
    }
    return nil
  }

  private func parameter(named name: NodeID, _ context: Context) -> Int? {
    guard let function = context.function else { return nil }
    let parameters = file.functions[function].parameters
    guard !parameters.isEmpty else { return nil }
    let text = reader.name(of: name)
    guard parameters.count > 8 else { return parameters.firstIndex { $0.name == text } }
    if longList.function != function {
      longList = (
        function, Dictionary(zip(parameters.map(\.name), parameters.indices)) { first, _ in first }
      )
    }
    return longList.places[text]
  }

  private func resolve(
    _ declaration: Declaration, _ name: NodeID, _ members: SyntaxReader.NodeRange
  ) -> (head: Head, consumed: Int) {
    let (file, index) = (Int(declaration.file), Int(declaration.index))
    switch declaration.kind {
    case .variable: return (.variable(file: file, index: index), 0)
    case .function: return (.function(world: nil, file: file, index: index), 0)
    case .reserved: return (.unknown(.silent), 0)
    case .alias:
      guard let target = self.file.imports[index].file else { return (.unknown(.silent), 0) }
      guard let first = members.first else { return (.unknown(.alias(name, file: target)), 0) }
      return resolve(in: target, first, reader.dropFirst(of: members))
    }
  }

  /// Resolves what stands behind an import's name.
  private func resolve(
    in target: Int, _ first: NodeID, _ rest: SyntaxReader.NodeRange
  ) -> (head: Head, consumed: Int) {
    guard let name = reader.firstChild(of: first) else { return (.unknown(.silent), 1) }
    let stack = project.files[target].stack
    let found = reader.withNameBytes(of: name) { bytes in
      project.symbols.find(bytes) { $0.kind != .alias && stack.contains(Int($0.file)) }
    }
    if let found {
      let (file, index) = (Int(found.file), Int(found.index))
      return found.kind == .variable
        ? (.importedVariable(world: target, file: file, index: index), 1)
        : (.function(world: target, file: file, index: index), 1)
    }
    var (group, next, consumed) = (TokenGroup(rawValue: reader.name(of: name)), rest, 1)
    if reader.name(of: name) == "colors", let member = rest.first {
      (group, next, consumed) = (
        TokenGroup(rawValue: memberName(member)), reader.dropFirst(of: rest), 2
      )
    }
    guard let group else {
      let isMissing = project.isIncomplete(project.files[target])
      return (.unknown(isMissing ? .silent : .member(name, file: target)), 1)
    }
    guard let member = next.first, let token = reader.firstChild(of: member) else {
      return (.unknown(.group(name, group)), 1)
    }
    guard let index = Schema.index(group: group, name: reader.name(of: token)) else {
      return (.unknown(.token(token, group)), consumed)
    }
    return (.importedToken(file: target, token: index), consumed + 1)
  }

  private func resolve(
    _ group: TokenGroup, _ name: NodeID, _ members: SyntaxReader.NodeRange, skipped: Int
  ) -> (head: Head, consumed: Int) {
    guard let member = members.first, let token = reader.firstChild(of: member) else {
      return (.unknown(.group(name, group)), skipped)
    }
    guard let index = Schema.index(group: group, name: reader.name(of: token)) else {
      return (.unknown(.token(token, group)), skipped)
    }
    return (.token(index), skipped + 1)
  }

  private func resolveFont(_ members: SyntaxReader.NodeRange) -> (head: Head, consumed: Int) {
    guard let first = members.first else { return (.type(.font), 0) }
    switch memberName(first) {
    case "Weight": return (.type(.weight), 1)
    case "Design": return (.type(.design), 1)
    case "TextStyle": return (.type(.dynamicType), 1)
    default: return (.type(.font), 0)
    }
  }
}
