// Colours in the language's own spelling: text that reads back to the same value.

extension ColorComponents {
  /// The colour as the language writes it.
  ///
  /// An 8-bit sRGB colour is `#RRGGBB` or `#RRGGBBAA`; with another opacity `#RRGGBB.opacity(0.35)`.
  /// Others are the constructor of their space. What the constructors cannot say, Oklab and
  /// components outside 0…1, is written in Oklch, and reads back to within 1e-12.
  public var sourceText: String {
    TextCursor.text(upTo: TextCursor.mostForColor) { writeSourceText(to: &$0) }
  }

  /// Writes `sourceText`, at most `TextCursor.mostForColor` bytes.
  package func writeSourceText(to text: inout TextCursor) {
    switch space {
    case .sRGB:
      guard let opaque = exactOpaque else { return writeRGB("Color(red: ", to: &text) }
      if isByte(opacity) {
        var exact = opaque
        exact.alpha = nearestByte(opacity)
        exact.writeHex(to: &text)
      } else {
        opaque.writeHex(to: &text)
        writeOpacity(opacity, to: &text)
      }
    case .displayP3: writeRGB("Color(.displayP3, red: ", to: &text)
    case .sRGBLinear: writeRGB("Color(.sRGBLinear, red: ", to: &text)
    case .gray:
      guard isUnit(first) else { return writeOklch(to: &text) }
      text.put("Color(white: ")
      writeShortestText(of: first, to: &text)
      closeCall(to: &text)
    case .hsb:
      guard first.isFinite, isUnit(second), isUnit(third) else { return writeOklch(to: &text) }
      writeCall("Color(hue: ", ", saturation: ", ", brightness: ", vector, to: &text)
    case .hsl:
      guard first.isFinite, isUnit(second), isUnit(third) else { return writeOklch(to: &text) }
      text.put("hsl(")
      writeShortestText(of: first, to: &text)
      text.put(", ")
      writePercent(second, to: &text)
      text.put(", ")
      writePercent(third, to: &text)
      closeCall(to: &text)
    case .oklab, .oklch: writeOklch(to: &text)
    }
  }

  /// The 8-bit colour that an sRGB colour is without its opacity, where it is one.
  private var exactOpaque: RGBA8? {
    guard isByte(first), isByte(second), isByte(third) else { return nil }
    return RGBA8(red: nearestByte(first), green: nearestByte(second), blue: nearestByte(third))
  }

  private func writeRGB(_ opening: StaticString, to text: inout TextCursor) {
    guard isUnit(first), isUnit(second), isUnit(third) else { return writeOklch(to: &text) }
    writeCall(opening, ", green: ", ", blue: ", vector, to: &text)
  }

  private func writeOklch(to text: inout TextCursor) {
    writeCall("oklch(", ", ", ", ", oklchVector, to: &text)
  }

  /// Writes a call of three numbers, each behind what introduces it, and the opacity.
  private func writeCall(
    _ opening: StaticString, _ second: StaticString, _ third: StaticString, _ numbers: Vector3,
    to text: inout TextCursor
  ) {
    text.put(opening)
    writeShortestText(of: numbers.x, to: &text)
    text.put(second)
    writeShortestText(of: numbers.y, to: &text)
    text.put(third)
    writeShortestText(of: numbers.z, to: &text)
    closeCall(to: &text)
  }

  private func closeCall(to text: inout TextCursor) {
    if opacity != 1 {
      text.put(", opacity: ")
      writeShortestText(of: opacity, to: &text)
    }
    text.put(")")
  }
}

extension ColorValue {
  /// The value as the language writes it: `#1B5CFF`, `Color.red.opacity(0.5)`,
  /// `Color("Night", bundle: .main)`.
  public var sourceText: String {
    switch self {
    case .plain(let components): components.sourceText
    case .system(let color, let opacity): "Color.\(color.name)" + suffix(ofOpacity: opacity)
    case .asset(let asset, let opacity):
      "Color(" + stringLiteral(asset.name) + (asset.bundle.map { ", bundle: ." + $0 } ?? "") + ")"
        + suffix(ofOpacity: opacity)
    }
  }
}

extension ThemeColor {
  /// Whether every appearance has the same value.
  public var isUniform: Bool {
    light == dark && lightHighContrast == light && darkHighContrast == dark
  }

  /// The colour as the language writes it: one value where all are the same, else
  /// `(light: …, dark: …)`, with the increased-contrast ones that differ from their twins.
  public var sourceText: String {
    if isUniform { return light.sourceText }
    var text = "(light: " + light.sourceText + ", dark: " + dark.sourceText
    if lightHighContrast != light {
      text += ", lightHighContrast: " + lightHighContrast.sourceText
    }
    if darkHighContrast != dark { text += ", darkHighContrast: " + darkHighContrast.sourceText }
    return text + ")"
  }
}

private func suffix(ofOpacity opacity: Double) -> String {
  opacity == 1 ? "" : ".opacity(" + shortestText(of: opacity) + ")"
}

private func writeOpacity(_ opacity: Double, to text: inout TextCursor) {
  text.put(".opacity(")
  writeShortestText(of: opacity, to: &text)
  text.put(")")
}

/// `50%` where the percentage is whole, so that it reads back to the last bit; else the fraction.
private func writePercent(_ fraction: Double, to text: inout TextCursor) {
  let percent = (fraction * 100).rounded()
  if percent / 100 == fraction {
    writeShortestText(of: percent, to: &text)
    text.put("%")
  } else {
    writeShortestText(of: fraction, to: &text)
  }
}
