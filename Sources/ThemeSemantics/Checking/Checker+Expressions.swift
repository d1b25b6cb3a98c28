import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Turns expressions into the program, with their types.
extension Checker {
  typealias Lowered = (expression: ExpressionID, type: ValueType)

  /// What stands for an expression that has been reported.
  func failure(_ node: NodeID) -> ExpressionID {
    file.program.append(.error, .error, node: node)
  }

  func failed(_ node: NodeID) -> Lowered { (failure(node), .error) }

  /// Lowers `node` where a value of `type` has to stand.
  func lower(_ node: NodeID, as type: ValueType, _ context: Context) -> ExpressionID {
    let (expression, found) = lower(node, expecting: type, context)
    guard !found.fits(type) else { return expression }
    reportMismatch(expected: type, found: found, at: node)
    return failure(node)
  }

  func reportMismatch(expected: ValueType, found: ValueType, at node: NodeID) {
    var notes: [String] = []
    if expected == .length, found == .number {
      notes.append("help: a percentage is a Number; multiply a length by it")
    }
    report(
      .typeMismatch, "expected \(expected.nameWithArticle), found \(found.nameWithArticle)",
      at: node, notes: notes)
  }

  /// Lowers `node`. `type` says what its place expects, for names that only that gives a meaning;
  /// whether the result fits is the caller's to check.
  func lower(_ node: NodeID, expecting type: ValueType?, _ outer: Context) -> Lowered {
    var context = outer
    context.depth += 1
    guard context.depth <= Self.maximumDepth else {
      report(
        .nestingTooDeep, "this value nests more than \(Self.maximumDepth) deep; "
          + "give part of it a name with `let`", at: node)
      return failed(node)
    }
    switch tree.kind(of: node) {
    case .number: return lowerNumber(node)
    case .color: return lowerHexColor(node)
    case .string:
      guard let text = tree.string(at: node) else { return failed(node) }
      let place = file.program.append(string: text)
      return (file.program.append(.string, .string, a: place, node: node), .string)
    case .superReference: return lowerInherited(node, context)
    case .reference:
      if let type, Members.isEnumeration(type) { return lowerMember(node, name: node, as: type) }
      return lowerChain(node, base: node, members: [], expecting: type, context)
    case .implicitMember: return lowerImplicitMember(node, expecting: type, context)
    case .chain:
      let children = Array(tree.children(of: node))
      guard let base = children.first else { return failed(node) }
      return lowerChain(
        node, base: base, members: Array(children.dropFirst()), expecting: type, context)
    case .call: return lowerCall(node, context)
    case .pair: return lowerPair(node, context)
    case .parenthesized:
      guard let child = tree.firstChild(of: node) else { return failed(node) }
      return lower(child, expecting: type, context)
    case .negation: return lowerNegation(node, context)
    case .sum, .product: return lowerArithmetic(node, context)
    default: return failed(node)
    }
  }

  // MARK: Literals

  private func lowerNumber(_ node: NodeID) -> Lowered {
    guard let literal = tree.number(at: node) else { return failed(node) }
    var (value, type) = (literal.value, ValueType.unitless)
    switch literal.unit {
    case .none: break
    case .points: type = .length
    case .percent:
      value = literal.amount
      type = .number
    }
    let place = file.program.append(number: value)
    return (file.program.append(.number, type, a: place, node: node), type)
  }

  private func lowerHexColor(_ node: NodeID) -> Lowered {
    guard let color = tree.color(at: node) else { return failed(node) }
    let bits =
      UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8
      | UInt32(color.alpha)
    let place = Int(Int32(bitPattern: bits))
    return (file.program.append(.hexColor, .color, a: place, node: node), .color)
  }

  // MARK: super

  private func lowerInherited(_ node: NodeID, _ context: Context) -> Lowered {
    switch context.inherited {
    case .target(let type, let view):
      let place = view.map { Int($0.rawValue) } ?? -1
      return (file.program.append(.inherited, type, a: place, node: node), type)
    case .notHere:
      report(
        .invalidInherited,
        "`super` is what a token or an inherited `let` was before this statement; there is no "
          + "such thing here", at: node)
      return failed(node)
    }
  }

  // MARK: Members of the expected type

  private func lowerMember(_ node: NodeID, name: NodeID, as type: ValueType) -> Lowered {
    let text = tree.name(of: name)
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
    if case .color(let color) = value {
      if case .system = color { file.usesContrast = true }
      let place = file.program.append(color: color)
      return (file.program.append(.color, .color, a: place, node: node), .color)
    }
    let place = file.program.append(constant: value)
    return (file.program.append(.constant, type, a: place, node: node), type)
  }

  private func lowerImplicitMember(
    _ node: NodeID, expecting type: ValueType?, _ context: Context
  ) -> Lowered {
    guard let name = tree.firstChild(of: node) else { return failed(node) }
    let text = tree.name(of: name)
    if let arguments = arguments(of: node) {
      let candidates = Builtin.named(text, of: .fontType)
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
        at: node)
      return failed(node)
    }
    if type == .color || Members.isEnumeration(type) { return lowerMember(node, name: name, as: type) }
    if type == .error { return failed(node) }
    report(.typeMismatch, "expected \(type.nameWithArticle), found `.\(text)`", at: node)
    return failed(node)
  }

  // MARK: Pairs

  private func lowerPair(_ node: NodeID, _ context: Context) -> Lowered {
    var values: [NodeID?] = [nil, nil, nil, nil]
    var isBroken = false
    for labelled in tree.children(of: node) where tree.kind(of: labelled) == .labelled {
      var parts = tree.children(of: labelled)
      guard let label = parts.next(), let value = parts.next() else { continue }
      let text = tree.name(of: label)
      guard let appearance = Appearance(name: text) else {
        let names = Appearance.allCases.map(\.text)
        let match = closest(to: text, among: names)
        report(
          .invalidPair, "there is no appearance `\(text)`" + Self.hint(match, orOneOf: names),
          at: label, fixes: replacement(label, match))
        isBroken = true
        continue
      }
      let slot = Int(appearance.rawValue)
      if values[slot] != nil {
        report(.invalidPair, "`\(text)` is given twice", at: label)
        isBroken = true
      }
      values[slot] = value
    }
    var lowered: [ExpressionID?] = values.map { value in
      value.map { lower($0, as: .color, context) }
    }
    let missing = [Appearance.light, .dark].filter { lowered[Int($0.rawValue)] == nil }
    if let first = missing.first, !isBroken {
      report(
        .invalidPair, "a pair needs a light and a dark value; `\(first)` is missing", at: node)
      isBroken = true
    }
    guard !isBroken, let light = lowered[0], let dark = lowered[1] else { return failed(node) }
    if lowered[2] != nil || lowered[3] != nil { file.usesContrast = true }
    lowered[2] = lowered[2] ?? light
    lowered[3] = lowered[3] ?? dark
    let place = file.program.append(operands: lowered.map { $0?.index ?? -1 })
    return (file.program.append(.pair, .color, a: place, node: node), .color)
  }

  // MARK: Arithmetic

  func operatorByte(_ node: NodeID) -> UInt8 {
    tree.source.bytes[tree.range(of: node).start.index]
  }

  private func lowerNegation(_ node: NodeID, _ context: Context) -> Lowered {
    guard let child = tree.firstChild(of: node) else { return failed(node) }
    let (expression, type) = lower(child, expecting: nil, context)
    guard type != .error else { return failed(node) }
    guard type.isNumeric else {
      report(.typeMismatch, "`-` is for numbers, found \(type.nameWithArticle)", at: node)
      return failed(node)
    }
    return (file.program.append(.negate, type, a: Int(expression.index), node: node), type)
  }

  private func lowerArithmetic(_ node: NodeID, _ context: Context) -> Lowered {
    var operands: [Int32] = []
    var type: ValueType?
    var sign = UInt8(0)
    var isBroken = false
    var left: NodeID?
    for child in tree.children(of: node) {
      if tree.kind(of: child) == .operator {
        sign = operatorByte(child)
        operands.append(Int32(sign))
        continue
      }
      if isHyphenatedName(left, sign, child) {
        reportHyphen(node)
        return failed(node)
      }
      let (expression, found) = lower(child, expecting: nil, context)
      operands.append(expression.index)
      if let known = type {
        if let result = arithmeticType(known, sign, found) {
          type = result
        } else if !isBroken {
          isBroken = true
          reportOperands(known, sign, found, at: child, left: left ?? node)
        }
      } else {
        type = found
      }
      left = child
      if found == .error { isBroken = true }
    }
    guard !isBroken, let type, type != .error else { return failed(node) }
    let place = file.program.append(operands: operands)
    let result = file.program.append(
      .arithmetic, type, a: place, b: operands.count, node: node)
    return (result, type)
  }

  private func reportOperands(
    _ left: ValueType, _ sign: UInt8, _ right: ValueType, at node: NodeID, left leftNode: NodeID
  ) {
    let symbol = String(UnicodeScalar(sign))
    let message: String
    var notes: [String] = []
    if left == .color || right == .color {
      message = "`\(symbol)` is for numbers and lengths, found \(left.nameWithArticle)"
        + " and \(right.nameWithArticle)"
      notes = ["help: colours are changed with lighten(by:), mix(with:by:) and the like"]
    } else {
      message =
        "`\(symbol)` does not go between \(left.nameWithArticle) and \(right.nameWithArticle)"
    }
    report(
      .typeMismatch, message, at: node,
      labels: [DiagnosticLabel(tree.location(of: leftNode), left.nameWithArticle)], notes: notes)
  }

  /// `blue-500`: a name as other languages write it, which reads as a subtraction here.
  private func isHyphenatedName(_ left: NodeID?, _ sign: UInt8, _ right: NodeID) -> Bool {
    guard let left, sign == UInt8(ascii: "-"), tree.kind(of: left) == .reference,
      tree.range(of: left).end.index + 1 == tree.range(of: right).start.index
    else { return false }
    let (head, _) = resolveHead(left, members: [], Context())
    if case .unknown(.name) = head { return true }
    if case .color = head { return true }
    return false
  }

  private func reportHyphen(_ node: NodeID) {
    let text = tree.text(of: node)
    let name = text.split(separator: "-").joined(separator: "_")
    report(
      .unknownName, "`\(text)` reads as a subtraction; a name has no `-`, write `\(name)`",
      at: node)
  }
}
