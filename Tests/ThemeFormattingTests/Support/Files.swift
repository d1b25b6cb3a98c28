import Foundation
import Testing

/// Files of the checkout.
enum Files {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let fixtures = root.appending(path: "Tests/ThemeFormattingTests/Fixtures")

  static func text(_ url: URL) -> String {
    (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The files in a folder and those below it whose names end in `ending`, by their paths.
  static func all(in folder: String, ending: String) -> [(path: String, text: String)] {
    let base = root.appending(path: folder)
    let paths = (FileManager.default.enumerator(atPath: base.path())?.allObjects ?? [])
      .compactMap { $0 as? String }
    return paths.filter { $0.hasSuffix(ending) }.sorted()
      .map { ($0, text(base.appending(path: $0))) }
  }

  static let samples = all(in: "samples", ending: ".theme")

  /// The blocks of the language reference that are themes, with the line that each begins on.
  static let examples: [(path: String, text: String)] = {
    var examples: [(path: String, text: String)] = []
    var block: [Substring]?
    let page = text(root.appending(path: "grammar/LANGUAGE.md"))
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line == "```theme" {
        block = []
      } else if line == "```", let lines = block {
        block = nil
        examples.append(
          ("LANGUAGE.md:\(index - lines.count + 1)", lines.joined(separator: "\n") + "\n"))
      } else {
        block?.append(line)
      }
    }
    return examples
  }()
}

/// Compares with the file `name` under `Fixtures`; `UPDATE_FIXTURES=1` writes it anew, and fails so
/// that nobody takes recording for passing.
func expectGolden(
  _ name: String, _ actual: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let url = Files.fixtures.appending(path: name)
  let expected = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
  if let expected, Array(expected.utf8) == Array(actual.utf8) { return }
  if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
    #expect(throws: Never.self, sourceLocation: sourceLocation) {
      try Data(actual.utf8).write(to: url)
    }
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
  } else {
    Issue.record(
      "\(name) differs\n\(actual)\nexpected\n\(expected ?? "no golden")",
      sourceLocation: sourceLocation)
  }
}
