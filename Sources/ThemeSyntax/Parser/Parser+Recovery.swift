import ThemeSource

/// Going on after a mistake.
extension Parser {
  // MARK: Where reading can go on

  /// Whether the token at `index`, which is the first of its line, begins a statement: `path =`,
  /// `path {`, `let NAME`, `func NAME`, `import "…"`.
  mutating func opensStatement(at index: Int) -> Bool {
    guard tokens[index].kind == .name || tokens[index].kind == .star else { return false }
    let next = following(index)
    if next.kind == .name {
      return !next.lineBreak && (isWord("let", at: index) || isWord("func", at: index))
    }
    if next.kind == .string { return isWord("import", at: index) }
    let end = endOfPath(from: index)
    switch tokens[end].kind {
    case .equals: return true
    case .leftBrace: return !isBehindLineBreak(end)
    case .colon: return parentheses == 0
    default: return false
    }
  }

  /// The token behind the path that begins at `index`. Remembers the path, so that a question
  /// about a later segment of it does not walk it again.
  private mutating func endOfPath(from index: Int) -> Int {
    if scannedPath.contains(index) { return scannedPath.upperBound }
    var next = following(index).index
    while tokens[next].kind == .dot {
      let segment = following(next)
      next = segment.index
      guard segment.kind == .name || segment.kind == .star else { break }
      next = following(segment.index).index
    }
    scannedPath = index..<next
    return next
  }

  /// Whether a line break stands between the token at `index` and the one before it.
  private func isBehindLineBreak(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, tokens[before].kind.isTrivia { before -= 1 }
    return before >= 0 && tokens[before].kind == .newline
  }

  /// Whether the name at `index`, the first of its line inside parentheses, is a label with `=`
  /// for `:` and not the next statement: the parentheses are closed behind its value.
  func isLabelBySlip(at index: Int) -> Bool {
    var token = following(index)
    guard tokens[index].kind == .name, token.kind == .equals else { return false }
    var open = 0
    var allowsLineBreak = true
    // Enough for a value; what goes on for longer is taken for the next statement.
    for _ in 0..<200 {
      token = following(token.index)
      if token.lineBreak, open == 0, !allowsLineBreak, token.kind != .dot,
        token.kind != .rightParenthesis, token.kind != .comma
      {
        return false
      }
      switch token.kind {
      case .leftParenthesis, .leftBracket: open += 1
      case .rightParenthesis, .rightBracket:
        if open == 0 { return token.kind == .rightParenthesis }
        open -= 1
      case .leftBrace, .rightBrace, .semicolon, .endOfFile: return false
      default: break
      }
      switch token.kind {
      case .comma, .equals, .colon, .dot, .plus, .minus, .star, .slash, .leftParenthesis:
        allowsLineBreak = true
      default: allowsLineBreak = false
      }
    }
    return false
  }

  // MARK: Passing over

  /// Passes over tokens inside parentheses, up to `closing` or to where the parentheses end
  /// without it; also up to a comma, if elements can follow.
  mutating func skip(to closing: TokenKind, orComma: Bool) {
    let start = range(of: index).start
    let skipped = open(.skipped)
    var nesting = Nesting()
    while kind != .endOfFile {
      if nesting.isEmpty, kind == closing || orComma && kind == .comma { break }
      if nesting.braces == 0, endsParentheses() { break }
      nesting.pass(kind)
      advance()
    }
    close(skipped)
    withdraw(SourceRange(start, behindPrevious.end))
    silentAt = index
  }

  /// Passes over the rest of the statement: up to a line break, a `;`, or the end of the block,
  /// and as a whole over what is opened on the way.
  mutating func skipStatement() {
    let start = range(of: index).start
    let skipped = open(.skipped)
    var nesting = Nesting()
    var isFirst = true
    while kind != .endOfFile {
      if nesting.braces == 0 {
        if kind == .rightBrace, !isFirst || nesting.isEmpty { break }
        if lineBreak, !isFirst, nesting.isEmpty || opensStatement(at: index) { break }
        if kind == .semicolon, nesting.isEmpty { break }
      } else if endsUnclosedBlock() {
        unclosedBraces -= 1
        break
      }
      nesting.pass(kind)
      advance()
      isFirst = false
    }
    close(skipped)
    withdraw(SourceRange(start, behindPrevious.end))
    silentAt = index
  }

  /// Reports that what begins here is nested too deep, and passes over it.
  mutating func tooDeep() {
    report(.nestingTooDeep(Self.deepestNesting), at: range(of: index))
    var nesting = Nesting()
    while kind == .minus { advance() }
    while kind != .endOfFile {
      nesting.pass(kind)
      guard !nesting.isEmpty else { break }
      advance()
    }
    if kind.closes { advance() }
    silentAt = index
  }

  /// Counts what is open among the tokens that are passed over.
  struct Nesting {
    private(set) var parentheses = 0
    private(set) var braces = 0

    var isEmpty: Bool { parentheses == 0 && braces == 0 }

    mutating func pass(_ kind: TokenKind) {
      switch kind {
      case .leftBrace: braces += 1
      case .rightBrace: braces = max(0, braces - 1)
      case .leftParenthesis, .leftBracket: parentheses += 1
      case .rightParenthesis, .rightBracket: parentheses = max(0, parentheses - 1)
      default: break
      }
    }
  }

  // MARK: Missing parts

  /// Stands for the value that is expected here, and says that it is missing.
  mutating func missingValue() {
    switch kind {
    case .plus where !lineBreak || parentheses > 0:
      unaryPlus()
      return
    case .star where !lineBreak || !opensStatement(at: index):
      report(.wildcardInValue, at: range(of: index))
      missing()
      advance()
      silentAt = index
      return
    default: break
    }
    report(
      .expectedValue(after: endOfPrevious > 0 ? quoted(endOfPrevious - 1) : nil, found: found),
      at: here)
    missing()
  }

  /// `+a`, which is `a`.
  private mutating func unaryPlus() {
    report(
      .unaryPlus, at: range(of: index), fixes: [fix("remove `+`", range(of: index), "")])
    while kind == .plus { advance() }
    guard enter() else { return }
    signed()
    depth -= 1
  }

  /// Says that a name is missing behind a `.`.
  mutating func missingMember() {
    if kind == .star, !lineBreak {
      report(.wildcardInValue, at: range(of: index))
      advance()
      silentAt = index
    } else {
      report(.expectedName("a name after `.`", found: found), at: here)
    }
  }

  // MARK: Separators

  /// Says what is wrong between two elements, and goes to the next.
  mutating func separate(_ closing: TokenKind, progressFrom start: Int) {
    switch kind {
    case .semicolon: semicolonInParentheses()
    case let next where next.beginsValue && index > start:
      report(
        .expectedComma(closing, found: found), at: range(of: index),
        fixes: [fix("write `,`", behindPrevious, ",")])
    default:
      report(.expectedComma(closing, found: found), at: range(of: index))
      skip(to: closing, orComma: true)
      if kind == .comma { advance() }
    }
  }

  /// A `,` or `;` where an element is expected.
  mutating func separatorWithoutElement() {
    if kind == .semicolon { return semicolonInParentheses() }
    report(
      .expectedValue(after: quoted(endOfPrevious - 1), found: found), at: range(of: index))
    advance()
  }

  private mutating func semicolonInParentheses() {
    let next = following(index)
    if next.lineBreak, opensStatement(at: next.index) {
      // The parenthesis is what is missing.
      advance()
      return
    }
    report(
      .semicolonInParentheses, at: range(of: index),
      fixes: [fix("write `,`", range(of: index), ",")])
    advance()
  }

  /// Says that the parenthesis or bracket at `opening` is not closed.
  mutating func unclosed(_ opening: Int, _ closing: TokenKind) {
    let last = tokens[endOfPrevious - 1].kind
    let isWhole = !last.isOperator && last != .semicolon && last != .dot
    let title = "write `\(closing.spelling)` at the end of the line"
    report(
      .unclosed(closing), at: range(of: opening),
      fixes: isWhole ? [fix(title, behindPrevious, closing.spelling, .unsafe)] : [])
  }
}

extension TokenKind {
  /// Whether the token closes what another opened.
  var closes: Bool { self == .rightParenthesis || self == .rightBracket || self == .rightBrace }

  /// Whether the token is a number, a colour or a string.
  var isLiteral: Bool { self == .number || self == .color || self == .string }

  /// Whether the token is `+`, `-`, `*` or `/`.
  var isOperator: Bool { self == .plus || self == .minus || self == .star || self == .slash }

  /// Whether a value can begin with the token, and not go on with it.
  var beginsValue: Bool { isLiteral || self == .name || self == .leftParenthesis }

  /// How a token of punctuation is written.
  var spelling: String {
    switch self {
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .leftParenthesis: "("
    case .rightParenthesis: ")"
    case .leftBracket: "["
    case .rightBracket: "]"
    case .comma: ","
    case .colon: ":"
    case .semicolon: ";"
    case .dot: "."
    case .equals: "="
    case .plus: "+"
    case .minus: "-"
    case .star: "*"
    case .slash: "/"
    case .arrow: "->"
    default: ""
    }
  }
}
