import ThemeSource

/// What stands in parentheses and brackets: arguments, pairs, values, parameters, lists.
extension Parser {
  /// `"(" [ argument { "," argument } [ "," ] ] ")"`
  mutating func arguments() {
    guard enter() else { return }
    let arguments = open(.arguments)
    elements(closedBy: .rightParenthesis) { $0.argument() }
    close(arguments)
    depth -= 1
  }

  private mutating func argument() {
    let argument = open(.argument)
    if kind == .name, !readsLabel() { readPrepositionWithoutColon() }
    expression()
    close(argument)
  }

  /// `"(" expr ")"`, or a pair where a label follows the parenthesis.
  mutating func parenthesized() {
    guard enter() else { return }
    defer { depth -= 1 }
    let next = text.following(index)
    if next.kind == .name, text.isLabel(at: next.index) {
      let pair = open(.pair)
      elements(closedBy: .rightParenthesis) { $0.labelled() }
      return close(pair)
    }
    let node = open(.parenthesized)
    let opening = index
    parentheses += 1
    advance()
    if endsParentheses() { missing() } else { expression() }
    if kind == .comma { unlabelledPair() }
    end(opening, with: .rightParenthesis)
    close(node)
  }

  private mutating func labelled() {
    let labelled = open(.labelled)
    if kind != .name || !readsLabel() && !readsLabelWithoutColon() { reportMissingLabel() }
    expression()
    close(labelled)
  }

  /// `[a, b]`, which only configurations have.
  mutating func list() {
    if dialect == .theme, lists == 0 { report(.listInTheme, at: text.range(of: index)) }
    guard enter() else { return }
    lists += 1
    let list = open(.list)
    elements(closedBy: .rightBracket) { $0.expression() }
    close(list)
    lists -= 1
    depth -= 1
  }

  /// The elements of a list in parentheses or brackets, with commas between them.
  mutating func elements(
    closedBy closing: TokenKind, _ element: (inout Parser) -> Void
  ) {
    let opening = index
    parentheses += 1
    advance()
    while kind != closing, !endsParentheses() {
      if kind == .comma || kind == .semicolon {
        separatorWithoutElement()
        continue
      }
      let start = index
      element(&self)
      if kind == .comma {
        advance()
      } else if kind != closing, !endsParentheses() {
        separate(closing, progressFrom: start)
      }
    }
    end(opening, with: closing)
  }

  /// Takes the closing parenthesis or bracket, or says that it is missing.
  mutating func end(_ opening: Int, with closing: TokenKind) {
    if kind != closing, !endsParentheses() {
      report(.expectedClosing(closing, found: found), at: here)
      skip(to: closing, orComma: false)
    }
    parentheses -= 1
    if kind == closing {
      advance()
    } else {
      unclosed(opening, closing)
    }
  }

  /// Whether nothing here can belong to the open parentheses any more.
  mutating func endsParentheses() -> Bool {
    switch kind {
    case .endOfFile, .rightBrace: true
    case .name, .star: lineBreak && opensStatement(at: index) && !text.isLabelBySlip(at: index)
    default: false
    }
  }

  /// Takes a label and its `:`, if there is one.
  @discardableResult
  private mutating func readsLabel() -> Bool {
    guard text.isLabel(at: index) else { return false }
    leaf(.name)
    if kind == .equals { reportEqualsForColon() }
    advance()
    return true
  }
}
