import ThemeSource
import ThemeTokens

extension ColorDepth {
  /// A colour as a block, where there are enough colours to show it; dots for one that only the app
  /// knows.
  ///
  /// A translucent colour lies over white where it is light, over black where it is dark.
  func swatch(of color: ColorValue, in appearance: Appearance, width: Int) -> String {
    guard self >= .indexed else { return "" }
    guard let components = color.components(for: appearance) else {
      return String(repeating: "·", count: width)
    }
    let shown = components.composited(over: appearance.isOfLight ? .white : .black).rgba8
    return swatch(red: shown.red, green: shown.green, blue: shown.blue, width: width)
  }
}

extension Appearance {
  var isOfLight: Bool { self == .light || self == .lightHighContrast }
}
