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
    guard let weight = named(name, { $0.name }) as Self? else { return nil }
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
    guard let design = named(name, { $0.name }) as Self? else { return nil }
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
    guard let style = named(name, { $0.name }) as Self? else { return nil }
    self = style
  }
}

/// The case called `name`, of cases that are numbered from 0. No list of them is made: the first list of
/// a kind costs a process 11,000 instructions, and a small theme asks for two kinds.
@inline(__always)
private func named<Case: RawRepresentable>(_ name: String, _ nameOf: (Case) -> String) -> Case?
where Case.RawValue == UInt8 {
  var number: UInt8 = 0
  while let found = Case(rawValue: number) {
    if nameOf(found) == name { return found }
    number += 1
  }
  return nil
}
