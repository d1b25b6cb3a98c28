/// Checks bytes for UTF-8 as RFC 3629 defines it: no overlong forms, no surrogates, nothing above
/// U+10FFFF.
package enum UTF8Validation {
  /// The index of the first byte that does not belong to a well-formed sequence; `nil` when all do.
  ///
  /// ASCII, which is nearly all of a theme, is passed over sixteen bytes at a time.
  package static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { buffer in
      var index = 0
      while index < buffer.count {
        index = skippingASCII(in: buffer, from: index)
        guard index < buffer.count else { return nil }
        let length = sequenceLength(in: buffer, at: index)
        if length == 0 { return index }
        index += length
      }
      return nil
    }
  }

  /// The scalar that starts at `index` and its length in bytes; `nil` where no well-formed
  /// sequence starts.
  static func scalar(
    in bytes: UnsafeRawBufferPointer, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let lead = bytes[index]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = sequenceLength(in: bytes, at: index)
    if length == 0 { return nil }
    // The lead byte of a sequence of n bytes carries 7 − n bits, each other byte six.
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for next in bytes[(index + 1)..<(index + length)] { value = value << 6 | UInt32(next & 0x3F) }
    guard let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// The first index from `start` on that holds no ASCII; the end when there is none.
  static func skippingASCII(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let high: UInt64 = 0x8080_8080_8080_8080
    var index = start
    while index + 16 <= bytes.count {
      let first = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let second = bytes.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self)
      if (first | second) & high != 0 { break }
      index += 16
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }

  /// The length of the well-formed sequence at `index`; 0 where there is none.
  ///
  /// After Table 3-7 of the Unicode Standard: only the second byte's range depends on the first.
  private static func sequenceLength(in bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for next in bytes[(index + 2)..<max(index + 2, index + length)] where next & 0xC0 != 0x80 {
      return 0
    }
    return length
  }
}
