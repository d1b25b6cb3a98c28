/// The value of a colour as it is written in a theme: `#1B5CFF`.
public struct ColorLiteral: Hashable, Sendable {
  /// The sRGB components, 0 to 255.
  public let red, green, blue: UInt8
  /// The opacity, 0 to 255; 255 where none is written.
  public let alpha: UInt8

  /// Reads `#` and 3, 4, 6 or 8 hex digits, or `0x` and 6; nothing where the text is anything
  /// else.
  static func decode(_ text: UnsafeBufferPointer<UInt8>) -> ColorLiteral? {
    let isNumber = text.first == UInt8(ascii: "0")
    guard isNumber ? text.count == 8 : text.first == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    var count = 0
    for byte in text.dropFirst(isNumber ? 2 : 1) {
      guard let digit = byte.hexValue, count < 8 else { return nil }
      value = value << 4 | UInt32(digit)
      count += 1
    }
    switch count {
    case 3: return ColorLiteral(short: value << 4 | 0xF)
    case 4: return ColorLiteral(short: value)
    case 6: return ColorLiteral(long: value << 8 | 0xFF)
    case 8: return ColorLiteral(long: value)
    default: return nil
    }
  }

  /// `0xRRGGBBAA`
  private init(long value: UInt32) {
    red = UInt8(truncatingIfNeeded: value >> 24)
    green = UInt8(truncatingIfNeeded: value >> 16)
    blue = UInt8(truncatingIfNeeded: value >> 8)
    alpha = UInt8(truncatingIfNeeded: value)
  }

  /// `0xRGBA`: each digit stands for two of its kind.
  private init(short value: UInt32) {
    let spread =
      (value & 0xF000) << 12 | (value & 0xF00) << 8 | (value & 0xF0) << 4 | (value & 0xF)
    self.init(long: spread << 4 | spread)
  }
}
