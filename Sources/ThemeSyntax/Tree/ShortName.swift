/// A name of up to 16 bytes in two words, which tell it from another in two comparisons.
public struct ShortName: Hashable, Sendable {
  @usableFromInline let first: UInt64
  @usableFromInline let second: UInt64

  /// The name with these bytes, none of them 0; nothing where there are more than 16.
  @inlinable
  public init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= 16 else { return nil }
    let bytes = UnsafeRawBufferPointer(bytes)
    first = Self.word(of: bytes, at: 0)
    second = bytes.count <= 8 ? 0 : Self.word(of: bytes, at: 8)
  }

  /// The name `text`, which has no more than 16 bytes.
  public init?(_ text: String) {
    var text = text
    guard let name = text.withUTF8(ShortName.init) else { return nil }
    self = name
  }

  /// Eight bytes from `place` on, with zeros behind the end.
  @inlinable
  public static func word(of bytes: UnsafeRawBufferPointer, at place: Int) -> UInt64 {
    if place + 8 <= bytes.count {
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    var word: UInt64 = 0
    var end = bytes.count
    while end > place {
      end -= 1
      word = word << 8 | UInt64(bytes[end])
    }
    return word
  }
}
