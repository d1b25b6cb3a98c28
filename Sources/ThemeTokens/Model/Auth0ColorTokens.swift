/// The colours of a theme, in three groups.
public protocol Auth0ColorTokens: Sendable {
  /// The colours of surfaces.
  var background: any Auth0BackgroundColorTokens { get }
  /// The colours of text.
  var text: any Auth0TextColorTokens { get }
  /// The colours of borders and dividers.
  var border: any Auth0BorderColorTokens { get }
}

/// Auth0's colours, each group of which can be replaced.
public struct DefaultAuth0ColorTokens: Auth0ColorTokens {
  /// The colours of surfaces.
  public var background: any Auth0BackgroundColorTokens
  /// The colours of text.
  public var text: any Auth0TextColorTokens
  /// The colours of borders and dividers.
  public var border: any Auth0BorderColorTokens

  /// Auth0's colours, but for the groups that are given.
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
