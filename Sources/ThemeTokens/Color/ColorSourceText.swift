// Colours in the language's own spelling: text that reads back to the same value.

extension ColorComponents {
  /// The colour as the language writes it.
  ///
  /// An 8-bit sRGB colour is `#RRGGBB` or `#RRGGBBAA`; with another opacity `#RRGGBB.opacity(0.35)`.
  /// Others are the constructor of their space. What the constructors cannot say, Oklab and
  /// components outside 0…1, is written in Oklch, and reads back to within 1e-12.
  public var sourceText: String { text { appendSourceText(to: &$0) } }

  /// Appends `sourceText` as UTF-8.
  package func appendSourceText(to bytes: inout [UInt8]) {
    switch space {
    case .sRGB:
      var opaque = self
      opaque.opacity = 1
      if let exact = exactRGBA8 {
        exact.appendHex(to: &bytes)
      } else if let exact = opaque.exactRGBA8 {
        exact.appendHex(to: &bytes)
        appendOpacity(opacity, to: &bytes)
      } else {
        appendRGB("Color(red: ", to: &bytes)
      }
    case .displayP3: appendRGB("Color(.displayP3, red: ", to: &bytes)
    case .sRGBLinear: appendRGB("Color(.sRGBLinear, red: ", to: &bytes)
    case .gray:
      guard isUnit(first) else { return appendOklch(to: &bytes) }
      append("Color(white: ", to: &bytes)
      appendShortestText(of: first, to: &bytes)
      closeCall(to: &bytes)
    case .hsb:
      guard first.isFinite, isUnit(second), isUnit(third) else { return appendOklch(to: &bytes) }
      append("Color(hue: ", to: &bytes)
      appendShortestText(of: first, to: &bytes)
      append(", saturation: ", to: &bytes)
      appendShortestText(of: second, to: &bytes)
      append(", brightness: ", to: &bytes)
      appendShortestText(of: third, to: &bytes)
      closeCall(to: &bytes)
    case .hsl:
      guard first.isFinite, isUnit(second), isUnit(third) else { return appendOklch(to: &bytes) }
      append("hsl(", to: &bytes)
      appendShortestText(of: first, to: &bytes)
      append(", ", to: &bytes)
      appendPercent(second, to: &bytes)
      append(", ", to: &bytes)
      appendPercent(third, to: &bytes)
      closeCall(to: &bytes)
    case .oklab, .oklch: appendOklch(to: &bytes)
    }
  }

  private func appendRGB(_ opening: StaticString, to bytes: inout [UInt8]) {
    guard isUnit(first), isUnit(second), isUnit(third) else { return appendOklch(to: &bytes) }
    append(opening, to: &bytes)
    appendShortestText(of: first, to: &bytes)
    append(", green: ", to: &bytes)
    appendShortestText(of: second, to: &bytes)
    append(", blue: ", to: &bytes)
    appendShortestText(of: third, to: &bytes)
    closeCall(to: &bytes)
  }

  private func appendOklch(to bytes: inout [UInt8]) {
    let (lightness, chroma, hue) = oklchVector
    append("oklch(", to: &bytes)
    appendShortestText(of: lightness, to: &bytes)
    append(", ", to: &bytes)
    appendShortestText(of: chroma, to: &bytes)
    append(", ", to: &bytes)
    appendShortestText(of: hue, to: &bytes)
    closeCall(to: &bytes)
  }

  private func closeCall(to bytes: inout [UInt8]) {
    if opacity != 1 {
      append(", opacity: ", to: &bytes)
      appendShortestText(of: opacity, to: &bytes)
    }
    append(")", to: &bytes)
  }
}

extension ColorValue {
  /// The value as the language writes it: `#1B5CFF`, `Color.red.opacity(0.5)`,
  /// `Color("Night", bundle: .main)`.
  public var sourceText: String { text { appendSourceText(to: &$0) } }

  /// Appends `sourceText` as UTF-8.
  package func appendSourceText(to bytes: inout [UInt8]) {
    switch self {
    case .plain(let components): components.appendSourceText(to: &bytes)
    case .system(let color, let opacity):
      append("Color.", to: &bytes)
      bytes.append(contentsOf: color.name.utf8)
      if opacity != 1 { appendOpacity(opacity, to: &bytes) }
    case .asset(let asset, let opacity):
      append("Color(", to: &bytes)
      appendStringLiteral(asset.name, to: &bytes)
      if let bundle = asset.bundle {
        append(", bundle: .", to: &bytes)
        bytes.append(contentsOf: bundle.utf8)
      }
      append(")", to: &bytes)
      if opacity != 1 { appendOpacity(opacity, to: &bytes) }
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
  public var sourceText: String { text { appendSourceText(to: &$0) } }

  /// Appends `sourceText` as UTF-8.
  package func appendSourceText(to bytes: inout [UInt8]) {
    if isUniform { return light.appendSourceText(to: &bytes) }
    append("(light: ", to: &bytes)
    light.appendSourceText(to: &bytes)
    append(", dark: ", to: &bytes)
    dark.appendSourceText(to: &bytes)
    if lightHighContrast != light {
      append(", lightHighContrast: ", to: &bytes)
      lightHighContrast.appendSourceText(to: &bytes)
    }
    if darkHighContrast != dark {
      append(", darkHighContrast: ", to: &bytes)
      darkHighContrast.appendSourceText(to: &bytes)
    }
    append(")", to: &bytes)
  }
}

private func text(_ write: (inout [UInt8]) -> Void) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(64)
  write(&bytes)
  return String(decoding: bytes, as: UTF8.self)
}

private func append(_ text: StaticString, to bytes: inout [UInt8]) {
  text.withUTF8Buffer { bytes.append(contentsOf: $0) }
}

private func appendOpacity(_ opacity: Double, to bytes: inout [UInt8]) {
  append(".opacity(", to: &bytes)
  appendShortestText(of: opacity, to: &bytes)
  append(")", to: &bytes)
}

/// `50%` where the percentage is whole, so that it reads back to the last bit; else the fraction.
private func appendPercent(_ fraction: Double, to bytes: inout [UInt8]) {
  let percent = (fraction * 100).rounded()
  if percent / 100 == fraction {
    appendShortestText(of: percent, to: &bytes)
    append("%", to: &bytes)
  } else {
    appendShortestText(of: fraction, to: &bytes)
  }
}
