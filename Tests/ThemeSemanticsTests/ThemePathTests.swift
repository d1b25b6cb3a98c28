import Testing

@testable import ThemeSemantics

@Suite struct ThemePathTests {
  @Test(arguments: [
    ("base.theme", "/a/b", "/a/b/base.theme"),
    ("./base.theme", "/a", "/a/base.theme"),
    ("../base.theme", "/a/b", "/a/base.theme"),
    ("x/.././../base.theme", "/a/b", "/a/base.theme"),
    ("../base.theme", "/a", "/base.theme"),
    ("//x//y/", "/a", "/x/y"),
    ("/x/../y", "/a", "/y"),
    ("..theme", "/a", "/a/..theme"),
    (".x/...", "/a", "/a/.x/..."),
    ("größe.theme", "/ä", "/ä/größe.theme"),
    ("", "/a//b/", "/a/b"),
    ("..", "/a", "/"),
    ("base.theme", "", "/base.theme"),
  ])
  func resolves(_ relative: String, _ folder: String, _ path: String) {
    #expect(ThemePath.resolve(relative, in: folder) == path)
  }

  @Test(arguments: [("../../base.theme", "/a"), ("..", "/"), ("/..", "/a"), ("x/../..", "")])
  func doesNotClimbAboveTheRoot(_ relative: String, _ folder: String) {
    #expect(ThemePath.resolve(relative, in: folder) == nil)
  }
}
