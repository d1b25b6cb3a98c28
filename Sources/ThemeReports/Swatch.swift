import ThemeSemantics
import ThemeSource
import ThemeTokens

extension StyledText {
  /// Writes a block of a colour, two columns wide, on a terminal with colour; nothing elsewhere.
  ///
  /// A translucent colour is shown over white in light appearances and over black in dark ones. One
  /// that is only a name has a block of dots.
  package mutating func swatch(
    _ value: ColorValue, in appearance: Appearance, of project: Project
  ) {
    guard depth >= .indexed else { return }
    guard let color = project.components(of: value, in: appearance) else {
      append("░░ ")
      return
    }
    let isDark = appearance == .dark || appearance == .darkHighContrast
    let shown = color.composited(over: isDark ? .black : .white).rgba8
    append(depth.swatch(red: shown.red, green: shown.green, blue: shown.blue) + " ")
  }
}

extension ColorValue {
  /// The value in few columns: hex, with `≈` where that is not exactly the colour; a name where it
  /// is one.
  package var briefText: String {
    guard case .plain(let color) = self else { return VisibleText.escaping(sourceText) }
    return (color.exactRGBA8 == nil ? "≈ " : "") + color.hexString
  }

  /// The columns that `briefText` takes, told without making it where it is hex.
  package var briefWidth: Int {
    guard case .plain(let color) = self else { return VisibleText.width(of: briefText) }
    let digits = color.opacity < 1 && color.rgba8.alpha != 255 ? 9 : 7
    return color.exactRGBA8 == nil ? digits + 2 : digits
  }

  /// The value in full: what reads back to itself, with the nearest hex where it is not one.
  package var fullText: String {
    guard case .plain(let color) = self, color.exactRGBA8 == nil else {
      return VisibleText.escaping(sourceText)
    }
    return "\(color.sourceText) ≈ \(color.hexString)"
  }
}

extension String {
  /// The text and as many spaces as make it `width` columns wide.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - VisibleText.width(of: self)))
  }
}
