import Testing
import ThemeSource

@testable import ThemeSemantics

/// What several themes are built on is read and checked once.
@Suite struct SharedParentTests {
  /// Files in memory that count how often each is read.
  private final class CountingFiles: ThemeFileProvider, @unchecked Sendable {
    private let files: InMemoryFiles
    private(set) var reads: [String: Int] = [:]

    init(_ files: [String: String]) { self.files = InMemoryFiles(files) }

    func read(_ path: String) -> Result<ThemeFileContent, ThemeFileProblem> {
      reads[path, default: 0] += 1
      return files.read(path)
    }

    func root(for path: String) -> String { files.root(for: path) }
    func displayName(of path: String) -> String { files.displayName(of: path) }
  }

  private static let children = (0..<20).map { "/child\($0).theme" }

  private static var files: [String: String] {
    var files = Dictionary(
      uniqueKeysWithValues: children.map { name in
        (name, "extends \"base.theme\"\nimport \"palette.theme\"\ntext.bold = palette.ink\n")
      })
    files["/base.theme"] = "import \"palette.theme\"\nbackground.primary = palette.sun\n"
    files["/palette.theme"] = "let sun = #FFC53D\nlet ink = #101418\n"
    return files
  }

  @Test(arguments: [children, children + ["/base.theme"], ["/base.theme"] + children])
  func eachFileIsReadOnce(_ paths: [String]) {
    let provider = CountingFiles(Self.files)
    let many = Project.load(paths, root: "/", from: provider)
    #expect(many.findings().isEmpty)
    #expect(many.themes.count == paths.count)
    #expect(provider.reads == Self.files.mapValues { _ in 1 })
  }
}
