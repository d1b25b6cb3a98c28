import ThemeSemantics
import ThemeTokens

/// A pair of the schema with the places of its tokens.
final class DrawnPair: Sendable {
  let pair: ContrastPair
  /// The token in front; `nil` for the system's label colour.
  let foreground: Int?
  let surface: Int
  /// Whether the pair is the ring around the cell of a one-time code.
  let isFocusRing: Bool

  private init(pair: ContrastPair, foreground: Int?, surface: Int) {
    self.pair = pair
    self.foreground = foreground
    self.surface = surface
    isFocusRing = pair.foreground == .token("border.subtle")
  }

  /// The pairs that a view shows, in the order of the schema.
  static let all: [DrawnPair] = Schema.pairs.filter(\.isReachable).compactMap { pair in
    guard let surface = Schema.token(path: pair.surface)?.index else { return nil }
    switch pair.foreground {
    case .systemLabel: return DrawnPair(pair: pair, foreground: nil, surface: surface)
    case .token(let path):
      guard let token = Schema.token(path: path)?.index else { return nil }
      return DrawnPair(pair: pair, foreground: token, surface: surface)
    }
  }

  /// What a translucent surface lies on, by its token: the surfaces that it is drawn on as a foreground, and for
  /// a layer those below it. Nothing is known to lie under the lowest layer.
  static let grounds: [[Int]] = {
    var grounds: [[Int]] = Array(repeating: [], count: Schema.tokens.count)
    for drawn in all {
      if let token = drawn.foreground { grounds[token].append(drawn.surface) }
    }
    let layers = ["layerTop", "layerMedium", "layerBase"].compactMap {
      Schema.token(group: .background, name: $0)?.index
    }
    for (place, layer) in layers.enumerated() { grounds[layer] = Array(layers[(place + 1)...]) }
    return grounds
  }()
}

/// A pair as it is seen in one appearance of one theme.
struct Measurement {
  let drawn: DrawnPair
  let appearance: Appearance
  let foreground: ColorComponents
  /// The surface, opaque; of several that it can be, the one with the least contrast.
  let surface: ColorComponents
  /// The contrast ratio of WCAG 2 of the colours as 8 bits show them.
  let ratio: Double

  /// The path of the token in front; `nil` for the system's label colour.
  var path: String? { drawn.foreground.map { Schema.tokens[$0].path } }

  /// The ratio as it is shown, rounded down, so that what falls short never looks as if it reached.
  var ratioText: String { Self.text(ratio) }

  static func text(_ ratio: Double) -> String {
    // The noise of the last bit must not make 4.5 out of 4.499….
    shortestText(of: ((ratio + 1e-9) * 100).rounded(.down) / 100) + ":1"
  }

  /// The pairs of a theme of which an author set at least one side, where both are known.
  static func all(in context: ThemeContext) -> [Measurement] {
    var meter = Meter(context: context)
    var found: [Measurement] = []
    for drawn in DrawnPair.all {
      for appearance in context.appearances {
        let isAuthored =
          context.isAuthored(drawn.surface, appearance)
          || drawn.foreground.map { context.isAuthored($0, appearance) } ?? false
        guard isAuthored, let measured = meter.measure(drawn, appearance),
          !isTwin(measured, of: found.last)
        else { continue }
        found.append(measured)
      }
    }
    return found
  }

  /// Whether an appearance of increased contrast shows what its standard twin shows.
  private static func isTwin(_ measured: Measurement, of last: Measurement?) -> Bool {
    guard measured.appearance.isHighContrast, let last else { return false }
    return last.drawn.surface == measured.drawn.surface
      && last.drawn.foreground == measured.drawn.foreground
      && last.foreground == measured.foreground
      && last.surface == measured.surface
  }
}

/// Measures pairs of one theme. The luminance of each opaque colour is computed once.
private struct Meter {
  let context: ThemeContext
  /// By token and appearance; below zero where it is not known yet.
  private var luminances: [Double]

  init(context: ThemeContext) {
    self.context = context
    luminances = Array(repeating: -1, count: Schema.tokens.count * 4)
  }

  mutating func measure(_ drawn: DrawnPair, _ appearance: Appearance) -> Measurement? {
    guard let surface = context.color(drawn.surface, appearance),
      let foreground = foreground(drawn, appearance)
    else { return nil }
    if surface.opacity >= 1, foreground.opacity >= 1, let token = drawn.foreground {
      let one = luminance(token, foreground, appearance)
      let other = luminance(drawn.surface, surface, appearance)
      return Measurement(
        drawn: drawn, appearance: appearance, foreground: foreground, surface: surface,
        ratio: (max(one, other) + 0.05) / (min(one, other) + 0.05))
    }
    let measured = surfaces(drawn.surface, surface, appearance).map { surface in
      Measurement(
        drawn: drawn, appearance: appearance, foreground: foreground, surface: surface,
        ratio: foreground.contrastRatio8Bit(on: surface))
    }
    return measured.min { $0.ratio < $1.ratio }
  }

  private func foreground(_ drawn: DrawnPair, _ appearance: Appearance) -> ColorComponents? {
    guard let token = drawn.foreground else { return SystemColor.primary.resolved(for: appearance) }
    return context.color(token, appearance)
  }

  private mutating func luminance(
    _ token: Int, _ color: ColorComponents, _ appearance: Appearance
  ) -> Double {
    let place = token * 4 + Int(appearance.rawValue)
    if luminances[place] >= 0 { return luminances[place] }
    let luminance = ColorComponents(color.rgba8).wcagLuminance
    luminances[place] = luminance
    return luminance
  }

  /// The opaque colours that a surface can be; none where what it lies on is not known.
  private func surfaces(
    _ token: Int, _ color: ColorComponents, _ appearance: Appearance
  ) -> [ColorComponents] {
    if color.opacity >= 1 { return [color] }
    return DrawnPair.grounds[token].flatMap { ground -> [ColorComponents] in
      guard let below = context.color(ground, appearance) else { return [] }
      return surfaces(ground, below, appearance).map { color.composited(over: $0) }
    }
  }
}
