/// Writes pieces of JSON into room that is already there.
struct JSONCursor {
  private let buffer: UnsafeMutableRawBufferPointer
  /// Where the next byte goes.
  private(set) var offset: Int

  /// A cursor that starts at `offset`.
  init(_ buffer: UnsafeMutableRawBufferPointer, _ offset: Int) {
    self.buffer = buffer
    self.offset = offset
  }

  /// The most bytes that a string takes with its quotation marks: each byte may become `\u00XX`.
  static func mostQuoted(_ utf8: UnsafeBufferPointer<UInt8>) -> Int { 6 * utf8.count + 2 }

  /// Writes one byte.
  mutating func put(_ byte: UInt8) {
    buffer[offset] = byte
    offset += 1
  }

  /// Writes bytes as they are.
  mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[offset..<(offset + bytes.count)])
    room.copyMemory(from: UnsafeRawBufferPointer(bytes))
    offset += bytes.count
  }

  /// Writes at most `most` bytes, which `body` puts into the room it is given; it answers how many.
  mutating func put(upTo most: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[offset..<(offset + most)])
    offset += room.withMemoryRebound(to: UInt8.self) { body($0) }
  }

  /// Starts a line that is indented by two spaces for each level.
  mutating func breakLine(_ depth: Int) {
    put(0x0A)
    for _ in 0..<(2 * depth) { put(0x20) }
  }

  /// Writes a string with its quotation marks.
  mutating func quote(_ utf8: UnsafeBufferPointer<UInt8>) {
    put(UInt8(ascii: "\""))
    // Most strings are short and plain ASCII.
    var index = 0
    while index < utf8.count, Self.isPlain(utf8[index]) {
      put(utf8[index])
      index += 1
    }
    while index < utf8.count {
      let byte = utf8[index]
      index += 1
      if byte == 0xC2, index < utf8.count, utf8[index] < 0xA0 {
        // U+0080 to U+009F act as control characters in some terminals.
        escape(utf8[index])
        index += 1
      } else if byte < 0x80, !Self.isPlain(byte) {
        escape(byte)
      } else {
        put(byte)
      }
    }
    put(UInt8(ascii: "\""))
  }

  /// Whether a byte is printable ASCII that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    put(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): put(byte)
    case 0x0A: put(UInt8(ascii: "n"))
    case 0x0D: put(UInt8(ascii: "r"))
    case 0x09: put(UInt8(ascii: "t"))
    default:
      put(UInt8(ascii: "u"))
      put(UInt8(ascii: "0"))
      put(UInt8(ascii: "0"))
      put(Self.digit(byte >> 4))
      put(Self.digit(byte & 0xF))
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
