import ThemeSource

/// Values.
extension Parser {
  /// `product { ("+" | "-") product }`
  mutating func expression() {
    let mark = nodes.mark
    product()
    guard continuesSum() else { return }
    let sum = nodes.open(.sum, at: mark)
    repeat {
      leaf(.operator)
      operand { $0.product() }
    } while continuesSum()
    close(sum)
  }

  private mutating func product() {
    let mark = nodes.mark
    signed()
    guard continuesProduct() else { return }
    let product = nodes.open(.product, at: mark)
    repeat {
      leaf(.operator)
      operand { $0.signed() }
    } while continuesProduct()
    close(product)
  }

  /// What stands behind an operator.
  @inline(__always)
  private mutating func operand(_ parse: (inout Parser) -> Void) {
    guard lineBreak, opensStatement(at: index) else { return parse(&self) }
    // In parentheses it is the parenthesis that lacks its end.
    if parentheses > 0 { missing() } else { missingValue() }
  }

  @inline(__always)
  private mutating func continuesSum() -> Bool {
    (kind == .plus || kind == .minus) && continuesOverLineBreak()
  }

  @inline(__always)
  private mutating func continuesProduct() -> Bool {
    (kind == .star || kind == .slash) && continuesOverLineBreak()
  }

  /// Whether the operator belongs to the value before it. At the start of a line it does so by a
  /// slip, unless it is the wildcard of the next statement.
  @inline(__always)
  private mutating func continuesOverLineBreak() -> Bool {
    guard lineBreak, parentheses == 0 else { return true }
    return readsLeadingOperator()
  }

  mutating func signed() {
    guard kind == .minus else { return postfix() }
    guard enter() else { return }
    let negation = open(.negation)
    advance()
    operand { $0.signed() }
    close(negation)
    depth -= 1
  }

  /// `primary { "." NAME [arguments] }`
  private mutating func postfix() {
    let mark = nodes.mark
    primary()
    guard kind == .dot else { return }
    let chain = nodes.open(.chain, at: mark)
    repeat { member() } while kind == .dot
    close(chain)
  }

  private mutating func member() {
    let member = open(.member)
    advance()
    if kind == .name, !(lineBreak && opensStatement(at: index)) {
      leaf(.name)
      optionalArguments()
    } else {
      missingMember()
    }
    close(member)
  }

  private mutating func primary() {
    switch kind {
    case .number: number()
    case .color: leaf(.color)
    case .string:
      if isUnterminated(index) { isSilent = true }
      leaf(.string)
    case .name:
      if text.isWord("super", at: index) { return leaf(.superReference) }
      let mark = nodes.mark
      nodes.leaf(.reference, firstToken: index, endToken: index + 1)
      advance()
      guard kind == .leftParenthesis else { return }
      if lineBreak { reportArgumentsOnOwnLine() }
      nodes.changeLast(from: .reference, to: .name)
      let call = nodes.open(.call, at: mark)
      arguments()
      close(call)
    case .dot: implicitMember()
    case .leftParenthesis: parenthesized()
    case .leftBracket: list()
    default: missingValue()
    }
  }

  private mutating func number() {
    if text.isHexadecimal(index) { return leaf(.color) }
    if text.tokens[index + 1].kind == .whitespace, text.tokens[index + 2].kind == .name,
      let end = unitBehindSpace(at: index + 2)
    {
      return leaf(.number, upTo: end)
    }
    if let end = endOfDecimalComma() { return leaf(.number, upTo: end) }
    leaf(.number)
  }

  private mutating func implicitMember() {
    let next = text.following(index)
    if next.kind == .number, next.index == index + 1 {
      report(
        .leadingPoint, at: text.range(of: index).union(text.range(of: next.index)),
        fixes: [fix("write `0.`", text.range(of: index), "0.")])
      return leaf(.number, upTo: next.index + 1)
    }
    let member = open(.implicitMember)
    advance()
    if kind == .name, !(lineBreak && opensStatement(at: index)) {
      leaf(.name)
      optionalArguments()
    } else {
      missingMember()
    }
    close(member)
  }

  @inline(__always)
  private mutating func optionalArguments() {
    guard kind == .leftParenthesis else { return }
    if lineBreak { reportArgumentsOnOwnLine() }
    arguments()
  }

  /// Counts one more level of nesting. Where there are too many, says so, passes over what is
  /// nested and leaves a missing value.
  mutating func enter() -> Bool {
    guard depth < Self.deepestNesting else {
      tooDeep()
      missing()
      return false
    }
    depth += 1
    return true
  }
}
