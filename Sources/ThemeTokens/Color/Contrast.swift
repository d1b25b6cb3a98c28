// Measures of contrast. All are of gamut-mapped sRGB, which is what a screen shows at least.

extension ColorComponents {
  /// The relative luminance of WCAG 2: 0 for black to 1 for white; the opacity is not looked at.
  ///
  /// The weights are WCAG's own, 0.2126, 0.7152 and 0.0722, so that ratios agree with other
  /// checkers.
  public var wcagLuminance: Double {
    relativeLuminance(mappedLinearSRGB)
  }

  /// The contrast ratio of WCAG 2 to an opaque `surface`, from 1 to 21.
  ///
  /// A translucent colour is composited over the surface first. Components are not rounded; see
  /// `contrastRatio8Bit(on:)`. The opacity of `surface` is not looked at.
  public func contrastRatio(on surface: ColorComponents) -> Double {
    let ground = surface.wcagLuminance
    if opacity >= 1 { return ratio(wcagLuminance, ground) }
    return ratio(
      relativeLuminance(linearized(blend(over: surface))), ground)
  }

  /// The contrast ratio of WCAG 2 between the colours as 8-bit sRGB shows them: both are rounded as
  /// `rgba8` does, then composited and measured.
  public func contrastRatio8Bit(on surface: ColorComponents) -> Double {
    let (front, ground) = (rgba8, surface.rgba8)
    return ratio(
      front.alpha == 255
        ? front.wcagLuminance : relativeLuminance(linearized(front.composited(over: ground))),
      ground.wcagLuminance)
  }

  /// The lightness contrast Lc of APCA, drawn as text on an opaque `surface`: about -108 to 106,
  /// positive for dark on light, 0 where it is too low to measure.
  ///
  /// APCA 0.1.9 with the constants "0.98G-4g". A translucent colour is composited over the surface
  /// first.
  public func apcaContrast(on surface: ColorComponents) -> Double {
    apca(text: apcaLuminance(blend(over: surface)), ground: apcaLuminance(surface.mappedSRGB))
  }

  /// The better of black and white on an opaque `surface`, by WCAG 2; white on a tie.
  public static func readable(on surface: ColorComponents) -> ColorComponents {
    let luminance = surface.wcagLuminance
    return ratio(1, luminance) >= ratio(0, luminance) ? .white : .black
  }

  private var mappedSRGB: Vector3 { gamutMapped(to: .sRGB).vector }

  /// The mapped colour composited in sRGB over the opaque, mapped `surface`.
  private func blend(over surface: ColorComponents) -> Vector3 {
    let top = mappedSRGB
    if opacity >= 1 { return top }
    let alpha = max(0, opacity)
    let bottom = surface.mappedSRGB
    return (
      bottom.x + (top.x - bottom.x) * alpha, bottom.y + (top.y - bottom.y) * alpha,
      bottom.z + (top.z - bottom.z) * alpha
    )
  }
}

extension RGBA8 {
  /// `ColorComponents.wcagLuminance` of the same colour, from the light of its bytes.
  package var wcagLuminance: Double {
    relativeLuminance((light(of: red), light(of: green), light(of: blue)))
  }

  /// The colour in sRGB over an opaque one.
  fileprivate func composited(over ground: RGBA8) -> Vector3 {
    let alpha = byteComponent(alpha)
    func mixed(_ top: UInt8, _ bottom: UInt8) -> Double {
      let bottom = byteComponent(bottom)
      return bottom + (byteComponent(top) - bottom) * alpha
    }
    return (mixed(red, ground.red), mixed(green, ground.green), mixed(blue, ground.blue))
  }
}

private func relativeLuminance(_ light: Vector3) -> Double {
  0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
}

/// WCAG 2's contrast ratio of two luminances, in any order.
private func ratio(_ a: Double, _ b: Double) -> Double {
  (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

private func apcaLuminance(_ rgb: Vector3) -> Double {
  let luminance =
    0.212_672_9 * power(rgb.x, 2.4) + 0.715_152_2 * power(rgb.y, 2.4)
    + 0.072_175_0 * power(rgb.z, 2.4)
  let blackThreshold = 0.022
  // Near black, flare and ambient light lift the luminance.
  return luminance >= blackThreshold
    ? luminance : luminance + power(blackThreshold - luminance, 1.414)
}

private func apca(text: Double, ground: Double) -> Double {
  let (scale, offset, leastDifference, leastContrast) = (1.14, 0.027, 0.000_5, 0.1)
  if abs(text - ground) < leastDifference { return 0 }
  if ground > text {
    let contrast = (power(ground, 0.56) - power(text, 0.57)) * scale
    return contrast < leastContrast ? 0 : (contrast - offset) * 100
  }
  let contrast = (power(ground, 0.65) - power(text, 0.62)) * scale
  return contrast > -leastContrast ? 0 : (contrast + offset) * 100
}
