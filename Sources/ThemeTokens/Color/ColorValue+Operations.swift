extension ColorValue {
  /// The opaque sRGB colour `0xRRGGBB`.
  public static func hex(_ hex: UInt32, opacity: Double = 1) -> ColorValue {
    .plain(ColorComponents(hex: hex, opacity: opacity))
  }

  /// The colour, where it is a plain one.
  package var plain: ColorComponents? {
    if case .plain(let components) = self { components } else { nil }
  }

  /// The colour drawn in `appearance`; `nil` for an asset and for the accent colour, which only the
  /// app knows.
  public func components(for appearance: Appearance) -> ColorComponents? {
    switch self {
    case .plain(let components): components
    case .system(let color, let opacity):
      color.resolved(for: appearance)?.multiplyingOpacity(by: opacity)
    case .asset: nil
    }
  }

  /// The same reference or colour with its opacity multiplied, as SwiftUI's `opacity(_:)` does.
  public func multiplyingOpacity(by factor: Double) -> ColorValue {
    switch self {
    case .plain(let components): .plain(components.multiplyingOpacity(by: factor))
    case .system(let color, let opacity):
      .system(color, opacity: multipliedOpacity(opacity, factor))
    case .asset(let asset, let opacity): .asset(asset, opacity: multipliedOpacity(opacity, factor))
    }
  }
}
