import ThemeSemantics
import ThemeTokens

/// A pair of the schema with the places of its tokens.
final class DrawnPair: Sendable {
  let pair: ContrastPair
  /// The token in front; `nil` for the system's label colour.
  let foreground: Int?
  let surface: Int
  /// Whether the pair is the ring around the cell of a one-time code.
  var isFocusRing: Bool { pair.role == .focusRing }
  /// Whether the pair is the modules of a QR code on their ground.
  var isCode: Bool { pair.role == .code }

  private init?(_ pair: ContrastPair) {
    guard let surface = pair.surfaceIndex else { return nil }
    self.pair = pair
    self.surface = surface
    foreground = pair.foregroundIndex
  }

  /// The pairs that a view shows, in the order of the schema.
  static let all = Schema.pairs.filter(\.isReachable).compactMap(DrawnPair.init)

  /// What a translucent surface lies on, by its token: the surfaces that it is drawn on as a foreground, and for
  /// a layer those below it. Nothing is known to lie under the lowest layer.
  static let grounds: [[Int]] = {
    var grounds: [[Int]] = Array(repeating: [], count: Schema.tokens.count)
    for drawn in all {
      if let token = drawn.foreground { grounds[token].append(drawn.surface) }
    }
    let layers = ["layerTop", "layerMedium", "layerBase"].compactMap {
      Schema.index(group: .background, name: $0)
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
          meter.isAuthored(drawn.surface, appearance)
          || drawn.foreground.map { meter.isAuthored($0, appearance) } ?? false
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

/// Measures pairs of one theme. Each colour is looked up once, and so is the luminance of each opaque
/// one computed.
private struct Meter {
  let context: ThemeContext
  /// What is known of each token in each appearance and, behind those, of the system's label colour.
  private var seen: [Seen]

  private struct Seen {
    var isKnown = false
    var isAuthored = false
    var color: ColorComponents?
    /// The luminance as 8 bits show it; below zero where it is not known yet.
    var luminance = -1.0
  }

  init(context: ThemeContext) {
    self.context = context
    seen = Array(repeating: Seen(), count: (Schema.tokens.count + 1) * 4)
  }

  /// Whether an author, not Auth0, gives a token its colour.
  mutating func isAuthored(_ token: Int, _ appearance: Appearance) -> Bool {
    seen[look(at: token, appearance)].isAuthored
  }

  mutating func measure(_ drawn: DrawnPair, _ appearance: Appearance) -> Measurement? {
    let front = look(at: drawn.foreground ?? Schema.tokens.count, appearance)
    let ground = look(at: drawn.surface, appearance)
    guard let surface = seen[ground].color, let foreground = seen[front].color else { return nil }
    if surface.opacity >= 1, foreground.opacity >= 1 {
      let one = luminance(front, foreground)
      let other = luminance(ground, surface)
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

  /// The place of what is known of a token, found out first where nothing is.
  private mutating func look(at token: Int, _ appearance: Appearance) -> Int {
    let place = token * 4 + Int(appearance.rawValue)
    if seen[place].isKnown { return place }
    seen[place].isKnown = true
    if token == Schema.tokens.count {
      seen[place].color = SystemColor.primary.resolved(for: appearance)
    } else {
      seen[place].isAuthored = context.isAuthored(token, appearance)
      seen[place].color = context.color(token, appearance)
    }
    return place
  }

  private mutating func luminance(_ place: Int, _ color: ColorComponents) -> Double {
    if seen[place].luminance >= 0 { return seen[place].luminance }
    let luminance = color.rgba8.wcagLuminance
    seen[place].luminance = luminance
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
