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
  public var hexString: String { TextCursor.text(upTo: Self.mostForHex) { writeHex(to: &$0) } }

  /// The most bytes that `writeHex` touches.
  package static var mostForHex: Int { 9 }

  /// Writes `hexString`. There must be room for `mostForHex` bytes.
  @inlinable
  package func writeHex(to text: inout TextCursor) {
    text.put(UInt8(ascii: "#"))
    text.put(hexDigits, used: alpha == 255 ? 6 : 8)
  }

  /// The eight digits of the four bytes, the first in the lowest byte.
  ///
  /// All at once, some 20 instructions; one by one they took over 100.
  @inlinable
  var hexDigits: UInt64 {
    // The bytes, spread out; then their halves, the upper one first.
    let spread =
      UInt64(red) | UInt64(green) << 16 | UInt64(blue) << 32 | UInt64(alpha) << 48
    let halves = spread >> 4 & 0x000F_000F_000F_000F | (spread & 0x000F_000F_000F_000F) << 8
    // 1 in the bytes of ten and more, whose digits are seven further on.
    let letters = (halves &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    return halves &+ 0x3030_3030_3030_3030 &+ 7 &* letters
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
    // Most colours are in the gamut, and whether they are exact is not asked here.
    switch space {
    case .sRGB where isUnit(first) && isUnit(second) && isUnit(third):
      return RGBA8(vector, opacity: opacity)
    case .displayP3, .sRGBLinear, .oklab, .oklch:
      let light = linearSRGB
      if let bytes = RGBA8(light: light, opacity: opacity) { return bytes }
    default: break
    }
    return nearestRGBA8().bytes
  }

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
      guard let bytes = RGBA8(light: light, opacity: opacity) else { break }
      let isExact =
        isByte(opacity) && isNear(light.x, bytes.red) && isNear(light.y, bytes.green)
        && isNear(light.z, bytes.blue)
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

  /// The 8-bit colour that this is, where it is one: every component in sRGB, and the opacity, is
  /// n/255.
  ///
  /// A colour said in sRGB or gray has to be it to the last bit; in another space, within 1e-9,
  /// which is the noise of the conversion.
  public var exactRGBA8: RGBA8? {
    // Told first: what is no byte need not be mapped into the gamut.
    guard isByte(opacity), space != .sRGB && space != .gray || isByte(first) else { return nil }
    let (bytes, isExact) = nearestRGBA8()
    return isExact ? bytes : nil
  }

  /// `hexString`, where that is exactly the colour as `exactRGBA8` tells.
  public var exactHex: String? { exactRGBA8?.hexString }
}

/// Whether `x` is what n/255 gives for a byte n.
@inline(__always)
func isByte(_ x: Double) -> Bool {
  byteComponent(nearestByte(x)) == x
}

/// Whether an opaque component's light is that of `byte`, within what `isNearByte` allows.
private func isNear(_ light: Double, _ byte: UInt8) -> Bool {
  // 1e-9 of an encoded component is at most 2.3e-9 of its light, so that most are told apart here.
  abs(light - linearized(byteComponent(byte))) < 1e-8 && isNearByte(gammaEncoded(light))
}

private func isNearByte(_ x: Double) -> Bool {
  abs(byteComponent(nearestByte(x)) - x) <= 1e-9
}

extension RGBA8 {
  /// The nearest colour to linear-light components; `nil` where one of them is outside 0…1.
  fileprivate init?(light: Vector3, opacity: Double) {
    guard isUnit(light.x), isUnit(light.y), isUnit(light.z) else { return nil }
    let (red, green, blue) = nearestBytes(ofLight: light)
    self.init(red: red, green: green, blue: blue, alpha: nearestByte(opacity))
  }

  fileprivate init(_ rgb: Vector3, opacity: Double) {
    self.init(
      red: nearestByte(rgb.x), green: nearestByte(rgb.y), blue: nearestByte(rgb.z),
      alpha: nearestByte(opacity))
  }
}
