/// A group of tokens: the first part of a token's path.
public enum TokenGroup: String, Sendable, Hashable, CaseIterable {
  case background, text, border, typography, spacing, radius, sizes
}

/// What a token holds.
public enum TokenType: UInt8, Sendable, Hashable {
  /// A colour with a value for each appearance.
  case color
  /// A font with tracking and line spacing.
  case textStyle
  /// Points, 0…10,000.
  case length
}

/// A token's value.
public enum TokenValue: Sendable, Hashable {
  case color(ThemeColor)
  case textStyle(Auth0TextStyle)
  case length(Double)
}

/// One row of the schema: all that is known of one design token.
public struct TokenSchema: Sendable {
  /// The row's place in `Schema.tokens`.
  public let index: Int
  /// The group, which is the first part of the path.
  public let group: TokenGroup
  /// The canonical name within the group, as documented.
  public let name: String
  /// Other names that a theme may say: what the shipped SDK calls it.
  public let aliases: [String]
  /// What it holds.
  public let type: TokenType
  /// Auth0's value.
  public let defaultValue: TokenValue
  /// The colour set in the SDK's catalog, such as `Background/Primary`; colours only.
  public let assetName: String?
  /// The name that the shipped SDK uses in Swift.
  public let sdkName: String
  /// What the token is for, in a phrase.
  public let use: String
  /// Whether a view of the SDK reads it.
  public let isReadBySDK: Bool
  /// Whether the theming page lists it.
  public let isDocumented: Bool

  /// `background.primary`
  public var path: String { group.rawValue + "." + name }
}
