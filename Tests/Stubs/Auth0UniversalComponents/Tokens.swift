// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public surface of the SDK's theming: names, labels, their order, and what is `Sendable`. Every
// token's default is one that no theme has, so that a test sees what a theme leaves to the SDK.

public import SwiftUI

public protocol Auth0BackgroundColorTokens: Sendable {
  var primary: Color { get }
  var primarySubtle: Color { get }
  var inverse: Color { get }
  var accent: Color { get }
  var layerTop: Color { get }
  var layerMedium: Color { get }
  var layerBase: Color { get }
  var error: Color { get }
  var errorSubtle: Color { get }
  var success: Color { get }
  var successSubtle: Color { get }
}

public struct DefaultAuth0BackgroundColorTokens: Auth0BackgroundColorTokens {
  public var primary: Color
  public var primarySubtle: Color
  public var inverse: Color
  public var accent: Color
  public var layerTop: Color
  public var layerMedium: Color
  public var layerBase: Color
  public var error: Color
  public var errorSubtle: Color
  public var success: Color
  public var successSubtle: Color

  public init(
    primary: Color = Color("default", bundle: nil),
    primarySubtle: Color = Color("default", bundle: nil),
    inverse: Color = Color("default", bundle: nil),
    accent: Color = Color("default", bundle: nil),
    layerTop: Color = Color("default", bundle: nil),
    layerMedium: Color = Color("default", bundle: nil),
    layerBase: Color = Color("default", bundle: nil),
    error: Color = Color("default", bundle: nil),
    errorSubtle: Color = Color("default", bundle: nil),
    success: Color = Color("default", bundle: nil),
    successSubtle: Color = Color("default", bundle: nil)
  ) {
    self.primary = primary
    self.primarySubtle = primarySubtle
    self.inverse = inverse
    self.accent = accent
    self.layerTop = layerTop
    self.layerMedium = layerMedium
    self.layerBase = layerBase
    self.error = error
    self.errorSubtle = errorSubtle
    self.success = success
    self.successSubtle = successSubtle
  }
}

public protocol Auth0TextColorTokens: Sendable {
  var bold: Color { get }
  var regular: Color { get }
  var disabled: Color { get }
  var onPrimary: Color { get }
  var onSuccess: Color { get }
  var onError: Color { get }
}

public struct DefaultAuth0TextColorTokens: Auth0TextColorTokens {
  public var bold: Color
  public var regular: Color
  public var disabled: Color
  public var onPrimary: Color
  public var onSuccess: Color
  public var onError: Color

  public init(
    bold: Color = Color("default", bundle: nil),
    regular: Color = Color("default", bundle: nil),
    disabled: Color = Color("default", bundle: nil),
    onPrimary: Color = Color("default", bundle: nil),
    onSuccess: Color = Color("default", bundle: nil),
    onError: Color = Color("default", bundle: nil)
  ) {
    self.bold = bold
    self.regular = regular
    self.disabled = disabled
    self.onPrimary = onPrimary
    self.onSuccess = onSuccess
    self.onError = onError
  }
}

public protocol Auth0BorderColorTokens: Sendable {
  var bold: Color { get }
  var regular: Color { get }
  var subtle: Color { get }
  var shadow: Color { get }
}

public struct DefaultAuth0BorderColorTokens: Auth0BorderColorTokens {
  public var bold: Color
  public var regular: Color
  public var subtle: Color
  public var shadow: Color

  public init(
    bold: Color = Color("default", bundle: nil),
    regular: Color = Color("default", bundle: nil),
    subtle: Color = Color("default", bundle: nil),
    shadow: Color = Color("default", bundle: nil)
  ) {
    self.bold = bold
    self.regular = regular
    self.subtle = subtle
    self.shadow = shadow
  }
}

public protocol Auth0TypographyTokens: Sendable {
  var displayLarge: Auth0TextStyle { get }
  var displayMedium: Auth0TextStyle { get }
  var display: Auth0TextStyle { get }
  var titleLarge: Auth0TextStyle { get }
  var title: Auth0TextStyle { get }
  var body: Auth0TextStyle { get }
  var bodySmall: Auth0TextStyle { get }
  var label: Auth0TextStyle { get }
  var helper: Auth0TextStyle { get }
  var overline: Auth0TextStyle { get }
}

public struct DefaultAuth0TypographyTokens: Auth0TypographyTokens {
  public var displayLarge: Auth0TextStyle
  public var displayMedium: Auth0TextStyle
  public var display: Auth0TextStyle
  public var titleLarge: Auth0TextStyle
  public var title: Auth0TextStyle
  public var body: Auth0TextStyle
  public var bodySmall: Auth0TextStyle
  public var label: Auth0TextStyle
  public var helper: Auth0TextStyle
  public var overline: Auth0TextStyle

  public init(
    displayLarge: Auth0TextStyle = Auth0TextStyle(font: .custom("default", fixedSize: 0)),
    displayMedium: Auth0TextStyle = Auth0TextStyle(font: .custom("default", fixedSize: 0)),
    display: Auth0TextStyle = Auth0TextStyle(font: .custom("default", fixedSize: 0)),
    titleLarge: Auth0TextStyle = Auth0TextStyle(font: .custom("default", fixedSize: 0)),
    title: Auth0TextStyle = Auth0TextStyle(font: .custom("default", fixedSize: 0)),
    body: Auth0TextStyle = Auth0TextStyle(font: .custom("default", fixedSize: 0)),
    bodySmall: Auth0TextStyle = Auth0TextStyle(font: .custom("default", fixedSize: 0)),
    label: Auth0TextStyle = Auth0TextStyle(font: .custom("default", fixedSize: 0)),
    helper: Auth0TextStyle = Auth0TextStyle(font: .custom("default", fixedSize: 0)),
    overline: Auth0TextStyle = Auth0TextStyle(font: .custom("default", fixedSize: 0))
  ) {
    self.displayLarge = displayLarge
    self.displayMedium = displayMedium
    self.display = display
    self.titleLarge = titleLarge
    self.title = title
    self.body = body
    self.bodySmall = bodySmall
    self.label = label
    self.helper = helper
    self.overline = overline
  }
}

public protocol Auth0SpacingTokens: Sendable {
  var xxs: CGFloat { get }
  var xs: CGFloat { get }
  var sm: CGFloat { get }
  var md: CGFloat { get }
  var lg: CGFloat { get }
  var xl: CGFloat { get }
  var xxl: CGFloat { get }
  var xxxl: CGFloat { get }
}

public struct DefaultAuth0SpacingTokens: Auth0SpacingTokens {
  public var xxs: CGFloat
  public var xs: CGFloat
  public var sm: CGFloat
  public var md: CGFloat
  public var lg: CGFloat
  public var xl: CGFloat
  public var xxl: CGFloat
  public var xxxl: CGFloat

  public init(
    xxs: CGFloat = -1,
    xs: CGFloat = -1,
    sm: CGFloat = -1,
    md: CGFloat = -1,
    lg: CGFloat = -1,
    xl: CGFloat = -1,
    xxl: CGFloat = -1,
    xxxl: CGFloat = -1
  ) {
    self.xxs = xxs
    self.xs = xs
    self.sm = sm
    self.md = md
    self.lg = lg
    self.xl = xl
    self.xxl = xxl
    self.xxxl = xxxl
  }
}

public protocol Auth0RadiusTokens: Sendable {
  var small: CGFloat { get }
  var medium: CGFloat { get }
  var inputField: CGFloat { get }
  var button: CGFloat { get }
  var large: CGFloat { get }
  var pill: CGFloat { get }
}

public struct DefaultAuth0RadiusTokens: Auth0RadiusTokens {
  public var small: CGFloat
  public var medium: CGFloat
  public var inputField: CGFloat
  public var button: CGFloat
  public var large: CGFloat
  public var pill: CGFloat

  public init(
    small: CGFloat = -1,
    medium: CGFloat = -1,
    inputField: CGFloat = -1,
    button: CGFloat = -1,
    large: CGFloat = -1,
    pill: CGFloat = -1
  ) {
    self.small = small
    self.medium = medium
    self.inputField = inputField
    self.button = button
    self.large = large
    self.pill = pill
  }
}

public protocol Auth0SizeTokens: Sendable {
  var buttonHeight: CGFloat { get }
  var inputHeight: CGFloat { get }
  var size2xlDimen: CGFloat { get }
  var size3xlDimen: CGFloat { get }
  var containerSizeLargeDimen: CGFloat { get }
  var iconSmall: CGFloat { get }
  var iconMedium: CGFloat { get }
  var iconLarge: CGFloat { get }
}

public struct DefaultAuth0SizeTokens: Auth0SizeTokens {
  public var buttonHeight: CGFloat
  public var inputHeight: CGFloat
  public var size2xlDimen: CGFloat
  public var size3xlDimen: CGFloat
  public var containerSizeLargeDimen: CGFloat
  public var iconSmall: CGFloat
  public var iconMedium: CGFloat
  public var iconLarge: CGFloat

  public init(
    buttonHeight: CGFloat = -1,
    inputHeight: CGFloat = -1,
    size2xlDimen: CGFloat = -1,
    size3xlDimen: CGFloat = -1,
    containerSizeLargeDimen: CGFloat = -1,
    iconSmall: CGFloat = -1,
    iconMedium: CGFloat = -1,
    iconLarge: CGFloat = -1
  ) {
    self.buttonHeight = buttonHeight
    self.inputHeight = inputHeight
    self.size2xlDimen = size2xlDimen
    self.size3xlDimen = size3xlDimen
    self.containerSizeLargeDimen = containerSizeLargeDimen
    self.iconSmall = iconSmall
    self.iconMedium = iconMedium
    self.iconLarge = iconLarge
  }
}
