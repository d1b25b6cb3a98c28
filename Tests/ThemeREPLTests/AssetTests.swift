import Testing
import ThemeSemantics
import ThemeTokens

@testable import ThemeREPL

/// Colours of the app's asset catalogs.
@Suite struct AssetTests {
  private struct Catalog: AssetColors {
    let colors: [String: ThemeColor]
    func color(named name: String) -> Result<ThemeColor, AssetColorProblem> {
      colors[name].map { .success($0) }
        ?? .failure(AssetColorProblem(message: "there is no `\(name)`"))
    }
    var accentColor: Result<ThemeColor, AssetColorProblem>? { nil }
  }

  @Test func assetsOfTheConfigurationAreComputedWith() throws {
    let files = MemoryFiles([
      "acme.theme": "background.primary = Color(\"Sky\")\n",
      ".theme-config": "assets = \"App/Assets.xcassets\"\n",
    ])
    files.catalogs = [
      ["/App/Assets.xcassets"]: Catalog(
        colors: ["Sky": ThemeColor(light: .hex(0x1B5CFF), dark: .hex(0x09090B))])
    ]
    let session = try Session("acme.theme", files: files)
    func answer(_ text: String) -> [String] { Transcript.lines(of: session.evaluate(text)) }
    #expect(answer("background.primary")[0] == "$1: Color  Color(\"Sky\")")
    #expect(answer("background.primary.mix(with: white, by: 100%)")[0] == "$2: Color  #FFFFFF")
    #expect(
      answer(":contrast white, Color(\"Sky\")")[0].hasSuffix("5.22  Lc  -80  enough for text (AA)"))
    #expect(answer(":find #1B5CFF")[0] == "background.primary  light Color(\"Sky\")")
    session.settings.colors = .full
    #expect(answer("background.primary")[0].contains("\u{1B}[48;2;27;92;255m"))
  }

  /// Each side of a difference has the colours of its own assets.
  @Test func differencesShowBothCatalogs() throws {
    let files = MemoryFiles([
      "acme.theme": "background.primary = Color(\"Sky\")\n",
      "old/old.theme": "let gone = Color(\"Sea\")\nbackground.primary = Color(\"Sea\")\n",
      ".theme-config": "assets = \"New.xcassets\"\n",
      "old/.theme-config": "assets = \"Old.xcassets\"\n",
    ])
    files.roots["/old"] = "/old"
    let (sky, sea) = (ThemeColor(.hex(0x1B5CFF)), ThemeColor(.hex(0x0A0B0C)))
    files.catalogs = [
      ["/New.xcassets"]: Catalog(colors: ["Sky": sky]),
      ["/old/Old.xcassets"]: Catalog(colors: ["Sea": sea]),
    ]
    let session = try Session("acme.theme", files: files)
    session.settings.colors = .full
    let lines = Transcript.lines(of: session.evaluate(":diff old/old.theme"))
    let change = try #require(lines.first { $0.contains("background.primary") })
    #expect(change.contains("\u{1B}[48;2;10;11;12m") && change.contains("\u{1B}[48;2;27;92;255m"))
    let removed = try #require(lines.first { $0.contains("gone") })
    #expect(removed.contains("\u{1B}[48;2;10;11;12m"))
  }
}
