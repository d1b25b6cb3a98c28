extension Schema {
  /// The rows: SDK 1.0.0-beta.0 and its theming page.
  ///
  /// A token added is a row here and a property in its group's protocol and struct, at the same
  /// place. Colour rows hold light and dark; the colour set is the token's name with a capital where
  /// nothing else is said. `isRead: false` marks a token that no view of the SDK reads.
  static func table() -> [TokenSchema] {
    [
      color(
        .background, "primary", { $0.colors.background.primary }, .hex(0x09090B), .hex(0xFAFAFA),
        "CTA button background, primary borders"),
      color(
        .background, "primarySubtle", { $0.colors.background.primarySubtle },
        .hex(0x09090B, opacity: 0.35), .hex(0xFAFAFA, opacity: 0.5), isRead: false,
        "Low-emphasis primary background"),
      color(
        .background, "inverse", { $0.colors.background.inverse }, .hex(0x18181B), .hex(0xFAFAFA),
        isRead: false, "Contrast-flipped background"),
      color(
        .background, "accent", { $0.colors.background.accent }, .hex(0x09090B), .hex(0xA7F3D0),
        isRead: false, "Branded or featured UI highlight"),
      color(
        .background, "layerTop", { $0.colors.background.layerTop }, .hex(0xFFFFFF), .hex(0x3F3F46),
        "Overlays and modals"),
      color(
        .background, "layerMedium", { $0.colors.background.layerMedium }, .hex(0xFCFCFC),
        .hex(0x27272A), "Cards and raised containers"),
      color(
        .background, "layerBase", { $0.colors.background.layerBase }, .hex(0xF4F4F5),
        .hex(0x09090B), "Main app background"),
      color(
        .background, "error", { $0.colors.background.error }, .hex(0xFEE2E2), .hex(0xFDA4AF),
        isRead: false, "Error state container"),
      color(
        .background, "errorSubtle", { $0.colors.background.errorSubtle }, .hex(0xFEF2F2),
        .hex(0xBE123C), "Subtle error banner"),
      color(
        .background, "success", { $0.colors.background.success }, .hex(0xE6F7EA), .hex(0xA7F3D0),
        isRead: false, "Success state container"),
      color(
        .background, "successSubtle", { $0.colors.background.successSubtle }, .hex(0xFAFEFB),
        .hex(0x059669), "Subtle success banner"),

      color(
        .text, "bold", { $0.colors.text.bold }, .hex(0x1F1F1F), .hex(0xFAFAFA),
        "Headings and primary body text"),
      color(
        .text, "regular", { $0.colors.text.regular }, .hex(0x636363), .hex(0xA1A1AA),
        asset: "Default", "Secondary copy, descriptions, captions"),
      color(
        .text, "disabled", { $0.colors.text.disabled }, .hex(0x8E8E8E), .hex(0x52525B),
        isRead: false, "Disabled and placeholder text"),
      color(
        .text, "onPrimary", { $0.colors.text.onPrimary }, .hex(0xF0F0F0), .hex(0x18181B),
        "Text and icons on background.primary"),
      color(
        .text, "onSuccess", { $0.colors.text.onSuccess }, .hex(0x6EE7B7), .hex(0xA7F3D0),
        "Text and icons on background.success"),
      color(
        .text, "onError", { $0.colors.text.onError }, .hex(0x991B1B), .hex(0xFFCFC5),
        "Text and icons on background.error, validation messages"),

      color(
        .border, "bold", { $0.colors.border.bold }, .hex(0xA1A1AA), .hex(0x71717A), isRead: false,
        "High-contrast or selected borders"),
      color(
        .border, "regular", { $0.colors.border.regular }, .hex(0xD9D9D9), .hex(0x3F3F46),
        asset: "Default", "Input field and card borders"),
      color(
        .border, "subtle", { $0.colors.border.subtle }, .hex(0xE4E4E7), .hex(0xD4D4D4, opacity: 0),
        "Delicate dividers"),
      color(
        .border, "shadow", { $0.colors.border.shadow }, .hex(0xCECECE, opacity: 0.5),
        .hex(0x3F3F46), "Elevation shadow border"),

      textStyle(
        "displayLarge", { $0.typography.displayLarge }, "Inter-SemiBold", .semibold, 34,
        .largeTitle, tracking: -0.2, lineSpacing: 7, isRead: false,
        "Hero headings, passkey enrollment"),
      textStyle(
        "displayMedium", { $0.typography.displayMedium }, "Inter-SemiBold", .semibold, 28, .title,
        tracking: -0.1, lineSpacing: 6, "Major screen titles, error headings"),
      textStyle(
        "display", { $0.typography.display }, "Inter-SemiBold", .semibold, 22, .title2,
        tracking: -0.05, lineSpacing: 6, isRead: false, "Section-level headings"),
      textStyle(
        "titleLarge", { $0.typography.titleLarge }, "Inter-SemiBold", .semibold, 20, .title3,
        tracking: 0, lineSpacing: 5, "Screen titles, subheading cards"),
      textStyle(
        "title", { $0.typography.title }, "Inter-SemiBold", .semibold, 17, .headline, tracking: 0,
        lineSpacing: 7, "In-content titles"),
      textStyle(
        "body", { $0.typography.body }, "Inter-Regular", .regular, 17, .body, tracking: 0,
        lineSpacing: 7, "Descriptions, body copy"),
      textStyle(
        "bodySmall", { $0.typography.bodySmall }, "Inter-Regular", .regular, 15, .subheadline,
        tracking: 0.1, lineSpacing: 5, isRead: false, "Secondary body copy, footnotes"),
      textStyle(
        "label", { $0.typography.label }, "Inter-Medium", .medium, 16, .callout, tracking: 0.1,
        lineSpacing: 5, "Button labels, form field labels"),
      textStyle(
        "helper", { $0.typography.helper }, "Inter-Regular", .regular, 13, .footnote, tracking: 0.2,
        lineSpacing: 5, "Captions, helper text"),
      textStyle(
        "overline", { $0.typography.overline }, "Inter-Regular", .regular, 11, .caption2,
        tracking: 0.77, lineSpacing: 5, isRead: false, "Overline and category labels"),

      length(
        .spacing, "xxs", { $0.spacing.xxs }, 4, "Minimal gap between tightly coupled elements"),
      length(.spacing, "xs", { $0.spacing.xs }, 8, "Small gap between grouped elements"),
      length(.spacing, "sm", { $0.spacing.sm }, 12, "Medium internal padding"),
      length(.spacing, "md", { $0.spacing.md }, 16, "Standard component and container padding"),
      length(.spacing, "lg", { $0.spacing.lg }, 24, "Larger padding for major sections"),
      length(.spacing, "xl", { $0.spacing.xl }, 32, "Extra-large padding"),
      length(.spacing, "xxl", { $0.spacing.xxl }, 48, "Double-extra-large padding"),
      length(.spacing, "xxxl", { $0.spacing.xxxl }, 56, "Triple-extra-large padding"),

      length(
        .radius, "small", { $0.radius.small }, 8, "Single character-input cells (OTP, PIN digits)"),
      length(.radius, "medium", { $0.radius.medium }, 12, "Banner and feedback cards"),
      length(
        .radius, "inputField", { $0.radius.inputField }, 14, "Text inputs, code display containers"),
      length(.radius, "button", { $0.radius.button }, 16, "CTA buttons, auth-method cards"),
      length(
        .radius, "large", { $0.radius.large }, 20, isDocumented: false,
        "Floating dialogs and modal cards (in the SDK, not on the page)"),
      length(.radius, "pill", { $0.radius.pill }, 24, "Pill-shaped outline buttons"),

      length(
        .sizes, "buttonHeight", { $0.sizes.buttonHeight }, 48,
        "All primary and secondary action buttons"),
      length(
        .sizes, "inputHeight", { $0.sizes.inputHeight }, 60, "Text and phone-number input fields"),
      length(
        .sizes, "size4xlDimen", { $0.sizes.size4xlDimen }, 48, alias: "size2xlDimen",
        "Width of a single character-input cell"),
      length(
        .sizes, "size5xlDimen", { $0.sizes.size5xlDimen }, 56, alias: "size3xlDimen",
        "Height of a single character-input cell"),
      length(
        .sizes, "containerSizeLargeDimen", { $0.sizes.containerSizeLargeDimen }, 52,
        "Height of a read-only code display container"),
      length(
        .sizes, "iconSmall", { $0.sizes.iconSmall }, 16,
        "Small icons: chevrons, info indicators, checkmarks"),
      length(
        .sizes, "iconMedium", { $0.sizes.iconMedium }, 24,
        "Standard icons: authentication-method images"),
      length(.sizes, "iconLarge", { $0.sizes.iconLarge }, 28, "Large icons: three-dots menu"),
    ]
  }
}

private typealias Read<Value> = @Sendable (Auth0Theme) -> Value

private func color(
  _ group: TokenGroup, _ name: String, _ read: @escaping Read<ThemeColor>, _ light: ColorValue,
  _ dark: ColorValue,
  asset: String? = nil, isRead: Bool = true, _ use: String
) -> TokenSchema {
  TokenSchema(
    index: 0, group: group, name: name, aliases: [],
    defaultValue: .color(ThemeColor(light: light, dark: dark)),
    assetName: capitalized(group.rawValue) + "/" + (asset ?? capitalized(name)), use: use,
    isReadBySDK: isRead, isDocumented: true, read: { .color(read($0)) })
}

/// `face` is a PostScript name, the family before a hyphen.
private func textStyle(
  _ name: String, _ read: @escaping Read<Auth0TextStyle>, _ face: String,
  _ weight: ThemeFont.Weight, _ size: Double,
  _ relativeTo: ThemeFont.DynamicTypeStyle, tracking: Double, lineSpacing: Double,
  isRead: Bool = true, _ use: String
) -> TokenSchema {
  let font = ThemeFont(
    name: face, family: "Inter", weight: weight, size: size, relativeTo: relativeTo)
  return TokenSchema(
    index: 0, group: .typography, name: name, aliases: [],
    defaultValue: .textStyle(
      Auth0TextStyle(font: font, tracking: tracking, lineSpacing: lineSpacing)),
    assetName: nil, use: use, isReadBySDK: isRead, isDocumented: true,
    read: { .textStyle(read($0)) })
}

private func length(
  _ group: TokenGroup, _ name: String, _ read: @escaping Read<Double>, _ points: Double,
  alias: String? = nil,
  isDocumented: Bool = true, _ use: String
) -> TokenSchema {
  TokenSchema(
    index: 0, group: group, name: name, aliases: alias.map { [$0] } ?? [],
    defaultValue: .length(points), assetName: nil, use: use, isReadBySDK: true,
    isDocumented: isDocumented, read: { .length(read($0)) })
}

private func capitalized(_ name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}
