import Testing
import ThemeSource

@testable import ThemeREPL

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Every transcript of REPL.md runs, in order, and reads as it is written.
@Suite struct TutorialTests {
  private static let root = String(#filePath.prefix(#filePath.count - suffix.utf8.count))
  private static let suffix = "Tests/ThemeREPLTests/TutorialTests.swift"

  @Test func transcriptsAreTrue() throws {
    let path = Self.root + "REPL.md"
    let written = try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    let found = try Self.run(written)
    if found != written, ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(found.utf8).write(to: URL(filePath: path))
    }
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    for (writtenLine, foundLine) in zip(lines(written), lines(found)) {
      try #require(foundLine == writtenLine, "REPL.md differs from here on")
    }
    #expect(lines(found).count == lines(written).count)
    #expect(found == written)
  }

  /// `text` with its transcripts as they run.
  private static func run(_ text: String) throws -> String {
    var transcript = Transcript(files: try samples())
    var result: [String] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = lines.popFirst() {
      result.append(line)
      if line == "```console" {
        let end = lines.firstIndex(of: "```") ?? lines.endIndex
        result += transcript.run(Array(lines[..<end]))
        lines = lines[end...]
      } else if let rows = rows(under: line) {
        result.append(lines.popFirst() ?? "")
        result += rows
        lines = lines.drop { $0.hasPrefix("|") }
      }
    }
    return result.joined(separator: "\n")
  }

  /// The rows of the tables that tables in the code give.
  private static func rows(under head: String) -> [String]? {
    func code(_ text: String) -> String {
      text.contains("|") ? "<code>\(text.replacing("|", with: "&#124;"))</code>" : "`\(text)`"
    }
    switch head {
    case "| command | does |":
      return SessionCommand.all.map { "| \(code($0.invocation)) | \($0.summary) |" }
    case "| setting | values | is |":
      return SettingRow.all.map { "| `\($0.name)` | \(code($0.values)) | \($0.summary) |" }
    default: return nil
    }
  }

  private static func samples() throws -> MemoryFiles {
    let files = MemoryFiles()
    for name in ["acme", "base", "palette", "winter"] {
      files["\(name).theme"] = try String(
        decoding: Data(contentsOf: URL(filePath: "\(root)samples/acme/\(name).theme")),
        as: UTF8.self)
    }
    return files
  }
}
