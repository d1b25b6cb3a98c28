/// Writes short ASCII text into room that is already there.
///
/// Numbers and colours are printed by the ten thousand, and an array that grows by one byte at a time
/// costs more than the digits do. Whoever writes says before how much it is at most:
/// `mostForNumber`, `mostForColor`.
@usableFromInline
package struct TextCursor {
  /// The most bytes that a number takes.
  package static var mostForNumber: Int { 32 }
  /// The most bytes that a plain colour takes: a constructor with four labels and numbers.
  package static var mostForColor: Int { 4 * mostForNumber + 64 }

  @usableFromInline let room: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes have been written.
  @usableFromInline package internal(set) var count = 0

  /// A cursor at the start of `room`.
  @inlinable
  package init(_ room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  /// The text of at most `most` bytes that `body` writes.
  static func text(upTo most: Int, _ body: (inout TextCursor) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { room in
      var cursor = TextCursor(room)
      body(&cursor)
      return String(decoding: room[..<cursor.count], as: UTF8.self)
    }
  }

  @inlinable
  mutating func put(_ byte: UInt8) {
    room[count] = byte
    count += 1
  }

  /// Writes a literal; its length is known where this is called, so that a few moves do it.
  @inline(__always)
  mutating func put(_ text: StaticString) {
    let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(room)[count...])
      .copyMemory(from: bytes)
    count += bytes.count
  }

  mutating func put(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { put(byte) }
  }

  mutating func put(_ byte: UInt8, times: Int) {
    for _ in 0..<times { put(byte) }
  }

  /// Writes `value` in decimal digits.
  @inline(__always)
  mutating func put(decimal value: UInt64) {
    if value < 10 {
      put(zero | UInt8(truncatingIfNeeded: value))
    } else {
      putDigits(value)
    }
  }

  private mutating func putDigits(_ value: UInt64) {
    let length = Self.digits(of: value)
    var (rest, place) = (value, count + length)
    // Two at a time, which halves the divisions.
    while place > count + 1 {
      place -= 2
      let pair = rest % 100
      rest /= 100
      room[place] = zero + UInt8(truncatingIfNeeded: pair / 10)
      room[place + 1] = zero + UInt8(truncatingIfNeeded: pair % 10)
    }
    if place > count { room[count] = zero + UInt8(truncatingIfNeeded: rest) }
    count += length
  }

  /// Writes the first `used` bytes of a word, the lowest first. There must be room for all eight.
  @inlinable
  mutating func put(_ word: UInt64, used: Int) {
    UnsafeMutableRawBufferPointer(room).storeBytes(
      of: word.littleEndian, toByteOffset: count, as: UInt64.self)
    count += used
  }

  private static func digits(of value: UInt64) -> Int {
    var (digits, power) = (1, UInt64(10))
    while digits < 20, value >= power {
      digits += 1
      power = power &* 10
    }
    return digits
  }
}

private let zero = UInt8(ascii: "0")
