#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Draws text in this view with the font, the space between letters and the space between lines
    /// of `style`.
    ///
    ///     Text("Almost there!")
    ///       .auth0TextStyle(theme.typography.titleLarge)
    ///
    /// - Parameter style: A theme's text style.
    /// - Returns: The view with the style.
    public func auth0TextStyle(_ style: Auth0TextStyle) -> some View {
      modifier(TextStyleModifier(style))
    }
  }

  /// Draws in a text style, and scales the one kind of font that SwiftUI does not scale by itself.
  private struct TextStyleModifier: ViewModifier {
    private let style: Auth0TextStyle
    @ScaledMetric private var size: Double

    init(_ style: Auth0TextStyle) {
      self.style = style
      _size = ScaledMetric(
        wrappedValue: style.font.size,
        relativeTo: Font.TextStyle(style.font.relativeTo ?? .body))
    }

    func body(content: Content) -> some View {
      content
        .font(Font(font))
        .tracking(style.tracking)
        .lineSpacing(style.lineSpacing)
    }

    private var font: ThemeFont {
      if style.font.scalesInSwiftUI { return style.font }
      return .system(size: size, weight: style.font.weight, design: style.font.design)
    }
  }
#endif
