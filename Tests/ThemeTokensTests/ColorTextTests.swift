import Testing
@testable import ThemeTokens

struct ColorTextTests {
  private let seed: UInt64 = 0x7E3E_0003

  @Test func hexIsTheNearestEightBitColour() {
    #expect(ColorComponents(hex: 0x1B5CFF).hexString == "#1B5CFF")
    #expect(ColorComponents(hex: 0x0A0B0C, opacity: 0.35).hexString == "#0A0B0C59")
    #expect(ColorComponents.clear.hexString == "#00000000")
    #expect(ColorComponents(.gray, 0.5, 0, 0).hexString == "#808080")
    #expect(ColorComponents(.hsl, 220, 1, 0.5).hexString == "#0055FF")
    #expect(ColorComponents(.displayP3, 1, 0, 0).hexString == "#FF0B0C")
    #expect(ColorComponents(.sRGB, 2, -1, 0.5).rgba8.red == 255)
  }

  @Test func everyHexReadsBack() {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let bytes = RGBA8(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random), alpha: .random(in: 0...255, using: &random))
      let color = ColorComponents(bytes)
      #expect(color.rgba8 == bytes, "seed \(seed)")
      #expect(color.exactRGBA8 == bytes, "seed \(seed)")
      #expect(color.sourceText == bytes.hexString, "seed \(seed)")
      for space in ColorSpace.allCases where space != .gray {
        #expect(color.converted(to: space).exactRGBA8 == bytes, "seed \(seed): \(space)")
      }
    }
  }

  @Test func exactHexIsOnlyForWhatIsExactlyThat() {
    #expect(ColorComponents(.gray, 1, 0, 0).exactHex == "#FFFFFF")
    #expect(ColorComponents(.gray, 0.5, 0, 0).exactHex == nil)
    #expect(ColorComponents(hex: 0x405E12, opacity: 0.12).exactHex == nil)
    #expect(ColorComponents(.sRGB, 0.1, 0.2, 0.3).exactHex == nil)
    #expect(ColorComponents(.sRGB, (0.2).nextUp, 0.2, 0.2).exactHex == nil)
    #expect(ColorComponents(.displayP3, 1, 1, 1).exactHex == "#FFFFFF")
    #expect(ColorComponents(.displayP3, 1, 0, 0).exactHex == nil)
    #expect(ColorComponents(.sRGB, 1.1, 0, 0).exactHex == nil)
  }

  @Test(arguments: [
    (ColorComponents(hex: 0x1B5CFF), "#1B5CFF"),
    (ColorComponents(hex: 0x1B5CFF, opacity: 0.2), "#1B5CFF33"),
    (ColorComponents(hex: 0x1B5CFF, opacity: 0.35), "#1B5CFF.opacity(0.35)"),
    (ColorComponents(.sRGB, 0.1, 0.25, 1), "Color(red: 0.1, green: 0.25, blue: 1)"),
    (
      ColorComponents(.sRGB, 0.1, 0.25, 1, opacity: 0.5),
      "Color(red: 0.1, green: 0.25, blue: 1, opacity: 0.5)"
    ),
    (
      ColorComponents(.displayP3, 1, 0.5, 0, opacity: 0.5),
      "Color(.displayP3, red: 1, green: 0.5, blue: 0, opacity: 0.5)"
    ),
    (
      ColorComponents(.sRGBLinear, 1, 0.5, 0),
      "Color(.sRGBLinear, red: 1, green: 0.5, blue: 0)"
    ),
    (ColorComponents(.gray, 0.5, 0, 0), "Color(white: 0.5)"),
    (ColorComponents(.gray, 1, 0, 0, opacity: 0.5), "Color(white: 1, opacity: 0.5)"),
    (
      ColorComponents(.hsb, 0.6, 1, 0.5), "Color(hue: 0.6, saturation: 1, brightness: 0.5)"
    ),
    (ColorComponents(.hsl, 220, 1, 0.5), "hsl(220, 100%, 50%)"),
    (
      ColorComponents(.hsl, 220.5, 0.333, 0.07, opacity: 0.5), "hsl(220.5, 0.333, 7%, opacity: 0.5)"
    ),
    (ColorComponents(.oklch, 0.7, 0.1, 230, opacity: 0.5), "oklch(0.7, 0.1, 230, opacity: 0.5)"),
    (ColorComponents(.oklab, 0.5, 0, 0), "oklch(0.5, 0, 0)"),
  ])
  func sourceText(_ color: ColorComponents, _ expected: String) {
    #expect(color.sourceText == expected)
  }

  @Test func whatNoConstructorCanSayIsWrittenInOklch() {
    for color in [
      ColorComponents(.sRGB, 1.2, 0, 0), ColorComponents(.displayP3, 0, -0.1, 0),
      ColorComponents(.gray, 1.5, 0, 0), ColorComponents(.oklab, 0.5, 0.1, 0.1),
    ] {
      #expect(color.sourceText.hasPrefix("oklch("))
    }
  }

  @Test func printThenReadIsTheIdentity() throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let color = random.color()
      let text = color.sourceText
      let back = try #require(ColorReader.read(text), "seed \(seed): \(text)")
      if color.space == .oklab {
        let lab = back.converted(to: .oklab)
        #expect(lab.first.isClose(to: color.first, within: 1e-12), "seed \(seed): \(text)")
        #expect(lab.second.isClose(to: color.second, within: 1e-12), "seed \(seed): \(text)")
        #expect(lab.third.isClose(to: color.third, within: 1e-12), "seed \(seed): \(text)")
        #expect(back.opacity == color.opacity)
      } else {
        #expect(back == color, "seed \(seed): \(text)")
      }
    }
  }

  @Test func whatOperationsMakeReadsBackToTheLastBit() {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let (color, other) = (random.color(), random.color())
      let amount = random.unit()
      for result in [
        color.lightened(by: amount), color.hueRotated(byDegrees: amount * 90),
        color.mixed(with: other, by: amount), color.mixed(with: other, by: amount, in: .device),
        color.composited(over: other),
      ] where result.space != .oklab {
        #expect(ColorReader.read(result.sourceText) == result, "seed \(seed): \(result)")
      }
    }
  }

  @Test func valuesPrintByName() {
    #expect(ColorValue.system(.red, opacity: 1).sourceText == "Color.red")
    #expect(
      ColorValue.system(.accentColor, opacity: 0.5).sourceText == "Color.accentColor.opacity(0.5)")
    let night = ColorAsset(name: "Background/Night", bundle: "main")
    #expect(
      ColorValue.asset(night, opacity: 0.35).sourceText
        == #"Color("Background/Night", bundle: .main).opacity(0.35)"#)
    #expect(ColorValue.asset(ColorAsset(name: "A"), opacity: 1).sourceText == #"Color("A")"#)
    #expect(
      ColorValue.asset(ColorAsset(name: "a\"b\\c\u{7}\n"), opacity: 1).sourceText
        == #"Color("a\"b\\c\u{7}\n")"#)
  }

  @Test func adaptiveColoursLeaveOutEqualTwins() {
    var color = ThemeColor(light: 0x1B5CFF, dark: 0x6E96FF)
    #expect(color.sourceText == "(light: #1B5CFF, dark: #6E96FF)")
    color.darkHighContrast = .system(.blue, opacity: 1)
    #expect(
      color.sourceText == "(light: #1B5CFF, dark: #6E96FF, darkHighContrast: Color.blue)")
    color.lightHighContrast = .hex(0x000000)
    color.darkHighContrast = color.dark
    #expect(
      color.sourceText == "(light: #1B5CFF, dark: #6E96FF, lightHighContrast: #000000)")
    #expect(ThemeColor.white.sourceText == "#FFFFFF")
    var white = ThemeColor.white
    white.lightHighContrast = .hex(0x000000)
    #expect(
      white.sourceText == "(light: #FFFFFF, dark: #FFFFFF, lightHighContrast: #000000)")
  }

  @Test func textGoesIntoRoomThatIsThere() {
    let text = withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: 2 * TextCursor.mostForColor
    ) { room in
      var cursor = TextCursor(room)
      ColorComponents(.oklch, 0.5, 0.123_456_789_012, 359.5, opacity: 0.25)
        .writeSourceText(to: &cursor)
      RGBA8(red: 1, green: 0xAB, blue: 255, alpha: 0x80).writeHex(to: &cursor)
      return String(decoding: room[..<cursor.count], as: UTF8.self)
    }
    #expect(text == "oklch(0.5, 0.123456789012, 359.5, opacity: 0.25)#01ABFF80")
  }
}

/// Reads what `sourceText` writes for plain colours; the language's own parser is another room's.
private enum ColorReader {
  static func read(_ text: String) -> ColorComponents? {
    if text.hasPrefix("#") { return hex(text) }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let arguments = text[text.index(after: open)...].dropLast().split(separator: ",").map {
      $0.drop { $0 == " " }
    }
    var labelled: [Substring: Double] = [:]
    var plain: [Double] = []
    for argument in arguments where !argument.hasPrefix(".") {
      if let colon = argument.firstIndex(of: ":") {
        labelled[argument[..<colon]] = Double(argument[colon...].dropFirst(2))
      } else if argument.hasSuffix("%") {
        guard let percent = Double(argument.dropLast()) else { return nil }
        plain.append(percent / 100)
      } else {
        guard let value = Double(argument) else { return nil }
        plain.append(value)
      }
    }
    let opacity = labelled["opacity"] ?? 1
    func color(_ space: ColorSpace, _ labels: Substring...) -> ColorComponents? {
      let values = labels.isEmpty ? plain : labels.compactMap { labelled[$0] }
      guard values.count == 3 else { return nil }
      return ColorComponents(space, values[0], values[1], values[2], opacity: opacity)
    }
    switch text[..<open] {
    case "hsl": return color(.hsl)
    case "oklch": return color(.oklch)
    default: break
    }
    if let white = labelled["white"] {
      return ColorComponents(.gray, white, 0, 0, opacity: opacity)
    }
    if labelled["hue"] != nil { return color(.hsb, "hue", "saturation", "brightness") }
    let space: ColorSpace =
      arguments[0] == ".displayP3"
      ? .displayP3 : arguments[0] == ".sRGBLinear" ? .sRGBLinear : .sRGB
    return color(space, "red", "green", "blue")
  }

  private static func hex(_ text: String) -> ColorComponents? {
    let parts = text.dropFirst().split(separator: ".", maxSplits: 1)
    guard let value = UInt32(parts[0], radix: 16) else { return nil }
    if parts[0].count == 8 {
      return ColorComponents(hex: value >> 8, opacity: Double(value & 0xFF) / 255)
    }
    guard parts.count == 2 else { return ColorComponents(hex: value) }
    guard let opacity = Double(parts[1].dropFirst("opacity(".count).dropLast()) else { return nil }
    return ColorComponents(hex: value, opacity: opacity)
  }
}
