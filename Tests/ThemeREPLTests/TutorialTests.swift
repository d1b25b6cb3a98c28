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
    guard found != written else { return }
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(found.utf8).write(to: URL(filePath: path))
    }
    let lines = zip(written.split(separator: "\n"), found.split(separator: "\n"))
    let first = lines.first { $0 != $1 }
    Issue.record("REPL.md differs: written \(first?.0 ?? ""), found \(first?.1 ?? "")")
  }

  /// `text` with its transcripts as they run.
  private static func run(_ text: String) throws -> String {
    var transcript = Transcript(files: try samples())
    var result: [String] = []
    var block: [String]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let lines = block, line == "```" {
        result += transcript.run(lines)
        block = nil
        result.append(line)
      } else if block != nil {
        block?.append(line)
      } else {
        result.append(line)
        if line == "```console" { block = [] }
      }
    }
    return result.joined(separator: "\n")
  }

  private static func samples() throws -> MemoryFiles {
    let files = MemoryFiles()
    for name in ["acme", "base", "palette", "winter"] {
      let path = "samples/acme/\(name).theme"
      files[path] = try String(
        decoding: Data(contentsOf: URL(filePath: root + path)), as: UTF8.self)
    }
    return files
  }
}
