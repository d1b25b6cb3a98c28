import Foundation
import Testing
import ThemeSemantics
import ThemeSource

@testable import ThemeLinting

/// A fixture page: cases under headings, each with its files, what is found in them, and what
/// becomes of them when everything is repaired.
///
///     ## A name for the case
///
///     ```theme
///     // base.theme          (first line, where it is not main.theme)
///     ```
///     ```theme-config
///     ```
///     ```findings
///     ```
///     ```fixed
///     // base.theme
///     ```
struct FixturePage {
  struct Case {
    let heading: String
    let lines: [String]
  }

  let url: URL
  let cases: [Case]
  let introduction: [String]

  init(named name: String) throws {
    url = TableTests.folder.appending(path: "Fixtures/\(name).md")
    let text = try String(contentsOf: url, encoding: .utf8)
    var introduction: [String] = []
    var cases: [Case] = []
    var current: (heading: String, lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("## ") {
        if let current { cases.append(Case(heading: current.heading, lines: current.lines)) }
        current = (line, [])
      } else if current != nil {
        current?.lines.append(line)
      } else {
        introduction.append(line)
      }
    }
    if let current { cases.append(Case(heading: current.heading, lines: current.lines)) }
    self.cases = cases
    self.introduction = introduction
  }

  /// The blocks of a text, each with the word behind its fence.
  static func blocks(_ text: String) -> [(kind: String, text: String)] {
    var blocks: [(kind: String, text: String)] = []
    var open: (kind: String, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```", let block = open {
        blocks.append((block.kind, block.lines.map { $0 + "\n" }.joined()))
        open = nil
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  /// The name that a block's first line gives its file, and the file's text. What a page cannot
  /// show is written as an escape: `\u{200B}`.
  static func file(_ block: String) -> (name: String, text: String) {
    let first = block.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
    guard first.hasPrefix("// "), first.hasSuffix(".theme") else { return ("main.theme", block) }
    return (String(first.dropFirst(3)), block)
  }

  /// The files of a text's blocks.
  static func lintCase(_ text: String, enabled: [String]) -> LintCase {
    var files: [String: String] = [:]
    var configuration = ""
    for block in blocks(text) {
      if block.kind == "theme" {
        let (name, text) = file(block.text)
        files[name] = text
      } else if block.kind == "theme-config" {
        configuration = block.text
      }
    }
    return LintCase(files, configuration: configuration, enabled: enabled)
  }
}
