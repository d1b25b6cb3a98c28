import Testing
import ThemeTokens

@testable import ThemeExchange

/// Every notation that Xcode has for a colour.
struct ColorSetTests {
  private func read(_ color: String) -> String {
    ColorSet.color(in: Array(set(variant(color)).utf8), path: "A.colorset/Contents.json").text
  }

  @Test(
    arguments: [
      // Integers count to 255, hexadecimal or not; a point makes a fraction.
      (#""27""#, #""0x5C""#, #""1.000""#, "#1B5CFF"), (#""0xFF""#, #""0X0a""#, #""0""#, "#FF0A00"),
      (#""255""#, #""1""#, #""0.0""#, "#FF0100"), (#""1.0""#, #""0.2""#, #"".4""#, "#FF3366"),
      (#""0.502""#, #""0.000""#, #""1.000""#, "Color(red: 0.502, green: 0, blue: 1)"),
      (#"" 16 ""#, #""1e-1""#, #""0.100""#, "Color(red: \(16.0 / 255), green: 0.1, blue: 0.1)"),
      // Numbers, as Apple's reference has them.
      ("0.2", "1", "0", "#33FF00"), ("128", "0.4", "255", "#8066FF"),
    ])
  func components(_ red: String, _ green: String, _ blue: String, _ expected: String) {
    let color = """
      { "color-space" : "srgb",
        "components" : { "red" : \(red), "green" : \(green), "blue" : \(blue), "alpha" : "1.000" } }
      """
    #expect(read(color) == expected)
  }

  @Test(
    arguments: [
      (#""1.000""#, 1), (#""1""#, 1), ("1", 1), (#""255""#, 1), (#""0xFF""#, 1),
      (#""0.350""#, 0.35), ("0.5", 0.5), (#""0""#, 0), (#""128""#, 128.0 / 255),
      (#""0x80""#, 128.0 / 255),
    ] as [(String, Double)])
  func opacities(_ alpha: String, _ expected: Double) {
    let components = #"{ "red" : "0", "green" : "0", "blue" : "0", "alpha" : \#(alpha) }"#
    #expect(
      read(#"{ "components" : \#(components) }"#)
        == ThemeColor(hex: 0, opacity: expected).sourceText)
  }

  @Test(
    arguments: [
      ("srgb", "0.25", ColorComponents(.sRGB, 0.25, 0.5, 1)),
      ("display-p3", "0.25", ColorComponents(.displayP3, 0.25, 0.5, 1)),
      ("extended-srgb", "-0.25", ColorComponents(.sRGB, -0.25, 0.5, 1)),
      ("extended-srgb", "1.5", ColorComponents(.sRGB, 1.5, 0.5, 1)),
      ("extended-srgb", "300", ColorComponents(.sRGB, 300.0 / 255, 0.5, 1)),
      ("extended-srgb", "-51", ColorComponents(.sRGB, -0.2, 0.5, 1)),
      ("extended-linear-srgb", "0.25", ColorComponents(.sRGBLinear, 0.25, 0.5, 1)),
      ("gray-gamma-22", "0.25", ColorComponents(.gray, 0.25, 0, 0)),
      ("gray-gamma-22", "0x33", ColorComponents(.gray, 0.2, 0, 0)),
      ("extended-gray", "-0.2", ColorComponents(.gray, -0.2, 0, 0)),
    ])
  func spaces(_ space: String, _ first: String, _ expected: ColorComponents) throws {
    let isGray = space.contains("gray")
    let rest = isGray ? "" : #", "green" : "0.500", "blue" : "1.000""#
    let color = """
      { "color-space" : "\(space)", "platform" : "ios",
        "components" : { "\(isGray ? "white" : "red")" : "\(first)"\(rest), "alpha" : "1.000" } }
      """
    let read = try ColorSet.color(in: Array(set(variant(color)).utf8), path: "").get()
    #expect(read == ThemeColor(expected))
  }

  @Test func systemColours() {
    for system in SystemColor.allCases {
      guard let name = system.catalogReference else { continue }
      for platform in ["universal", "ios", "osx"] {
        let color = #"{ "platform" : "\#(platform)", "reference" : "\#(name)" }"#
        #expect(read(color) == ThemeColor(system).sourceText)
      }
    }
    #expect(
      read(#"{ "platform" : "osx", "reference" : "controlAccentColor" }"#) == "Color.accentColor")
    #expect(
      read(#"{ "platform" : "ios", "reference" : "systemGray2Color" }"#)
        == "`systemGray2Color` is a system colour whose values are not known here")
  }

  @Test(arguments: unreadable)
  func mistakes(_ color: String, _ message: String) {
    #expect(read(color) == message)
  }

  private static let notation =
    "; Xcode writes 0–255, 0x00–0xFF, or a number with a decimal point"

  private static let unreadable: [(String, String)] = [
    (#"{ "color-space" : "srgb" }"#, "a colour has no `components`"),
    (#"{ "components" : [ 1 ] }"#, "a colour has no `components`"),
    (
      #"{ "components" : { "red" : "1.0", "blue" : "1.0" } }"#,
      "a colour has no component `green`"
    ),
    (
      #"{ "components" : { "red" : true } }"#, "the component `red` is a boolean, not a string"
    ),
    (
      #"{ "components" : { "red" : "0,5" } }"#,
      "the component `red` is `0,5`" + notation
    ),
    (
      #"{ "components" : { "red" : "nan" } }"#,
      "the component `red` is `nan`" + notation
    ),
    (
      ##"{ "components" : { "red" : "#1B" } }"##,
      "the component `red` is `#1B`" + notation
    ),
    (
      #"{ "components" : { "red" : "300" } }"#,
      "the component `red` is `300`, out of range in this space"
    ),
    (
      #"{ "components" : { "red" : "1.5" } }"#,
      "the component `red` is `1.5`, out of range in this space"
    ),
    (
      #"{ "components" : { "red" : -1 } }"#,
      "the component `red` is `-1`, out of range in this space"
    ),
    (
      #"{ "components" : { "alpha" : "2.0" } }"#,
      "the component `alpha` is `2.0`, out of range in this space"
    ),
    (
      #"{ "color-space" : "cmyk", "components" : { } }"#,
      "the colour space `cmyk` is not known; known are srgb, display-p3, extended-srgb, "
        + "extended-linear-srgb, gray-gamma-22 and extended-gray"
    ),
    (
      #"{ "color-space" : 3, "components" : { } }"#,
      "the colour space a number is not known; known are srgb, display-p3, extended-srgb, "
        + "extended-linear-srgb, gray-gamma-22 and extended-gray"
    ),
    (#"{ "reference" : 3 }"#, "`reference` is a number, not a string"),
  ]

  /// Which variants are there, and the red of each appearance: light, dark, and with increased
  /// contrast.
  @Test(
    arguments: [
      ("any", [1, 1, 1, 1]), ("any dark", [1, 3, 1, 3]), ("any light dark", [2, 3, 2, 3]),
      ("any light", [2, 1, 2, 1]), ("any any+", [1, 1, 4, 4]), ("any dark any+", [1, 3, 4, 3]),
      ("any dark any+ dark+", [1, 3, 4, 6]), ("any dark+", [1, 1, 1, 6]),
      ("any light dark light+ dark+", [2, 3, 5, 6]), ("any light+", [1, 1, 5, 1]),
      ("light dark", [2, 3, 2, 3]),
    ])
  func appearances(_ variants: String, _ expected: [Int]) throws {
    let numbers = ["any": 1, "light": 2, "dark": 3, "any+": 4, "light+": 5, "dark+": 6]
    let text = variants.split(separator: " ").map { name in
      let base = name.prefix { $0 != "+" }
      return variant(
        red(String(numbers[String(name)] ?? 0)), base == "any" ? nil : String(base),
        high: name.hasSuffix("+"))
    }
    let color = try ColorSet.color(in: Array(set(text.joined(separator: ",")).utf8), path: "").get()
    let reds = Appearance.allCases.map { appearance in
      color[appearance].components(for: appearance).map { Int($0.first * 255) }
    }
    #expect(reds == expected)
  }

  @Test(
    arguments: [
      // A slot that is not filled in, and one for a condition that is not known, do not count.
      ([variant(red("1")), variant(nil, "dark")], "#010000"),
      ([variant(red("1")), variant(red("2"), "sepia")], "#010000"),
      // Universal comes before a device, whichever stands first; other devices as a last resort.
      (
        [variant(red("2"), rest: #""idiom" : "iphone""#), variant(red("1"))],
        "#010000"
      ),
      (
        [
          variant(red("3"), rest: #""idiom" : "tv""#),
          variant(red("2"), rest: #""idiom" : "ipad""#),
          variant(red("1"), rest: #""idiom" : "iphone""#),
        ], "#010000"
      ),
      ([variant(red("3"), rest: #""idiom" : "fridge""#)], "#030000"),
      (
        [
          variant(nil), variant(red("2"), rest: #""idiom" : "iphone""#),
          variant(red("3"), "dark", rest: #""idiom" : "iphone""#),
        ], "(light: #020000, dark: #030000)"
      ),
      // Mac Catalyst has a variant of the Mac's.
      (
        [
          variant(red("1"), rest: #""idiom" : "mac", "subtype" : "mac-catalyst""#),
          variant(red("2"), rest: #""idiom" : "mac""#),
        ], "#020000"
      ),
      // The wider gamut is what today's screens show.
      (
        [
          variant(red("1"), rest: #""idiom" : "universal", "display-gamut" : "sRGB""#),
          variant(red("2"), rest: #""idiom" : "universal", "display-gamut" : "display-P3""#),
        ], "#020000"
      ),
      ([variant(nil)], "has no colour for the light appearance, nor for any appearance"),
      ([], "has no colour for the light appearance, nor for any appearance"),
      (
        [variant(red("1"), "light")],
        "has no colour for the dark appearance, nor for any appearance"
      ),
    ])
  func choices(_ variants: [String], _ expected: String) {
    let text = set(variants.joined(separator: ","))
    #expect(ColorSet.color(in: Array(text.utf8), path: "").text == expected)
  }
}
