extension Schema {
  /// The rows: SDK 1.0.0-beta.0 and its theming page.
  ///
  /// A token added is a row here and a property in its group's protocol and struct, at the same
  /// place. Colour rows hold light and dark. `isRead: false` marks a token that no view of the SDK
  /// reads. Rows are kept small, since every run of the tool makes the table.
  static func table() -> [TokenSchema] {
    [
      color(
        .background, "primary", { $0.colors.background.primary }, 0x09090B, 0xFAFAFA,
        "Background/Primary", "CTA button background, primary borders"),
      color(
        .background, "primarySubtle", { $0.colors.background.primarySubtle },
        .hex(0x09090B, opacity: 0.35), .hex(0xFAFAFA, opacity: 0.5), "Background/PrimarySubtle",
        isRead: false, "Low-emphasis primary background"),
      color(
        .background, "inverse", { $0.colors.background.inverse }, 0x18181B, 0xFAFAFA,
        "Background/Inverse", isRead: false, "Contrast-flipped background"),
      color(
        .background, "accent", { $0.colors.background.accent }, 0x09090B, 0xA7F3D0,
        "Background/Accent", isRead: false, "Branded or featured UI highlight"),
      color(
        .background, "layerTop", { $0.colors.background.layerTop }, 0xFFFFFF, 0x3F3F46,
        "Background/LayerTop", "Overlays and modals"),
      color(
        .background, "layerMedium", { $0.colors.background.layerMedium }, 0xFCFCFC, 0x27272A,
        "Background/LayerMedium", "Cards and raised containers"),
      color(
        .background, "layerBase", { $0.colors.background.layerBase }, 0xF4F4F5, 0x09090B,
        "Background/LayerBase", "Main app background"),
      color(
        .background, "error", { $0.colors.background.error }, 0xFEE2E2, 0xFDA4AF,
        "Background/Error", isRead: false, "Error state container"),
      color(
        .background, "errorSubtle", { $0.colors.background.errorSubtle }, 0xFEF2F2, 0xBE123C,
        "Background/ErrorSubtle", "Subtle error banner"),
      color(
        .background, "success", { $0.colors.background.success }, 0xE6F7EA, 0xA7F3D0,
        "Background/Success", isRead: false, "Success state container"),
      color(
        .background, "successSubtle", { $0.colors.background.successSubtle }, 0xFAFEFB, 0x059669,
        "Background/SuccessSubtle", "Subtle success banner"),

      color(
        .text, "bold", { $0.colors.text.bold }, 0x1F1F1F, 0xFAFAFA, "Text/Bold",
        "Headings and primary body text"),
      color(
        .text, "regular", { $0.colors.text.regular }, 0x636363, 0xA1A1AA, "Text/Default",
        "Secondary copy, descriptions, captions"),
      color(
        .text, "disabled", { $0.colors.text.disabled }, 0x8E8E8E, 0x52525B, "Text/Disabled",
        isRead: false, "Disabled and placeholder text"),
      color(
        .text, "onPrimary", { $0.colors.text.onPrimary }, 0xF0F0F0, 0x18181B, "Text/OnPrimary",
        "Text and icons on background.primary"),
      color(
        .text, "onSuccess", { $0.colors.text.onSuccess }, 0x6EE7B7, 0xA7F3D0, "Text/OnSuccess",
        "Text and icons on background.success"),
      color(
        .text, "onError", { $0.colors.text.onError }, 0x991B1B, 0xFFCFC5, "Text/OnError",
        "Text and icons on background.error, validation messages"),

      color(
        .border, "bold", { $0.colors.border.bold }, 0xA1A1AA, 0x71717A, "Border/Bold",
        isRead: false, "High-contrast or selected borders"),
      color(
        .border, "regular", { $0.colors.border.regular }, 0xD9D9D9, 0x3F3F46, "Border/Default",
        "Input field and card borders"),
      color(
        .border, "subtle", { $0.colors.border.subtle }, 0xE4E4E7, .hex(0xD4D4D4, opacity: 0),
        "Border/Subtle", "Delicate dividers"),
      color(
        .border, "shadow", { $0.colors.border.shadow }, .hex(0xCECECE, opacity: 0.5), 0x3F3F46,
        "Border/Shadow", "Elevation shadow border"),

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

private func color(
  _ group: TokenGroup, _ name: String, _ read: @escaping TokenSchema.Read<ThemeColor>,
  _ light: TokenSchema.DefaultColor, _ dark: TokenSchema.DefaultColor, _ asset: String,
  isRead: Bool = true, _ use: String
) -> TokenSchema {
  TokenSchema(
    group: group, name: name, use: use, isReadBySDK: isRead, isDocumented: true,
    alias: nil, content: .color(read, light: light, dark: dark, asset: asset))
}

private func textStyle(
  _ name: String, _ read: @escaping TokenSchema.Read<Auth0TextStyle>, _ face: String,
  _ weight: ThemeFont.Weight, _ size: Double, _ relativeTo: ThemeFont.DynamicTypeStyle,
  tracking: Double, lineSpacing: Double, isRead: Bool = true, _ use: String
) -> TokenSchema {
  let font = ThemeFont(
    name: face, family: "Inter", weight: weight, size: size, relativeTo: relativeTo)
  let style = Auth0TextStyle(font: font, tracking: tracking, lineSpacing: lineSpacing)
  return TokenSchema(
    group: .typography, name: name, use: use, isReadBySDK: isRead, isDocumented: true,
    alias: nil, content: .textStyle(read, style))
}

private func length(
  _ group: TokenGroup, _ name: String, _ read: @escaping TokenSchema.Read<Double>,
  _ points: Double, alias: String? = nil, isDocumented: Bool = true, _ use: String
) -> TokenSchema {
  TokenSchema(
    group: group, name: name, use: use, isReadBySDK: true, isDocumented: isDocumented,
    alias: alias, content: .length(read, points))
}
