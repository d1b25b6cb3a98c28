import Foundation
import Testing
import ThemeSemantics
import ThemeSource

@testable import ThemeLinting

/// Holds the table of rules, their pages and their files together.
@Suite struct TableTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let rules = LintRules.all.map { $0.name.rawValue }

  @Test func rulesAreSortedAndUnique() {
    #expect(Self.rules == Self.rules.sorted())
    #expect(Set(Self.rules).count == Self.rules.count)
  }

  @Test func everyRuleFileIsInTheTable() throws {
    let sources = Self.folder.appending(path: "../../Sources/ThemeLinting/Rules")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    let types = LintRules.all.map { "\($0).swift" }
    #expect(names.sorted() == types.sorted())
    for type in LintRules.all {
      let letters = "\(type)".lowercased()
      #expect(letters == type.name.rawValue.filter { $0 != "_" }, "\(type)")
    }
  }

  @Test func everyRuleHasAFixturePage() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "Fixtures").path)
    #expect(names.sorted() == Self.rules.map { $0 + ".md" }.sorted())
  }

  @Test(arguments: LintRules.all.map { $0.name.rawValue })
  func pageIsComplete(_ name: String) throws {
    let rule = try #require(LintRules.rule(named: name))
    let page = RulePage(rule)
    let lines = rule.page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(page.summary.hasSuffix("."))
    #expect(lines.allSatisfy { $0.utf8.count <= 100 })
    let headings = lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    var expected: [RulePage.Heading] = [.why, .example, .instead]
    if !rule.options.isEmpty { expected.append(.options) }
    expected.append(.fix)
    #expect(headings == expected.map(\.rawValue))
    for option in rule.options {
      #expect(page.sections[.options]?.contains("`\(option.path)") == true, "\(option.path)")
    }
    let fix = page.sections[.fix] ?? ""
    switch rule.repair {
    case .none: #expect(fix.hasPrefix("None"))
    case .safe: #expect(fix.hasPrefix("Safe:"))
    case .unsafe: #expect(fix.hasPrefix("Unsafe:"))
    }
  }

  /// The example has a finding of the rule, and the better way none, nor any other.
  @Test(arguments: LintRules.all.map { $0.name.rawValue })
  func examplesAreTrue(_ name: String) throws {
    let rule = try #require(LintRules.rule(named: name))
    let page = RulePage(rule)
    let enabled = rule.severity == .off ? [name] : []
    let (_, bad) = FixturePage.lintCase(page.sections[.example] ?? "", enabled: enabled).lint()
    #expect(bad.contains { $0.id.rawValue == name })
    let (project, good) = FixturePage.lintCase(page.sections[.instead] ?? "", enabled: enabled)
      .lint()
    #expect(good.filter { $0.severity > .info } == [], "\(LintCase.text(good, in: project))")
  }
}
