import Testing
import ThemeSource
import ThemeTokens

@testable import ThemeSemantics

/// Colours of asset catalogs in a theme: references while untouched, colours once computed with.
@Suite struct AssetTests {
  private struct Catalog: AssetColors {
    func color(named name: String) -> Result<ThemeColor, AssetColorProblem> {
      switch name {
      case "Brand": .success(ThemeColor(light: 0x204060, dark: 0x80C0FF))
      case "Label": .success(ThemeColor(.system(.red, opacity: 1)))
      default: .failure(AssetColorProblem(message: "no colour set `\(name)`"))
      }
    }
    var accentColor: Result<ThemeColor, AssetColorProblem>? { nil }
  }

  private func evaluate(_ text: String, assets: (any AssetColors)?) throws -> EvaluatedTheme {
    let project = try Project.load("/a.theme", from: InMemoryFiles(["/a.theme": text])).get()
    project.assets = assets
    return project.evaluate()
  }

  private func text(_ theme: EvaluatedTheme, _ path: String) -> String? {
    theme.variable(named: path).flatMap { theme.world.text(of: $0) }
  }

  @Test func `An untouched asset stays a reference`() throws {
    let theme = try evaluate(
      "text.bold = Color(\"Brand\", bundle: .main).opacity(50%)", assets: Catalog())
    #expect(text(theme, "text.bold") == "Color(\"Brand\", bundle: .main).opacity(0.5)")
  }

  @Test func `A catalog gives each appearance its colour`() throws {
    let theme = try evaluate(
      "text.bold = Color(\"Brand\").over(white)\ntext.regular = Color(\"Label\").over(white)",
      assets: Catalog())
    #expect(text(theme, "text.bold") == "(light: #204060, dark: #80C0FF)")
    let red = SystemColor.red.resolved(for: .dark)?.hexString
    #expect(text(theme, "text.regular")?.contains("dark: \(red ?? "")") == true)
  }

  @Test func `Without a catalog nothing can be derived from an asset`() throws {
    let theme = try evaluate("text.bold = Color(\"Brand\").darken(by: 10%)", assets: nil)
    #expect(theme.world.diagnostics.map(\.id) == ["unknown_color"])
  }

  @Test func `A set that is not there is one finding`() throws {
    let theme = try evaluate(
      "let c = Color(\"Brnd\")\ntext.bold = c.darken(by: 10%)", assets: Catalog())
    #expect(theme.world.diagnostics.map(\.id) == [.unknownAsset])
    #expect(theme.world.diagnostics.first?.message == "no colour set `Brnd`")
  }

  @Test func `Computing with a name is noted`() throws {
    let theme = try evaluate(
      "text.bold = Color.red.over(white)\ntext.regular = Color(\"Brand\").over(white)",
      assets: Catalog())
    for (path, note) in [
      ("text.bold", "Color.red is computed with as #FF3B30, its value in iOS"),
      ("text.regular", "is computed with as #204060, its value in the asset catalog"),
    ] {
      let variable = try #require(theme.variable(named: path))
      let notes = theme.origin(of: variable, slot: 0).notes
      #expect(notes.count == 1)
      #expect(notes.first?.contains(note) == true)
    }
  }
}
