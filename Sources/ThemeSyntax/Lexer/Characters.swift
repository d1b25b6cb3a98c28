/// The Unicode tables of the language: letters, what cannot be seen, and what looks like
/// something else. ASCII never comes here.
enum Characters {
  /// Whether a name may begin with `scalar` (XID_Start of Unicode Annex 31).
  static func beginsName(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDStart }

  /// Whether a name may go on with `scalar` (XID_Continue).
  static func continuesName(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue }

  /// Whether `scalar` shows nothing and takes no room, so that two names with and without it look
  /// the same: format controls, joiners, variation selectors, tags.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether `scalar` is a space that is not the space of the language, such as U+00A0.
  static func isForeignSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The two kinds of typographic quotation marks.
  enum CurlyQuote { case single, double }

  /// Which kind of quotation mark `scalar` is, other than `"` and `'`.
  static func curlyQuote(_ scalar: Unicode.Scalar) -> CurlyQuote? {
    switch scalar.value {
    case 0x201C...0x201F, 0xAB, 0xBB, 0xFF02, 0x2033: .double
    case 0x2018...0x201B, 0x2032, 0xFF07: .single
    default: nil
    }
  }

  /// What an author meant who wrote a character that looks like punctuation of the language.
  static func lookAlike(_ scalar: Unicode.Scalar) -> (TokenKind, written: String)? {
    switch scalar.value {
    case 0x2010...0x2015, 0x2212, 0xFE63, 0xFF0D: (.minus, "-")
    case 0xD7, 0x2217, 0xFF0A: (.star, "*")
    case 0xF7, 0x2044, 0x2215, 0xFF0F: (.slash, "/")
    case 0xFF0B: (.plus, "+")
    case 0xFF1D, 0xFE66: (.equals, "=")
    case 0xFF1A, 0xFE55, 0x2236: (.colon, ":")
    case 0xFF1B, 0x37E: (.semicolon, ";")
    case 0xFF0C, 0x3001, 0x201A: (.comma, ",")
    case 0xFF0E, 0x3002, 0x2024: (.dot, ".")
    case 0xFF08: (.leftParenthesis, "(")
    case 0xFF09: (.rightParenthesis, ")")
    case 0xFF5B: (.leftBrace, "{")
    case 0xFF5D: (.rightBrace, "}")
    case 0xFF3B: (.leftBracket, "[")
    case 0xFF3D: (.rightBracket, "]")
    case 0x2192: (.arrow, "->")
    default: nil
    }
  }

  /// `U+00A0`, as messages show a character that cannot be seen.
  static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// Reads the character that begins at `position`, or nothing where the bytes are not UTF-8.
func decodeScalar(
  _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
) -> (scalar: Unicode.Scalar, length: Int)? {
  let first = UInt32(bytes[position])
  let length: Int
  var value: UInt32
  let smallest: UInt32
  switch first {
  case 0..<0x80: return (Unicode.Scalar(UInt8(first)), 1)
  case 0xC2..<0xE0: (length, value, smallest) = (2, first & 0x1F, 0x80)
  case 0xE0..<0xF0: (length, value, smallest) = (3, first & 0x0F, 0x800)
  case 0xF0..<0xF5: (length, value, smallest) = (4, first & 0x07, 0x10000)
  default: return nil
  }
  guard position + length <= bytes.count else { return nil }
  for index in position + 1..<position + length {
    guard bytes[index] & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(bytes[index] & 0x3F)
  }
  guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
  return (scalar, length)
}
