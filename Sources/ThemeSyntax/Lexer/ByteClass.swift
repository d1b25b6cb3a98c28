/// What a byte can begin: the lexer's first decision about every token, made by one look-up.
enum ByteClass: UInt8 {
  /// `a`–`z`, `A`–`Z`, `_`
  case letter
  /// `0`–`9`
  case digit
  /// A space or tab.
  case space
  case lineFeed, carriageReturn
  /// One byte that is a token by itself; `TokenKind.punctuation` says which.
  case punctuation
  case slash, quote, apostrophe, hash, minus, equals
  /// A byte of a character outside ASCII, or of no character at all.
  case nonASCII
  /// An ASCII character that begins no token.
  case invalid

  /// Whether a byte of this class continues a name. Names outside ASCII take the long way.
  var continuesName: Bool { rawValue <= ByteClass.digit.rawValue }

  /// The class of every byte.
  static let table: [ByteClass] = (0...255).map { of(UInt8($0)) }

  private static func of(_ byte: UInt8) -> ByteClass {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: " "), UInt8(ascii: "\t"): .space
    case UInt8(ascii: "\n"): .lineFeed
    case UInt8(ascii: "\r"): .carriageReturn
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "'"): .apostrophe
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "="): .equals
    case 0x80...: .nonASCII
    default: TokenKind.punctuation(byte) == .unknown ? .invalid : .punctuation
    }
  }
}

extension TokenKind {
  /// The token that `byte` is by itself.
  static func punctuation(_ byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "("): .leftParenthesis
    case UInt8(ascii: ")"): .rightParenthesis
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "*"): .star
    default: .unknown
    }
  }
}

extension UInt8 {
  /// The value of a hex digit, 0 to 15.
  var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  /// Whether the byte is a space or tab.
  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// Whether the byte ends a line: LF or CR.
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
