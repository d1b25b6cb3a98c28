/// A colour space, or a notation for one, that a colour can be said in.
public enum ColorSpace: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  /// sRGB, 0…1. What hex notation and `Color(red:green:blue:)` mean.
  case sRGB
  /// Display P3, 0…1. `Color(.displayP3, red:green:blue:)`.
  case displayP3
  /// Linear-light sRGB, 0…1. `Color(.sRGBLinear, red:green:blue:)`.
  case sRGBLinear
  /// Gray, 0…1 in the first component, sRGB's transfer function. `Color(white:)`.
  case gray
  /// HSB in sRGB: hue, saturation, brightness, each 0…1 as in SwiftUI.
  case hsb
  /// HSL in sRGB: hue in degrees, saturation and lightness 0…1.
  case hsl
  /// Oklab: L 0…1, a, b.
  case oklab
  /// Oklch: L 0…1, C from 0, h in degrees.
  case oklch
}

/// A plain colour: three components in the space it was said in, and an opacity.
///
/// Nothing is clipped here; that happens where a colour is printed, emitted or measured.
public struct ColorComponents: Sendable, Hashable, BitwiseCopyable {
  /// The components in the order of the space's name. `gray` uses the first only.
  public var first, second, third: Double
  /// 0 for transparent to 1 for opaque.
  public var opacity: Double
  /// What the components mean.
  public var space: ColorSpace

  /// A colour in `space`.
  public init(
    _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, opacity: Double = 1
  ) {
    self.space = space
    self.first = first
    self.second = second
    self.third = third
    self.opacity = opacity
  }
}
