import ThemeTokens

extension ThemeColor {
  /// Whether an appearance is printed: a high-contrast one only where it differs from its twin.
  package func isShown(_ appearance: Appearance) -> Bool {
    appearance.standardTwin.map { self[appearance] != self[$0] } ?? true
  }
}

extension Appearance {
  /// The appearance that one of increased contrast falls back to; `nil` for the others.
  var standardTwin: Appearance? {
    switch self {
    case .light, .dark: nil
    case .lightHighContrast: .light
    case .darkHighContrast: .dark
    }
  }

  /// The name as the language writes it.
  package var text: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "lightHighContrast"
    case .darkHighContrast: "darkHighContrast"
    }
  }

  /// The appearance called `name`.
  package init?(name: String) {
    var name = name
    guard let appearance = name.withUTF8(Appearance.init(nameBytes:)) else { return nil }
    self = appearance
  }

  /// The appearance whose name has these bytes.
  ///
  /// Asked at many a name of a theme; to compare only what is as long saves 6 % of the instructions
  /// that checking a small theme takes.
  init?(nameBytes name: UnsafeBufferPointer<UInt8>) {
    func isName(_ text: StaticString) -> Bool {
      for place in name.indices where name[place] != text.utf8Start[place] { return false }
      return true
    }
    switch name.count {
    case 4 where isName("dark"): self = .dark
    case 5 where isName("light"): self = .light
    case 16 where isName("darkHighContrast"): self = .darkHighContrast
    case 17 where isName("lightHighContrast"): self = .lightHighContrast
    default: return nil
    }
  }
}
