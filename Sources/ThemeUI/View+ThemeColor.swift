#if canImport(SwiftUI)
  import SwiftUI

  // The modifiers that take a style, for a theme's colours as they are:
  // `.foregroundStyle(theme.colors.text.bold)`. Where SwiftUI wants a `Color` it is `Color(…)`.
  extension View {
    /// Draws what is in front in `color`.
    ///
    /// - Parameter color: A theme's colour.
    /// - Returns: The view with the colour.
    public func foregroundStyle(_ color: ThemeColor) -> some View {
      foregroundStyle(Color(color))
    }

    /// Fills the space behind the view with `color`.
    ///
    /// - Parameters:
    ///   - color: A theme's colour.
    ///   - edges: The edges at which the colour goes on below the safe area.
    /// - Returns: The view on the colour.
    public func background(
      _ color: ThemeColor, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
      background(Color(color), ignoresSafeAreaEdges: edges)
    }

    /// Draws controls in this view in `color`.
    ///
    /// - Parameter color: A theme's colour.
    /// - Returns: The view with the tint.
    public func tint(_ color: ThemeColor) -> some View {
      tint(Color(color))
    }

    /// Draws a border around the view.
    ///
    /// - Parameters:
    ///   - color: A theme's colour.
    ///   - width: How thick it is, in points.
    /// - Returns: The view with the border.
    public func border(_ color: ThemeColor, width: Double = 1) -> some View {
      border(Color(color), width: width)
    }
  }
#endif
