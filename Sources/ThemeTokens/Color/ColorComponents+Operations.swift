/// The space that two colours are mixed in, as SwiftUI's `Color.mix(with:by:in:)` names them.
public enum MixSpace: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  /// Oklab: halfway looks halfway.
  case perceptual
  /// sRGB as it is stored: what image editors and CSS's older functions do.
  case device
}

// Derived colours come out in Oklch; mixes in device space and composites in sRGB, where its
// components 0…1 can say the result. Components are rounded to twelve decimal places, and products
// of opacities to fifteen digits, far below what any eye or screen tells apart. So everything that
// comes out has a spelling in the language that is short, and reads back to the last bit. Nothing is
// clipped, so chains lose nothing. An operation that changes nothing gives the colour back untouched,
// in the space it was said in.
extension ColorComponents {
  /// The colour with its opacity multiplied, as SwiftUI's `opacity(_:)` does.
  public func multiplyingOpacity(by factor: Double) -> ColorComponents {
    var result = self
    result.opacity = multipliedOpacity(opacity, factor)
    return result
  }

  /// Nearer to white: Oklch lightness L becomes L + (1 − L) · `amount`.
  public func lightened(by amount: Double) -> ColorComponents {
    adjusted(unless: amount == 0) { $0.x += (1 - $0.x) * amount }
  }

  /// Nearer to black: Oklch lightness L becomes L · (1 − `amount`).
  public func darkened(by amount: Double) -> ColorComponents {
    adjusted(unless: amount == 0) { $0.x *= 1 - amount }
  }

  /// More colourful: Oklch chroma C becomes C · (1 + `amount`).
  public func saturated(by amount: Double) -> ColorComponents {
    adjusted(unless: amount == 0) { $0.y *= 1 + amount }
  }

  /// Less colourful: Oklch chroma C becomes C · (1 − `amount`).
  public func desaturated(by amount: Double) -> ColorComponents {
    adjusted(unless: amount == 0) { $0.y *= 1 - amount }
  }

  /// The Oklch hue turned by `degrees`.
  public func hueRotated(byDegrees degrees: Double) -> ColorComponents {
    adjusted(unless: wrappedDegrees(degrees) == 0) { $0.z = wrappedDegrees($0.z + degrees) }
  }

  /// A mix of this colour and `other`: this one at 0, `other` at 1.
  ///
  /// Components are weighted with their opacity (premultiplied), so that a transparent colour lends
  /// no hue.
  public func mixed(
    with other: ColorComponents, by fraction: Double, in mixSpace: MixSpace = .perceptual
  ) -> ColorComponents {
    var recent = RecentConversions()
    return mixed(with: other, by: fraction, in: mixSpace, &recent)
  }

  /// A mix as `mixed(with:by:in:)` makes it; what was converted before is found in `recent`.
  package func mixed(
    with other: ColorComponents, by fraction: Double, in mixSpace: MixSpace,
    _ recent: inout RecentConversions
  ) -> ColorComponents {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    let (space, from, to): (ColorSpace, ColorComponents, ColorComponents) =
      switch mixSpace {
      case .perceptual: (.oklab, recent.oklab(of: self), recent.oklab(of: other))
      default: (.sRGB, converted(to: .sRGB), other.converted(to: .sRGB))
      }
    let opacity = from.opacity + (to.opacity - from.opacity) * fraction
    // Where both are transparent there is nothing to weigh by, and the components mix plainly.
    let isWeighted = opacity > 0
    let fromWeight = (1 - fraction) * (isWeighted ? from.opacity / opacity : 1)
    let toWeight = fraction * (isWeighted ? to.opacity / opacity : 1)
    return ColorComponents(
      space,
      from.first * fromWeight + to.first * toWeight,
      from.second * fromWeight + to.second * toWeight,
      from.third * fromWeight + to.third * toWeight,
      opacity: opacity
    ).spelled
  }

  /// The colour that shows when this one is drawn over `backdrop`: source-over in sRGB, as a screen
  /// composites.
  public func composited(over backdrop: ColorComponents) -> ColorComponents {
    if opacity >= 1 { return self }
    if opacity <= 0 { return backdrop }
    let (top, bottom) = (sRGBVector, backdrop.sRGBVector)
    let shows = backdrop.opacity * (1 - opacity)
    let alpha = opacity + shows
    return ColorComponents(
      .sRGB,
      (top.x * opacity + bottom.x * shows) / alpha,
      (top.y * opacity + bottom.y * shows) / alpha,
      (top.z * opacity + bottom.z * shows) / alpha,
      opacity: alpha
    ).spelled
  }

  /// The colour in a space whose constructor can say it: itself, or in Oklch.
  private var spelled: ColorComponents {
    guard space == .sRGB, isUnit(first), isUnit(second), isUnit(third) else {
      return ColorComponents(.oklch, rounded(oklchVector), opacity: roundedComponent(opacity))
    }
    return ColorComponents(
      .sRGB, roundedComponent(first), roundedComponent(second), roundedComponent(third),
      opacity: roundedComponent(opacity))
  }

  private func adjusted(
    unless isIdentity: Bool, _ change: (inout Vector3) -> Void
  ) -> ColorComponents {
    if isIdentity { return self }
    var lch = oklchVector
    change(&lch)
    return ColorComponents(.oklch, rounded(lch), opacity: opacity)
  }
}

/// The product of two opacities as a reader would write it: 0.65 of 0.71 is 0.4615.
package func multipliedOpacity(_ opacity: Double, _ factor: Double) -> Double {
  if factor == 1 { return opacity }
  let product = opacity * factor
  return isByte(product) ? product : roundedToDecimal15(product)
}

private func rounded(_ lch: Vector3) -> Vector3 {
  // A hue just below 360 degrees rounds to 0.
  (roundedToPlaces12(lch.x), roundedToPlaces12(lch.y), wrappedDegrees(roundedToPlaces12(lch.z)))
}

/// A component or opacity to twelve decimal places, unless 8 bits say it exactly.
private func roundedComponent(_ x: Double) -> Double {
  isByte(x) ? x : roundedToPlaces12(x)
}
