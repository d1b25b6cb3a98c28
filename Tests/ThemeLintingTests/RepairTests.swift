import Testing
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeLinting

/// What always holds of repairs.
@Suite struct RepairTests {
  static let seeds = (0..<150).map { UInt64($0) &* 7919 &+ 11 }
  static let allRules = LintRules.all.map { $0.name.rawValue }

  /// Safe repairs change no value of any theme, and no comment but what they are about.
  @Test func safeRepairsChangeNoValue() {
    var count = 0
    for seed in Self.seeds {
      var generator = RandomProject(seed: seed)
      let lint = LintCase(generator.files(), enabled: Self.allRules)
      let before = Self.values(lint)
      let outcome = lint.fixed(unsafe: false)
      count += outcome.count
      let repaired = Self.repaired(lint, outcome)
      let after = Self.values(repaired)
      #expect(before == after, "seed \(seed)")
      #expect(
        Self.comments(lint) == Self.comments(repaired), "seed \(seed)\n\(outcome.changes)")
    }
    // The themes are such that there is something to repair.
    #expect(count > 300)
  }

  /// Repairs leave nothing of their kind to repair, keep line breaks, and make no new mistakes.
  @Test(arguments: [false, true])
  func repairsReachAFixedPoint(unsafe: Bool) {
    for seed in Self.seeds {
      var generator = RandomProject(seed: seed)
      let lint = LintCase(generator.files(), enabled: Self.allRules)
      let outcome = lint.fixed(unsafe: unsafe)
      let repaired = Self.repaired(lint, outcome)
      #expect(repaired.fixed(unsafe: unsafe).changes.isEmpty, "seed \(seed)")
      let left = outcome.diagnostics.filter { finding in
        finding.fixes.contains { $0.applicability == .safe }
      }
      #expect(left == [], "seed \(seed)")
      #expect(!outcome.diagnostics.contains { $0.isOfLanguage && $0.severity == .error })
      for change in outcome.changes {
        let isCRLF = change.old.bytes.contains(0x0D)
        let breaks = change.new.bytes.indices.filter { change.new.bytes[$0] == 0x0A }
        #expect(
          breaks.allSatisfy { isCRLF == ($0 > 0 && change.new.bytes[$0 - 1] == 0x0D) },
          "seed \(seed)")
      }
    }
  }

  @Test func filesWithSyntaxErrorsAreLeftAlone() {
    let broken = LintCase("dark { }\nbackground.accent = (light: #123456, dark: #123456\n}\n")
    #expect(broken.fixed(unsafe: true).changes.isEmpty)
  }

  @Test func slipsAreRepaired() throws {
    let slip = LintCase("background.accent: #123456,\ndark { }\n")
    let change = try #require(slip.fixed(unsafe: false).changes.first)
    #expect(String(decoding: change.new.bytes, as: UTF8.self) == "background.accent = #123456\n")
  }

  /// What is wrong inside of a number keeps nobody from repairing the line above.
  @Test func slipsBesideWrongLiteralsAreRepaired() throws {
    let slip = LintCase(
      "$accent: #123456\nbackground.accent: accent\nspacing.md = 2rem\nspacing.xs = 1.2.3\n")
    let change = try #require(slip.fixed(unsafe: false).changes.first)
    #expect(
      String(decoding: change.new.bytes, as: UTF8.self)
        == "let accent = #123456\nbackground.accent = accent\nspacing.md = 2rem\nspacing.xs = 1.2.3\n"
    )
  }

  @Test func onlyWantedFilesChange() {
    let lint = LintCase([
      "base.theme": "dark { }\nradius.button = 20\n",
      "child.theme": "extends \"base.theme\"\ndark { }\n",
    ])
    let outcome = Fixer.fix(lint.request(["base.theme"]), from: lint.provider, unsafe: false)
    #expect(outcome.changes.map(\.path) == ["/base.theme"])
  }

  // MARK: Comparing

  static func repaired(_ lint: LintCase, _ outcome: Fixer.Outcome) -> LintCase {
    var repaired = lint
    for change in outcome.changes {
      repaired.files[String(change.path.dropFirst())] = String(
        decoding: change.new.bytes, as: UTF8.self)
    }
    return repaired
  }

  /// Every value of every theme, by file and name.
  static func values(_ lint: LintCase) -> [String: String] {
    let many = lint.request().load(from: lint.provider, workers: .serial)
    #expect(!many.project.diagnostics.contains { $0.severity == .error }, "\(lint.files)")
    var values: [String: String] = [:]
    for index in many.themes {
      let theme = many.project.evaluate(many.project.files[index])
      let name = many.project.files[index].path
      for token in theme.tokens { values["\(name) \(token.schema.path)"] = "\(token.value as Any)" }
      for item in theme.lets { values["\(name) \(item.name)"] = "\(item.value as Any)" }
    }
    return values
  }

  /// The comments of all files, but for suppressions and characters that cannot be seen.
  static func comments(_ lint: LintCase) -> [String] {
    lint.files.sorted { $0.key < $1.key }.flatMap { _, text in
      let tree = SyntaxTree.parse(SourceText(name: "a.theme", text))
      return tree.tokens.indices.filter { tree.tokens[$0].kind.isComment }
        .map { tree.source.string(in: tree.range(ofToken: $0)) }
        .filter { !$0.contains("lint:ignore") }
        .map { $0.filter { $0 != "\u{202E}" } }
    }
  }
}

extension Diagnostic {
  /// Whether the language, not a rule, reports it.
  fileprivate var isOfLanguage: Bool { !DiagnosticID.linting.contains(id) }
}
