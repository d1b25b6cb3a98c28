/// Reads JSON (RFC 8259), of which the files of an asset catalog are made.
///
/// A byte order mark is accepted. Arrays and objects nest at most `deepest` deep, so that input
/// cannot exhaust the stack.
package struct JSONReader {
  /// Why a text is not JSON, and where.
  package struct Problem: Error, Sendable, Hashable {
    /// What is wrong, such as `expected ":"`.
    package let message: String
    /// Counted from 1.
    package let line: Int
    /// In bytes, counted from 1.
    package let column: Int
  }

  static let deepest = 64

  private let bytes: [UInt8]
  private var position = 0

  /// The tree of `bytes`, or what is wrong with them.
  package static func read(_ bytes: [UInt8]) -> Result<JSONValue, Problem> {
    var reader = JSONReader(bytes)
    do {
      let value = try reader.value(depth: 0)
      reader.skipSpace()
      if reader.position < bytes.count { throw Failure(message: "expected the end of the file") }
      return .success(value)
    } catch {
      let message = (error as? Failure)?.message ?? "not JSON"
      return .failure(reader.problem(message))
    }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private func problem(_ message: String) -> Problem {
    let before = bytes[..<min(position, bytes.count)]
    let lineStart = before.lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    return Problem(
      message: message, line: before.count { $0 == lineFeed } + 1,
      column: before.count - lineStart + 1)
  }
}

/// What stops the reader; its position says where.
private struct Failure: Error {
  let message: String
}

extension JSONReader {
  private mutating func value(depth: Int) throws -> JSONValue {
    skipSpace()
    guard let byte = peek() else { throw Failure(message: "the file ends too early") }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case quote: return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default:
      if take("true") { return .boolean(true) }
      if take("false") { return .boolean(false) }
      if take("null") { return .null }
      throw Failure(message: "expected a value")
    }
  }

  private mutating func object(depth: Int) throws -> JSONValue {
    try enter(depth)
    var members: [JSONValue.Member] = []
    if close(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard peek() == quote else { throw Failure(message: "expected a key in quotes") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw Failure(message: "expected `:`") }
      members.append(JSONValue.Member(key: key, value: try value(depth: depth)))
    } while comma()
    guard close(UInt8(ascii: "}")) else { throw Failure(message: "expected `,` or `}`") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws -> JSONValue {
    try enter(depth)
    var elements: [JSONValue] = []
    if close(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      elements.append(try value(depth: depth))
    } while comma()
    guard close(UInt8(ascii: "]")) else { throw Failure(message: "expected `,` or `]`") }
    return .array(elements)
  }

  private mutating func number() throws -> JSONValue {
    let start = position
    while let byte = peek(), isNumberByte(byte) { position += 1 }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      number.isFinite
    else {
      position = start
      throw Failure(message: "expected a number")
    }
    return .number(number)
  }

  private mutating func string() throws -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek() {
      position += 1
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20:
        position -= 1
        throw Failure(message: "a string ends before its closing quote")
      default: text.append(byte)
      }
    }
    throw Failure(message: "a string ends before its closing quote")
  }

  private mutating func escape() throws -> Unicode.Scalar {
    guard let byte = peek() else { throw Failure(message: "the file ends too early") }
    position += 1
    switch byte {
    case quote, UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexUnit()
      guard 0xD800..<0xDC00 ~= unit, peek() == UInt8(ascii: "\\") else {
        return Unicode.Scalar(unit) ?? "\u{FFFD}"
      }
      // The first half of a surrogate pair; without its other half it stands for nothing.
      let afterFirst = position
      position += 1
      if take("u") {
        let second = try hexUnit()
        if 0xDC00..<0xE000 ~= second {
          return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
        }
      }
      position = afterFirst
      return "\u{FFFD}"
    default:
      position -= 1
      throw Failure(message: "unknown escape in a string")
    }
  }

  /// The four hex digits of `\u`.
  private mutating func hexUnit() throws -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = hexDigitValue(byte) else {
        throw Failure(message: "expected four hex digits")
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }
}

extension JSONReader {
  private func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || byte == lineFeed || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { expected in
      guard bytes[position...].starts(with: expected) else { return false }
      position += expected.count
      return true
    }
  }

  private mutating func comma() -> Bool {
    skipSpace()
    return take(",")
  }

  private mutating func close(_ bracket: UInt8) -> Bool {
    skipSpace()
    guard peek() == bracket else { return false }
    position += 1
    return true
  }

  private mutating func enter(_ depth: Int) throws {
    guard depth <= Self.deepest else {
      throw Failure(message: "nested more than \(Self.deepest) deep")
    }
    position += 1
  }
}

/// The value of an ASCII hex digit.
func hexDigitValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

private func isNumberByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
    UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
    true
  default: false
  }
}

private let quote = UInt8(ascii: "\"")
private let lineFeed: UInt8 = 0x0A
