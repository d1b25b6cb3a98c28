import ThemeTokens

/// A colour as a block on the terminal.
enum Swatch {
  /// Spaces on the colour; dots for one that is not known here; empty without colours.
  ///
  /// A translucent colour lies over white where it is light, over black where it is dark.
  static func text(
    of color: ColorValue, in appearance: Appearance, width: Int, _ support: ColorSupport
  ) -> String {
    guard support != .none else { return "" }
    guard let components = color.components(for: appearance) else {
      return String(repeating: "·", count: width)
    }
    let ground: ColorComponents = appearance.isOfLight ? .white : .black
    let shown = components.composited(over: ground).rgba8
    let code =
      support == .full
      ? "2;\(shown.red);\(shown.green);\(shown.blue)" : "5;\(paletteIndex(of: shown))"
    return "\u{1B}[48;\(code)m" + String(repeating: " ", count: width) + "\u{1B}[0m"
  }

  /// The steps of a component in the colour cube of 256 colours.
  private static let steps = [0, 95, 135, 175, 215, 255]

  /// The nearest of the 216 colours of the cube and the 24 grays behind it, by squares of the
  /// differences.
  private static func paletteIndex(of color: RGBA8) -> Int {
    let parts = [Int(color.red), Int(color.green), Int(color.blue)]
    let nearest = parts.map { part in
      steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0
    }
    let cube = zip(nearest, parts).reduce(0) { sum, pair in
      let difference = steps[pair.0] - pair.1
      return sum + difference * difference
    }
    let level = min(max((parts.reduce(0, +) / 3 - 8 + 5) / 10, 0), 23)
    let gray = parts.reduce(0) { $0 + ($1 - 8 - level * 10) * ($1 - 8 - level * 10) }
    return gray < cube ? 232 + level : 16 + nearest[0] * 36 + nearest[1] * 6 + nearest[2]
  }
}

extension Appearance {
  var isOfLight: Bool { self == .light || self == .lightHighContrast }
}
