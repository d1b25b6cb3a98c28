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
  public var foreground: Foreground {
    group.map { .token("\($0.rawValue).\(name)") } ?? .systemLabel
  }
  /// The path of the colour token that it stands on.
  public var surface: String { "background.\(ground)" }
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
  /// The group of the token in front; `nil` for the system's label colour.
  let group: TokenGroup?
  /// The name of the token in front, within its group.
  let name: String
  /// The name of the surface among the backgrounds.
  let ground: String

  /// The place in the schema of the token in front; `nil` for the system's label colour.
  package let foregroundIndex: Int?
  /// The place in the schema of the surface; `nil` for a name that is not in it.
  package let surfaceIndex: Int?
  /// What the linter tells of it beside its contrast.
  package let role: Role

  /// What is special about a pair.
  package enum Role: Sendable {
    case plain
    /// The ring around the cell of a one-time code that is being filled in.
    case focusRing
    /// The modules of a QR code on their ground.
    case code
  }

  fileprivate init(
    _ group: TokenGroup?, _ name: String, on ground: String, _ minimum: Double, isText: Bool,
    isReachable: Bool, defaultFails: Bool, role: Role, _ use: String
  ) {
    self.minimum = minimum
    self.isText = isText
    self.isReachable = isReachable
    self.defaultFails = defaultFails
    self.role = role
    self.use = use
    self.group = group
    self.name = name
    self.ground = ground
    foregroundIndex = group.flatMap { Schema.index(group: $0, name: name) }
    surfaceIndex = Schema.index(group: .background, name: ground)
  }
}

extension Schema {
  /// Which colours are seen on which, from the views of SDK 1.0.0-beta.0.
  public static let pairs: [ContrastPair] =
    [
      pair(
        .text, "bold", on: "layerBase", 4.5,
        "screen titles 28 and 20 pt, navigation title 17, labels 16, hints 13"),
      pair(.text, "bold", on: "layerMedium", 4.5, "card labels 16, hints 13"),
      pair(
        .text, "bold", on: "layerTop", 4.5, role: .code,
        "dialog title 20, labels 16, field text; QR code modules"),
      pair(.text, "regular", on: "layerBase", 4.5, "body 17, labels 16, hints 13"),
      pair(.text, "regular", on: "layerMedium", 4.5, "hints 13 on cards"),
      pair(.text, "onPrimary", on: "primary", 4.5, "button labels 16, spinner, toast 13"),
      pair(.text, "onError", on: "layerBase", 4.5, "validation messages: body 17, label 16"),
      pair(
        .background, "primary", on: "layerBase", 4.5,
        "outline buttons' labels 16, icons, strokes"),
      pair(.background, "primary", on: "layerMedium", 4.5, "text button 16 on a card"),
      pair(
        .background, "primary", on: "layerTop", 4.5, "outline button 16, spinner, text cursor"),
      labelPair(
        on: "layerTop", 4.5,
        "one-time-code digits 20 semibold: drawn in the system's label colour, "
          + "black in light and white in dark, whatever the theme"),
      pair(
        .border, "subtle", on: "layerTop", 3, isText: false, role: .focusRing,
        "focus ring of a code cell, 3 pt"),
      pair(
        .border, "regular", on: "layerBase", 3, isText: false, defaultFails: true,
        "card outlines"),
      pair(
        .border, "regular", on: "layerMedium", 3, isText: false, defaultFails: true,
        "card outlines"),
      pair(
        .border, "regular", on: "layerTop", 3, isText: false, defaultFails: true,
        "field outlines"),
      pair(
        .text, "onSuccess", on: "successSubtle", 4.5, isReachable: false, defaultFails: true,
        "success toast 13 (never shown by this SDK version)"),
      pair(
        .text, "onError", on: "errorSubtle", 4.5, isReachable: false,
        "error toast 13 (never shown by this SDK version)"),
      pair(
        .text, "onSuccess", on: "success", 4.5, isReachable: false, defaultFails: true,
        "named by the theming page; no view of this SDK version draws it"),
      pair(
        .text, "onError", on: "error", 4.5, isReachable: false, defaultFails: true,
        "named by the theming page; no view of this SDK version draws it"),
    ]

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
  _ group: TokenGroup, _ name: String, on surface: String, _ minimum: Double, isText: Bool = true,
  isReachable: Bool = true, defaultFails: Bool = false, role: ContrastPair.Role = .plain,
  _ use: String
) -> ContrastPair {
  ContrastPair(
    group, name, on: surface, minimum, isText: isText, isReachable: isReachable,
    defaultFails: defaultFails, role: role, use)
}

/// A pair with the system's label colour in front.
private func labelPair(on surface: String, _ minimum: Double, _ use: String) -> ContrastPair {
  ContrastPair(
    nil, "", on: surface, minimum, isText: true, isReachable: true, defaultFails: false,
    role: .plain, use)
}
