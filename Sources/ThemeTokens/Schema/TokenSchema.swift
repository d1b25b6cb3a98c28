/// A group of tokens: the first part of a token's path.
public enum TokenGroup: String, Sendable, Hashable, CaseIterable {
  case background, text, border, typography, spacing, radius, sizes

  /// What every token of the group holds.
  public var type: TokenType {
    switch self {
    case .background, .text, .border: .color
    case .typography: .textStyle
    case .spacing, .radius, .sizes: .length
    }
  }
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
  /// A colour with a value for each appearance.
  case color(ThemeColor)
  /// A font with tracking and line spacing.
  case textStyle(Auth0TextStyle)
  /// Points.
  case length(Double)

  /// What kind of value it is.
  public var type: TokenType {
    switch self {
    case .color: .color
    case .textStyle: .textStyle
    case .length: .length
    }
  }
}

/// One row of the schema: all that is known of one design token.
public struct TokenSchema: Sendable {
  /// The row's place in `Schema.tokens`.
  public internal(set) var index: Int
  /// The group, which is the first part of the path.
  public let group: TokenGroup
  /// The canonical name within the group, as documented.
  public let name: String
  /// Other names that a theme may say: what the shipped SDK calls it.
  public let aliases: [String]
  /// Auth0's value.
  public let defaultValue: TokenValue
  /// The colour set in the SDK's catalog, such as `Background/Primary`; colours only.
  public let assetName: String?
  /// What the token is for, in a phrase.
  public let use: String
  /// Whether a view of the SDK reads it.
  public let isReadBySDK: Bool
  /// Whether the theming page lists it.
  public let isDocumented: Bool
  /// Reads the token from a theme.
  let read: @Sendable (Auth0Theme) -> TokenValue

  /// What it holds.
  public var type: TokenType { group.type }

  /// `background.primary`
  public var path: String { group.rawValue + "." + name }

  /// The name that the shipped SDK uses in Swift.
  public var sdkName: String { aliases.first ?? name }
}
