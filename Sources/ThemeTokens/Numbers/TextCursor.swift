/// Writes short ASCII text into room that is already there.
///
/// Numbers and colours are printed by the ten thousand, and an array that grows by one byte at a time
/// costs more than the digits do. Whoever writes says before how much it is at most:
/// `mostForNumber`, `mostForColor`.
package struct TextCursor {
  /// The most bytes that a number takes.
  package static let mostForNumber = 32
  /// The most bytes that a plain colour takes: a constructor with four labels and numbers.
  package static let mostForColor = 4 * mostForNumber + 64

  private let room: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes have been written.
  package private(set) var count = 0

  /// A cursor at the start of `room`.
  package init(_ room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  /// The text of at most `most` bytes that `body` writes.
  static func text(upTo most: Int, _ body: (inout TextCursor) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { room in
      var cursor = TextCursor(room)
      body(&cursor)
      return String(decoding: room[..<cursor.count], as: UTF8.self)
    }
  }

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    room[count] = byte
    count += 1
  }

  mutating func put(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      for byte in bytes { put(byte) }
    }
  }

  mutating func put(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { put(byte) }
  }

  mutating func put(_ byte: UInt8, times: Int) {
    for _ in 0..<times { put(byte) }
  }

  /// Writes `value` in decimal digits, at least `least` of them.
  mutating func put(decimal value: UInt64, least: Int = 1) {
    let length = max(least, Self.digits(of: value))
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

  /// Takes zeros at the end away.
  mutating func trimZeros() {
    while count > 0, room[count - 1] == zero { count -= 1 }
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
