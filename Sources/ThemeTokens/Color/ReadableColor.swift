/// The answer of `readable(_, on:, atLeast:)`: the nearest colour that reaches a contrast ratio, or
/// the best there is.
public struct ReadableColor: Sendable, Hashable {
  /// The colour.
  public var color: ColorComponents
  /// Its WCAG 2 contrast ratio on the surface, both rounded to 8 bits.
  public var ratio: Double
  /// Whether the ratio is as high as was asked.
  public var reaches: Bool
}

extension ColorComponents {
  /// The colour nearest to this one in Oklch lightness whose 8-bit rounding has at least the WCAG 2
  /// contrast `ratio` on an opaque `surface`; the lighter on a tie.
  ///
  /// A colour that reaches it already comes back untouched. Hue, chroma and opacity are kept (the
  /// result is gamut-mapped only when it is shown, as ever). Where no lightness reaches the ratio,
  /// the answer is the better of the lightest and the darkest, and says so.
  public func readable(on surface: ColorComponents, atLeast ratio: Double) -> ReadableColor {
    ReadableSearch(color: self, surface: surface, target: ratio).result()
  }
}

private struct ReadableSearch {
  /// Distances in lightness that differ by less are the same, as the search goes no finer.
  private let tie = 1e-6

  let color: ColorComponents
  let lch: Vector3
  let surface: ColorComponents
  let target: Double

  init(color: ColorComponents, surface: ColorComponents, target: Double) {
    self.color = color
    self.lch = color.oklchVector
    self.surface = ColorComponents(surface.rgba8)
    self.target = target
  }

  func result() -> ReadableColor {
    let own = ratio(of: color)
    if own >= target { return ReadableColor(color: color, ratio: own, reaches: true) }
    let start = min(max(lch.x, 0), 1)
    let lighter = nearest(from: start, to: 1)
    let darker = nearest(from: start, to: 0)
    let nearest: Double
    switch (lighter, darker) {
    case (let lighter?, let darker?):
      nearest = lighter - start <= start - darker + tie ? lighter : darker
    case (let lighter?, nil): nearest = lighter
    case (nil, let darker?): nearest = darker
    case (nil, nil):
      let (white, black) = (at(1), at(0))
      let (onWhite, onBlack) = (ratio(of: white), ratio(of: black))
      return onWhite >= onBlack
        ? ReadableColor(color: white, ratio: onWhite, reaches: false)
        : ReadableColor(color: black, ratio: onBlack, reaches: false)
    }
    let found = at(nearest)
    return ReadableColor(color: found, ratio: ratio(of: found), reaches: true)
  }

  /// The lightness between `start` and `end`, nearest to `start`, that reaches the target.
  ///
  /// Contrast grows steadily towards an end that reaches it, but for the steps of rounding, so a
  /// bisection finds where it crosses.
  private func nearest(from start: Double, to end: Double) -> Double? {
    guard ratio(of: at(end)) >= target else { return nil }
    var (fails, reaches) = (start, end)
    // 24 halvings are a sixteen-millionth, far below a step of 8 bits.
    for _ in 0..<24 {
      let middle = (fails + reaches) / 2
      if ratio(of: at(middle)) >= target { reaches = middle } else { fails = middle }
    }
    return reaches
  }

  private func at(_ lightness: Double) -> ColorComponents {
    ColorComponents(.oklch, (lightness, lch.y, lch.z), opacity: color.opacity)
  }

  private func ratio(of candidate: ColorComponents) -> Double {
    ColorComponents(candidate.rgba8).contrastRatio(on: surface)
  }
}
