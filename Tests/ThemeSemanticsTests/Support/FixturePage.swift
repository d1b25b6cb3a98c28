import Foundation
import Testing

/// One case of a page: the files of a theme, and what is expected of it.
struct FixtureCase: CustomTestStringConvertible {
  var name = ""
  /// The page and the line of the case's heading, where an editor finds it.
  var place = ""
  var files = FixtureFiles()
  /// The findings as they are written; `nil` where the case has no such block.
  var findings: String?
  /// Pairs of a path and the value that it must have.
  var values: [(path: String, text: String)] = []

  var testDescription: String { "\(place) \(name)" }

  /// Whether `text` occurs in what is expected, for tests of completeness.
  func expects(_ text: String) -> Bool { findings?.contains(text) ?? false }
}

/// A Markdown page of cases.
///
/// A heading of the second level opens a case. A block fenced as `theme` is `main.theme`, which is
/// evaluated; `theme NAME` is a file beside it. Behind the name may stand `bytes` (`\xNN` is that
/// byte, `\n` no line break of its own) or `problem=KIND`, which is what reading the file gives. A
/// block `findings` holds what is reported, a block `values` a path and its value on each line. A
/// case without findings must have none. Other text is for readers.
struct FixturePage {
  let url: URL
  private(set) var cases: [FixtureCase] = []
  private var lines: [String]
  /// For each case, the lines of its findings with their fences; empty where they belong.
  private var findingLines: [Range<Int>] = []

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  /// The pages of a folder of the fixtures, by name.
  static func all(in name: String) -> [FixturePage] {
    let folder = folder.appending(path: name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().compactMap {
      try? FixturePage(folder.appending(path: $0))
    }
  }

  init(_ url: URL) throws {
    self.url = url
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    var fence: (start: Int, words: [String])?
    for (place, line) in lines.enumerated() {
      if let open = fence {
        guard line == "```" else { continue }
        fence = nil
        guard !cases.isEmpty else { continue }
        add(open.words, lines: open.start + 1..<place)
      } else if line.hasPrefix("```") {
        fence = (place, line.dropFirst(3).split(separator: " ").map(String.init))
      } else if line.hasPrefix("## ") {
        cases.append(
          FixtureCase(
            name: String(line.dropFirst(3)), place: "\(url.lastPathComponent):\(place + 1)"))
        findingLines.append(place + 1..<place + 1)
      }
    }
  }

  private mutating func add(_ words: [String], lines range: Range<Int>) {
    let last = cases.count - 1
    let text = lines[range].map { $0 + "\n" }.joined()
    switch words.first {
    case "theme":
      let options = words.dropFirst().filter { !$0.hasSuffix(".theme") }
      let name = words.dropFirst().first { $0.hasSuffix(".theme") } ?? "main.theme"
      if let problem = options.first(where: { $0.hasPrefix("problem=") }) {
        cases[last].files.problems["/" + name] = String(problem.dropFirst(8))
      } else {
        cases[last].files.contents["/" + name] =
          options.contains("bytes") ? Self.bytes(text) : Array(text.utf8)
      }
      if cases[last].findings == nil {
        findingLines[last] = range.upperBound + 1..<range.upperBound + 1
      }
    case "findings":
      cases[last].findings = text
      findingLines[last] = range.lowerBound - 1..<range.upperBound + 1
    case "values":
      for line in lines[range] {
        let words = line.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { continue }
        cases[last].values.append(
          (String(words[0]), words[1].trimmingCharacters(in: .whitespaces)))
      }
    default: break
    }
  }

  /// The bytes of a text in which `\xNN` is a byte; its line breaks are there for the page alone.
  private static func bytes(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\n") { continue }
      let digits = rest.dropFirst().prefix(2)
      if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "x"),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        result.append(value)
        rest = rest.dropFirst(3)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// The page with the findings of each case replaced.
  func text(withFindings findings: [String]) -> String {
    var lines = lines
    for (range, text) in zip(findingLines, findings).reversed() {
      let block =
        text.isEmpty
        ? [] : ["```findings"] + text.dropLast().components(separatedBy: "\n") + ["```"]
      lines.replaceSubrange(range, with: range.isEmpty && !block.isEmpty ? [""] + block : block)
    }
    return lines.joined(separator: "\n")
  }
}
