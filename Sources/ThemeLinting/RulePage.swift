import ThemeSource

/// A rule's page, in its parts.
package struct RulePage: Sendable {
  /// The headings of a page, in their order. All but options are on every page.
  package enum Heading: String, CaseIterable, Sendable {
    case why = "Why it is bad"
    case example = "Example"
    case instead = "Use instead"
    case fix = "Fix"
    case options = "Options"
  }

  /// The rule's name.
  package let name: String
  /// What the rule does, in one sentence.
  package let summary: String
  /// What the rule finds, as a phrase for lists: the summary up to its first comma or colon.
  package var topic: String {
    let words = summary.split(separator: " ").dropFirst()
    let phrase = words.joined(separator: " ")
    let marks: Set<Character> = [",", ":", "."]
    var end = phrase.startIndex
    while end < phrase.endIndex {
      let next = phrase.index(after: end)
      if marks.contains(phrase[end]), next == phrase.endIndex || phrase[next] == " " { break }
      end = next
    }
    return String(phrase[..<end])
  }
  /// The whole page as Markdown, with a title and the facts of the table.
  package let markdown: String
  /// What stands under each heading, without the blank lines around it.
  package let sections: [Heading: String]

  /// The page of `rule`.
  package init(_ rule: any LintRule.Type) {
    name = rule.name.rawValue
    let paragraphs = rule.page.split(separator: "\n", omittingEmptySubsequences: false)
    var introduction: [Substring] = []
    var lines: [Heading: [Substring]] = [:]
    var heading: Heading?
    for line in paragraphs {
      if line.hasPrefix("## "), let next = Heading(rawValue: String(line.dropFirst(3))) {
        heading = next
        lines[next] = []
      } else if let heading {
        lines[heading]?.append(line)
      } else {
        introduction.append(line)
      }
    }
    sections = lines.mapValues(Self.joined)
    let text = Self.joined(introduction)
    summary = Self.firstSentence(of: text)
    markdown = "# \(name)\n\n\(Self.facts(rule))\n\n\(Self.joined(paragraphs))\n"
  }

  /// The code between the fences of a section.
  package func code(under heading: Heading) -> String? {
    guard let section = sections[heading] else { return nil }
    let parts = section.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = parts.firstIndex(of: "```theme"),
      let last = parts[(first + 1)...].firstIndex(of: "```")
    else { return nil }
    return parts[(first + 1)..<last].map { $0 + "\n" }.joined()
  }

  private static func facts(_ rule: any LintRule.Type) -> String {
    let severity =
      rule.severity == .off ? "Off unless asked for." : "Reported as \(rule.severity.noun)."
    let repair =
      switch rule.repair {
      case .none: "No repair."
      case .safe: "Repaired by `--fix`."
      case .unsafe: "Repaired by `--unsafe-fixes`."
      }
    return severity + " " + repair
  }

  private static func joined(_ lines: [Substring]) -> String {
    let isBlank = { (line: Substring) in line.allSatisfy { $0 == " " } }
    guard let first = lines.firstIndex(where: { !isBlank($0) }),
      let last = lines.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return lines[first...last].joined(separator: "\n")
  }

  /// The first sentence, on one line.
  private static func firstSentence(of text: String) -> String {
    let line = text.split(separator: "\n").joined(separator: " ")
    var end = line.startIndex
    while end < line.endIndex {
      let next = line.index(after: end)
      if line[end] == ".", next == line.endIndex || line[next] == " " {
        return String(line[...end])
      }
      end = next
    }
    return line
  }
}

extension RuleSeverity {
  /// The severity as a thing: "an error".
  fileprivate var noun: String {
    switch self {
    case .off: "nothing"
    case .info: "a note"
    case .warning: "a warning"
    case .error: "an error"
    }
  }
}
