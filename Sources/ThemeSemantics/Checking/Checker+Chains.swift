import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Lowers names and what is asked of them: `background.primary.opacity(35%)`.
extension Checker {
  func lowerChain(
    _ node: NodeID, base: NodeID, members: SyntaxReader.NodeRange, expecting type: ValueType?,
    _ context: Context
  ) -> Lowered {
    var members = members
    var result: Lowered
    if reader.kind(of: base) == .reference {
      let (head, consumed) = resolveHead(base, members: members, context)
      let last = consumed > 0 ? reader.dropFirst(consumed - 1, of: members).first : nil
      let called = last.flatMap(arguments(of:))
      members = reader.dropFirst(consumed, of: members)
      switch head {
      case .type(let named):
        guard let member = members.first else {
          return fail(.typeName(base, named), base, members, expecting: type, context)
        }
        members = reader.dropFirst(of: members)
        result = lowerMember(of: named, member, context)
      case .function(let world, let owner, let index):
        guard let called else {
          let range = rangeOfHead(base, last)
          report(
            .notAFunction,
            "\(quoted(range)) is a function; call it with its arguments in parentheses", at: range)
          return failed(node)
        }
        result = lowerUserCall(
          last ?? node, world: world, owner: owner, index: index, arguments: called, context)
      case .unknown(let unknown): return fail(unknown, base, members, expecting: type, context)
      default:
        if called != nil {
          let range = rangeOfHead(base, last)
          report(.notAFunction, "\(quoted(range)) is a value, not a function", at: range)
          return failed(node)
        }
        result = lower(head, last ?? base, context)
      }
    } else {
      result = lower(base, expecting: expectedType(ofBase: members, type), context)
    }
    var depth = context.depth
    while let member = reader.popFirst(&members) {
      depth += 1
      guard depth <= Self.maximumDepth else {
        report(
          .nestingTooDeep,
          "this chain has more than \(Self.maximumDepth) members; "
            + "give part of it a name with `let`", at: member)
        return failed(node)
      }
      guard result.type != .error else { return failed(node) }
      result = lowerMember(member, of: result, context)
    }
    return result
  }

  /// What a head is made of, from `base` to its last member, without the arguments behind it.
  private func rangeOfHead(_ base: NodeID, _ last: NodeID?) -> SourceRange {
    let names = last.flatMap(reader.firstChild(of:)) ?? base
    return tree.range(of: base).union(tree.range(of: names))
  }

  /// What a chain's base is expected to be, so that `.black.opacity(7%)` is a colour.
  private func expectedType(
    ofBase members: SyntaxReader.NodeRange, _ type: ValueType?
  ) -> ValueType? {
    guard let first = members.first else { return type }
    let name = memberName(first)
    if name == "weight" { return .font }
    let isColor = !Builtin.named(ShortName(name), of: .color).isEmpty
    return isColor || name == "light" || name == "dark" ? .color : type
  }

  private func lower(_ head: Head, _ node: NodeID, _ context: Context) -> Lowered {
    switch head {
    case .parameter(let index):
      let type = parameterType(index, context)
      return (program.append(.parameter, type, a: index, node: node), type)
    case .token(let index):
      warnOfShadowedLet(node, context)
      let type = ValueType(Schema.tokens[index].type)
      return (program.append(.token, type, a: index, node: node), type)
    case .variable(let owner, let index):
      warnOfShadowedToken(node, context)
      let type = typeOfLet(index, in: owner)
      // What refers only to what stands before it is part of no circle.
      if owner == file.index ? index >= context.known : context.known < 0 {
        program.mayFail = true
      }
      return (program.append(.variable, type, a: owner, b: index, node: node), type)
    case .importedToken(let world, let index):
      let type = ValueType(Schema.tokens[index].type)
      return (program.append(.importedToken, type, a: world, b: index, node: node), type)
    case .importedVariable(let world, let owner, let index):
      let type = typeOfLet(index, in: owner)
      let place = program.append(operands: [Int32(world), Int32(owner), Int32(index)])
      return (program.append(.importedVariable, type, a: place, node: node), type)
    case .color(let value): return constant(value, .color, node)
    case .function, .type, .unknown: return failed(node)
    }
  }

  /// A `let` called like the token that is being set is what its bare name means there.
  private func warnOfShadowedToken(_ node: NodeID, _ context: Context) {
    guard let group = context.group, reader.kind(of: node) == .reference else { return }
    let name = reader.name(of: node)
    guard Schema.index(group: group, name: name) != nil else { return }
    report(
      .shadowedToken, .warning,
      "`\(name)` is the `let` here, not the token `\(group.rawValue).\(name)` itself", at: node)
  }

  /// A `let` called like a token of the target's group is not what its bare name means there.
  private func warnOfShadowedLet(_ node: NodeID, _ context: Context) {
    guard let group = context.group, reader.kind(of: node) == .reference,
      let declaration = declaration(named: node), declaration.kind == .variable
    else { return }
    let name = reader.name(of: node)
    report(
      .shadowedToken, .warning,
      "`\(name)` is the token `\(group.rawValue).\(name)` here, not the `let`", at: node,
      labels: [DiagnosticLabel(project.location(of: declaration), "the `let`")])
  }

  // MARK: Members

  /// `Color.white`, `Font.custom(…)`, `Font.Weight.bold`.
  private func lowerMember(
    of type: ValueType, _ member: NodeID, _ context: Context
  ) -> Lowered {
    guard let name = reader.firstChild(of: member) else { return failed(member) }
    let text = reader.name(of: name)
    if let arguments = arguments(of: member) {
      let receiver: Builtin.Receiver = type == .font ? .fontType : .colorType
      let wanted = type == .color && text == "init" ? "Color" : text
      let candidates = Builtin.named(ShortName(wanted), of: receiver)
      guard !candidates.isEmpty else {
        reportUnknownFunction(name, of: type, receiver)
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
    _ node: NodeID, of base: Lowered, _ context: Context
  ) -> Lowered {
    guard let name = reader.firstChild(of: node) else { return failed(node) }
    let arguments = arguments(of: node)
    if let arguments, let receiver = receiver(base.type) {
      let candidates = Builtin.named(reader.shortName(of: name), of: receiver)
      if !candidates.isEmpty {
        return lowerBuiltin(candidates, node, name, arguments, base: base, context)
      }
    }
    let text = reader.name(of: name)
    if let arguments {
      return lowerMethod(node, name, text, arguments, of: base, context)
    }
    switch (text, base.type) {
    case ("light", .color), ("dark", .color):
      let scheme = text == "dark" ? 1 : 0
      return (
        program.append(
          .scheme, .color, a: Int(base.expression.index), b: scheme, node: node), .color
      )
    case ("font", .textStyle): return (base.expression, .font)
    default: break
    }
    if base.type == .textStyle || base.type == .font, let view = PartView(name: text),
      base.type == .textStyle || view.isOfFont
    {
      return (
        program.append(
          .part, view.type, a: Int(base.expression.index), b: Int(view.rawValue), node: node),
        view.type
      )
    }
    if case .inherited = program[base.expression].operation, PartView(name: text) != nil,
      case .target(_, let view?) = context.inherited
    {
      report(
        .unknownMember, "`super` is the \(view.text) itself here", at: name,
        fixes: [
          Fix(
            "write `super`", .unsafe,
            edits: [
              TextEdit(file.location(ofExpressionAt: node), "super")
            ])
        ])
      return failed(node)
    }
    let names = memberNames(of: base.type)
    let isStyle = base.type == .textStyle || base.type == .font
    let match =
      (isStyle ? PartView(foreignName: text)?.text : nil) ?? closest(to: text, among: names)
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
    case .font: names = PartView.allCases.filter(\.isOfFont).map(\.text) + ["with"]
    case .textStyle: names += ["font", "with"] + PartView.allCases.map(\.text)
    default: break
    }
    return names
  }
}
