import Testing
import ThemeSource
import ThemeTokens

@testable import ThemeSemantics

/// A theme loaded over a project that is checked already is the theme that loading it anew gives.
@Suite struct ProjectOverBaseTests {
  private let files = [
    "/palette.theme": "let sun = #FFC53D\n",
    "/base.theme": """
    import "palette.theme"
    let brand = #405E12
    background.primary = brand
    background.primarySubtle = background.primary.opacity(50%)
    background.accent = palette.sun
    spacing.md = 20
    """,
    "/child.theme": """
    extends "base.theme"
    import "palette.theme" as p
    import "other.theme"
    let sun = p.sun.lighten(by: 10%)
    brand = #5B21B6
    spacing.md = super + other.step
    background.primry = sun
    """,
    "/other.theme": "import \"palette.theme\"\nlet step = 4\nlet moon = palette.sun\n",
  ]

  @Test func valuesAndFindingsAreTheSame() throws {
    let provider = InMemoryFiles(files)
    let base = try Project.load("/base.theme", from: provider).get()
    let over = try Project.load("/child.theme", from: provider, over: base).get()
    let anew = try Project.load("/child.theme", from: provider).get()
    #expect(over.main.path == "/child.theme")
    #expect(over.main.index == base.files.count)
    let (one, other) = (over.evaluate(), anew.evaluate())
    #expect(one.tokens.map(\.value) == other.tokens.map(\.value))
    #expect(one.lets.map(\.value) == other.lets.map(\.value))
    #expect(over.diagnostics.map(\.message) == anew.diagnostics.map(\.message))
    #expect(over.diagnostics.count == 1)
  }

  @Test func theBaseIsSharedAndStaysAsItIs() throws {
    var provider = InMemoryFiles(files)
    let base = try Project.load("/base.theme", from: provider).get()
    let order = base.order
    provider.files["/child.theme"] = Array("extends \"base.theme\"\nbrand = red\n".utf8)
    let first = try Project.load("/child.theme", from: provider, over: base).get()
    provider.files["/child.theme"] = Array("extends \"base.theme\"\nlet own = brand\n".utf8)
    let second = try Project.load("/child.theme", from: provider, over: base).get()
    #expect(base.order == order)
    #expect(base.main.path == "/base.theme")
    #expect(first.files[0] === base.files[0])
    #expect(second.files[0] === base.files[0])
    #expect(first.diagnostics.isEmpty)
    #expect(second.diagnostics.isEmpty)
    #expect(second.evaluate().lets.map(\.name) == ["brand", "own"])
    #expect(base.evaluate().lets.map(\.name) == ["brand"])
  }

  @Test func aCircleThroughTheBaseIsNotFollowed() throws {
    let provider = InMemoryFiles([
      "/a.theme": "extends \"b.theme\"\n", "/b.theme": "spacing.md = 3\n",
      "/c.theme": "extends \"a.theme\", \"b.theme\"\nimport \"c.theme\"\n",
    ])
    let base = try Project.load("/a.theme", from: provider).get()
    let over = try Project.load("/c.theme", from: provider, over: base).get()
    let anew = try Project.load("/c.theme", from: provider).get()
    #expect(over.diagnostics.map(\.message) == anew.diagnostics.map(\.message))
    #expect(over.diagnostics.map(\.id) == [.contradictingOrder, .fileCycle])
  }
}
