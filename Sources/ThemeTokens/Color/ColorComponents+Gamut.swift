/// A range of colours that a display can show.
public enum ColorGamut: UInt8, Sendable, Hashable, CaseIterable {
  /// What every display shows, and what 8-bit hex can say.
  case sRGB
  /// What Apple's current displays show.
  case displayP3
}

extension ColorComponents {
  /// Whether `gamut` holds the colour, opacity aside.
  ///
  /// Linear-light components may be outside 0…1 by 1e-9, which is the noise of conversions.
  public func isInGamut(of gamut: ColorGamut) -> Bool {
    isWithin(linearComponents(in: gamut))
  }

  /// The nearest colour that `gamut` holds, in its space (`sRGB` or `displayP3`).
  ///
  /// A colour in the gamut keeps its place; the components are within 0…1 in either case. Others
  /// lose chroma at constant lightness and hue until clipping them is below what an eye sees: CSS
  /// Color 4's gamut mapping algorithm, a search in Oklch with a local MINDE of ΔEOK 0.02.
  public func gamutMapped(to gamut: ColorGamut) -> ColorComponents {
    let target: ColorSpace = gamut == .sRGB ? .sRGB : .displayP3
    if gamut == .sRGB, space == .sRGB || space == .gray || space == .hsl || space == .hsb {
      let rgb = sRGBVector
      let clipped = clamped(rgb)
      if clipped == rgb { return ColorComponents(target, rgb, opacity: opacity) }
    } else if space == target, clamped(vector) == vector {
      return self
    }
    let light = linearComponents(in: gamut)
    return ColorComponents(target, gammaEncoded(mapped(light, to: gamut)), opacity: opacity)
  }

  /// The difference to `other` in Oklab, opacity aside: 0.02 is about the least an eye sees.
  public func deltaEOK(to other: ColorComponents) -> Double {
    distance(oklabVector, other.oklabVector)
  }

  /// The gamut-mapped colour in linear-light sRGB, within 0…1.
  var mappedLinearSRGB: Vector3 {
    mapped(linearSRGB, to: .sRGB)
  }

  private func linearComponents(in gamut: ColorGamut) -> Vector3 {
    switch gamut {
    case .sRGB: linearSRGB
    case .displayP3: space == .displayP3 ? linearized(vector) : Matrix3.xyzToP3 * xyz
    }
  }

  /// `light`, which is this colour in `gamut`'s linear-light components, brought into the gamut.
  private func mapped(_ light: Vector3, to gamut: ColorGamut) -> Vector3 {
    if isWithin(light) { return clamped(light) }
    let origin = oklchVector
    if origin.x >= 1 { return (1, 1, 1) }
    if origin.x <= 0 { return (0, 0, 0) }
    guard origin.x.isFinite, origin.y.isFinite, origin.z.isFinite else { return (0, 0, 0) }

    // Clipping linear light is the same as clipping encoded components: the transfer function is
    // monotonic and keeps 0 and 1.
    let direction = oklab(fromOklch: (0, 1, origin.z))
    var lab: Vector3 = (origin.x, direction.y * origin.y, direction.z * origin.y)
    var clipped = clamped(light)
    if distance(oklab(of: clipped, in: gamut), lab) < leastVisible { return clipped }

    var (low, high) = (0.0, origin.y)
    var lowIsInGamut = true
    while high - low > searchPrecision {
      let chroma = (low + high) / 2
      lab = (origin.x, direction.y * chroma, direction.z * chroma)
      let candidate = linear(fromOklab: lab, in: gamut)
      clipped = clamped(candidate)
      if lowIsInGamut, isWithin(candidate) {
        low = chroma
        continue
      }
      let difference = distance(oklab(of: clipped, in: gamut), lab)
      if difference < leastVisible {
        if leastVisible - difference < searchPrecision { return clipped }
        lowIsInGamut = false
        low = chroma
      } else {
        high = chroma
      }
    }
    return clipped
  }
}

/// CSS Color 4's "just noticeable difference", in ΔEOK.
private let leastVisible = 0.02

/// How near the search comes, in chroma and in ΔEOK.
private let searchPrecision = 0.000_1

private let gamutTolerance = 1e-9

private func isWithin(_ light: Vector3) -> Bool {
  let range = -gamutTolerance...(1 + gamutTolerance)
  return range.contains(light.x) && range.contains(light.y) && range.contains(light.z)
}

private func clamped(_ rgb: Vector3) -> Vector3 {
  (unit(rgb.x), unit(rgb.y), unit(rgb.z))
}

/// `x` within 0…1; 0 for not-a-number.
private func unit(_ x: Double) -> Double {
  x > 0 ? (x < 1 ? x : 1) : 0
}

private func distance(_ a: Vector3, _ b: Vector3) -> Double {
  let (x, y, z) = (a.x - b.x, a.y - b.y, a.z - b.z)
  return (x * x + y * y + z * z).squareRoot()
}

private func oklab(of light: Vector3, in gamut: ColorGamut) -> Vector3 {
  oklab(fromXYZ: (gamut == .sRGB ? Matrix3.sRGBToXYZ : Matrix3.p3ToXYZ) * light)
}

private func linear(fromOklab lab: Vector3, in gamut: ColorGamut) -> Vector3 {
  (gamut == .sRGB ? Matrix3.xyzToSRGB : Matrix3.xyzToP3) * xyz(fromOklab: lab)
}
