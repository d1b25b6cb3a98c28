import Foundation
import Testing
import ThemeSource

@testable import ThemeSemantics

/// Runs every example of the language reference.
///
/// A block whose first line is `// name.theme` is that file, for the blocks below it under the same
/// heading; any other is a theme to evaluate. `//= path  value` says what a value is, `//! text` that
/// its line has an error whose message holds the text; all else must be clean.
@Suite struct ReferenceTests {
  static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "grammar/LANGUAGE.md")

  struct Example: CustomTestStringConvertible {
    let line: Int
    let files: [String: String]
    let text: String
    var testDescription: String { "LANGUAGE.md:\(line)" }
  }

  static let examples: [Example] = {
    guard let page = try? String(contentsOf: page, encoding: .utf8) else { return [] }
    var examples: [Example] = []
    var files: [String: String] = [:]
    var block: [Substring]?
    for (place, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line == "```theme" {
        block = []
      } else if line == "```", let lines = block {
        block = nil
        let text = lines.joined(separator: "\n") + "\n"
        if let first = lines.first, first.hasPrefix("// "), first.hasSuffix(".theme") {
          files[String(first.dropFirst(3))] = text
        } else {
          examples.append(Example(line: place - lines.count + 1, files: files, text: text))
        }
      } else if block != nil {
        block?.append(line)
      } else if line.hasPrefix("#") {
        files = [:]
      }
    }
    return examples
  }()

  @Test func thereAreExamples() { #expect(Self.examples.count >= 12) }

  @Test(arguments: examples)
  func exampleIsTrue(_ example: Example) throws {
    var files = example.files
    files["main.theme"] = example.text
    let evaluation = try Evaluation(files)
    var expected: [Int: String] = [:]
    for (place, line) in example.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if let mark = line.range(of: "//!") {
        expected[place + 1] = line[mark.upperBound...].trimmingCharacters(in: .whitespaces)
      }
      if line.hasPrefix("//= ") {
        let words = line.dropFirst(4).split(separator: " ", maxSplits: 1)
        let value = words[1].trimmingCharacters(in: .whitespaces)
        #expect(evaluation.text(String(words[0])) == value, "line \(example.line + place + 1)")
      }
    }
    for finding in evaluation.findings {
      let line = Int(finding.prefix { $0 != ":" }) ?? 0
      if let text = expected[line] {
        #expect(finding.contains(text), "\(finding)")
        expected[line] = ""
      } else {
        Issue.record("not expected: \(finding)")
      }
    }
    for (line, text) in expected where !text.isEmpty {
      Issue.record("line \(line) of the example: expected an error with \(text)")
    }
  }
}
