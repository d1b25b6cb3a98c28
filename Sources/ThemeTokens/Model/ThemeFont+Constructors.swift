// What SwiftUI's `Font` has, so that Swift which builds a theme reads as it does there.
extension ThemeFont {
  /// The face with the PostScript name `name`; it scales with the body style.
  public static func custom(_ name: String, size: Double) -> ThemeFont {
    ThemeFont(name: name, size: size, relativeTo: .body)
  }

  /// The face with the PostScript name `name`; it scales with `style`.
  public static func custom(
    _ name: String, size: Double, relativeTo style: DynamicTypeStyle
  ) -> ThemeFont {
    ThemeFont(name: name, size: size, relativeTo: style)
  }

  /// The face with the PostScript name `name`; it does not scale.
  public static func custom(_ name: String, fixedSize: Double) -> ThemeFont {
    ThemeFont(name: name, size: fixedSize, relativeTo: nil)
  }

  /// The system's font; it does not scale.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> ThemeFont {
    ThemeFont(weight: weight, design: design, size: size, relativeTo: nil)
  }

  /// The system's font in a Dynamic Type style, with which it scales.
  public static func system(
    _ style: DynamicTypeStyle, design: Design? = nil, weight: Weight? = nil
  ) -> ThemeFont {
    ThemeFont(weight: weight, design: design, size: style.defaultSize, relativeTo: style)
  }

  /// The font in another weight; a face stays beside it, as in SwiftUI.
  public func weight(_ weight: Weight) -> ThemeFont {
    var font = self
    font.weight = weight
    return font
  }
}

extension ThemeFont.DynamicTypeStyle {
  /// Where the values of `defaultSize` are from.
  public static let sizesSource = "iOS 17 and 18, Apple's Human Interface Guidelines, 2024"

  /// The size in points at the default text size, which iOS calls Large.
  public var defaultSize: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline: 17
    case .subheadline: 15
    case .body: 17
    case .callout: 16
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}
