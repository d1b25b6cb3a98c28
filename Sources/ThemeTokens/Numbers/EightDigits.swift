/// The eight decimal digits of a number below 10^8, leading zeros among them, one in each byte of a word.
///
/// A colour's text has some forty digits. Taken apart in one word they cost about 25 instructions for
/// eight; two by two, with divisions, it is over 100.
struct EightDigits {
  /// The digits, 0 to 9 each, the first in the lowest byte.
  private let word: UInt64

  /// The digits of `value`, which is below 10^8.
  @inline(__always)
  init(_ value: UInt64) {
    // Two lanes of four digits, then four of two, then eight of one. In each, the multiplication
    // and the shift divide the lane by 100 or 10; that is exact for what a lane can hold.
    var lanes = value / 10_000 | (value % 10_000) << 32
    let hundreds = (lanes &* 10_486) >> 20 & 0x7F_0000_007F
    lanes = hundreds | (lanes &- 100 &* hundreds) << 16
    let tens = (lanes &* 103) >> 10 & 0x000F_000F_000F_000F
    word = tens | (lanes &- 10 &* tens) << 8
  }

  private var text: UInt64 { word | 0x3030_3030_3030_3030 }

  /// Writes all eight.
  @inline(__always)
  func write(to text: inout TextCursor) { text.put(self.text, used: 8) }

  /// Writes them without the zeros at the end; nothing where all are zero. There must be room for
  /// eight.
  @inline(__always)
  func writeTrimmed(to text: inout TextCursor) {
    text.put(self.text, used: 8 - word.leadingZeroBitCount / 8)
  }
}
