import Foundation
import Testing
import ThemeKit

/// The library as an app uses it: its public interface alone.
@Suite struct ThemeLoaderTests {
  private let base = """
    let brand: Color
    background.primary = brand
    """
  private let acme = """
    theme Acme extends "brand/base.theme"
    brand = #1B5CFF
    dark { brand = #8FB0FF }
    radius.button = 24
    """

  @Test func `A text is a theme`() throws {
    let loaded = ThemeLoader().load("theme Plain\nspacing.md = 20\nborder.bold = red")
    #expect(loaded.name == "Plain")
    #expect(loaded.problems.isEmpty)
    let theme = try #require(loaded.theme)
    #expect(theme.spacing.md == 20)
    #expect(theme.spacing.lg == Auth0Theme().spacing.lg)
    #expect(theme.colors.border.bold == .red)
    #expect(theme.colors.border.bold.resolved(for: .light)?.hexString == "#FF3B30")
  }

  @Test func `Files in memory extend each other`() throws {
    let files = ["acme.theme": acme, "brand/base.theme": base]
    let loaded = ThemeLoader().load("acme.theme", in: files)
    let theme = try #require(loaded.theme)
    #expect(theme.colors.background.primary.resolved(for: .light)?.hexString == "#1B5CFF")
    #expect(theme.colors.background.primary.resolved(for: .dark)?.hexString == "#8FB0FF")
    let text = ThemeLoader().load(acme, name: "acme.theme", files: ["brand/base.theme": base])
    #expect(text.theme == theme)
  }

  @Test func `Files on a disk extend each other, inside their folder`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let brand = folder.appending(path: "app/brand")
    try FileManager.default.createDirectory(at: brand, withIntermediateDirectories: true)
    let file = folder.appending(path: "app/acme.theme")
    try Data(acme.utf8).write(to: file)
    try Data(base.utf8).write(to: brand.appending(path: "base.theme"))
    let loaded = ThemeLoader().load(contentsOf: file)
    #expect(loaded.problems.isEmpty)
    #expect(loaded.theme?.radius.button == 24)

    let up = brand.appending(path: "up.theme")
    try Data("extends \"../acme.theme\"".utf8).write(to: up)
    let outside = ThemeLoader().load(contentsOf: up)
    #expect(outside.theme == nil)
    #expect(outside.problems.first?.kind == "path_outside_root")
    let within = ThemeLoader().load(contentsOf: up, within: folder)
    #expect(within.theme?.radius.button == 24)

    let link = folder.appending(path: "app/link.theme")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.appending(path: "secret.theme"))
    try Data("spacing.md = 1".utf8).write(to: folder.appending(path: "secret.theme"))
    try Data("extends \"link.theme\"".utf8).write(to: file)
    #expect(ThemeLoader().load(contentsOf: file).problems.first?.kind == "path_outside_root")

    let missing = ThemeLoader().load(contentsOf: folder.appending(path: "none.theme"))
    #expect(
      missing.problems.map(\.description) == [
        "none.theme: error: there is no such file [unreadable_file]"
      ])
    let notAFile = ThemeLoader(mode: .lenient).load(contentsOf: folder)
    #expect(notAFile.theme == Auth0Theme() && notAFile.hasErrors)
  }

  @Test func `A URL of the network is refused, not fetched`() throws {
    let url = try #require(URL(string: "https://example.com/acme.theme"))
    let loaded = ThemeLoader().load(contentsOf: url)
    #expect(loaded.theme == nil)
    #expect(loaded.problems.first?.message == "expected the URL of a file")
  }

  /// A theme that was written for a later version: each line that is not known costs its own token
  /// at most.
  private let future = """
    theme Future
    background.primary = #112233
    background.hologram = #FFFFFF
    glow.md = 3
    spacing.md = glowing(3)
    spacing.lg = 30
    text.bold = (light: #111111, dark: shimmer)
    radius.pill = 99999
    typography.body.font.aura = 3
    """

  @Test func `A theme from the future loads leniently`() throws {
    let loaded = ThemeLoader(mode: .lenient).load(future)
    let theme = try #require(loaded.theme)
    let standard = Auth0Theme()
    #expect(theme.colors.background.primary == ThemeColor(hex: 0x112233))
    #expect(theme.spacing.lg == 30)
    #expect(theme.spacing.md == standard.spacing.md)
    #expect(theme.colors.text.bold == standard.colors.text.bold)
    #expect(theme.radius.pill == standard.radius.pill)
    #expect(theme.typography.body == standard.typography.body)
    let lines = Set(loaded.problems.filter { $0.severity == .error }.compactMap(\.line))
    #expect(lines == [3, 4, 5, 7, 8, 9])
    #expect(loaded.problems.allSatisfy { $0.file == "theme.theme" })
  }

  @Test func `Strictly it is no theme, with the same problems`() {
    let strict = ThemeLoader().load(future)
    #expect(strict.theme == nil)
    #expect(strict.problems == ThemeLoader(mode: .lenient).load(future).problems)
  }

  @Test func `A base is no theme`() {
    let strict = ThemeLoader().load(base)
    #expect(strict.theme == nil)
    #expect(strict.problems.map(\.line) == [1])
    #expect(strict.problems.first?.kind == "required_let")
    #expect(ThemeLoader(mode: .lenient).load(base).theme == Auth0Theme())
  }

  @Test func `A problem says where it is`() {
    let problem = ThemeLoader().load("\nspacing.md = red", name: "a.theme").problems.first
    #expect(problem?.line == 2 && problem?.column == 14)
    #expect(
      problem?.description
        == "a.theme:2:14: error: expected a Length, found a Color [type_mismatch]")
  }

  @Test func `Limits hold`() {
    var loader = ThemeLoader()
    loader.limits.fileSize = 100
    let long = loader.load(String(repeating: " ", count: 101))
    #expect(long.problems.first?.kind == "unreadable_file")
    let json = loader.load(resolvedJSON: Data(repeating: 0x20, count: 101))
    #expect(json.problems.first?.kind == "unreadable_file")

    var files = ["0.theme": ""]
    for number in 1...10 { files["\(number).theme"] = "extends \"\(number - 1).theme\"" }
    loader.limits.fileCount = 11
    #expect(loader.load("10.theme", in: files).theme != nil)
    loader.limits.fileCount = 10
    #expect(loader.load("10.theme", in: files).problems.first?.kind == "unreadable_file")

    // Twice as much with every line.
    let calls = (1...60).map { "func f\($0)(x: Length) = f\($0 - 1)(x: x) + f\($0 - 1)(x: x)\n" }
    let bomb = "func f0(x: Length) = x + 1\n" + calls.joined() + "spacing.md = f60(x: 1)\n"
    let exploded = ThemeLoader(mode: .lenient, limits: .init(work: 10_000)).load(bomb)
    #expect(exploded.problems.map(\.kind) == ["work_limit"])
    #expect(exploded.theme == Auth0Theme())
  }

  @Test func `Many threads may load at the same time`() async {
    let loader = ThemeLoader()
    let names = await withTaskGroup(of: String.self) { group in
      for number in 0..<64 {
        group.addTask {
          let loaded = loader.load("theme T\(number)\nspacing.md = \(number)")
          return loaded.theme?.spacing.md == Double(number) ? loaded.name : "wrong"
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(names == Set((0..<64).map { "T\($0)" }))
  }
}
