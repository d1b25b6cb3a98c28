/// A colour in 8-bit sRGB, as hex notation and most screens hold it.
public struct RGBA8: Sendable, Hashable {
  /// 0…255.
  public var red, green, blue, alpha: UInt8

  /// A colour of four bytes; opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque; upper-case.
  public var hexString: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(9)
    appendHex(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends `hexString` as UTF-8.
  package func appendHex(to bytes: inout [UInt8]) {
    let opaque = hexDigits(red) << 8 | hexDigits(green) << 24 | hexDigits(blue) << 40
    let word = (UInt64(UInt8(ascii: "#")) | opaque).littleEndian
    withUnsafeBytes(of: word) {
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: $0[..<7]))
    }
    if alpha != 255 {
      let digits = hexDigits(alpha)
      bytes.append(UInt8(truncatingIfNeeded: digits))
      bytes.append(UInt8(truncatingIfNeeded: digits >> 8))
    }
  }
}

extension ColorComponents {
  /// The opaque sRGB colour `0xRRGGBB`.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      .sRGB, byteComponent(UInt8(truncatingIfNeeded: hex >> 16)),
      byteComponent(UInt8(truncatingIfNeeded: hex >> 8)),
      byteComponent(UInt8(truncatingIfNeeded: hex)), opacity: opacity)
  }

  /// The colour that four bytes of sRGB say.
  public init(_ bytes: RGBA8) {
    self.init(
      .sRGB, byteComponent(bytes.red), byteComponent(bytes.green), byteComponent(bytes.blue),
      opacity: byteComponent(bytes.alpha))
  }

  /// White.
  public static let white = ColorComponents(.sRGB, 1, 1, 1)
  /// Black.
  public static let black = ColorComponents(.sRGB, 0, 0, 0)
  /// Transparent black.
  public static let clear = ColorComponents(.sRGB, 0, 0, 0, opacity: 0)

  /// The nearest 8-bit sRGB colour, gamut-mapped first where sRGB does not hold the colour.
  public var rgba8: RGBA8 {
    let rgb: Vector3
    if space == .sRGB, isUnit(first), isUnit(second), isUnit(third) {
      rgb = vector
    } else {
      rgb = gamutMapped(to: .sRGB).vector
    }
    return RGBA8(
      red: nearestByte(rgb.x), green: nearestByte(rgb.y), blue: nearestByte(rgb.z),
      alpha: nearestByte(opacity))
  }

  /// The nearest `#RRGGBB`, or `#RRGGBBAA` where that is not opaque; upper-case.
  public var hexString: String { rgba8.hexString }

  /// Appends `hexString` as UTF-8.
  package func appendHex(to bytes: inout [UInt8]) {
    rgba8.appendHex(to: &bytes)
  }

  /// The 8-bit colour that this is, where it is one: every component in sRGB, and the opacity, is
  /// n/255.
  ///
  /// A colour said in sRGB or gray has to be it to the last bit; in another space, within 1e-9,
  /// which is the noise of the conversion.
  public var exactRGBA8: RGBA8? {
    switch space {
    case .sRGB:
      guard isByte(first), isByte(second), isByte(third), isByte(opacity) else { return nil }
    case .gray:
      guard isByte(first), isByte(opacity) else { return nil }
    default:
      guard isByte(opacity) else { return nil }
      let rgb = sRGBVector
      guard isNearByte(rgb.x), isNearByte(rgb.y), isNearByte(rgb.z) else { return nil }
    }
    return rgba8
  }

  /// `hexString`, where that is exactly the colour as `exactRGBA8` tells.
  public var exactHex: String? { exactRGBA8?.hexString }
}

/// Whether `x` is what n/255 gives for a byte n.
private func isByte(_ x: Double) -> Bool {
  byteComponent(nearestByte(x)) == x
}

private func isNearByte(_ x: Double) -> Bool {
  abs(byteComponent(nearestByte(x)) - x) <= 1e-9
}

/// The two digits of a byte in ASCII, the first in the low bits.
private func hexDigits(_ byte: UInt8) -> UInt64 {
  UInt64(hexDigit(byte >> 4)) | UInt64(hexDigit(byte & 0xF)) << 8
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
}
