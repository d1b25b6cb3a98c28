import ThemeTokens

/// SplitMix64: a small generator whose sequence follows from its seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func unit() -> Double {
    Double.random(in: 0...1, using: &self)
  }

  /// A colour in `space`, in its usual range; those in Oklab and Oklch are often out of gamut.
  mutating func color(in space: ColorSpace, opacity: Double = 1) -> ColorComponents {
    switch space {
    case .gray: ColorComponents(.gray, unit(), 0, 0, opacity: opacity)
    case .hsl: ColorComponents(.hsl, unit() * 360, unit(), unit(), opacity: opacity)
    case .oklab:
      ColorComponents(.oklab, unit(), unit() * 0.6 - 0.3, unit() * 0.6 - 0.3, opacity: opacity)
    case .oklch: ColorComponents(.oklch, unit(), unit() * 0.4, unit() * 360, opacity: opacity)
    case .sRGB, .displayP3, .sRGBLinear, .hsb:
      ColorComponents(space, unit(), unit(), unit(), opacity: opacity)
    }
  }

  /// A colour in any space, opaque or not.
  mutating func color() -> ColorComponents {
    let space = ColorSpace.allCases.randomElement(using: &self) ?? .sRGB
    return color(in: space, opacity: Bool.random(using: &self) ? 1 : unit())
  }

  /// An opaque 8-bit colour.
  mutating func hex() -> ColorComponents {
    ColorComponents(hex: UInt32.random(in: 0...0xFFFFFF, using: &self))
  }
}
