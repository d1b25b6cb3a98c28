import Foundation
import Testing
import ThemeSource
import ThemeSyntax

/// Holds the parser and `grammar/theme.ebnf` together.
@Suite struct GrammarTests {
  private static func grammar() throws -> Grammar {
    let root = Fixtures.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "grammar/theme.ebnf")
    return try Grammar(String(decoding: Data(contentsOf: file), as: UTF8.self))
  }

  @Test func everyRuleIsUsedAndEveryMentionIsARule() throws {
    let grammar = try Self.grammar()
    #expect(Set(grammar.names) == grammar.mentioned.union(["file"]))
    #expect(grammar.names.count == Set(grammar.names).count)
  }

  @Test(arguments: 0..<20)
  func sentencesParse(seed: UInt64) throws {
    try check("file", seed) { SyntaxTree.parse($0, dialect: .configuration) }
  }

  @Test(arguments: 0..<20)
  func valuesParse(seed: UInt64) throws {
    try check("expr", seed) { SyntaxTree.parseExpression($0) }
  }

  /// Parses sentences of a rule and shows the shortest that does not come out as it should.
  private func check(
    _ rule: String, _ seed: UInt64, _ parse: (SourceText) -> SyntaxTree
  ) throws {
    var generator = SentenceGenerator(try Self.grammar(), seed: seed)
    var wrong: SyntaxTree?
    for _ in 0..<50 {
      let text = try generator.sentence(of: rule)
      let tree = parse(SourceText(name: "sentence", text))
      let isRight = tree.isSound && tree.diagnostics.allSatisfy { Self.mayOccur.contains($0.id) }
      let isShorter = wrong.map { text.utf8.count < $0.source.bytes.count } ?? true
      if !isRight, isShorter { wrong = tree }
    }
    guard let wrong else { return }
    let text = String(decoding: wrong.source.bytes, as: UTF8.self)
    Issue.record("seed \(seed):\n\(text)\n\(wrong.findings)")
  }

  /// What is said about sentences of the grammar, since it is not for the grammar to say.
  private static let mayOccur: Set<DiagnosticID> = ["number_out_of_range", "list_in_theme"]
}
