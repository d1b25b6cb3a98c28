extension ColorComponents {
  /// The same colour said in another space.
  ///
  /// Nothing is clipped: a colour outside the target's gamut has components outside 0…1. A hue that
  /// means nothing, as that of a gray, is 0. In `gray` it is the gray of the same luminance. A
  /// colour that is already in `target` comes back untouched, bit for bit.
  ///
  /// Matrices and formulas are those of CSS Color 4.
  public func converted(to target: ColorSpace) -> ColorComponents {
    if space == target { return self }
    let result: Vector3
    switch target {
    case .sRGB: result = sRGBVector
    case .hsl: result = hsl(fromSRGB: sRGBVector)
    case .hsb: result = hsb(fromSRGB: sRGBVector)
    case .sRGBLinear: result = linearSRGB
    case .gray: result = (gammaEncoded(xyz.y), 0, 0)
    case .displayP3: result = gammaEncoded(Matrix3.xyzToP3 * xyz)
    case .oklab: result = oklabVector
    case .oklch: result = oklchVector
    }
    return ColorComponents(target, result, opacity: opacity)
  }
}

extension ColorComponents {
  init(_ space: ColorSpace, _ vector: Vector3, opacity: Double) {
    self.init(space, vector.x, vector.y, vector.z, opacity: opacity)
  }

  var vector: Vector3 { (first, second, third) }

  /// The components in sRGB, not clipped.
  var sRGBVector: Vector3 {
    switch space {
    case .sRGB: vector
    case .gray: (first, first, first)
    case .hsl: sRGB(fromHSL: vector)
    case .hsb: sRGB(fromHSB: vector)
    case .sRGBLinear: gammaEncoded(vector)
    case .displayP3, .oklab, .oklch: gammaEncoded(linearSRGB)
    }
  }

  /// The components in linear-light sRGB, not clipped.
  var linearSRGB: Vector3 {
    switch space {
    case .sRGBLinear: return vector
    case .gray:
      let light = linearized(first)
      return (light, light, light)
    case .sRGB, .hsl, .hsb: return linearized(sRGBVector)
    case .displayP3, .oklab, .oklch: return Matrix3.xyzToSRGB * xyz
    }
  }

  /// The colour in CIE XYZ relative to D65.
  var xyz: Vector3 {
    switch space {
    case .displayP3: Matrix3.p3ToXYZ * linearized(vector)
    case .oklab: ThemeTokens.xyz(fromOklab: vector)
    case .oklch: ThemeTokens.xyz(fromOklab: oklab(fromOklch: vector))
    case .sRGB, .sRGBLinear, .gray, .hsb, .hsl: Matrix3.sRGBToXYZ * linearSRGB
    }
  }

  var oklabVector: Vector3 {
    switch space {
    case .oklab: vector
    case .oklch: oklab(fromOklch: vector)
    default: oklab(fromXYZ: xyz)
    }
  }

  var oklchVector: Vector3 {
    space == .oklch ? vector : oklch(fromOklab: oklabVector)
  }
}
