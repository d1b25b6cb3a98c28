import Foundation
import Testing
import ThemeCommands

/// Runs the README's examples: its themes are clean, and its transcripts say what is printed.
@Suite struct ReadmeTests {
  private static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The fenced blocks of a language, without their fences.
  private func blocks(_ language: String) throws -> [String] {
    let page = try String(contentsOf: Self.checkout.appending(path: "README.md"), encoding: .utf8)
    var blocks: [String] = []
    var open: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```" + language {
        open = []
      } else if line == "```", let lines = open {
        blocks.append(lines.joined(separator: "\n") + "\n")
        open = nil
      } else {
        open?.append(line)
      }
    }
    return blocks
  }

  @Test func `Themes are clean`() throws {
    let folder = try TemporaryFolder()
    let themes = try blocks("theme")
    #expect(themes.count >= 3)
    var names: [String] = []
    for (place, text) in themes.enumerated() {
      let first = text.split(separator: "\n").first ?? ""
      let isNamed = first.hasPrefix("// ") && first.hasSuffix(".theme")
      names.append(isNamed ? String(first.dropFirst(3)) : "example\(place).theme")
      try folder.write(text, to: names[place])
    }
    let ran = Ran(["check", "-f", "short"] + names, folder: folder.path)
    #expect(ran.status == .clean, "\(ran.output)\(ran.errors)")
  }

  @Test func `Transcripts are what is printed`() throws {
    let transcripts = try blocks("console")
    #expect(!transcripts.isEmpty)
    for text in transcripts {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let folder = try TemporaryFolder()
      // The file is what the transcript shows of it.
      let source = lines.compactMap { line -> Substring? in
        guard let bar = line.firstRange(of: " | "), Int(line[..<bar.lowerBound].dropFirst()) != nil
        else { return nil }
        return line[bar.upperBound...]
      }
      try folder.write(source.joined(separator: "\n") + "\n", to: "acme.theme")
      let words = lines[0].dropFirst("$ theme ".count).split(separator: " ").map(String.init)
      let ran = Ran(words, folder: folder.path)
      #expect(ran.output == lines.dropFirst().joined(separator: "\n"))
    }
  }

  @Test func `Every command in the table exists, and every command is in the table`() throws {
    let page = try String(contentsOf: Self.checkout.appending(path: "README.md"), encoding: .utf8)
    let named = page.split(separator: "\n").filter { $0.hasPrefix("| `theme ") }
      .compactMap {
        $0.dropFirst("| `theme ".count).split(separator: " ").first?.prefix(while: \.isLetter)
      }.map(String.init)
    let known = Set(Command.all.map(\.name)).subtracting(["help", "version"])
    #expect(Set(named) == known)
  }
}
