import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Lowers names and what is asked of them: `background.primary.opacity(35%)`.
extension Checker {
  func lowerChain(
    _ node: NodeID, base: NodeID, members: [NodeID], expecting type: ValueType?,
    _ context: Context
  ) -> Lowered {
    var members = members
    var result: Lowered
    if tree.kind(of: base) == .reference {
      let (head, consumed) = resolveHead(base, members: members, context)
      let called = members.dropFirst(max(consumed - 1, 0)).first.flatMap(arguments(of:))
      members.removeFirst(consumed)
      switch head {
      case .type(let named):
        guard let member = members.first else {
          return fail(.typeName(base), base, context)
        }
        members.removeFirst()
        result = lowerMember(of: named, member, context)
      case .function(let world, let owner, let index):
        guard consumed > 0, let called else {
          report(
            .notAFunction,
            "`\(tree.text(of: base))` is a function; call it with its arguments in parentheses",
            at: base)
          return failed(node)
        }
        result = lowerUserCall(
          node, world: world, owner: owner, index: index, arguments: called, context)
      case .unknown(let unknown): return fail(unknown, base, context)
      default:
        if consumed > 0, called != nil, let last = tree.firstChild(of: node) {
          report(.notAFunction, "`\(tree.text(of: last))` is a value, not a function", at: node)
          return failed(node)
        }
        result = lower(head, members.isEmpty ? node : base, context)
      }
    } else {
      result = lower(base, expecting: expectedType(ofBase: members, type), context)
    }
    var depth = context.depth
    for member in members {
      depth += 1
      guard depth <= Self.maximumDepth else {
        report(
          .nestingTooDeep, "this chain has more than \(Self.maximumDepth) members; "
            + "give part of it a name with `let`", at: member)
        return failed(node)
      }
      guard result.type != .error else { return failed(node) }
      result = lowerMember(node, member, of: result, context)
    }
    return result
  }

  /// What a chain's base is expected to be, so that `.black.opacity(7%)` is a colour.
  private func expectedType(ofBase members: [NodeID], _ type: ValueType?) -> ValueType? {
    guard let first = members.first else { return type }
    let name = memberName(first)
    if name == "weight" { return .font }
    let isColor = !Builtin.named(name, of: .color).isEmpty
    return isColor || name == "light" || name == "dark" ? .color : type
  }

  private func lower(_ head: Head, _ node: NodeID, _ context: Context) -> Lowered {
    switch head {
    case .parameter(let index):
      let type = parameterType(index, context)
      return (file.program.append(.parameter, type, a: index, node: node), type)
    case .token(let index):
      let type = ValueType(Schema.tokens[index].type)
      return (file.program.append(.token, type, a: index, node: node), type)
    case .variable(let owner, let index):
      warnOfShadowing(node, context)
      let type = project.files[owner].lets[index].type
      return (file.program.append(.variable, type, a: owner, b: index, node: node), type)
    case .importedToken(let world, let index):
      let type = ValueType(Schema.tokens[index].type)
      return (file.program.append(.importedToken, type, a: world, b: index, node: node), type)
    case .importedVariable(let world, let owner, let index):
      let type = project.files[owner].lets[index].type
      let place = file.program.append(operands: [Int32(world), Int32(owner), Int32(index)])
      return (file.program.append(.importedVariable, type, a: place, node: node), type)
    case .color(let value): return constant(value, .color, node)
    case .function, .type, .unknown: return failed(node)
    }
  }

  /// A `let` called like a token of the target's group is not what its bare name means there.
  private func warnOfShadowing(_ node: NodeID, _ context: Context) {
    guard let group = context.group, tree.kind(of: node) == .reference else { return }
    let name = tree.name(of: node)
    guard Schema.token(group: group, name: name) != nil else { return }
    report(
      .shadowedToken, .warning,
      "`\(name)` is the `let` here, not the token `\(group.rawValue).\(name)` itself", at: node)
  }

  // MARK: Failures

  private func fail(_ unknown: UnknownHead, _ base: NodeID, _ context: Context) -> Lowered {
    switch unknown {
    case .silent: break
    case .name(let node): reportUnknownName(node, context)
    case .token(let node, let group):
      let name = tree.name(of: node)
      let names = Schema.tokens(in: group).map(\.name)
      let match = closest(to: name, among: names)
      report(
        .unknownToken,
        "there is no token `\(group.rawValue).\(name)`" + Self.hint(match, orOneOf: names),
        at: node, fixes: replacement(node, match))
    case .group(let node, let group):
      report(
        .incompletePath, "`\(group.rawValue)` is a group; name one of its tokens"
          + Self.hint(nil, orOneOf: Schema.tokens(in: group).map(\.name)), at: node)
    case .alias(let node, let target):
      report(
        .incompletePath,
        "`\(tree.name(of: node))` is an import; name what is meant in it"
          + Self.hint(nil, orOneOf: declaredNames(in: target)), at: node)
    case .member(let node, let target):
      let name = tree.name(of: node)
      let names = declaredNames(in: target)
      let match = closest(to: name, among: names)
      report(
        .unknownName,
        "`\(project.files[target].tree.source.name)` has no `\(name)`"
          + Self.hint(match, orOneOf: names), at: node, fixes: replacement(node, match))
    case .typeName(let node):
      report(
        .incompletePath, "`\(tree.text(of: node))` is a type; name a value of it, as in "
          + "`Color.white`", at: node)
    }
    return failed(base)
  }

  private func declaredNames(in target: Int) -> [String] {
    project.files[target].stack.flatMap { place in
      let file = project.files[place]
      return (file.lets.map(\.name) + file.functions.map(\.name)).map(file.tree.name(of:))
    }
  }

  private func reportUnknownName(_ node: NodeID, _ context: Context) {
    let name = tree.name(of: node)
    if name == context.ownName {
      report(
        .unknownName,
        "`\(name)` is what is being set here; write `super` for the value it had before", at: node,
        fixes: [
          Fix("write `super`", .unsafe, edits: [TextEdit(tree.location(of: node), "super")])
        ])
      return
    }
    let homes = Schema.tokens.filter { $0.name == name }.map(\.path)
    if let first = homes.first {
      report(
        .unknownName,
        "`\(name)` is a token of another group; write "
          + homes.map { "`\($0)`" }.joined(separator: " or "), at: node,
        fixes: homes.count == 1 ? replacement(node, first) : [])
      return
    }
    if Members.dottedColors.contains(name) {
      report(
        .unknownName, "SwiftUI's `\(name)` is written with a dot, `Color.\(name)`", at: node)
      return
    }
    let names = namesInScope(context)
    let match = closest(to: name, among: names)
    report(
      .unknownName,
      "there is no name `\(name)`" + (match.map { "; did you mean `\($0)`?" } ?? ""), at: node,
      notes: match == nil ? ["help: declare it with `let \(name) = …`"] : [],
      fixes: replacement(node, match))
  }

  /// What a bare name could have meant, nearest first.
  private func namesInScope(_ context: Context) -> [String] {
    var names = context.function.map { file.functions[$0].parameters.map(\.name) } ?? []
    if let group = context.group { names += Schema.tokens(in: group).map(\.name) }
    names += declaredNames(in: file.index) + file.imports.map(\.alias)
    names += TokenGroup.allCases.map(\.rawValue)
    names += Members.names(of: .color).filter { !Members.dottedColors.contains($0) }
    return names
  }

  // MARK: Members

  /// `Color.white`, `Font.custom(…)`, `Font.Weight.bold`.
  private func lowerMember(
    of type: ValueType, _ member: NodeID, _ context: Context
  ) -> Lowered {
    guard let name = tree.firstChild(of: member) else { return failed(member) }
    let text = tree.name(of: name)
    if let arguments = arguments(of: member) {
      let receiver: Builtin.Receiver = type == .font ? .fontType : .colorType
      let wanted = type == .color && text == "init" ? "Color" : text
      let candidates = Builtin.named(wanted, of: receiver)
      guard !candidates.isEmpty else {
        report(.unknownFunction, "\(type.name) has no function `\(text)`", at: name)
        return failed(member)
      }
      return lowerBuiltin(candidates, member, name, arguments, base: nil, context)
    }
    if let value = Members.value(of: text, as: type) { return constant(value, type, member) }
    let names = Members.names(of: type)
    let match = closest(to: text, among: names)
    report(
      .unknownMember, "\(type.name) has no `\(text)`" + Self.hint(match, orOneOf: names), at: name,
      fixes: replacement(name, match))
    return failed(member)
  }

  /// One member asked of a value.
  private func lowerMember(
    _ node: NodeID, _ member: NodeID, of base: Lowered, _ context: Context
  ) -> Lowered {
    guard let name = tree.firstChild(of: member) else { return failed(node) }
    let text = tree.name(of: name)
    if let arguments = arguments(of: member) {
      return lowerMethod(node, name, arguments, of: base, context)
    }
    switch (text, base.type) {
    case ("light", .color), ("dark", .color):
      let scheme = text == "dark" ? 1 : 0
      return (
        file.program.append(
          .scheme, .color, a: Int(base.expression.index), b: scheme, node: node), .color
      )
    case ("font", .textStyle): return (base.expression, .font)
    default: break
    }
    if base.type == .textStyle || base.type == .font, let view = PartView(name: text),
      base.type == .textStyle || view.isOfFont
    {
      return (
        file.program.append(
          .part, view.type, a: Int(base.expression.index), b: Int(view.rawValue), node: node),
        view.type
      )
    }
    let names = memberNames(of: base.type)
    let match = closest(to: text, among: names)
    let isMethod = Builtin.all.contains { $0.name == text && $0.receiver == receiver(base.type) }
    report(
      .unknownMember,
      isMethod
        ? "`\(text)` is called with its arguments in parentheses"
        : "\(base.type.nameWithArticle) has no `\(text)`" + Self.hint(match, orOneOf: names),
      at: name, fixes: isMethod ? [] : replacement(name, match))
    return failed(node)
  }

  func receiver(_ type: ValueType) -> Builtin.Receiver? {
    switch type {
    case .color: .color
    case .font: .font
    case .unitless, .number, .length: .numeric
    default: nil
    }
  }

  func memberNames(of type: ValueType) -> [String] {
    var names: [String] = []
    if let receiver = receiver(type) {
      names = Builtin.all.filter { $0.receiver == receiver }.map(\.name)
    }
    switch type {
    case .color: names += ["light", "dark"]
    case .font: names += PartView.allCases.filter(\.isOfFont).map(\.text) + ["with"]
    case .textStyle: names += ["font", "with"] + PartView.allCases.map(\.text)
    default: break
    }
    return names
  }
}
