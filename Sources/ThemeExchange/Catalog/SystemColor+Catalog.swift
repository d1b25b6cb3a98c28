import ThemeTokens

extension SystemColor {
  /// The colour that a catalog calls `reference`, such as `systemBlueColor`: the name of the class
  /// method of `UIColor` or `NSColor`.
  init?(catalogReference reference: String) {
    switch reference {
    case "labelColor": self = .primary
    case "secondaryLabelColor": self = .secondary
    case "controlAccentColor", "tintColor": self = .accentColor
    default:
      guard let color = SystemColor.allCases.first(where: { $0.catalogReference == reference })
      else { return nil }
      self = color
    }
  }

  /// What a catalog that serves every platform calls the colour; `nil` for the accent colour, which
  /// is a set of the catalog itself.
  var catalogReference: String? {
    switch self {
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray:
      "system" + capitalized(name) + "Color"
    case .primary: "labelColor"
    case .secondary: "secondaryLabelColor"
    case .accentColor: nil
    }
  }
}

/// `name` with its first letter in upper case.
func capitalized(_ name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}
