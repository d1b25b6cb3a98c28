import ThemeSource

/// Going on after a mistake.
extension Parser {
  // MARK: Where reading can go on

  /// Whether the token at `index`, which is the first of its line, begins a statement: `path =`,
  /// `path {`, `let NAME`, `func NAME`, `import "…"`.
  ///
  /// - Parameter allowingColon: whether `path :` counts too, as it does outside parentheses.
  mutating func opensStatement(at index: Int, allowingColon: Bool = true) -> Bool {
    guard text.tokens[index].kind == .name || text.tokens[index].kind == .star else { return false }
    let next = text.following(index)
    if next.kind == .name {
      return !next.lineBreak && (text.isWord("let", at: index) || text.isWord("func", at: index))
    }
    if next.kind == .string { return text.isWord("import", at: index) }
    let end = endOfPath(from: index)
    switch text.tokens[end].kind {
    case .equals: return true
    case .leftBrace: return !text.isBehindLineBreak(end)
    case .colon: return allowingColon && parentheses == 0
    default: return false
    }
  }

  /// The token behind the path that begins at `index`. Remembers the path, so that a question
  /// about a later segment of it does not walk it again.
  private mutating func endOfPath(from index: Int) -> Int {
    if scannedPath.contains(index) { return scannedPath.upperBound }
    var next = text.following(index).index
    while text.tokens[next].kind == .dot {
      let segment = text.following(next)
      next = segment.index
      guard segment.kind == .name || segment.kind == .star else { break }
      next = text.following(segment.index).index
    }
    scannedPath = index..<next
    return next
  }

  // MARK: Passing over

  /// Passes over tokens inside parentheses, up to `closing` or to where the parentheses end
  /// without it; also up to a comma, if elements can follow.
  mutating func skip(to closing: TokenKind, orComma: Bool) {
    let start = text.range(of: index).start
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
    let start = text.range(of: index).start
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
    report(.nestingTooDeep(Self.deepestNesting), at: text.range(of: index))
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
      report(.wildcardInValue, at: text.range(of: index))
      missing()
      advance()
      silentAt = index
      return
    default: break
    }
    report(
      .expectedValue(after: endOfPrevious > 0 ? text.quoted(endOfPrevious - 1) : nil, found: found),
      at: here)
    missing()
  }

  /// `+a`, which is `a`.
  private mutating func unaryPlus() {
    report(
      .unaryPlus, at: text.range(of: index), fixes: [fix("remove `+`", text.range(of: index), "")])
    while kind == .plus { advance() }
    guard enter() else { return }
    signed()
    depth -= 1
  }

  /// Says that a name is missing behind a `.`.
  mutating func missingMember() {
    if kind == .star, !lineBreak {
      report(.wildcardInValue, at: text.range(of: index))
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
        .expectedComma(closing, found: found), at: text.range(of: index),
        fixes: [fix("write `,`", behindPrevious, ",")])
    default:
      report(.expectedComma(closing, found: found), at: text.range(of: index))
      skip(to: closing, orComma: true)
      if kind == .comma { advance() }
    }
  }

  /// A `,` or `;` where an element is expected.
  mutating func separatorWithoutElement() {
    if kind == .semicolon { return semicolonInParentheses() }
    report(
      .expectedValue(after: text.quoted(endOfPrevious - 1), found: found), at: text.range(of: index)
    )
    advance()
  }

  private mutating func semicolonInParentheses() {
    let next = text.following(index)
    if next.lineBreak, opensStatement(at: next.index) {
      // The parenthesis is what is missing.
      advance()
      return
    }
    report(
      .semicolonInParentheses, at: text.range(of: index),
      fixes: [fix("write `,`", text.range(of: index), ",")])
    advance()
  }

  /// Says that the parenthesis or bracket at `opening` is not closed.
  mutating func unclosed(_ opening: Int, _ closing: TokenKind) {
    let last = text.tokens[endOfPrevious - 1].kind
    let isWhole = !last.isOperator && last != .semicolon && last != .dot
    let title = "write `\(closing.spelling)` at the end of the line"
    report(
      .unclosed(closing), at: text.range(of: opening),
      fixes: isWhole ? [fix(title, behindPrevious, closing.spelling, .unsafe)] : [])
  }
}

extension TokenKind {
  /// Whether a statement goes on after the token, even on the next line.
  var continuesBehindLineBreak: Bool {
    switch self {
    case .comma, .equals, .colon, .dot, .plus, .minus, .star, .slash, .arrow: true
    case .leftParenthesis, .leftBracket: true
    default: false
    }
  }

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
