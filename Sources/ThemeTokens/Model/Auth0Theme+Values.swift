extension Auth0Theme {
  /// The theme whose tokens have `values`, in the order of `Schema.tokens`.
  ///
  /// A value that is missing, or is of another type than its token, is Auth0's.
  public init(values: [TokenValue]) {
    var reader = TokenValueReader(values: values)
    self.init(
      colors: DefaultAuth0ColorTokens(
        background: DefaultAuth0BackgroundColorTokens(&reader),
        text: DefaultAuth0TextColorTokens(&reader),
        border: DefaultAuth0BorderColorTokens(&reader)),
      typography: DefaultAuth0TypographyTokens(&reader),
      spacing: DefaultAuth0SpacingTokens(&reader),
      radius: DefaultAuth0RadiusTokens(&reader),
      sizes: DefaultAuth0SizeTokens(&reader))
  }

  /// The value of one token.
  public func value(of token: TokenSchema) -> TokenValue {
    token.value(in: self)
  }

  /// The value of every token, in the order of `Schema.tokens`.
  public var values: [TokenValue] {
    Schema.tokens.map(value(of:))
  }
}

extension Auth0Theme: Equatable {
  /// Whether every token has the same value.
  public static func == (a: Auth0Theme, b: Auth0Theme) -> Bool {
    Schema.tokens.allSatisfy { a.value(of: $0) == b.value(of: $0) }
  }
}

/// Hands out values in the order of `Schema.tokens`.
struct TokenValueReader {
  private let values: [TokenValue]
  private let tokens = Schema.tokens
  private var index = 0

  init(values: [TokenValue]) {
    self.values = values
  }

  mutating func color() -> ThemeColor {
    next { if case .color(let color) = $0 { color } else { nil } } ?? .clear
  }

  mutating func textStyle() -> Auth0TextStyle {
    next { if case .textStyle(let style) = $0 { style } else { nil } }
      ?? Auth0TextStyle(font: .system(.body))
  }

  mutating func length() -> Double {
    next { if case .length(let points) = $0 { points } else { nil } } ?? 0
  }

  private mutating func next<Value>(_ read: (TokenValue) -> Value?) -> Value? {
    defer { index += 1 }
    if index < values.count, let value = read(values[index]) { return value }
    return index < tokens.count ? read(tokens[index].defaultValue) : nil
  }
}
