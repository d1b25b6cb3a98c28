import Dispatch
import Testing
import ThemeSource

@testable import ThemeSemantics

/// Many themes that are read, checked and evaluated at the same time are what they are one after the
/// other.
@Suite struct LoadingThreadsTests {
  private static let threads = Workers(width: { 3 }) { count, _, body in
    DispatchQueue.concurrentPerform(iterations: count, execute: body)
  }

  /// 24 files, each of which extends or imports earlier ones and may have mistakes.
  private static func files(_ random: inout SeededGenerator) -> [String: String] {
    var files: [String: String] = [:]
    for index in 0..<24 {
      var text = "theme T\(index)"
      if index > 0, random.chance(70) {
        text += " extends \"t\(random.number(in: 0...index - 1)).theme\""
      }
      text += "\n"
      if index > 0, random.chance(40) {
        text += "import \"t\(random.number(in: 0...index - 1)).theme\" as other\n"
        text += "let borrowed\(index) = other.text.bold.opacity(50%)\n"
      }
      text += "let own\(index) = (light: #1B5CFF, dark: #B9CDFF)\n"
      text += "text.bold = own\(random.number(in: 0...index))\n"
      if random.chance(20) { text += "text.bld = red\n" }
      if random.chance(20) { text += "spacing.md = own\(index)\n" }
      files["/t\(index).theme"] = text
    }
    return files
  }

  private func report(_ many: Project.Many, _ workers: Workers) -> [String] {
    Diagnostic.ordered(many.findings(workers: workers)).map { finding in
      "\(finding.location) \(finding.id.rawValue) \(finding.message) \(finding.labels)"
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func threadsGiveWhatOneGives(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let provider = InMemoryFiles(Self.files(&random))
    var paths = provider.files.keys.sorted().shuffled(using: &random)
    paths.insert("/missing.theme", at: random.number(in: 0...paths.count))
    paths.insert(random.pick(paths), at: random.number(in: 0...paths.count))
    let alone = Project.load(paths, root: "/", from: provider)
    let together = Project.load(paths, root: "/", from: provider, workers: Self.threads)
    #expect(together.project.files.map(\.path) == alone.project.files.map(\.path))
    #expect(together.themes.count == 24)
    #expect(together.themeByPath == alone.themeByPath)
    #expect(together.problems.map(\.path) == alone.problems.map(\.path))
    #expect(report(together, Self.threads) == report(alone, .serial))
    for (place, theme) in together.themeByPath.enumerated() {
      #expect((theme < 0) == together.problems.contains { $0.path == place })
      guard theme >= 0 else { continue }
      #expect(together.project.files[theme].path == paths[place])
      #expect(Int(together.project.files[theme].tree.source.id.index) == theme)
    }
  }

  /// A path that cannot be read hides from nobody that another is named twice.
  @Test func aThemeIsLoadedOnceWhateverStandsBetweenItsNames() {
    let files = InMemoryFiles(["/b.theme": "text.bld = red\n", "/é.theme": "theme E\n"])
    for paths in [
      ["/b.theme", "/a.theme", "/b.theme"], ["/a.theme", "/b.theme", "/é.theme", "/b.theme"],
    ] {
      let many = Project.load(paths, root: "/", from: files)
      #expect(many.themes.count == Set(paths).count - 1)
      #expect(many.findings().count == 1)
      #expect(many.problems.map(\.path) == [paths.firstIndex(of: "/a.theme") ?? -1])
    }
  }
}
