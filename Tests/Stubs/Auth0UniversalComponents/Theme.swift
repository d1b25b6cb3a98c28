// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import SwiftUI

public protocol Auth0ColorTokens: Sendable {
  var background: any Auth0BackgroundColorTokens { get }
  var text: any Auth0TextColorTokens { get }
  var border: any Auth0BorderColorTokens { get }
}

public struct DefaultAuth0ColorTokens: Auth0ColorTokens {
  public var background: any Auth0BackgroundColorTokens
  public var text: any Auth0TextColorTokens
  public var border: any Auth0BorderColorTokens

  public init(
    background: any Auth0BackgroundColorTokens = DefaultAuth0BackgroundColorTokens(),
    text: any Auth0TextColorTokens = DefaultAuth0TextColorTokens(),
    border: any Auth0BorderColorTokens = DefaultAuth0BorderColorTokens()
  ) {
    self.background = background
    self.text = text
    self.border = border
  }
}

public struct Auth0TextStyle: Sendable {
  public let font: Font
  public let tracking: CGFloat
  public let lineSpacing: CGFloat

  public init(font: Font, tracking: CGFloat = 0, lineSpacing: CGFloat = 0) {
    self.font = font
    self.tracking = tracking
    self.lineSpacing = lineSpacing
  }
}

/// Not `Sendable`, as it is in the SDK.
public struct Auth0Theme {
  public var colors: any Auth0ColorTokens
  public var typography: any Auth0TypographyTokens
  public var spacing: any Auth0SpacingTokens
  public var radius: any Auth0RadiusTokens
  public var sizes: any Auth0SizeTokens

  public init(
    colors: any Auth0ColorTokens = DefaultAuth0ColorTokens(),
    typography: any Auth0TypographyTokens = DefaultAuth0TypographyTokens(),
    spacing: any Auth0SpacingTokens = DefaultAuth0SpacingTokens(),
    radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(),
    sizes: any Auth0SizeTokens = DefaultAuth0SizeTokens()
  ) {
    self.colors = colors
    self.typography = typography
    self.spacing = spacing
    self.radius = radius
    self.sizes = sizes
  }
}

private struct Auth0ThemeKey: EnvironmentKey {
  static let defaultValue = Auth0Theme()
}

extension EnvironmentValues {
  public var auth0Theme: Auth0Theme {
    get { self[Auth0ThemeKey.self] }
    set { self[Auth0ThemeKey.self] = newValue }
  }
}

extension View {
  public func auth0Theme(_ theme: Auth0Theme) -> some View {
    environment(\.auth0Theme, theme)
  }

  public func auth0TextStyle(_ style: Auth0TextStyle) -> some View {
    font(style.font).tracking(style.tracking).lineSpacing(style.lineSpacing)
  }
}

public struct MyAccountAuthMethodsView: View {
  public init() {}

  public var body: some View { Text("authentication methods") }
}
