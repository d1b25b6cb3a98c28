import Foundation
import Testing
import ThemeSource

@testable import ThemeSemantics

/// Runs the pages of bad input, every finding with its place, its labels and its repairs, and those
/// of values worked out by hand.
///
/// `UPDATE_FIXTURES=1` writes the findings anew, and fails so that nobody takes recording for
/// passing. Values are never rewritten.
@Suite struct FixtureTests {
  static let pages = FixturePage.all(in: "Findings") + FixturePage.all(in: "Values")
  static let cases = pages.flatMap(\.cases)

  @Test(arguments: cases)
  func isAsWritten(_ example: FixtureCase) throws {
    let evaluation = try Evaluation(example.files)
    #expect(evaluation.report == example.findings ?? "")
    for (path, text) in example.values { #expect(evaluation.text(path) == text, "\(path)") }
  }

  @Test func thereAreManyCases() {
    #expect(Self.cases.filter { $0.findings != nil }.count >= 150)
    #expect(Self.cases.filter { !$0.values.isEmpty }.count >= 30)
    let names = Self.cases.map(\.testDescription)
    #expect(Set(names).count == names.count)
  }

  /// Findings about asset catalogs have tests of their own, since pages have none.
  @Test(arguments: DiagnosticID.semantic.filter { $0 != .unknownAsset })
  func everyKindOccurs(_ id: DiagnosticID) {
    #expect(Self.cases.contains { $0.expects(" \(id.rawValue): ") })
  }

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"),
    arguments: pages.indices)
  func update(_ place: Int) throws {
    let page = Self.pages[place]
    let text = page.text(withFindings: try page.cases.map { try Evaluation($0.files).report })
    try text.write(to: page.url, atomically: true, encoding: .utf8)
    Issue.record("recorded \(page.url.lastPathComponent)")
  }
}
