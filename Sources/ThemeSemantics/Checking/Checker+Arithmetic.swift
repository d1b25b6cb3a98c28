import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Lowers arithmetic, and says what does not go together in it.
extension Checker {
  func operatorByte(_ node: NodeID) -> UInt8 {
    tree.source.bytes[tree.range(of: node).start.index]
  }

  func lowerNegation(_ node: NodeID, _ context: Context) -> Lowered {
    guard let child = reader.firstChild(of: node) else { return failed(node) }
    let (expression, type) = lower(child, expecting: nil, context)
    guard type != .error else { return failed(node) }
    guard type.isNumeric else {
      report(.typeMismatch, "`-` is for numbers, found \(type.nameWithArticle)", at: node)
      return failed(node)
    }
    return (program.append(.negate, type, a: Int(expression.index), node: node), type)
  }

  func lowerArithmetic(_ node: NodeID, _ context: Context) -> Lowered {
    var operands: [Int32] = []
    var type: ValueType?
    var sign = UInt8(0)
    var isBroken = false
    var left: NodeID?
    for child in tree.children(of: node) {
      if reader.kind(of: child) == .operator {
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
    let place = program.append(operands: operands)
    let result = program.append(
      .arithmetic, type, a: place, b: operands.count, node: node)
    return (result, type)
  }

  private func reportOperands(
    _ left: ValueType, _ sign: UInt8, _ right: ValueType, at node: NodeID, left leftNode: NodeID
  ) {
    let symbol = String(UnicodeScalar(sign))
    guard left.isNumeric, right.isNumeric else {
      let (wrong, place) = left.isNumeric ? (right, node) : (left, leftNode)
      report(
        .typeMismatch, "`\(symbol)` is for numbers and lengths, found \(wrong.nameWithArticle)",
        at: place,
        notes: wrong == .color
          ? ["help: colours are changed with lighten(by:), mix(with:by:) and the like"] : [])
      return
    }
    report(
      .typeMismatch,
      "`\(symbol)` does not go between \(left.nameWithArticle) and \(right.nameWithArticle)",
      at: node, labels: [DiagnosticLabel(tree.location(of: leftNode), left.nameWithArticle)],
      notes: help(for: sign, left, right, node).map { [$0] } ?? [])
  }

  private func help(
    for sign: UInt8, _ left: ValueType, _ right: ValueType, _ node: NodeID
  ) -> String? {
    switch (sign, left, right) {
    case (UInt8(ascii: "*"), .length, .length):
      return "help: write one of them without a unit"
    case (UInt8(ascii: "+"), .length, .number), (UInt8(ascii: "-"), .length, .number):
      guard reader.kind(of: node) == .number, let literal = reader.number(at: node),
        literal.unit == .percent
      else { return "help: multiply a length by a share of it" }
      let share = sign == UInt8(ascii: "+") ? 1 + literal.amount : 1 - literal.amount
      return "help: write `* \(numberText(roundedToDecimal15(share * 100)))%`"
    default: return nil
    }
  }

  /// `blue-500`: a name as other languages write it, which reads as a subtraction here.
  private func isHyphenatedName(_ left: NodeID?, _ sign: UInt8, _ right: NodeID) -> Bool {
    guard let left, sign == UInt8(ascii: "-"), reader.kind(of: left) == .reference,
      tree.range(of: left).end.index + 1 == tree.range(of: right).start.index
    else { return false }
    let (head, _) = resolveHead(left, members: reader.childRange(of: left), Context())
    if case .unknown(.name) = head { return true }
    if case .color = head { return true }
    return false
  }

  private func reportHyphen(_ node: NodeID) {
    let text = tree.text(of: node)
    let name = HyphenatedName.joined(text.filter { $0 != " " })
    report(
      .unknownName,
      "\(Wording.quoted(text)) reads as a subtraction; a name has no `-`, write "
        + Wording.quoted(name), at: node, fixes: replacement(node, name))
  }
}
