import Foundation
import Testing
import ThemeSemantics
import ThemeSource

@testable import ThemeLinting

/// Runs every fixture page. `UPDATE_FIXTURES=1` writes the findings and the repaired files anew, and
/// fails so that nobody takes recording for passing.
@Suite struct FixtureTests {
  @Test(arguments: TableTests.rules)
  func page(_ name: String) throws {
    let rule = try #require(LintRules.rule(named: name))
    let page = try FixturePage(named: name)
    #expect(page.cases.count >= 2)
    var finds = false
    var isSilent = false
    var recorded = page.introduction
    for example in page.cases {
      let text = example.lines.joined(separator: "\n")
      var lint = FixturePage.lintCase(text, enabled: rule.severity == .off ? [name] : [])
      // Notes of other rules are left out, so that a page is about its own, unless a case asks.
      lint.disabled = LintRules.all.filter { $0.severity == .info }.map { $0.name.rawValue }
        .filter { $0 != name && !lint.configuration.contains($0) }
      let (project, diagnostics) = lint.lint()
      if diagnostics.contains(where: { $0.id == rule.name }) {
        finds = true
      } else {
        isSilent = true
      }
      let findings = LintCase.text(diagnostics, in: project)
      let fixed = Self.fixed(lint)
      let expected = FixturePage.blocks(text)
      let isRight =
        (expected.first { $0.kind == "findings" }?.text ?? "") == findings
        && expected.filter { $0.kind == "fixed" }.map(\.text) == fixed
      if !isRight, ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != "1" {
        Issue.record(
          "\(name): \(example.heading)\n\(findings)\n\(fixed.joined(separator: "\n---\n"))")
      }
      recorded.append(example.heading)
      recorded += Self.record(example.lines, findings, fixed)
    }
    // A page shows the rule at work and where it has nothing to say.
    #expect(finds && isSilent)
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      let text = recorded.joined(separator: "\n")
      if try String(contentsOf: page.url, encoding: .utf8) != text {
        try text.write(to: page.url, atomically: true, encoding: .utf8)
        Issue.record("recorded \(name)")
      }
    }
  }

  /// The files that change when everything is repaired, each with its name.
  static func fixed(_ lint: LintCase) -> [String] {
    lint.fixed(unsafe: true).changes.map { change in
      let text = String(decoding: change.new.bytes, as: UTF8.self)
      let name = change.new.name
      let isNamed = name == "main.theme" || text.hasPrefix("// \(name)\n")
      return isNamed ? text : "// \(name)\n" + text
    }
  }

  /// The lines of a case with other findings and repaired files.
  static func record(_ lines: [String], _ findings: String, _ fixed: [String]) -> [String] {
    var kept: [String] = []
    var isSkipping = false
    for line in lines {
      if line == "```findings" || line == "```fixed" { isSkipping = true }
      if !isSkipping { kept.append(line) }
      if line == "```" { isSkipping = false }
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    func block(_ kind: String, _ text: String) -> [String] {
      ["", "```" + kind]
        + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init) + ["```"]
    }
    kept += block("findings", findings)
    for text in fixed { kept += block("fixed", text) }
    return kept + [""]
  }
}
