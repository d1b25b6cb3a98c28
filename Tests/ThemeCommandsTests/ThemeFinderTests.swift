import Foundation
import Testing

@testable import ThemeCommands

@Suite struct ThemeFinderTests {
  /// Names that begin alike for longer than is compared at first, and such as are part of others.
  private static let names = [
    "b", "a", "ab", "a b", "B", "a-long-beginning-x", "a-long-beginning", "a-long-beginning-b",
    "z/b", "z/a", "z", "1", "10", "2", "a-long-", "a-long-b", "a-long-beginninh", "_",
  ]

  /// All ASCII, and not.
  @Test(arguments: [[], ["é", "e\u{301}a", "a-long-beginninǵ"]])
  func pathsAreInTheOrderOfStrings(_ more: [String]) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder["z"], withIntermediateDirectories: false)
    for name in Self.names + more { try folder.write("theme A\n", to: name + ".theme") }
    let found = ThemeFinder.themes(in: folder.path, root: folder.path, excluding: [])
    #expect(found.isComplete)
    #expect(found.paths == (Self.names + more).map { folder[$0 + ".theme"] }.sorted())
  }
}
