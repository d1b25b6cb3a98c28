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

  @Test(arguments: [
    ("a/b.theme", "a/", "b.theme"), ("b.theme", "", "b.theme"), ("a/.theme", "a/", ".theme"),
    ("a/b/c.theme", "a/", nil), ("c/b.theme", "a/", nil), ("a/b.them", "a/", nil),
    ("a/", "a/", nil), ("", "a/", nil), ("theme", "", nil),
    ("a/e\u{301}.theme", "a/", "e\u{301}.theme"),
    ("\u{E9}/b.theme", "e\u{301}/", nil),
  ])
  func namesWhatIsInAFolder(_ path: String, _ folder: String, _ name: String?) {
    #expect(ThemePath.name(of: path, inFolder: folder, endingIn: ".theme") == name)
  }

  @Test(arguments: [
    ("/a/b", "/a/c", true), ("/a/b", "/a/b", true), ("/b", "/c", true), ("/a/b", "/a/b/c", false),
    ("/a/b/c", "/a/b", false), ("/a/b", "/c/b", false), ("b", "c", true), ("/b", "c", false),
    ("/e\u{301}/b", "/\u{E9}/b", false),
  ])
  func knowsFilesOfOneFolder(_ path: String, _ other: String, _ areBeside: Bool) {
    #expect(ThemePath.areBeside(path, other) == areBeside)
    #expect(ThemePath.areBeside(other, path) == areBeside)
  }
}
