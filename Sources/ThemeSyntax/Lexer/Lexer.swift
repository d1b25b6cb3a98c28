import ThemeSource

/// What the lexer makes of a text. A class, since the first copy of a list in a structure costs a process
/// a hundredth of the check of a small theme.
final class LexedText {
  /// All tokens, trivia included; the last is `endOfFile`.
  var tokens: [Token] = []
  /// What was wrong with single characters, literals and comments.
  var diagnostics: DiagnosticList
  /// Which tokens are `///` comments.
  var documentation: [Int] = []
  /// How many `{` stand in the text beyond the `}`.
  var unclosedBraces = 0
  /// Whether the text ends inside a block comment.
  var endsInComment = false
  /// Whether there is any `//` that is no documentation.
  var hasLineComments = false
  /// Whether all names are ASCII.
  var hasPlainNames = true
  /// Which tokens are strings without their closing quote.
  var unterminatedStrings: [Int] = []

  init(diagnostics: DiagnosticList) { self.diagnostics = diagnostics }
}

/// Cuts a text into tokens, in one pass over its bytes and without a look at what they mean.
///
/// Every byte is in exactly one token, so the tokens joined are the text. A character that the
/// language does not have is reported here and becomes an `unknown` token, which the parser
/// passes over; one that only looks like another (`–`, `“`) is reported and read as that other.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let dialect: Dialect
  let result: LexedText
  /// Where tokens are written: there are at most as many as bytes, and one for the end.
  private let output: UnsafeMutableBufferPointer<Token>
  private var count = 0
  /// Where the current line begins.
  var lineStart = 0
  /// The start of the last line on which an unknown character was reported: one message a line.
  var lastLineWithUnknown = -1
  /// Whether a merge conflict has been opened by `<<<<<<<`.
  var isInConflict = false
  /// Whether a `>>>>>>>` can still follow; looked for in vain only once.
  var mayHoldConflictEnd = true
  /// The start of the last line with an apostrophe that opens no string, looked for only once.
  var lastLineWithApostrophe = -1

  /// The tokens of `source`.
  static func lex(_ source: SourceText, dialect: Dialect = .theme) -> LexedText {
    lex(source, 0..<source.bytes.count, dialect: dialect, room: source.bytes.count + 1)
  }

  /// The tokens of a part of `source` that begins with a line, as those of a text that ends there.
  /// What stands before it is one white space. There is room for `room` tokens.
  static func lex(
    _ source: SourceText, _ part: Range<Int>, dialect: Dialect = .theme, room: Int
  ) -> LexedText {
    let result = LexedText(diagnostics: DiagnosticList(file: source.id))
    let tokens = [Token](unsafeUninitializedCapacity: room) { output, count in
      LargePages.use(for: output.baseAddress, byteCount: MemoryLayout<Token>.stride * room)
      source.bytes.withUnsafeBufferPointer { bytes in
        var lexer = Lexer(
          bytes: UnsafeBufferPointer(rebasing: bytes[..<part.upperBound]), dialect: dialect,
          output: output, result: result)
        lexer.run(from: part.lowerBound)
        count = lexer.count
      }
    }
    result.tokens = tokens
    return result
  }

  private init(
    bytes: UnsafeBufferPointer<UInt8>, dialect: Dialect,
    output: UnsafeMutableBufferPointer<Token>, result: LexedText
  ) {
    self.bytes = bytes
    self.dialect = dialect
    self.output = output
    self.result = result
  }

  private mutating func run(from first: Int) {
    let classes = ByteClass.table
    let end = bytes.count
    var place = first == 0 ? startAfterByteOrderMark() : first
    if first > 0 {
      lineStart = first
      emit(.whitespace, end: first)
    }
    while place < end {
      let byte = bytes[place]
      let start = place
      place += 1
      switch classes[Int(byte)] {
      case .letter:
        while place < end, classes[Int(bytes[place])].continuesName { place += 1 }
        if place < end, bytes[place] >= 0x80 {
          result.hasPlainNames = false
          place = endOfName(from: start, at: place)
        }
        emit(.name, end: place)
      case .space:
        while place < end, classes[Int(bytes[place])] == .space { place += 1 }
        emit(.whitespace, end: place)
      case .punctuation:
        let kind = TokenKind.punctuation(byte)
        if kind == .star, place < end, bytes[place] == UInt8(ascii: "/"),
          let after = strayCommentEnd(from: start)
        {
          place = after
          continue
        }
        if kind == .leftBrace { result.unclosedBraces += 1 }
        if kind == .rightBrace { result.unclosedBraces -= 1 }
        emit(kind, end: place)
      case .digit:
        place = number(from: start)
      case .lineFeed:
        lineStart = place
        emit(.newline, end: place)
      case .carriageReturn:
        if place < end, bytes[place] == UInt8(ascii: "\n") { place += 1 }
        lineStart = place
        emit(.newline, end: place)
      case .minus:
        if place < end, bytes[place] == UInt8(ascii: ">") {
          place += 1
          emit(.arrow, end: place)
        } else {
          emit(.minus, end: place)
        }
      case .equals:
        if start == lineStart, let after = conflictMarker(at: start) {
          place = after
        } else {
          emit(.equals, end: place)
        }
      case .quote:
        place = string(from: start)
      case .hash:
        place = color(from: start)
      case .slash:
        place = slash(from: start)
      case .apostrophe:
        place = singleQuoted(from: start)
      case .nonASCII:
        result.hasPlainNames = false
        place = nonASCII(from: start)
      case .invalid:
        place = conflictMarker(at: start) ?? unknown(from: start)
      }
    }
    emit(.endOfFile, end: end)
  }

  /// Writes the token that ends at `end`.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, end: Int) {
    output[count] = Token(kind, end: end)
    count &+= 1
  }

  /// The number of tokens so far: the index of the next one.
  var nextToken: Int { count }

  private mutating func startAfterByteOrderMark() -> Int {
    guard bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF else { return 0 }
    lineStart = 3
    emit(.byteOrderMark, end: 3)
    return 3
  }

  /// The end of the line that `place` is on: the place of its line break, or of the text's end.
  func endOfLine(from place: Int) -> Int {
    var place = place
    while place < bytes.count, !bytes[place].isLineBreak { place += 1 }
    return place
  }

  /// The text of `range`.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether the bytes at `place` are `text`.
  func has(_ text: StaticString, at place: Int) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[place + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Reports `message` about `range`.
  mutating func report(_ message: SyntaxMessage, at range: Range<Int>, fixes: [Fix] = []) {
    result.diagnostics.report(
      message, at: SourceRange(range.lowerBound, range.upperBound), fixes: fixes)
  }

  /// A change of the text in `range`.
  func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit {
    result.diagnostics.edit(SourceRange(range.lowerBound, range.upperBound), replacement)
  }
}
