import ThemeSemantics
import ThemeSource
import ThemeTokens

extension StyledText {
  /// Writes a block of a colour, `width` columns wide, on a terminal with colour; nothing elsewhere.
  ///
  /// A translucent colour is shown over white in light appearances and over black in dark ones. One
  /// that is not known here, since only the app has it, is dots.
  package mutating func swatch(
    _ value: ColorValue, in appearance: Appearance, of project: Project, width: Int = 2
  ) {
    guard depth >= .indexed else { return }
    guard let color = project.components(of: value, in: appearance) else {
      return append(String(repeating: "·", count: width) + " ", .faint)
    }
    let shown = color.composited(over: appearance.isOfLight ? .white : .black).rgba8
    append(
      depth.swatch(red: shown.red, green: shown.green, blue: shown.blue, width: width) + " ")
  }
}

extension Appearance {
  /// Whether it is one of a light scheme.
  package var isOfLight: Bool { self == .light || self == .lightHighContrast }
  /// Whether it is one without increased contrast.
  package var isStandard: Bool { self == .light || self == .dark }
}

extension ColorValue {
  /// The value in few columns: hex, with `≈` where that is not exactly the colour; a name where it
  /// is one.
  package var briefText: String {
    guard case .plain(let color) = self else { return VisibleText.escaping(sourceText) }
    let (bytes, isExact) = color.nearestRGBA8()
    return isExact ? bytes.hexString : "≈ " + bytes.hexString
  }

  /// The value as an answer to somebody who asked for it: what reads back to itself where that is
  /// hex with an opacity or a name, or where all is to be exact; else the nearest hex behind `≈`.
  package func answerText(exact: Bool) -> String {
    guard case .plain(let color) = self, !exact else { return VisibleText.escaping(sourceText) }
    var opaque = color
    opaque.opacity = 1
    return opaque.exactHex != nil
      ? VisibleText.escaping(sourceText) : "≈ " + color.hexString
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
