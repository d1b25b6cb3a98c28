import Testing
import ThemeSource
import ThemeTokens

@testable import ThemeSemantics

/// Themes that several extend are evaluated once; what is built on them differs only where it says so.
@Suite struct BaseWorldsTests {
  /// A base with some of everything that a value may depend on.
  private static let base = """
    import "palette.theme"
    let brand = (light: #1B5CFF, dark: #B9CDFF)
    let step = 4
    let high = 20
    func shade(_ color: Color, by amount: Number = 10%) = color.darken(by: amount)
    background {
      primary = brand
      layerBase = palette.snow
      layerTop = layerBase.mix(with: brand, by: 8%)
    }
    text.onPrimary = readable(on: background.primary)
    text.bold = shade(brand)
    border.* = text.bold.opacity(40%)
    spacing.md = step * 4
    spacing.lg = spacing.md + step
    typography.body {
      size = 14
      lineHeight = high
    }
    typography.bodySmall = typography.body.with(size: 12)

    """

  /// What a theme may change of it, alone or together with others.
  private static let changes = [
    "brand = #00AA00", "brand.dark = #FFFFFF", "step = 5", "high = 24", "high = 5",
    "background.layerBase = #101010", "background.* = super.opacity(90%)",
    "text.bold.light = super.lighten(by: 5%)", "spacing.md = super + 1", "border.bold = red",
    "typography.body.size = 30", "typography.body.font = .custom(\"Lato\", size: 15)",
    "brand.lightHighContrast = #000000", "appearances = light", "radius.* = super * 2",
    "background.primary = nothing", "spacing.lg = -3", "let own = brand.opacity(50%)",
  ]

  private func many(_ themes: [String]) -> Project.Many {
    var provider = InMemoryFiles([:])
    provider.files["/palette.theme"] = Array("let snow = #FAFAFA\n".utf8)
    provider.files["/base.theme"] = Array(Self.base.utf8)
    for (index, text) in themes.enumerated() {
      provider.files["/t\(index).theme"] = Array(("extends \"base.theme\"\n" + text + "\n").utf8)
    }
    let paths = ["/base.theme"] + themes.indices.map { "/t\($0).theme" }
    return Project.load(paths, root: "/", from: provider)
  }

  private func variables(of file: ThemeFile, in project: Project) -> [Variable] {
    Schema.tokens.indices.map(Variable.token)
      + file.stack.flatMap { file in
        project.files[file].lets.indices.map { Variable.introduced(file: file, index: $0) }
      }
  }

  @Test(arguments: [World.Extent.all, .tokens, .mistakes])
  func themesAreWhatTheyAreAlone(extent: World.Extent) {
    var themes = Self.changes
    for (index, one) in Self.changes.enumerated() {
      for other in Self.changes.dropFirst(index + 1) { themes.append(one + "\n" + other) }
    }
    let many = many(themes)
    let project = many.project
    let bases = project.bases(of: many.themes, extent)
    var (overBase, findings) = (0, 0)
    for theme in many.themes {
      let file = project.files[theme]
      let alone = project.world(of: file, extent)
      let over = project.world(of: file, extent, over: bases)
      if over.tokensTakenOver != 0 { overBase += 1 }
      findings += over.diagnostics.count
      #expect(
        over.diagnostics.map(Diagnostic.Key.init) == alone.diagnostics.map(Diagnostic.Key.init),
        "\(themes[max(0, theme - 1)])")
      let all = extent == .all ? variables(of: file, in: project) : []
      for variable in all {
        for slot in 0..<over.type(of: variable).slotCount {
          #expect(
            over.value(of: variable, slot: slot) == alone.value(of: variable, slot: slot),
            "\(themes[max(0, theme - 1)]): \(variable), slot \(slot)")
        }
      }
    }
    #expect(overBase > 100)
    #expect(findings > 10)
  }

  @Test func aLineHeightIsCheckedThoughNothingNeedsIt() {
    let many = many(["high = 5", "high = 6", "step = 3"])
    let found = many.findings().map(\.id.rawValue)
    #expect(found == ["line_height_below_size", "line_height_below_size"])
  }

  @Test func aTowerIsNotKeptWhole() {
    var provider = InMemoryFiles([:])
    for index in 0..<700 {
      let parent = index == 0 ? "" : "extends \"l\(index - 1).theme\"\n"
      provider.files["/l\(index).theme"] = Array("\(parent)spacing.md = super + 0\n".utf8)
    }
    let many = Project.load(
      (0..<700).map { "/l\($0).theme" }, root: "/", from: provider)
    let kept = many.project.bases(of: many.themes, .tokens).byFile.compactMap { $0 }
    #expect(kept.count > 100)
    #expect(kept.count < 699)
    #expect(many.findings().isEmpty)
  }
}
