import Testing
import ThemeFormatting
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

/// Random stacks of themes, written down in many ways: formatting all of their files changes no
/// value and no finding.
@Suite struct FormattedStackTests {
  @Test(arguments: RandomStackTests.batches)
  func formattedStacksEvaluateToTheSame(_ seeds: Range<UInt64>) throws {
    var changed = 0
    for seed in seeds {
      let stack = StackGenerator(seed: seed, tokens: RandomStackTests.tokens).stack
      var printer = StackPrinter(stack, tokens: RandomStackTests.tokens, seed: seed &* 131 &+ 3)
      let files = printer.print()
      let main = StackPrinter.fileName(stack.files.count - 1)
      let before = try Evaluation(files, main: main)
      let (values, findings) = (json(before), findings(before))
      for width in [100, 20] {
        let formatted = try files.mapValues { text in
          let result = Formatter.format(
            .parse(SourceText(name: "", text)), configuration: FormatConfiguration(width: width))
          let bytes = try #require(result.bytes, "seed \(seed), width \(width)\n\(text)")
          return String(decoding: bytes, as: UTF8.self)
        }
        changed += files.count { formatted[$0.key] != $0.value }
        let after = try Evaluation(formatted, main: main)
        try #require(
          json(after) == values && self.findings(after) == findings,
          "seed \(seed), width \(width)\n\(files)\n\(formatted)")
      }
    }
    #expect(changed > 0 || seeds.isEmpty)
  }

  private func json(_ evaluation: Evaluation) -> [UInt8] {
    var writer = JSONWriter()
    evaluation.theme.writeJSON(to: &writer)
    return writer.bytes
  }

  /// The findings without their places.
  private func findings(_ evaluation: Evaluation) -> [String] {
    evaluation.diagnostics.map { "\($0.severity) \($0.id.rawValue): \($0.message)" }.sorted()
  }
}
