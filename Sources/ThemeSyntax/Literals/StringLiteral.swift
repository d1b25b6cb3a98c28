/// How the text of a string literal becomes its value.
enum StringLiteral {
  /// The value of a literal, quotes included; nothing where it is malformed.
  static func decode(_ literal: ArraySlice<UInt8>) -> String? {
    literal.withUnsafeBufferPointer { bytes in
      guard let content = content(of: bytes) else { return nil }
      guard bytes[content].contains(UInt8(ascii: "\\")) else {
        return bytes[content].contains(where: isControl)
          ? nil : String(decoding: bytes[content], as: UTF8.self)
      }
      return unescape(bytes, in: content)
    }
  }

  /// One escape: the character it stands for, if it is one, and how long it is.
  static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: Int, before end: Int
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    guard place + 1 < end else { return (nil, 1) }
    switch bytes[place + 1] {
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "0"): return ("\0", 2)
    case UInt8(ascii: "\\"): return ("\\", 2)
    case UInt8(ascii: "\""): return ("\"", 2)
    case UInt8(ascii: "'"): return ("'", 2)
    case UInt8(ascii: "u"): return codePoint(bytes, at: place, before: end)
    case let byte:
      // A whole character is shown as wrong, not its first byte.
      guard byte >= 0x80, let (_, length) = decodeScalar(bytes, at: place + 1),
        place + 1 + length <= end
      else { return (nil, 2) }
      return (nil, 1 + length)
    }
  }

  /// `\u{1F600}`, one to eight hex digits.
  private static func codePoint(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: Int, before end: Int
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    guard place + 2 < end, bytes[place + 2] == UInt8(ascii: "{") else { return (nil, 2) }
    var value: UInt32 = 0
    var next = place + 3
    while next < end, let digit = bytes[next].hexValue, next < place + 11 {
      value = value << 4 | UInt32(digit)
      next += 1
    }
    guard next < end, bytes[next] == UInt8(ascii: "}") else { return (nil, next - place) }
    let isEmpty = next == place + 3
    return (isEmpty ? nil : Unicode.Scalar(value), next + 1 - place)
  }

  /// The bytes between the quotes, whatever quotes they are.
  private static func content(of bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard let opening = quoteLength(bytes, at: 0),
      let closing = (1...3).first(where: { length in
        bytes.count - length >= opening && quoteLength(bytes, at: bytes.count - length) == length
      })
    else { return nil }
    let isMultiline = bytes.count >= 6 && bytes[0] == UInt8(ascii: "\"") && bytes[1] == bytes[0]
    guard !isMultiline, closesItself(bytes, closing: closing) else { return nil }
    return opening..<bytes.count - closing
  }

  /// The length of the quote at `place`, straight or not.
  private static func quoteLength(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
    guard place < bytes.count, let (scalar, length) = decodeScalar(bytes, at: place) else {
      return nil
    }
    let isQuote = scalar == "\"" || scalar == "'" || Characters.curlyQuote(scalar) != nil
    return isQuote ? length : nil
  }

  /// Whether the last quote is one that closes the string, and not part of `\"`.
  private static func closesItself(_ bytes: UnsafeBufferPointer<UInt8>, closing: Int) -> Bool {
    var backslashes = 0
    while backslashes + closing + 1 < bytes.count,
      bytes[bytes.count - closing - 1 - backslashes] == UInt8(ascii: "\\")
    { backslashes += 1 }
    return backslashes % 2 == 0
  }

  private static func unescape(
    _ bytes: UnsafeBufferPointer<UInt8>, in content: Range<Int>
  ) -> String? {
    var value: [UInt8] = []
    value.reserveCapacity(content.count)
    var place = content.lowerBound
    while place < content.upperBound {
      if bytes[place] == UInt8(ascii: "\\") {
        let (scalar, length) = escape(bytes, at: place, before: content.upperBound)
        guard let scalar else { return nil }
        value.append(contentsOf: String(scalar).utf8)
        place += length
      } else {
        guard !isControl(bytes[place]) else { return nil }
        value.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: value, as: UTF8.self)
  }

  /// Whether `byte` is a control character that a string may not hold as it is.
  static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F
  }
}
