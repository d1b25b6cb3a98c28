#if canImport(SwiftUI)
  import SwiftUI
  import ThemeTokens

  extension Font {
    /// The font that `font` is in SwiftUI.
    ///
    /// A face is drawn by its name, a family in its weight. A weight beside a name alone is laid over
    /// the face. SwiftUI scales the system font from the sizes of its own styles only; at another size
    /// it does not scale (`ThemeFont.scalesInSwiftUI`).
    public init(_ font: ThemeFont) {
      guard let face = font.name ?? font.family else {
        self = .system(font)
        return
      }
      let isPlain = font.name != nil && font.family != nil
      let plain: Font
      if let style = font.relativeTo {
        plain = .custom(face, size: font.size, relativeTo: TextStyle(style))
      } else {
        plain = .custom(face, fixedSize: font.size)
      }
      if let weight = font.weight, !isPlain {
        self = plain.weight(Weight(weight))
      } else {
        self = plain
      }
    }

    private static func system(_ font: ThemeFont) -> Font {
      let design = font.design.map { Design($0) }
      let weight = font.weight.map { Weight($0) }
      if let style = font.relativeTo, font.scalesInSwiftUI {
        return .system(TextStyle(style), design: design, weight: weight)
      }
      return .system(size: font.size, weight: weight, design: design)
    }
  }

  extension ThemeFont {
    /// Whether the font scales in SwiftUI as it says.
    ///
    /// `false` for the system font at a size that is not the one of the style it scales with, for
    /// which SwiftUI has no font.
    public var scalesInSwiftUI: Bool {
      guard name == nil, family == nil, let relativeTo else { return true }
      return size == relativeTo.defaultSize
    }
  }

  extension Font.TextStyle {
    /// The Dynamic Type style that SwiftUI calls by the same name.
    public init(_ style: ThemeFont.DynamicTypeStyle) {
      switch style {
      case .largeTitle: self = .largeTitle
      case .title: self = .title
      case .title2: self = .title2
      case .title3: self = .title3
      case .headline: self = .headline
      case .subheadline: self = .subheadline
      case .body: self = .body
      case .callout: self = .callout
      case .footnote: self = .footnote
      case .caption: self = .caption
      case .caption2: self = .caption2
      }
    }
  }

  extension Font.Weight {
    /// The weight that SwiftUI calls by the same name.
    public init(_ weight: ThemeFont.Weight) {
      switch weight {
      case .ultraLight: self = .ultraLight
      case .thin: self = .thin
      case .light: self = .light
      case .regular: self = .regular
      case .medium: self = .medium
      case .semibold: self = .semibold
      case .bold: self = .bold
      case .heavy: self = .heavy
      case .black: self = .black
      }
    }
  }

  extension Font.Design {
    /// The design that SwiftUI calls by the same name.
    public init(_ design: ThemeFont.Design) {
      switch design {
      case .default: self = .default
      case .rounded: self = .rounded
      case .serif: self = .serif
      case .monospaced: self = .monospaced
      }
    }
  }
#endif
