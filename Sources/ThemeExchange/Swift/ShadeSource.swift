import ThemeTokens

/// What of `Shade`, the type that generated colours are made with, a file needs.
struct ShadeParts {
  /// A colour by `0xRRGGBB`, the same in every appearance.
  var hasHexColor = false
  /// A colour with a value for each appearance.
  var isAdaptive = false

  // What the values of adaptive colours are.
  var hasHex = false
  var hasSRGB = false
  var hasDisplayP3 = false
  var hasAssets = false
  var systemColors: Set<SystemColor> = []

  var isEmpty: Bool { !hasHexColor && !isAdaptive }
}

/// Writes `Shade` with the parts that are needed, nested in `Auth0Theme` so that it clashes with
/// nothing in an app.
///
/// Its values are plain data and its closures capture nothing else, so that it compiles wherever
/// UIKit and AppKit draw the line between threads.
struct ShadeSource {
  private let parts: ShadeParts
  private var text = ""

  static func source(_ parts: ShadeParts) -> String {
    var writer = ShadeSource(parts: parts)
    writer.write()
    return writer.text
  }

  private init(parts: ShadeParts) {
    self.parts = parts
  }

  private var systemColors: [SystemColor] {
    SystemColor.allCases.filter(parts.systemColors.contains)
  }

  private var hasSRGB: Bool { parts.hasHex || parts.hasSRGB }

  private var hasReferences: Bool { parts.hasAssets || !parts.systemColors.isEmpty }

  private mutating func write() {
    lines(
      """
      extension Auth0Theme {
        /// \(parts.isAdaptive ? "A colour in one appearance." : "Makes colours.")
        private enum Shade\(parts.isAdaptive ? ": Sendable" : "") {
      """)
    if parts.isAdaptive { writeCases() }
    if parts.hasHex { writeHex() }
    if parts.hasHexColor { writeHexColor() }
    if parts.isAdaptive {
      writeAdaptive()
      writeUIKit()
      writeAppKit()
    }
    while text.hasSuffix("\n\n") { text.removeLast() }
    lines("  }\n}")
  }

  private mutating func writeCases() {
    let components = "red: Double, green: Double, blue: Double, opacity: Double = 1"
    if hasSRGB { lines("    case sRGB(\(components))") }
    if parts.hasDisplayP3 { lines("    case displayP3(\(components))") }
    if parts.hasAssets { lines("    case asset(String, bundle: Bundle, opacity: Double = 1)") }
    for color in systemColors { lines("    case \(color.name)(opacity: Double)") }
    lines("")
  }

  private mutating func writeHex() {
    lines(
      """
          /// The sRGB colour `0xRRGGBB`.
          nonisolated static func hex(_ hex: UInt32, opacity: Double = 1) -> Shade {
            .sRGB(
              red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
              blue: Double(hex & 0xFF) / 255, opacity: opacity)
          }

      """)
  }

  private mutating func writeHexColor() {
    lines(
      """
          /// The sRGB colour `0xRRGGBB`, the same in every appearance.
          nonisolated static func color(_ hex: UInt32, opacity: Double = 1) -> Color {
            Color(
              red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
              blue: Double(hex & 0xFF) / 255, opacity: opacity)
          }

      """)
  }

  private mutating func writeAdaptive() {
    lines(
      """
          /// A colour that follows the appearance.
          nonisolated static func color(
            light: Shade, dark: Shade, lightHighContrast: Shade? = nil, darkHighContrast: Shade? = nil
          ) -> Color {
            #if canImport(UIKit)
              return Color(
                uiColor: UIColor { @Sendable traits in
                  let isHigh = traits.accessibilityContrast == .high
                  let shade =
                    traits.userInterfaceStyle == .dark
                    ? (isHigh ? darkHighContrast : nil) ?? dark
                    : (isHigh ? lightHighContrast : nil) ?? light
                  return shade.resolved(in: traits)
                })
            #elseif canImport(AppKit)
              return Color(
                nsColor: NSColor(name: nil) { @Sendable appearance in
                  switch appearance.bestMatch(from: [
                    .aqua, .darkAqua, .accessibilityHighContrastAqua,
                    .accessibilityHighContrastDarkAqua,
                  ]) {
                  case .darkAqua: return dark.resolved
                  case .accessibilityHighContrastAqua: return (lightHighContrast ?? light).resolved
                  case .accessibilityHighContrastDarkAqua: return (darkHighContrast ?? dark).resolved
                  default: return light.resolved
                  }
                })
            #endif
          }

      """)
  }

  private mutating func writeUIKit() {
    lines(
      """
          #if canImport(UIKit)
            private nonisolated func resolved(in traits: UITraitCollection) -> UIColor {
              switch self {
      """)
    writeComponentCases(platform: "UIColor", sRGB: "red")
    if parts.hasAssets {
      lines(
        """
                case .asset(let name, let bundle, let opacity):
                  let color = UIColor(named: name, in: bundle, compatibleWith: traits) ?? .clear
                  return Shade.faded(color, by: opacity, in: traits)
        """)
    }
    for color in systemColors {
      lines(
        """
                case .\(color.name)(let opacity):
                  return Shade.faded(.\(color.uiKitName), by: opacity, in: traits)
        """)
    }
    lines("        }\n      }")
    if hasReferences {
      lines(
        """

              private nonisolated static func faded(
                _ color: UIColor, by opacity: Double, in traits: UITraitCollection
              ) -> UIColor {
                let color = color.resolvedColor(with: traits)
                return color.withAlphaComponent(color.cgColor.alpha * opacity)
              }
        """)
    }
  }

  private mutating func writeAppKit() {
    lines(
      """
          #elseif canImport(AppKit)
            private nonisolated var resolved: NSColor {
              switch self {
      """)
    writeComponentCases(platform: "NSColor", sRGB: "srgbRed")
    if parts.hasAssets {
      lines(
        """
                case .asset(let name, let bundle, let opacity):
                  return Shade.faded(NSColor(named: name, bundle: bundle) ?? .clear, by: opacity)
        """)
    }
    for color in systemColors {
      lines(
        """
                case .\(color.name)(let opacity):
                  return Shade.faded(.\(color.appKitName), by: opacity)
        """)
    }
    lines("        }\n      }")
    if hasReferences {
      lines(
        """

              private nonisolated static func faded(_ color: NSColor, by opacity: Double) -> NSColor {
                color.withAlphaComponent(color.alphaComponent * opacity)
              }
        """)
    }
    lines("    #endif\n")
  }

  private mutating func writeComponentCases(platform: String, sRGB: String) {
    if hasSRGB {
      lines(
        """
                case .sRGB(let red, let green, let blue, let opacity):
                  return \(platform)(\(sRGB): red, green: green, blue: blue, alpha: opacity)
        """)
    }
    if parts.hasDisplayP3 {
      lines(
        """
                case .displayP3(let red, let green, let blue, let opacity):
                  return \(platform)(displayP3Red: red, green: green, blue: blue, alpha: opacity)
        """)
    }
  }

  private mutating func lines(_ lines: String) {
    text += lines
    text += "\n"
  }
}

extension SystemColor {
  /// The name of the class property of `UIColor`.
  fileprivate var uiKitName: String {
    switch self {
    case .primary: "label"
    case .secondary: "secondaryLabel"
    case .accentColor: "tintColor"
    default: "system" + capitalized(name)
    }
  }

  /// The name of the class property of `NSColor`.
  fileprivate var appKitName: String {
    switch self {
    case .primary: "labelColor"
    case .secondary: "secondaryLabelColor"
    case .accentColor: "controlAccentColor"
    default: "system" + capitalized(name)
    }
  }
}
