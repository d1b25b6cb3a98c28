import ThemeSource

/// The tokens of a text over its bytes: answers what can be seen by looking at them.
///
/// It is apart from the parser, which is large, so that a question costs no copy of the parser.
struct TokenText {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>

  /// The token after `index` that the grammar is about, and whether a line break is before it.
  func following(_ index: Int) -> (index: Int, kind: TokenKind, lineBreak: Bool) {
    guard tokens[index].kind != .endOfFile else { return (index, .endOfFile, false) }
    var next = index + 1
    var lineBreak = false
    while true {
      let kind = tokens[next].kind
      switch kind {
      case .newline: lineBreak = true
      case .blockComment: lineBreak = lineBreak || holdsLineBreak(next)
      case .whitespace, .lineComment, .documentationComment, .byteOrderMark, .unknown: break
      default: return (next, kind, lineBreak)
      }
      next += 1
    }
  }

  /// The offset at which the token at `index` begins.
  func start(of index: Int) -> Int { index == 0 ? 0 : tokens[index - 1].end }

  /// Where the token at `index` stands.
  func range(of index: Int) -> SourceRange { SourceRange(start(of: index), tokens[index].end) }

  /// The text of the token at `index`.
  func string(of index: Int) -> String { string(in: range(of: index)) }

  /// The text in `range`.
  func string(in range: SourceRange) -> String {
    String(decoding: bytes[range.start.index..<range.end.index], as: UTF8.self)
  }

  /// The token at `index` in backquotes, shortened.
  func quoted(_ index: Int) -> String { "`" + shortened(range(of: index)) + "`" }

  /// The text in `range`, shortened.
  func shortened(_ range: SourceRange) -> String {
    guard range.count > 40 else { return string(in: range) }
    let start = range.start.index
    return string(in: SourceRange(start, min(start + 120, range.end.index))).prefix(30) + "…"
  }

  /// Whether the token at `index` is the name `word`.
  func isWord(_ word: StaticString, at index: Int) -> Bool {
    let start = start(of: index)
    guard tokens[index].end - start == word.utf8CodeUnitCount, tokens[index].kind == .name else {
      return false
    }
    for offset in 0..<word.utf8CodeUnitCount
    where bytes[start + offset] != word.utf8Start[offset] { return false }
    return true
  }

  // MARK: Lines

  /// Whether the comment at `index` holds a line break, and so counts as one.
  func holdsLineBreak(_ index: Int) -> Bool {
    bytes[start(of: index)..<tokens[index].end].contains { $0.isLineBreak }
  }

  /// Whether a line break stands directly before the token at `index`, trivia aside.
  func isBehindLineBreak(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, tokens[before].kind.isTrivia { before -= 1 }
    return before >= 0 && tokens[before].kind == .newline
  }

  /// Whether there is nothing but white space in the tokens of `gap`.
  func isWhite(_ gap: Range<Int>) -> Bool {
    gap.allSatisfy { tokens[$0].kind == .newline || tokens[$0].kind == .whitespace }
  }

  /// Whether the token at `index` begins in the first column of its line.
  func isInFirstColumn(_ index: Int) -> Bool {
    let start = start(of: index)
    return start == 0 || bytes[start - 1].isLineBreak
  }

  /// The number of spaces and tabs directly before the token at `index`.
  func indentation(of index: Int) -> Int {
    let start = start(of: index)
    var place = start
    while place > 0, bytes[place - 1].isSpace { place -= 1 }
    return start - place
  }

  /// `range` with the rest of its lines, where nothing else is on them.
  func wholeLine(_ range: SourceRange) -> SourceRange {
    var start = range.start.index
    while start > 0, bytes[start - 1].isSpace { start -= 1 }
    var end = range.end.index
    while end < bytes.count, bytes[end].isSpace { end += 1 }
    guard start == 0 || bytes[start - 1].isLineBreak, end < bytes.count, bytes[end].isLineBreak
    else { return range }
    let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count
    return SourceRange(start, isPair && bytes[end + 1] == UInt8(ascii: "\n") ? end + 2 : end + 1)
  }

  /// The first token of the `///` lines directly above the token at `index`, or that token.
  func firstWithDocumentation(_ index: Int) -> Int {
    var first = index
    var breaks = 0
    for before in stride(from: index - 1, through: 0, by: -1) {
      switch tokens[before].kind {
      case .whitespace: continue
      case .newline: breaks += 1
      case .documentationComment:
        first = before
        breaks = 0
      default: return first
      }
      if breaks > 1 { return first }
    }
    return first
  }
}
