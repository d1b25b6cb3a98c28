extension ColorComponents {
  /// The colour as Apple's systems are sure to draw it: in `sRGB` or `displayP3`, with components and
  /// an opacity of 0…1.
  ///
  /// A colour that was said in Display P3 stays there. Of the others, what sRGB holds is in sRGB, and
  /// the rest in Display P3. A colour that its space holds keeps its components bit for bit; one that
  /// was said in another space and is within 1e-9 of an 8-bit colour is that colour. What Display P3
  /// does not hold is gamut-mapped to it (`gamutMapped(to:)`), and `isDrawnExactly` is false.
  public var drawn: ColorComponents {
    var drawn = drawnSpace
    // Adding zero makes -0 a plain 0.
    drawn.first += 0
    drawn.second += 0
    drawn.third += 0
    drawn.opacity = opacity > 0 ? min(opacity, 1) : 0
    return drawn
  }

  /// Whether screens show the colour itself; where they do not, `drawn` is the nearest that they do.
  public var isDrawnExactly: Bool { isInGamut(of: .sRGB) || isInGamut(of: .displayP3) }

  private var drawnSpace: ColorComponents {
    guard space != .displayP3, isInGamut(of: .sRGB) else { return gamutMapped(to: .displayP3) }
    // Conversions leave noise in what is `#RRGGBB`, and only an opaque colour can be that.
    var opaque = self
    opaque.opacity = 1
    return opaque.exactRGBA8.map { ColorComponents($0) } ?? gamutMapped(to: .sRGB)
  }
}

extension ThemeColor {
  /// Whether screens show each of its plain colours itself.
  public var isDrawnExactly: Bool {
    Appearance.allCases.allSatisfy { appearance in
      if case .plain(let components) = self[appearance] { components.isDrawnExactly } else { true }
    }
  }
}
