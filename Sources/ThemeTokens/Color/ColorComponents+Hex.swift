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
  public var rgba8: RGBA8 { nearestRGBA8().bytes }

  /// `rgba8`, and whether that is the colour itself as `exactRGBA8` tells. Both at once, since most
  /// of the work is the same.
  package func nearestRGBA8() -> (bytes: RGBA8, isExact: Bool) {
    switch space {
    case .sRGB where isUnit(first) && isUnit(second) && isUnit(third):
      let bytes = RGBA8(vector, opacity: opacity)
      return (bytes, ColorComponents(bytes) == self)
    case .gray where isUnit(first):
      let bytes = RGBA8((first, first, first), opacity: opacity)
      return (bytes, isByte(first) && isByte(opacity))
    case .displayP3, .sRGBLinear, .oklab, .oklch:
      let light = linearSRGB
      guard isUnit(light.x), isUnit(light.y), isUnit(light.z) else { break }
      let (red, green, blue) = (
        nearestByte(ofLight: light.x), nearestByte(ofLight: light.y),
        nearestByte(ofLight: light.z)
      )
      let bytes = RGBA8(red: red, green: green, blue: blue, alpha: nearestByte(opacity))
      let isExact =
        isByte(opacity) && isNear(light.x, red) && isNear(light.y, green)
        && isNear(light.z, blue)
      return (bytes, isExact)
    default: break
    }
    let bytes = RGBA8(gamutMapped(to: .sRGB).vector, opacity: opacity)
    guard space != .sRGB, space != .gray, isByte(opacity) else { return (bytes, false) }
    let rgb = sRGBVector
    return (bytes, isNearByte(rgb.x) && isNearByte(rgb.y) && isNearByte(rgb.z))
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
    let (bytes, isExact) = nearestRGBA8()
    return isExact ? bytes : nil
  }

  /// `hexString`, where that is exactly the colour as `exactRGBA8` tells.
  public var exactHex: String? { exactRGBA8?.hexString }
}

/// Whether `x` is what n/255 gives for a byte n.
func isByte(_ x: Double) -> Bool {
  byteComponent(nearestByte(x)) == x
}

/// Whether an opaque component's light is that of `byte`, within what `isNearByte` allows.
private func isNear(_ light: Double, _ byte: UInt8) -> Bool {
  // The transfer function is at most 12.92 times as steep as 1, so that most are told apart here.
  abs(light - linearized(byteComponent(byte))) < 1e-8 && isNearByte(gammaEncoded(light))
}

private func isNearByte(_ x: Double) -> Bool {
  abs(byteComponent(nearestByte(x)) - x) <= 1e-9
}

extension RGBA8 {
  fileprivate init(_ rgb: Vector3, opacity: Double) {
    self.init(
      red: nearestByte(rgb.x), green: nearestByte(rgb.y), blue: nearestByte(rgb.z),
      alpha: nearestByte(opacity))
  }
}

/// The two digits of a byte in ASCII, the first in the low bits.
private func hexDigits(_ byte: UInt8) -> UInt64 {
  UInt64(hexDigit(byte >> 4)) | UInt64(hexDigit(byte & 0xF)) << 8
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
}
