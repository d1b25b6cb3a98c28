// The snippet of `ThemeKit`'s documentation that hands a theme to the SDK.

import Auth0UniversalComponents
import SwiftUI
import ThemeSwiftUI

import struct ThemeKit.ThemeFont
import typealias ThemeKit.ResolvedTheme

extension Auth0Theme {
  /// The SDK's theme with the values of one that was read at run time.
  init(_ theme: ResolvedTheme) {
    let (background, text, border) = (
      theme.colors.background, theme.colors.text, theme.colors.border
    )
    let (type, spacing) = (theme.typography, theme.spacing)
    let (radius, sizes) = (theme.radius, theme.sizes)
    self.init(
      colors: DefaultAuth0ColorTokens(
        background: DefaultAuth0BackgroundColorTokens(
          primary: Color(background.primary), primarySubtle: Color(background.primarySubtle),
          inverse: Color(background.inverse), accent: Color(background.accent),
          layerTop: Color(background.layerTop), layerMedium: Color(background.layerMedium),
          layerBase: Color(background.layerBase), error: Color(background.error),
          errorSubtle: Color(background.errorSubtle), success: Color(background.success),
          successSubtle: Color(background.successSubtle)),
        text: DefaultAuth0TextColorTokens(
          bold: Color(text.bold), regular: Color(text.regular), disabled: Color(text.disabled),
          onPrimary: Color(text.onPrimary), onSuccess: Color(text.onSuccess),
          onError: Color(text.onError)),
        border: DefaultAuth0BorderColorTokens(
          bold: Color(border.bold), regular: Color(border.regular), subtle: Color(border.subtle),
          shadow: Color(border.shadow))),
      typography: DefaultAuth0TypographyTokens(
        displayLarge: style(
          type.displayLarge.font, type.displayLarge.tracking, type.displayLarge.lineSpacing),
        displayMedium: style(
          type.displayMedium.font, type.displayMedium.tracking, type.displayMedium.lineSpacing),
        display: style(type.display.font, type.display.tracking, type.display.lineSpacing),
        titleLarge: style(
          type.titleLarge.font, type.titleLarge.tracking, type.titleLarge.lineSpacing),
        title: style(type.title.font, type.title.tracking, type.title.lineSpacing),
        body: style(type.body.font, type.body.tracking, type.body.lineSpacing),
        bodySmall: style(type.bodySmall.font, type.bodySmall.tracking, type.bodySmall.lineSpacing),
        label: style(type.label.font, type.label.tracking, type.label.lineSpacing),
        helper: style(type.helper.font, type.helper.tracking, type.helper.lineSpacing),
        overline: style(type.overline.font, type.overline.tracking, type.overline.lineSpacing)),
      spacing: DefaultAuth0SpacingTokens(
        xxs: spacing.xxs, xs: spacing.xs, sm: spacing.sm, md: spacing.md, lg: spacing.lg,
        xl: spacing.xl, xxl: spacing.xxl, xxxl: spacing.xxxl),
      radius: DefaultAuth0RadiusTokens(
        small: radius.small, medium: radius.medium, inputField: radius.inputField,
        button: radius.button, large: radius.large, pill: radius.pill),
      sizes: DefaultAuth0SizeTokens(
        buttonHeight: sizes.buttonHeight, inputHeight: sizes.inputHeight,
        size2xlDimen: sizes.size4xlDimen, size3xlDimen: sizes.size5xlDimen,
        containerSizeLargeDimen: sizes.containerSizeLargeDimen, iconSmall: sizes.iconSmall,
        iconMedium: sizes.iconMedium, iconLarge: sizes.iconLarge))

    func style(_ font: ThemeFont, _ tracking: Double, _ lineSpacing: Double) -> Auth0TextStyle {
      Auth0TextStyle(font: Font(font), tracking: tracking, lineSpacing: lineSpacing)
    }
  }
}
