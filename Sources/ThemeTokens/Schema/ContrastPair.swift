/// Two colours that are seen on each other: what the linter and the REPL measure.
public struct ContrastPair: Sendable {
  /// What stands on a surface.
  public enum Foreground: Sendable, Hashable {
    /// A colour token, by its path.
    case token(String)
    /// The system's label colour, which no theme changes: black in light, white in dark.
    case systemLabel
  }

  /// What stands on the surface.
  public let foreground: Foreground
  /// The path of the colour token that it stands on.
  public let surface: String
  /// The least WCAG 2 contrast ratio: 4.5 for text, 3 for what is not.
  public let minimum: Double
  /// Whether the foreground is text.
  public let isText: Bool
  /// Whether a view of the SDK can show the pair.
  public let isReachable: Bool
  /// Whether Auth0's own values are known to fall short, so that a brand which leaves them is not to
  /// blame. Two pairs fall short without being marked: the focus ring, border.subtle on
  /// background.layerTop, and in dark, by 0.02, text.onError on background.errorSubtle.
  public let defaultFails: Bool
  /// Where it is seen.
  public let use: String
}

extension Schema {
  /// Which colours are seen on which, from the views of SDK 1.0.0-beta.0.
  public static var pairs: [ContrastPair] {
    [
      pair(
        "text.bold", "background.layerBase", 4.5,
        "screen titles 28 and 20 pt, navigation title 17, labels 16, hints 13"),
      pair("text.bold", "background.layerMedium", 4.5, "card labels 16, hints 13"),
      pair(
        "text.bold", "background.layerTop", 4.5,
        "dialog title 20, labels 16, field text; QR code modules"),
      pair("text.regular", "background.layerBase", 4.5, "body 17, labels 16, hints 13"),
      pair("text.regular", "background.layerMedium", 4.5, "hints 13 on cards"),
      pair("text.onPrimary", "background.primary", 4.5, "button labels 16, spinner, toast 13"),
      pair("text.onError", "background.layerBase", 4.5, "validation messages: body 17, label 16"),
      pair(
        "background.primary", "background.layerBase", 4.5,
        "outline buttons' labels 16, icons, strokes"),
      pair("background.primary", "background.layerMedium", 4.5, "text button 16 on a card"),
      pair(
        "background.primary", "background.layerTop", 4.5, "outline button 16, spinner, text cursor"),
      pair(
        .systemLabel, "background.layerTop", 4.5,
        "one-time-code digits 20 semibold: drawn in the system's label colour, "
          + "black in light and white in dark, whatever the theme"),
      pair(
        "border.subtle", "background.layerTop", 3, isText: false, "focus ring of a code cell, 3 pt"),
      pair(
        "border.regular", "background.layerBase", 3, isText: false, defaultFails: true,
        "card outlines"),
      pair(
        "border.regular", "background.layerMedium", 3, isText: false, defaultFails: true,
        "card outlines"),
      pair(
        "border.regular", "background.layerTop", 3, isText: false, defaultFails: true,
        "field outlines"),
      pair(
        "text.onSuccess", "background.successSubtle", 4.5, isReachable: false, defaultFails: true,
        "success toast 13 (never shown by this SDK version)"),
      pair(
        "text.onError", "background.errorSubtle", 4.5, isReachable: false,
        "error toast 13 (never shown by this SDK version)"),
      pair(
        "text.onSuccess", "background.success", 4.5, isReachable: false, defaultFails: true,
        "named by the theming page; no view of this SDK version draws it"),
      pair(
        "text.onError", "background.error", 4.5, isReachable: false, defaultFails: true,
        "named by the theming page; no view of this SDK version draws it"),
    ]
  }

  /// What else holds of the tokens in SDK 1.0.0-beta.0, a sentence or two each.
  public static var notes: [String] {
    [
      "A token that no view of the SDK reads changes nothing there.",
      "The SDK's default error screen shows the default theme's text.regular on the theme's own "
        + "background.layerBase.",
      "A disabled button is background.primary at half strength under text.onPrimary at full "
        + "strength; WCAG exempts inactive controls.",
      "A one-time code's row is 6 cells of sizes.size4xlDimen, 5 gaps of spacing.xs and twice "
        + "16 pt at the sides: it has to fit 375 pt.",
      "lineSpacing is added to the font's own line, 1.21 em in Inter, so a line height of size and "
        + "lineSpacing is nominal.",
      "Font.custom(_:size:) scales with the body style; custom(_:fixedSize:) and system(size:) do "
        + "not scale.",
    ]
  }
}

private func pair(
  _ foreground: String, _ surface: String, _ minimum: Double, isText: Bool = true,
  isReachable: Bool = true, defaultFails: Bool = false, _ use: String
) -> ContrastPair {
  pair(
    .token(foreground), surface, minimum, isText: isText, isReachable: isReachable,
    defaultFails: defaultFails, use)
}

private func pair(
  _ foreground: ContrastPair.Foreground, _ surface: String, _ minimum: Double,
  isText: Bool = true, isReachable: Bool = true, defaultFails: Bool = false, _ use: String
) -> ContrastPair {
  ContrastPair(
    foreground: foreground, surface: surface, minimum: minimum, isText: isText,
    isReachable: isReachable, defaultFails: defaultFails, use: use)
}
