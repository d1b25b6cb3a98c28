import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Turns expressions into the program, with their types.
extension Checker {
  typealias Lowered = (expression: ExpressionID, type: ValueType)

  /// What stands for an expression that has been reported.
  func failure(_ node: NodeID) -> ExpressionID {
    program.append(.error, .error, node: node)
  }

  func failed(_ node: NodeID) -> Lowered { (failure(node), .error) }

  /// Lowers `node` where a value of `type` has to stand.
  func lower(_ node: NodeID, as type: ValueType, _ context: Context) -> ExpressionID {
    let (expression, found) = lower(node, expecting: type, context)
    guard !found.fits(type) else { return expression }
    reportMismatch(expected: type, found: found, at: node)
    return failure(node)
  }

  /// Lowers `node`. `type` says what its place expects, for names that only that gives a meaning;
  /// whether the result fits is the caller's to check.
  func lower(_ node: NodeID, expecting type: ValueType?, _ outer: Context) -> Lowered {
    var context = outer
    context.depth += 1
    guard context.depth <= Self.maximumDepth else {
      report(
        .nestingTooDeep,
        "this value nests more than \(Self.maximumDepth) deep; "
          + "give part of it a name with `let`", at: node)
      return failed(node)
    }
    if !conditions.isEmpty, isCondition(node) { return failed(node) }
    switch reader.kind(of: node) {
    case .number: return lowerNumber(node)
    case .color: return lowerHexColor(node)
    case .string:
      guard let text = tree.string(at: node) else { return failed(node) }
      let place = program.append(string: text)
      return (program.append(.string, .string, a: place, node: node), .string)
    case .superReference: return lowerInherited(node, context)
    case .reference:
      if let type, Members.isEnumeration(type), isMember(node, of: type, context) {
        return lowerMember(node, name: node, as: type)
      }
      return lowerChain(
        node, base: node, members: reader.childRange(of: node), expecting: type, context)
    case .implicitMember: return lowerImplicitMember(node, expecting: type, context)
    case .chain:
      var children = reader.childRange(of: node)
      guard let base = reader.popFirst(&children) else { return failed(node) }
      return lowerChain(
        node, base: base, members: children, expecting: type, context)
    case .call: return lowerCall(node, context)
    case .pair: return lowerPair(node, expecting: type, context)
    case .parenthesized:
      guard let child = reader.firstChild(of: node) else { return failed(node) }
      return lower(child, expecting: type, context)
    case .negation: return lowerNegation(node, context)
    case .sum, .product: return lowerArithmetic(node, context)
    default: return failed(node)
    }
  }

  /// Whether a value is the condition of an `a ? b : c`, which is reported as a whole.
  private func isCondition(_ node: NodeID) -> Bool {
    let end = tree.range(of: node).end.index
    guard let mark = conditions.first(where: { $0 >= end }) else { return false }
    return tree.source.bytes[end..<mark].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  // MARK: Literals

  private func lowerNumber(_ node: NodeID) -> Lowered {
    guard let literal = reader.number(at: node) else { return failed(node) }
    var (value, type) = (literal.value, ValueType.unitless)
    switch literal.unit {
    case .none: break
    case .points: type = .length
    case .percent:
      value = literal.amount
      type = .number
    }
    let place = program.append(number: value)
    return (program.append(.number, type, a: place, node: node), type)
  }

  private func lowerHexColor(_ node: NodeID) -> Lowered {
    guard let color = reader.color(at: node) else { return failed(node) }
    let bits =
      UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8
      | UInt32(color.alpha)
    let place = Int(Int32(bitPattern: bits))
    return (program.append(.hexColor, .color, a: place, node: node), .color)
  }

  // MARK: super

  private func lowerInherited(_ node: NodeID, _ context: Context) -> Lowered {
    switch context.inherited {
    case .target(let type, let view):
      let place = view.map { Int($0.rawValue) } ?? -1
      return (program.append(.inherited, type, a: place, node: node), type)
    case .notHere:
      report(
        .invalidInherited,
        "`super` is what a token or an inherited `let` was before this statement; there is no "
          + "such thing here", at: node)
      return failed(node)
    }
  }

  // MARK: Members of the expected type

  /// Whether a bare name is to be read as a member: it is one, or nothing else that fits.
  private func isMember(_ node: NodeID, of type: ValueType, _ context: Context) -> Bool {
    if Members.value(of: reader.name(of: node), as: type) != nil { return true }
    switch resolveHead(node, members: reader.childRange(of: node), context).head {
    case .parameter(let index): return parameterType(index, context) != type
    case .variable(let owner, let index):
      let found = typeOfLet(index, in: owner)
      return found != type && found != .error
    default: return true
    }
  }

  private func lowerMember(_ node: NodeID, name: NodeID, as type: ValueType) -> Lowered {
    let text = reader.name(of: name)
    guard let value = Members.value(of: text, as: type) else {
      let names = Members.names(of: type)
      let match = closest(to: text, among: names)
      report(
        .unknownMember,
        "there is no \(type.name) `\(text)`" + Self.hint(match, orOneOf: names), at: name,
        fixes: replacement(name, match))
      return failed(node)
    }
    return constant(value, type, node)
  }

  func constant(_ value: Value, _ type: ValueType, _ node: NodeID) -> Lowered {
    switch PlainValue(value) {
    case .color(let color)?:
      if case .system = color { usesContrast = true }
      let place = program.append(color: color)
      return (program.append(.color, .color, a: place, node: node), .color)
    case let constant?:
      let place = program.append(constant: constant)
      return (program.append(.constant, type, a: place, node: node), type)
    case nil:
      let place = program.append(string: value.string ?? "")
      return (program.append(.string, type, a: place, node: node), type)
    }
  }

  private func lowerImplicitMember(
    _ node: NodeID, expecting type: ValueType?, _ context: Context
  ) -> Lowered {
    guard let name = reader.firstChild(of: node) else { return failed(node) }
    let text = reader.name(of: name)
    if let arguments = arguments(of: node) {
      let candidates = Builtin.named(reader.shortName(of: name), of: .fontType)
      if !candidates.isEmpty, type == nil || type == .font || type == .textStyle {
        return lowerBuiltin(candidates, node, name, arguments, base: nil, context)
      }
      report(
        .unknownFunction,
        "there is no function `.\(text)` of \(type.map { $0.nameWithArticle } ?? "this place")",
        at: name)
      return failed(node)
    }
    guard let type else {
      report(
        .unknownMember,
        "`.\(text)` needs a place that says its type; write `Color.\(text)` or state the type",
        at: node,
        fixes: Members.value(of: text, as: .color) == nil ? [] : replacement(node, "Color.\(text)"))
      return failed(node)
    }
    if type == .color || Members.isEnumeration(type) {
      return lowerMember(node, name: name, as: type)
    }
    if type == .error { return failed(node) }
    report(.typeMismatch, "expected \(type.nameWithArticle), found `.\(text)`", at: node)
    return failed(node)
  }
}
