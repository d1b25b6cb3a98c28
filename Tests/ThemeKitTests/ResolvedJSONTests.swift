import Foundation
import Testing
import ThemeKit
import ThemeSemantics
import ThemeSource

/// Reading back what `theme emit json` writes.
@Suite struct ResolvedJSONTests {
  private func resolved(_ text: String) throws -> (theme: Auth0Theme, json: Data) {
    let files = InMemoryFiles(["/a.theme": text])
    let theme = try Project.load("/a.theme", from: files).get().evaluate()
    var writer = JSONWriter()
    theme.writeJSON(.resolved, to: &writer)
    return (try #require(theme.theme), Data(writer.bytes))
  }

  @Test(arguments: [
    "",
    """
    theme Everything
    background.primary = Color(.displayP3, red: 1, green: 0.25, blue: 0.1)
    background.primarySubtle = background.primary.opacity(0.35)
    background.accent = #1B5CFF.lighten(by: 20%)
    background.inverse = Color("Brand/Night", bundle: .main).opacity(0.5)
    background.error = red
    background.success = .accentColor.opacity(0.25)
    background.layerTop = Color(white: 0.123)
    background.layerBase = hsl(210, 100%, 50%).opacity(0.1)
    text.bold = (light: #111111, dark: oklch(0.7, 0.3, 140))
    lightHighContrast { text.bold = black }
    darkHighContrast { text.bold = Color(hue: 0.1, saturation: 0.2, brightness: 0.3) }
    typography.body = TextStyle(font: .custom("Lato-Bold", size: 18, relativeTo: .body), tracking: 1)
    typography.*.font.weight = light
    typography.title.font.family = "Inter \\"quoted\\""
    typography.helper = TextStyle(font: .system(size: 13, weight: .medium, design: .rounded))
    spacing.md = 20 / 3
    """,
  ])
  func `What was written reads back exactly`(_ text: String) throws {
    let (theme, json) = try resolved(text)
    let loaded = ThemeLoader().load(resolvedJSON: json)
    #expect(loaded.problems.isEmpty)
    let read = try #require(loaded.theme)
    for (token, (old, new)) in zip(Schema.tokens, zip(theme.values, read.values)) {
      #expect(isSame(old, new), "\(token.path): \(old) became \(new)")
    }
  }

  private static let told = """
    /// Says "hello", \\(name) and 🐟.
    ///
    /// In two paragraphs.
    theme Told
    appearances = dark

    /// Of the corners.
    radius.* = 3
    /// The brand's blue.
    background.primary = #1B5CFF
    dark {
      /// Only at night.
      text.bold = #FFFFFF
    }
    """

  @Test func `What is said of a theme reads back exactly`() throws {
    let read = ThemeLoader().load(resolvedJSON: try resolved(Self.told).json)
    for loaded in [ThemeLoader().load(Self.told), read] {
      #expect(loaded.problems.isEmpty)
      #expect(loaded.name == "Told")
      #expect(loaded.documentation == "Says \"hello\", \\(name) and 🐟.\n\nIn two paragraphs.")
      #expect(
        loaded.tokenDocumentation == [
          "background.primary": "The brand's blue.", "text.bold": "Only at night.",
        ])
      #expect(loaded.onlyAppearance == .dark)
    }
  }

  @Test(arguments: [
    "theme Plain", told, "theme Day\nappearances = light", "theme Both\nappearances = both",
  ])
  func `What is said of a theme reads back as the text itself says it`(_ text: String) throws {
    let read = ThemeLoader().load(resolvedJSON: try resolved(text).json)
    let loaded = ThemeLoader().load(text)
    #expect(loaded.problems.isEmpty && read.problems.isEmpty)
    #expect(read.name == loaded.name)
    #expect(read.documentation == loaded.documentation)
    #expect(read.tokenDocumentation == loaded.tokenDocumentation)
    #expect(read.onlyAppearance == loaded.onlyAppearance)
  }

  @Test func `What is said in a way that is not known is reported, and the values hold`() throws {
    let json = """
      {"schema": 1, "theme": 3, "documentation": [], "appearances": ["sepia"],
      "tokens": {"spacing.md": {"type": "length", "value": 20}}}
      """
    let loaded = ThemeLoader(mode: .lenient).load(resolvedJSON: Data(json.utf8))
    #expect(loaded.theme?.spacing.md == 20)
    #expect(loaded.name == "theme.json")
    #expect(
      Set(loaded.problems.map(\.message)) == [
        "expected a string for `theme`, found a number",
        "expected a string for `documentation`, found an array",
        "expected `light`, `dark` or both for `appearances`",
      ])
  }

  @Test func `The example of the article is one`() throws {
    let article = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/ThemeKit/ThemeKit.docc/ResolvedJSON.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let json = try #require(text.components(separatedBy: "```json\n").dropFirst().first)
      .components(separatedBy: "```")[0]
    let loaded = ThemeLoader().load(resolvedJSON: Data(json.utf8))
    #expect(loaded.problems.isEmpty)
    #expect(loaded.theme?.typography.body.lineHeight == 22)
    #expect(loaded.tokenDocumentation.keys.sorted() == ["radius.button"])
  }

  @Test func `Several themes are not one`() {
    let loaded = ThemeLoader().load(resolvedJSON: Data("[{}, {}]".utf8))
    #expect(
      loaded.problems.map(\.message) == [
        "expected one theme, found an array of 2: `theme emit json` writes one where it is given one "
          + "file"
      ])
  }

  /// Colours that no constructor can say, such as a lightened one, are written in Oklch, and read
  /// back to within 1e-12.
  private func isSame(_ old: TokenValue, _ new: TokenValue) -> Bool {
    guard case .color(let old) = old, case .color(let new) = new else { return old == new }
    return Appearance.allCases.allSatisfy { appearance in
      guard case .plain(let a) = old[appearance], case .plain(let b) = new[appearance] else {
        return old[appearance] == new[appearance]
      }
      let (c, d) = (a.converted(to: .oklab), b.converted(to: .oklab))
      return zip(
        [c.first, c.second, c.third, c.opacity], [d.first, d.second, d.third, d.opacity]
      ).allSatisfy { abs($0 - $1) < 1e-9 }
    }
  }

  @Test func `JSON from the future loads leniently`() throws {
    let json = Data(
      """
      {"schema": 2, "theme": "Later", "glow": [], "tokens": {
        "background.primary": {"type": "color", "light": "#112233", "dark": "#11223380"},
        "background.hologram": {"type": "color", "light": "#112233", "dark": "#112233"},
        "spacing.md": {"type": "length", "value": 20},
        "spacing.lg": {"type": "length", "value": "vast"},
        "spacing.xl": {"type": "length", "value": 1e9},
        "text.bold": {"type": "color", "light": "shiny", "dark": "#000000"},
        "text.regular": {"type": "color", "light": "#000000"},
        "border.bold": {"type": "color", "light": {"system": "ultraviolet"}, "dark": "#000000"},
        "typography.body": {"size": -1, "tracking": 0, "lineSpacing": 0},
        "typography.label": 7
      }}
      """.utf8)
    let loaded = ThemeLoader(mode: .lenient).load(resolvedJSON: json, name: "later.json")
    let theme = try #require(loaded.theme)
    #expect(loaded.name == "Later")
    #expect(theme.spacing.md == 20)
    #expect(theme.colors.background.primary.resolved(for: .dark)?.hexString == "#11223380")
    var expected = Auth0Theme().values
    for path in ["spacing.md", "background.primary"] {
      let token = try #require(Schema.token(path: path))
      expected[token.index] = theme.value(of: token)
    }
    #expect(theme.values == expected)
    #expect(
      loaded.problems.map(\.description) == [
        "later.json: error: expected `\"schema\": 1`, found 2 [unknown_schema]",
        "later.json: error: there is no token `background.hologram` [unknown_token]",
        "later.json: error: `spacing.lg`: expected a number for `value`, found a string [bad_value]",
        "later.json: error: `spacing.xl`: a length goes from 0 to 10000 points, found 1000000000 "
          + "[bad_value]",
        "later.json: error: `text.bold`: expected `#RRGGBB` or `#RRGGBBAA`, found `shiny` "
          + "[bad_value]",
        "later.json: error: `text.regular`: a colour needs `light` and `dark` [bad_value]",
        "later.json: error: `border.bold`: there is no `system` called `ultraviolet` [bad_value]",
        "later.json: error: `typography.body`: a font's size is more than 0 and at most 10000 "
          + "points, found -1 [bad_value]",
        "later.json: error: `typography.label`: expected an object, found a number [bad_value]",
      ])
    #expect(ThemeLoader().load(resolvedJSON: json).theme == nil)
  }

  @Test(arguments: [
    "red", "#FFFFFF\nspacing.md = 1", "#FFFFFF; spacing.md = 1", "1", "Color(\"Asset\")",
    "import \"x.theme\"", "", "oklch(", "#FFFFFF let other = 1",
  ])
  func `Exact colours are colours and nothing else`(_ source: String) throws {
    let escaped = source.replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
    let json = """
      {"schema": 1, "theme": "T", "tokens": {"text.bold": {"type": "color", "light": "#000000",
      "dark": "#000000", "exact": {"light": "\(escaped)"}}}}
      """
    let loaded = ThemeLoader().load(resolvedJSON: Data(json.utf8))
    #expect(loaded.problems.map(\.kind) == ["bad_value"])
  }

  @Test(arguments: ["", "[]", "null", "{", "{\"schema\": 1}", "{\"tokens\": {}}", "\u{0}"])
  func `What is no theme is reported`(_ text: String) {
    let json = Data(text.utf8)
    let strict = ThemeLoader().load(resolvedJSON: json)
    #expect(strict.theme == nil && strict.hasErrors)
    let lenient = ThemeLoader(mode: .lenient).load(resolvedJSON: json)
    #expect(lenient.theme == Auth0Theme() && lenient.problems == strict.problems)
  }
}
