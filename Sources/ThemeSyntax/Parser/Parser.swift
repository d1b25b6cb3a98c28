import ThemeSource

/// Makes a tree of tokens by recursive descent, three tokens of look-ahead at most for text
/// without errors.
///
/// It always ends with a tree. Each mistake is reported once: a message silences others at the
/// same token, and what could not be read is passed over up to where reading can go on. Nested
/// constructs are counted, so that input cannot use up the stack.
struct Parser {
  /// How deep parentheses, blocks, arguments and minus signs may nest.
  static let deepestNesting = 128

  /// How many statements are passed over without a message before the rest is not read.
  private static let mostUnreadable = 10_000

  let text: TokenText
  let dialect: Dialect
  /// Which tokens are strings without an end.
  let unterminatedStrings: [Int]
  /// How many `{` are still known to lack their `}`.
  var unclosedBraces: Int

  var nodes: NodeBuilder
  var diagnostics: DiagnosticList
  /// Where nothing that the lexer found is worth a message, since the parser's says more or what
  /// is there is passed over.
  var withdrawn: [SourceRange] = []
  /// Whether the lexer found anything.
  let hasLexicalFindings: Bool

  // MARK: The current token

  /// The current token, which is never trivia, a line break or unknown.
  private(set) var index = 0
  /// The kind of the current token.
  private(set) var kind = TokenKind.endOfFile
  /// The place after the last token that was taken.
  private(set) var endOfPrevious = 0
  /// Whether a line break stands before the current token.
  private(set) var lineBreak = false

  // MARK: Where the current token stands

  /// How many constructs are open around the current token.
  var depth = 0
  /// How many of them are parentheses or brackets, in which line breaks mean nothing.
  var parentheses = 0
  /// How many of them are lists.
  var lists = 0

  /// Where the statement begins that is not in a block, and that the current token is in.
  var outermostHead: Int?
  /// Whether a header has been read.
  var hasHeader = false
  /// The path that was last looked at ahead, up to the token behind it.
  var scannedPath = 0..<0

  // MARK: What has been reported

  /// The token at which nothing more is reported.
  var silentAt = -1
  /// Whether the statement before could not be read, and whether this one cannot: of lines that
  /// are no statements, only the first is worth a message.
  var previousFailed = false
  var hasFailed = false
  /// Whether a sign between the head of this statement and its value was taken as read.
  var hasGuessed = false
  /// How many statements were passed over without a message.
  var unreadable = 0
  /// Whether there were so many mistakes that the rest of the text is not read.
  var hasGivenUp = false
  /// The last token that directly follows a character that the language does not have.
  var behindUnknown = -1
  /// Whether nothing is reported up to the end of the statement, since it holds a string that
  /// took in what stands behind it.
  var isSilent = false
  /// The `{` of a theme that is written in braces, and the message about it, until its `}` is met.
  var themeBrace: (index: Int, message: Int?)?

  /// A parser of `text`, whose nodes have room for those of `share` times as much.
  init(_ text: TokenText, lexed: LexedText, dialect: Dialect, share: Int = 1) {
    self.text = text
    self.dialect = dialect
    unterminatedStrings = lexed.unterminatedStrings
    unclosedBraces = lexed.unclosedBraces
    hasLexicalFindings = !lexed.diagnostics.items.isEmpty
    nodes = NodeBuilder(estimate: text.tokens.count * share * 3 / 4 + 16)
    diagnostics = DiagnosticList(file: lexed.diagnostics.file)
    move(to: 0)
  }

  /// Takes the current token.
  mutating func advance() {
    guard kind != .endOfFile else { return }
    endOfPrevious = index + 1
    move(to: index + 1)
  }

  /// Goes to the first token from `start` on that the grammar is about.
  @inline(__always)
  private mutating func move(to start: Int) {
    // Most tokens follow the one before directly, or behind a space.
    let next = text.tokens[start].kind == .whitespace ? start + 1 : start
    guard text.tokens[next].kind.isSignificant, !hasGivenUp else { return moveFar(to: start) }
    kind = text.tokens[next].kind
    index = next
    lineBreak = false
  }

  private mutating func moveFar(to start: Int) {
    var next = hasGivenUp ? text.tokens.count - 1 : start
    var sawLineBreak = false
    var sawUnknown = false
    while true {
      let kind = text.tokens[next].kind
      switch kind {
      case .newline: sawLineBreak = true
      case .blockComment: sawLineBreak = sawLineBreak || text.holdsLineBreak(next)
      case .unknown: sawUnknown = true
      case .whitespace, .lineComment, .documentationComment, .byteOrderMark: break
      default:
        self.kind = kind
        index = next
        lineBreak = sawLineBreak
        if sawUnknown { passedUnknown(before: next) }
        return
      }
      next += 1
    }
  }

  /// Silences what could be said about the token at `index`, since a character that the language
  /// does not have stands before it, and the whole statement that it may begin on the same line.
  private mutating func passedUnknown(before index: Int) {
    silentAt = index
    var before = index - 1
    while text.tokens[before].kind == .whitespace { before -= 1 }
    if text.tokens[before].kind == .unknown { behindUnknown = index }
  }

  // MARK: Nodes

  /// Begins a node at the current token.
  mutating func open(_ kind: NodeKind) -> NodeBuilder.Open {
    nodes.open(kind, firstToken: index)
  }

  /// Ends a node at the last token that was taken.
  mutating func close(_ node: NodeBuilder.Open) {
    nodes.close(node, endToken: endOfPrevious)
  }

  /// Takes the current token as a node.
  mutating func leaf(_ kind: NodeKind) {
    nodes.leaf(kind, firstToken: index, endToken: index + 1)
    advance()
  }

  /// Takes all tokens before the one at `end` as a node.
  mutating func leaf(_ kind: NodeKind, upTo end: Int) {
    nodes.leaf(kind, firstToken: index, endToken: end)
    endOfPrevious = end
    move(to: end)
  }

  /// Stands for a value that was not written, behind the last token.
  mutating func missing() {
    nodes.leaf(.missing, firstToken: endOfPrevious, endToken: endOfPrevious)
  }

  // MARK: Reports

  /// Reports `message` about `range`, if nothing was reported at the current token, and answers
  /// where in the list the message is.
  @discardableResult
  mutating func report(
    _ message: SyntaxMessage, at range: SourceRange, fixes: [Fix] = []
  ) -> Int? {
    defer { silentAt = index }
    guard silentAt != index, !isSilent else { return nil }
    withdraw(range)
    let place = diagnostics.report(message, at: range, fixes: fixes)
    hasGivenUp = diagnostics.isFull
    return place
  }

  /// Reports that a statement cannot be read, if the one before it could.
  mutating func fail(_ message: SyntaxMessage, at range: SourceRange, fixes: [Fix] = []) {
    hasFailed = true
    guard previousFailed else {
      report(message, at: range, fixes: fixes)
      return
    }
    silentAt = index
    unreadable += 1
    guard unreadable > Self.mostUnreadable, !hasGivenUp else { return }
    hasGivenUp = true
    diagnostics.cut()
  }

  /// Takes back what the lexer said inside `range`.
  mutating func withdraw(_ range: SourceRange) {
    if hasLexicalFindings { withdrawn.append(range) }
  }

  /// A repair of one place.
  func fix(
    _ title: String, _ range: SourceRange, _ replacement: String,
    _ applicability: Fix.Applicability = .safe
  ) -> Fix {
    Fix(title, applicability, edits: [diagnostics.edit(range, replacement)])
  }

  /// The place just behind the last token that was taken.
  var behindPrevious: SourceRange {
    let end = endOfPrevious == 0 ? 0 : text.tokens[endOfPrevious - 1].end
    return SourceRange(end, end)
  }

  /// Where to say that something is missing: the current token, if it is on the line on which
  /// that was expected, else the last one on that line.
  var here: SourceRange {
    guard kind == .endOfFile || lineBreak, endOfPrevious > 0 else { return text.range(of: index) }
    return text.range(of: endOfPrevious - 1)
  }

  /// What stands at `here`, for messages.
  var found: String {
    if kind == .endOfFile { return "the end of the file" }
    return lineBreak && parentheses == 0 ? "the end of the line" : text.quoted(index)
  }

}
