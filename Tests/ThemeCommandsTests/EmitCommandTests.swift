import Foundation
import Testing
import ThemeCommands

/// `theme emit`, as a user runs it.
@Suite struct EmitCommandTests {
  private static let base = """
    let brand: Color

    /// The brand's colour.
    /// Not for text.
    background.primary = brand
    text.onPrimary = readable(on: brand)
    """
  private static let acme = """
    /// Acme's brand.
    theme Acme extends "base.theme"

    brand = #1B5CFF
    dark { brand = #8FB0FF }
    /// Round.
    radius.button = 24
    /// Said of all of them.
    spacing.* = 10
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.base, to: "base.theme")
    try folder.write(Self.acme, to: "acme.theme")
  }

  private func run(_ line: String, input: String = "") -> Ran {
    Ran(
      line.split(separator: " ").map(String.init), input: input, folder: folder.path)
  }

  private func inCatalog() -> [String] {
    let found = FileManager.default.enumerator(atPath: folder["A.xcassets"])?.allObjects ?? []
    return found.compactMap { $0 as? String }.sorted()
  }

  @Test func `Swift has what the author wrote about it`() {
    let ran = run("emit swift acme.theme")
    #expect(ran.status == .clean)
    #expect(ran.errors.isEmpty)
    expectGolden("Emit/Acme.swift", Array(ran.output.utf8))
  }

  @Test func `JSON is an object, or an array of several`() throws {
    let one = run("emit json acme.theme")
    #expect(one.status == .clean)
    expectGolden("Emit/acme.json", Array(one.output.utf8))
    try folder.write("theme Second\n", to: "second.theme")
    let both = run("emit json acme.theme second.theme").output
    let themes = try #require(
      JSONSerialization.jsonObject(with: Data(both.utf8)) as? [[String: Any]])
    #expect(themes.map { $0["theme"] as? String } == ["Acme", "Second"])
    #expect(themes.map { $0["schema"] as? Int } == [1, 1])
    #expect(themes.map { ($0["tokens"] as? [String: Any])?.count } == [53, 53])
  }

  @Test func `A file is written, found up to date, and found stale`() throws {
    #expect(run("emit swift acme.theme -o Acme.swift --check").status == .findings)
    #expect(folder.text(of: "Acme.swift") == nil)
    let ran = run("emit swift acme.theme -o Acme.swift")
    #expect(ran.status == .clean && ran.output.isEmpty && ran.errors.isEmpty)
    #expect(folder.text(of: "Acme.swift") == run("emit swift acme.theme").output)

    let fresh = run("emit swift acme.theme -o Acme.swift --check")
    #expect(fresh.status == .clean && fresh.output.isEmpty)
    try folder.write(
      Self.acme.replacingOccurrences(of: "24", with: "25"), to: "acme.theme")
    let before = folder.text(of: "Acme.swift")
    let stale = run("emit swift acme.theme -o Acme.swift --check")
    #expect(stale.status == .findings)
    #expect(stale.output.hasPrefix("--- Acme.swift\n+++ Acme.swift (as the themes have it)\n@@"))
    #expect(stale.output.contains("\n+") && stale.output.contains("25"))
    #expect(folder.text(of: "Acme.swift") == before)
  }

  @Test func `An up-to-date file keeps its date`() throws {
    _ = run("emit swift acme.theme -o Acme.swift")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: folder["Acme.swift"])
    _ = run("emit swift acme.theme -o Acme.swift")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder["Acme.swift"])
    #expect(attributes[.modificationDate] as? Date == old)
  }

  @Test func `Options of Swift arrive there`() {
    let ran = run("emit swift acme.theme --colors assets --bundle module --access public")
    #expect(ran.output.contains("public import Auth0UniversalComponents"))
    #expect(ran.output.contains("Color(\"Acme/Background/Primary\", bundle: .module)"))
    let other = run("emit swift acme.theme --colors assets --bundle Bundle.brand")
    #expect(other.output.contains("bundle: Bundle.brand)"))
  }

  @Test func `A mistake anywhere leaves every file alone`() throws {
    try folder.write("spacing.md = red\n", to: "broken.theme")
    for kind in ["swift", "json"] {
      let ran = run("emit \(kind) acme.theme broken.theme -o out --format short")
      #expect(ran.status == .findings)
      #expect(ran.output.isEmpty)
      #expect(ran.errors.hasPrefix("broken.theme:1:14: error: "))
      #expect(folder.text(of: "out") == nil)
    }
    let assets = run("emit assets broken.theme -o A.xcassets --format short --absolute-paths")
    #expect(assets.status == .findings)
    #expect(assets.errors.contains("/broken.theme:1:14: error: "))
    #expect(assets.errors.hasPrefix("/"))
    #expect(!folder.names.contains("A.xcassets"))
  }

  @Test func `A base is not emitted`() {
    let ran = run("emit swift base.theme")
    #expect(ran.status == .findings)
    #expect(ran.output.isEmpty)
    #expect(ran.errors.contains("is a base for other themes: it leaves `brand` to those"))
  }

  @Test func `What is there for other themes can be left out`() throws {
    try folder.write("let sun = #FFC53D\n", to: "palette.theme")
    try folder.write("import \"palette.theme\"\ntext.bold = palette.sun\n", to: "sunny.theme")
    let all = "base.theme palette.theme sunny.theme acme.theme"
    let ran = run("emit swift --skip-bases \(all)")
    #expect(ran.status == .clean && ran.errors.isEmpty)
    #expect(ran.output.contains("static var sunny:") && ran.output.contains("static var acme:"))
    #expect(!ran.output.contains("static var palette:"))
    #expect(!ran.output.contains("static var base:"))
    // Alone, it is there for itself.
    #expect(run("emit swift --skip-bases palette.theme").output.contains("static var palette:"))
    let none = run("emit swift --skip-bases base.theme")
    #expect(none.status == .clean && !none.output.contains("static var"))
  }

  @Test func `A catalog has what is needed, and loses what is not`() throws {
    let ran = run("emit assets acme.theme -o A.xcassets")
    #expect(ran.status == .clean && ran.errors.isEmpty && ran.output.isEmpty)
    #expect(
      inCatalog().filter { $0.hasSuffix(".colorset") } == [
        "Acme/Background/Primary.colorset", "Acme/Text/OnPrimary.colorset",
      ])
    #expect(run("emit assets acme.theme -o A.xcassets --check").output.isEmpty)
    // What somebody else put there stays.
    let mine = folder["A.xcassets/Mine.colorset"]
    try FileManager.default.createDirectory(atPath: mine, withIntermediateDirectories: true)
    try folder.write("{}", to: "A.xcassets/Mine.colorset/Contents.json")
    try folder.write("note", to: "A.xcassets/Acme/note.txt")
    try folder.write(
      "theme Acme\nborder.bold = #FF0000\ntext.bold = #123456\n", to: "acme.theme")
    let check = run("emit assets acme.theme -o A.xcassets --check")
    #expect(check.status == .findings)
    #expect(check.output.contains("--- A.xcassets/Acme/Background/Primary.colorset/Contents.json"))
    #expect(run("emit assets acme.theme -o A.xcassets").status == .clean)
    #expect(
      inCatalog().filter { $0.hasSuffix(".colorset") || $0.hasSuffix(".txt") } == [
        "Acme/Border/Bold.colorset", "Acme/Text/Bold.colorset", "Acme/note.txt",
        "Mine.colorset",
      ])
    #expect(!inCatalog().contains("Acme/Background"))
  }

  @Test func `Somebody else's set is not written over`() throws {
    _ = run("emit assets acme.theme -o A.xcassets")
    let set = "A.xcassets/Acme/Background/Primary.colorset/Contents.json"
    let theirs = #"{"info":{"author":"xcode","version":1},"colors":[]}"#
    try folder.write(theirs, to: set)
    let ran = run("emit assets acme.theme -o A.xcassets")
    #expect(ran.status == .findings)
    #expect(ran.errors.contains("another tool or a person made this colour set"))
    #expect(folder.text(of: set) == theirs)
  }

  @Test func `Nothing is written or removed through a link in the catalog`() throws {
    let outside = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder["A.xcassets"], withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder["A.xcassets/Acme"], withDestinationPath: outside.path)
    let ran = run("emit assets acme.theme -o A.xcassets")
    #expect(ran.status == .couldNotRun)
    #expect(ran.errors.contains("it is a symbolic link"))
    #expect(outside.names.isEmpty)
  }

  @Test(arguments: [
    ("emit", "emit needs a KIND"),
    ("emit swift", "emit needs a FILE"),
    ("emit swif acme.theme", "unknown kind `swif`, did you mean `swift`?"),
    ("emit json acme.theme --bundle main", "`--bundle` is for `theme emit swift`"),
    ("emit assets acme.theme", "`theme emit assets` needs -o and a catalog"),
    ("emit assets acme.theme -o out", "`out` is no asset catalog: its name ends in `.xcassets`"),
    ("emit swift acme.theme --check", "`--check` needs -o and the file to compare with"),
    ("emit swift missing.theme", "cannot read `missing.theme`: no such file"),
    ("emit swift acme.theme -o nowhere/x", "cannot write `nowhere/x`: no such folder"),
  ])
  func `What cannot be run says why`(_ line: String, _ message: String) {
    let ran = run(line)
    #expect(ran.status == .couldNotRun)
    #expect(ran.output.isEmpty)
    #expect(ran.errors.hasPrefix("theme: \(message)"))
    #expect(folder.names == ["acme.theme", "base.theme"])
  }

  @Test func `Standard input is a theme`() {
    let ran = run("emit json -", input: "theme Piped\nspacing.md = 3\n")
    #expect(ran.status == .clean)
    #expect(ran.output.contains("\"spacing.md\": {\"type\": \"length\", \"value\": 3}"))
  }
}
