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
    let session = try #require(Session(files: files))
    _ = try session.start(at: "acme.theme").get()
    func answer(_ text: String) -> [String] { Transcript.lines(of: session.evaluate(text)) }
    #expect(answer("background.primary")[0] == "$1: Color  Color(\"Sky\")")
    #expect(answer("background.primary.mix(with: white, by: 100%)")[0] == "$2: Color  #FFFFFF")
    #expect(
      answer(":contrast white, Color(\"Sky\")")[0].hasSuffix("5.22  Lc  -80  enough for text (AA)"))
    #expect(answer(":find #1B5CFF")[0] == "background.primary  light Color(\"Sky\")")
    session.settings.colors = .full
    #expect(answer("background.primary")[0].contains("\u{1B}[48;2;27;92;255m"))
  }
}
