import Testing
import ThemeTokens

@testable import ThemeExchange

/// Finding colour sets in folders.
struct AssetCatalogTests {
  private let one = set(variant(red("1")))
  private let two = set(variant(red("2")))

  @Test func namespaces() {
    let assets = catalog([
      "Contents.json": "{}", "Accent.colorset/Contents.json": one,
      "Background/Contents.json": namespace, "Background/Primary.colorset/Contents.json": one,
      "Background/Deep/Contents.json": namespace, "Background/Deep/A.colorset/Contents.json": one,
      "Group/Plain.colorset/Contents.json": one, "Group/Contents.json": "{}",
      "Group/Inner/Contents.json": namespace, "Group/Inner/B.colorset/Contents.json": two,
      "Icon.imageset/Odd.colorset/Contents.json": one, "v1.2/Dotted.colorset/Contents.json": one,
      ".hidden/C.colorset/Contents.json": one, "D.colorset": "a file, not a folder",
    ])
    #expect(
      assets.names == [
        "Accent", "Background/Deep/A", "Background/Primary", "Dotted", "Inner/B", "Plain",
      ])
    #expect(assets.problems.isEmpty)
    #expect(assets.color(named: "Inner/B").text == "#020000")
    #expect(assets.accentColor == nil)
  }

  @Test func severalCatalogs() {
    let files = CatalogFilesInMemory([
      "App/A.xcassets/Both.colorset/Contents.json": Array(one.utf8),
      "B.xcassets/Both.colorset/Contents.json": Array(two.utf8),
      "B.xcassets/AccentColor.colorset/Contents.json": Array(two.utf8),
    ])
    let assets = AssetCatalog(
      folders: ["App/A.xcassets", "B.xcassets", "C.xcassets"], files: files)
    #expect(assets.color(named: "Both").text == "#010000")
    #expect(assets.accentColor?.text == "#020000")
    #expect(assets.problems.map(\.path) == ["C.xcassets"])
    #expect(assets.problems.map(\.message) == ["no such folder"])
    #expect(
      assets.color(named: "AccentColour").text
        == "no colour set `AccentColour` in `App/A.xcassets`, `B.xcassets` and `C.xcassets`; did you "
        + "mean `AccentColor`?")
  }

  @Test func missingSets() {
    let assets = catalog([
      "Background/Contents.json": namespace, "Background/Primary.colorset/Contents.json": one,
      "Text/Bold.colorset/Contents.json": one,
    ])
    let expected = [
      "Background/Primry":
        "no colour set `Background/Primry` in `A.xcassets`; did you mean `Background/Primary`?",
      "Text/Bold":
        "no colour set `Text/Bold` in `A.xcassets`; its folder is no namespace, so the name is `Bold`",
      "Sky": "no colour set `Sky` in `A.xcassets`", "": "no colour set `` in `A.xcassets`",
    ]
    for (name, message) in expected {
      #expect(assets.color(named: name).text == message)
    }
    let none = AssetCatalog(folders: [], files: CatalogFilesInMemory())
    #expect(none.color(named: "Sky").text == "no asset catalog is given")
    guard case .failure(let problem) = assets.color(named: "Background/Primry") else { return }
    #expect(problem.reason == .missing(similar: ["Background/Primary"]))
  }

  @Test func brokenFiles() throws {
    let assets = catalog([
      "A.colorset/Contents.json": "{\n  \"colors\" : [\n    { \"color\" : }\n",
      "B.colorset/Contents.json": "{ \"colors\" : {} }", "C.colorset/other": "",
      "D/Contents.json": "nonsense", "D/E.colorset/Contents.json": one,
    ])
    guard case .failure(let problem) = assets.color(named: "A") else {
      Issue.record("read")
      return
    }
    #expect(problem.message == "not valid JSON: expected a value")
    #expect(problem.path == "A.xcassets/A.colorset/Contents.json")
    #expect(problem.line == 3)
    #expect(problem.column == 17)
    #expect(assets.color(named: "B").text == "has no array `colors`")
    #expect(assets.color(named: "C").text == "the colour set has no Contents.json")
    #expect(assets.problems.map(\.path) == ["A.xcassets/D/Contents.json"])
    #expect(assets.color(named: "E").text == "#010000")
  }

  @Test func whatCannotBeReadIsSaid() {
    let assets = AssetCatalog(folders: ["A.xcassets"], files: Unreadable())
    #expect(assets.names == ["Locked"])
    #expect(assets.problems.map(\.message) == ["cannot be listed: noAccess"])
    #expect(assets.color(named: "Locked").text == "cannot be read: noAccess")
  }

  @Test func linksInACircleEnd() {
    let assets = AssetCatalog(folders: ["A.xcassets"], files: Circle())
    #expect(assets.names == ["Here"])
    #expect(assets.problems.map(\.message) == ["the catalog is too deep or too large"])
  }

  /// A set and a folder that are there, and may not be looked into.
  private struct Unreadable: CatalogFiles {
    enum Failure: Error {
      case noAccess
    }

    func entries(at path: String) throws -> [CatalogEntry]? {
      guard path == "A.xcassets" else { throw Failure.noAccess }
      return [
        CatalogEntry(name: "Locked.colorset", isFolder: true),
        CatalogEntry(name: "Folder", isFolder: true),
      ]
    }

    func bytes(at path: String) throws -> [UInt8]? {
      if path == "A.xcassets/Folder/Contents.json" { return nil }
      throw Failure.noAccess
    }
  }

  /// A folder that holds itself.
  private struct Circle: CatalogFiles {
    func entries(at path: String) -> [CatalogEntry]? {
      [
        CatalogEntry(name: "Here.colorset", isFolder: true),
        CatalogEntry(name: "Again", isFolder: true),
      ]
    }

    func bytes(at path: String) -> [UInt8]? { nil }
  }
}
