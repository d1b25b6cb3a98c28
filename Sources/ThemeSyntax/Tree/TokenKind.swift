/// What a token is. Trivia are tokens too, so all tokens of a text, joined, are the text.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  // MARK: Trivia

  /// Spaces and tabs.
  case whitespace
  /// `//` up to the end of the line.
  case lineComment
  /// `///` up to the end of the line.
  case documentationComment
  /// `/* … */`, nested; one that holds a line break also ends a statement.
  case blockComment
  /// U+FEFF at the start of the text.
  case byteOrderMark

  // MARK: Layout

  /// One line break (LF, CR or CR LF). The parser decides whether it ends a statement.
  case newline
  /// `;`
  case semicolon

  // MARK: Words and literals

  /// A name; keywords are names, recognised only where the grammar has them.
  case name
  /// Digits with an optional fraction, exponent, `pt` or `%`.
  case number
  /// `#` and the letters, digits and `_` behind it.
  case color
  /// `"…"` on one line.
  case string

  // MARK: Punctuation

  case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
  case comma, colon, dot, equals, plus, minus, star, slash, arrow

  // MARK: The rest

  /// Bytes that begin no token; already reported.
  case unknown
  /// The end of the text. No width; always the last token.
  case endOfFile

  /// Whether the grammar is about tokens of this kind: neither trivia nor a line break, which the
  /// parser takes with the token behind it, nor unknown.
  var isSignificant: Bool { rawValue > TokenKind.newline.rawValue && self != .unknown }

  /// Whether the parser passes over tokens of this kind.
  @inlinable
  public var isTrivia: Bool { rawValue <= TokenKind.byteOrderMark.rawValue }
}
