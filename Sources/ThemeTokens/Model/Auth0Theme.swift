/// A theme: every design token of Auth0's Universal Components for iOS.
///
/// It is put together as the SDK's own type of this name is; what is not given is Auth0's:
///
///     Auth0Theme(radius: DefaultAuth0RadiusTokens(button: 24))
public struct Auth0Theme: Sendable {
  /// The colours, in three groups.
  public var colors: any Auth0ColorTokens
  /// The text styles.
  public var typography: any Auth0TypographyTokens
  /// The gaps and paddings.
  public var spacing: any Auth0SpacingTokens
  /// The corner radii.
  public var radius: any Auth0RadiusTokens
  /// The sizes of components.
  public var sizes: any Auth0SizeTokens

  /// Auth0's theme, but for the parts that are given.
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
