import ThemeTokens

/// Auth0's colours, computed once: most themes leave most of them.
struct StandardColors: Sendable {
  private let colors: [ColorComponents?]

  static let shared = StandardColors()

  private init() {
    var colors: [ColorComponents?] = []
    colors.reserveCapacity(Schema.tokens.count * Appearance.allCases.count)
    for token in Schema.tokens {
      guard case .color(let color) = token.defaultValue else { break }
      for appearance in Appearance.allCases {
        colors.append(color[appearance].components(for: appearance))
      }
    }
    self.colors = colors
  }

  /// The colour of a token; `nil` where it is none. Colours come first in the schema.
  subscript(token: Int, appearance: Appearance) -> ColorComponents? {
    let place = token * 4 + Int(appearance.rawValue)
    return place < colors.count ? colors[place] : nil
  }
}
