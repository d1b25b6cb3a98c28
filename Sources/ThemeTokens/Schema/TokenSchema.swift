/// A group of tokens: the first part of a token's path.
public enum TokenGroup: String, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  case background, text, border, typography, spacing, radius, sizes

  /// The group called `rawValue`. The compiler's own would compare it with the names one after the other,
  /// which every path of a theme asks for.
  public init?(rawValue: String) {
    let group: TokenGroup
    switch (rawValue.utf8.first, rawValue.utf8.count) {
    case (UInt8(ascii: "b"), 10): group = .background
    case (UInt8(ascii: "t"), 4): group = .text
    case (UInt8(ascii: "b"), 6): group = .border
    case (UInt8(ascii: "t"), 10): group = .typography
    case (UInt8(ascii: "s"), 7): group = .spacing
    case (UInt8(ascii: "r"), 6): group = .radius
    case (UInt8(ascii: "s"), 5): group = .sizes
    default: return nil
    }
    guard group.rawValue == rawValue else { return nil }
    self = group
  }

  /// What every token of the group holds.
  public var type: TokenType {
    switch self {
    case .background, .text, .border: .color
    case .typography: .textStyle
    case .spacing, .radius, .sizes: .length
    }
  }

  /// The group's place among all groups.
  public var index: Int {
    switch self {
    case .background: 0
    case .text: 1
    case .border: 2
    case .typography: 3
    case .spacing: 4
    case .radius: 5
    case .sizes: 6
    }
  }

  /// Whether the groups are the same. Without it, the standard library compares raw values, which
  /// for strings takes a hundred times as long.
  public static func == (a: TokenGroup, b: TokenGroup) -> Bool { a.index == b.index }

  /// Whether the groups differ.
  public static func != (a: TokenGroup, b: TokenGroup) -> Bool { a.index != b.index }
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
  public internal(set) var index = 0
  /// The group, which is the first part of the path.
  public let group: TokenGroup
  /// The canonical name within the group, as documented.
  public let name: String
  /// What the token is for, in a phrase.
  public let use: String
  /// Whether a view of the SDK reads it.
  public let isReadBySDK: Bool
  /// Whether the theming page lists it.
  public let isDocumented: Bool
  /// What the shipped SDK calls it, where that is another name.
  let alias: String?
  /// What a token of its type has, and how to read it from a theme.
  let content: Content

  /// What it holds.
  public var type: TokenType { group.type }

  /// `background.primary`
  public var path: String { group.rawValue + "." + name }

  /// The name that the shipped SDK uses in Swift.
  public var sdkName: String { alias ?? name }

  /// Other names that a theme may say: what the shipped SDK calls it.
  public var aliases: [String] { alias.map { [$0] } ?? [] }

  /// The colour set in the SDK's catalog, such as `Background/Primary`; colours only.
  public var assetName: String? {
    if case .color(_, _, _, let asset) = content { asset } else { nil }
  }

  /// Auth0's value.
  public var defaultValue: TokenValue {
    switch content {
    case .color(_, let light, let dark, _):
      .color(ThemeColor(light: light.value, dark: dark.value))
    case .textStyle(_, let style): .textStyle(style)
    case .length(_, let points): .length(points)
    }
  }

  /// Auth0's colour in one appearance; `nil` for a token that is no colour.
  package func defaultColor(in appearance: Appearance) -> ColorComponents? {
    guard case .color(_, let light, let dark, _) = content else { return nil }
    switch appearance {
    case .light, .lightHighContrast: return light.components
    case .dark, .darkHighContrast: return dark.components
    }
  }

  /// The value in `theme`.
  func value(in theme: Auth0Theme) -> TokenValue {
    switch content {
    case .color(let read, _, _, _): .color(read(theme))
    case .textStyle(let read, _): .textStyle(read(theme))
    case .length(let read, _): .length(read(theme))
    }
  }
}

extension TokenSchema {
  typealias Read<Value> = @Sendable (Auth0Theme) -> Value

  enum Content: Sendable {
    case color(Read<ThemeColor>, light: DefaultColor, dark: DefaultColor, asset: String)
    case textStyle(Read<Auth0TextStyle>, Auth0TextStyle)
    case length(Read<Double>, Double)
  }

  /// A colour of the table: `0xRRGGBB`, opaque where nothing is said.
  struct DefaultColor: Sendable, ExpressibleByIntegerLiteral {
    let hex: UInt32
    let opacity: Double

    init(integerLiteral hex: UInt32) {
      self.hex = hex
      opacity = 1
    }

    private init(hex: UInt32, opacity: Double) {
      self.hex = hex
      self.opacity = opacity
    }

    static func hex(_ hex: UInt32, opacity: Double) -> DefaultColor {
      DefaultColor(hex: hex, opacity: opacity)
    }

    var components: ColorComponents { ColorComponents(hex: hex, opacity: opacity) }
    var value: ColorValue { .hex(hex, opacity: opacity) }
  }
}
