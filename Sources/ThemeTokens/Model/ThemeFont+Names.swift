// The names that SwiftUI and the language have for weights, designs and Dynamic Type styles.

extension ThemeFont.Weight {
  /// The name in SwiftUI, such as `semibold`.
  public var name: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }

  /// The weight that SwiftUI calls `name`.
  public init?(name: String) {
    guard let weight = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = weight
  }
}

extension ThemeFont.Design {
  /// The name in SwiftUI, such as `rounded`.
  public var name: String {
    switch self {
    case .default: "default"
    case .rounded: "rounded"
    case .serif: "serif"
    case .monospaced: "monospaced"
    }
  }

  /// The design that SwiftUI calls `name`.
  public init?(name: String) {
    guard let design = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = design
  }
}

extension ThemeFont.DynamicTypeStyle {
  /// The name in SwiftUI, such as `largeTitle`.
  public var name: String {
    switch self {
    case .largeTitle: "largeTitle"
    case .title: "title"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .subheadline: "subheadline"
    case .body: "body"
    case .callout: "callout"
    case .footnote: "footnote"
    case .caption: "caption"
    case .caption2: "caption2"
    }
  }

  /// The style that SwiftUI calls `name`.
  public init?(name: String) {
    guard let style = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = style
  }
}
