import Testing
import ThemeTokens

@testable import ThemeExchange

/// One run after another over the same catalog.
struct CatalogUpdateTests {
  private func theme(
    _ name: String, _ paths: String..., source: String = "acme.theme"
  ) -> ExportedTheme {
    ExportedTheme(
      name, source: source,
      Dictionary(uniqueKeysWithValues: paths.map { ($0, .color(ThemeColor(hex: 0x123456))) }))
  }

  private let foreign = Array(set(variant(red("1"))).utf8)

  @Test func aNewCatalog() throws {
    let emitter = AssetCatalogEmitter([theme("Acme", "background.primary", "text.bold")])
    let update = try emitter.update(of: "X.xcassets", in: CatalogFilesInMemory())
    #expect(
      update.writes.map(\.path) == [
        "Contents.json", "Acme/Background/Contents.json",
        "Acme/Background/Primary.colorset/Contents.json", "Acme/Contents.json",
        "Acme/Text/Bold.colorset/Contents.json", "Acme/Text/Contents.json",
      ])
    #expect(update.removals.isEmpty && update.conflicts.isEmpty && update.emptyFolders.isEmpty)
    let nothing = try AssetCatalogEmitter([theme("Acme")]).update(
      of: "X.xcassets", in: CatalogFilesInMemory())
    #expect(nothing.isEmpty)
  }

  @Test func aSecondRunChangesNothing() throws {
    let emitter = AssetCatalogEmitter([acme, colours])
    let files = try catalog(after: emitter)
    #expect(try emitter.update(of: "X", in: files).isEmpty)
  }

  @Test func staleSetsGo() throws {
    let files = try catalog(
      after: AssetCatalogEmitter([theme("Acme", "background.primary", "text.bold", "text.regular")])
    )
    let emitter = AssetCatalogEmitter([theme("Acme", "background.accent", "text.bold")])
    let update = try emitter.update(of: "X", in: files)
    #expect(update.writes.map(\.path) == ["Acme/Background/Accent.colorset/Contents.json"])
    #expect(
      update.removals == [
        "Acme/Background/Primary.colorset/Contents.json",
        "Acme/Text/Default.colorset/Contents.json",
      ])
    #expect(
      update.emptyFolders == ["Acme/Background/Primary.colorset", "Acme/Text/Default.colorset"])
  }

  @Test func aThemeThatChangesNothingMoreLeavesNothing() throws {
    let files = try catalog(after: AssetCatalogEmitter([theme("Acme", "text.bold")]))
    let update = try AssetCatalogEmitter([theme("Acme")]).update(of: "X", in: files)
    #expect(
      update.removals == [
        "Acme/Text/Bold.colorset/Contents.json", "Acme/Text/Contents.json", "Acme/Contents.json",
      ])
    #expect(update.emptyFolders == ["Acme/Text/Bold.colorset", "Acme/Text", "Acme"])
  }

  @Test func aThemeByAnotherNameTakesItsSetsAlong() throws {
    let files = try catalog(after: AssetCatalogEmitter([theme("Acme", "text.bold")]))
    let update = try AssetCatalogEmitter([theme("Brand", "text.bold")]).update(of: "X", in: files)
    #expect(update.removals.contains("Acme/Text/Bold.colorset/Contents.json"))
    #expect(update.emptyFolders.contains("Acme"))
    #expect(update.writes.map(\.path).contains("Brand/Text/Bold.colorset/Contents.json"))
  }

  @Test func otherThemesStay() throws {
    let files = try catalog(
      after: AssetCatalogEmitter([theme("Night", "text.bold", source: "night.theme")]))
    let update = try AssetCatalogEmitter([theme("Acme", "text.bold")]).update(of: "X", in: files)
    #expect(update.removals.isEmpty)
  }

  @Test func whatOthersMadeStays() throws {
    var files = try catalog(
      after: AssetCatalogEmitter([theme("Acme", "text.bold", "border.bold")]))
    files.add(foreign, at: "X/Logo.colorset/Contents.json")
    files.add(foreign, at: "X/Acme/Text/Mine.colorset/Contents.json")
    files.add(foreign, at: "X/Acme/Icon.imageset/Contents.json")
    files.add([1], at: "X/Acme/Border/Bold.colorset/notes.txt")
    let update = try AssetCatalogEmitter([theme("Acme")]).update(of: "X", in: files)
    #expect(
      update.removals == [
        "Acme/Border/Bold.colorset/Contents.json", "Acme/Text/Bold.colorset/Contents.json",
      ])
    #expect(update.emptyFolders == ["Acme/Text/Bold.colorset"])
  }

  @Test func nobodysSetIsWrittenOver() throws {
    var files = CatalogFilesInMemory()
    files.add(Array(namespace.utf8), at: "X/Acme/Contents.json")
    files.add(Array("{}".utf8), at: "X/Acme/Border/Contents.json")
    files.add(foreign, at: "X/Acme/Text/Bold.colorset/Contents.json")
    let emitter = AssetCatalogEmitter([theme("Acme", "text.bold", "border.bold")])
    let update = try emitter.update(of: "X", in: files)
    #expect(
      update.writes.map(\.path) == [
        "Acme/Border/Bold.colorset/Contents.json", "Acme/Text/Contents.json",
      ])
    #expect(
      update.conflicts.map(\.path) == [
        "Acme/Border/Contents.json", "Acme/Text/Bold.colorset/Contents.json",
      ])
    let forced = try emitter.update(of: "X", in: files, replacingOthers: true)
    #expect(forced.conflicts.map(\.path) == ["Acme/Border/Contents.json"])
    #expect(forced.writes.map(\.path).contains("Acme/Text/Bold.colorset/Contents.json"))
  }

  @Test func aSetThatSomebodyEditedIsTheirs() throws {
    let emitter = AssetCatalogEmitter([theme("Acme", "text.bold")])
    var files = try catalog(after: emitter)
    files.add(foreign, at: "X/Acme/Text/Bold.colorset/Contents.json")
    let again = try emitter.update(of: "X", in: files)
    #expect(again.conflicts.map(\.path) == ["Acme/Text/Bold.colorset/Contents.json"])
    let without = try AssetCatalogEmitter([theme("Acme")]).update(of: "X", in: files)
    #expect(without.removals.isEmpty)
  }

  @Test func aFolderWithoutAFileOfItsOwnIsAGroup() throws {
    var files = CatalogFilesInMemory()
    files.add(foreign, at: "X/Acme/Mine.colorset/Contents.json")
    let emitter = AssetCatalogEmitter([theme("Acme", "text.bold")])
    let update = try emitter.update(of: "X", in: files)
    #expect(update.conflicts.map(\.path) == ["Acme/Contents.json"])
    #expect(!update.writes.map(\.path).contains("Acme/Contents.json"))
  }

  @Test func aDiskThatIgnoresCaseLosesNothing() throws {
    let files = IgnoringCase(
      files: try catalog(after: AssetCatalogEmitter([theme("acme", "text.bold", "text.regular")])))
    let update = try AssetCatalogEmitter([theme("Acme", "text.bold")]).update(of: "X", in: files)
    #expect(update.writes.isEmpty)
    #expect(update.removals == ["acme/Text/Default.colorset/Contents.json"])
  }

  /// A catalog on such a disk; the names on it are those of the theme `acme`.
  private struct IgnoringCase: CatalogFiles {
    let files: CatalogFilesInMemory

    func entries(at path: String) -> [CatalogEntry]? {
      files.entries(at: path.replacing("Acme", with: "acme"))
    }

    func bytes(at path: String) -> [UInt8]? {
      files.bytes(at: path.replacing("Acme", with: "acme"))
    }
  }

  private func catalog(after emitter: AssetCatalogEmitter) throws -> CatalogFilesInMemory {
    var files = CatalogFilesInMemory()
    for file in try emitter.update(of: "X", in: files).writes {
      files.add(file.bytes, at: "X/" + file.path)
    }
    return files
  }
}
