import ThemeTokens

/// Auth0's colours, computed once: most themes leave most of them.
struct StandardColors: Sendable {
  private let colors: [ColorComponents?]
  private let luminances: [Double]

  static let shared = StandardColors()

  private init() {
    var colors: [ColorComponents?] = []
    var luminances: [Double] = []
    for token in Schema.tokens {
      guard case .color(let color) = token.defaultValue else { break }
      for appearance in Appearance.allCases {
        let components = color[appearance].components(for: appearance)
        colors.append(components)
        luminances.append(components.map { ColorComponents($0.rgba8).wcagLuminance } ?? 0)
      }
    }
    self.colors = colors
    self.luminances = luminances
  }

  /// The colour of a token; `nil` where it is none. Colours come first in the schema.
  subscript(token: Int, appearance: Appearance) -> ColorComponents? {
    let place = token * 4 + Int(appearance.rawValue)
    return place < colors.count ? colors[place] : nil
  }

  /// The luminance of a colour as 8 bits show it.
  func luminance(_ token: Int, _ appearance: Appearance) -> Double {
    luminances[token * 4 + Int(appearance.rawValue)]
  }
}
