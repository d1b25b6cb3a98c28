import ThemeExchange
import ThemeTokens

extension ExportedTheme {
  /// A theme that sets the tokens at `paths`; the others are Auth0's.
  init(
    _ name: String, source: String? = nil, _ changes: [String: TokenValue] = [:],
    documentation: String? = nil, tokenDocumentation: [String: String] = [:],
    onlyAppearance: Appearance? = nil
  ) {
    var values = Schema.tokens.map(\.defaultValue)
    for (path, value) in changes {
      guard let token = Schema.token(path: path) else { preconditionFailure("no token \(path)") }
      values[token.index] = value
    }
    self.init(
      name: name, source: source ?? name.lowercased() + ".theme", values: values,
      documentation: documentation, tokenDocumentation: tokenDocumentation,
      onlyAppearance: onlyAppearance)
  }
}

/// A brand as most are: colours with light and dark, a typeface, a few sizes.
let acme = ExportedTheme(
  "Acme",
  [
    "background.primary": .color(ThemeColor(light: .hex(0x1B5CFF), dark: .hex(0x6E96FF))),
    "background.primarySubtle": .color(
      ThemeColor(light: .hex(0x1B5CFF, opacity: 0.35), dark: .hex(0x6E96FF, opacity: 0.35))),
    "background.layerTop": .color(.white),
    "text.onPrimary": .color(.white),
    "text.bold": .color(
      ThemeColor(
        light: .hex(0x101828), dark: .hex(0xF5F7FF), lightHighContrast: .hex(0x000000),
        darkHighContrast: .hex(0xFFFFFF))),
    "text.regular": .color(ThemeColor(hex: 0x475467)),
    "border.shadow": .color(.black.opacity(0.07)),
    "typography.body": .textStyle(
      Auth0TextStyle(
        font: ThemeFont(family: "Lato", weight: .regular, size: 18, relativeTo: .body),
        lineSpacing: 8)),
    "typography.label": .textStyle(
      Auth0TextStyle(
        font: .custom("Lato-Medium", size: 16, relativeTo: .callout), tracking: 0.1, lineSpacing: 5)
    ),
    "spacing.md": .length(20),
    "radius.button": .length(24),
    "radius.large": .length(22.5),
    "sizes.size4xlDimen": .length(44),
    "sizes.size5xlDimen": .length(52),
  ],
  documentation: "Acme's mobile brand.\n\nAsk the brand team before a colour changes.",
  tokenDocumentation: [
    "background.primary": "The blue of the logo.\nNot to be used behind text.",
    "radius.button": "Buttons are rounder than cards.",
  ])

/// Every notation of a colour, alone and beside another one.
let colours = ExportedTheme(
  "Colours",
  [
    "background.primary": .color(.red),
    "background.primarySubtle": .color(.accentColor.opacity(0.35)),
    "background.inverse": .color(ThemeColor("Brand/Night \"sky\"", bundle: .main)),
    "background.accent": .color(ThemeColor("Accent").opacity(0.5)),
    "background.layerTop": .color(ThemeColor(.displayP3, red: 1, green: 0.25, blue: 0.1)),
    "background.layerMedium": .color(ThemeColor(red: 0.1234, green: 0.5, blue: 0.75, opacity: 0.9)),
    "background.layerBase": .color(ThemeColor(ColorComponents(.oklch, 0.7, 0.3, 140))),
    "background.error": .color(ThemeColor(ColorComponents(.hsl, 210, 1, 0.5))),
    "background.errorSubtle": .color(ThemeColor(white: 0.95)),
    "background.success": .color(.clear),
    "text.bold": .color(
      ThemeColor(
        light: .system(.primary, opacity: 1), dark: .hex(0xF5F7FF),
        lightHighContrast: .system(.gray, opacity: 0.5),
        darkHighContrast: .asset(ColorAsset(name: "Night", bundle: "main"), opacity: 0.5))),
    "text.regular": .color(
      ThemeColor(
        light: .plain(ColorComponents(.sRGB, 0.1, 0.2, 0.3)),
        dark: .plain(ColorComponents(.displayP3, 0.9, 0.8, 0.7, opacity: 0.5)))),
    "text.disabled": .color(
      ThemeColor(light: .hex(0x777777), dark: .hex(0x777777), darkHighContrast: .hex(0x999999))),
    "text.onPrimary": .color(
      ThemeColor(light: .hex(0x111111), dark: .asset(ColorAsset(name: "Night"), opacity: 1))),
    "border.bold": .color(.secondary),
  ])

/// Every font that SwiftUI tells apart.
let fonts = ExportedTheme(
  "Fonts",
  [
    "typography.displayLarge": .textStyle(
      Auth0TextStyle(font: .custom("Lato-Black", fixedSize: 34))),
    "typography.displayMedium": .textStyle(
      Auth0TextStyle(font: .custom("Lato-Bold", size: 28), tracking: -0.56, lineSpacing: -1)),
    "typography.display": .textStyle(
      Auth0TextStyle(
        font: .custom("Lato \"Bold\" \\(name)", size: 22, relativeTo: .title2).weight(.heavy))),
    "typography.titleLarge": .textStyle(
      Auth0TextStyle(font: ThemeFont(family: "Lato", size: 20, relativeTo: .title3))),
    "typography.title": .textStyle(Auth0TextStyle(font: .system(.headline))),
    "typography.body": .textStyle(
      Auth0TextStyle(font: .system(.body, design: .serif, weight: .light), lineSpacing: 7)),
    "typography.bodySmall": .textStyle(
      Auth0TextStyle(font: ThemeFont(weight: .regular, size: 14, relativeTo: .subheadline))),
    "typography.label": .textStyle(Auth0TextStyle(font: .system(size: 16))),
    "typography.helper": .textStyle(
      Auth0TextStyle(font: .system(size: 13, weight: .medium, design: .rounded))),
    // The default's name without its family is drawn the same.
    "typography.overline": .textStyle(
      Auth0TextStyle(
        font: .custom("Inter-Regular", size: 11, relativeTo: .caption2), tracking: 0.77,
        lineSpacing: 5)),
  ])
