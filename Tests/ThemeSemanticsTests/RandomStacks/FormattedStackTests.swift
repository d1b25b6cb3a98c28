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
    for seed in seeds {
      let stack = StackGenerator(seed: seed, tokens: RandomStackTests.tokens).stack
      var printer = StackPrinter(stack, tokens: RandomStackTests.tokens, seed: seed &* 131 &+ 3)
      let files = printer.print()
      let main = StackPrinter.fileName(stack.files.count - 1)
      let before = try Evaluation(files, main: main)
      for width in [100, 20] {
        let formatted = files.mapValues { text in
          Formatter.format(
            .parse(SourceText(name: "", text)), configuration: FormatConfiguration(width: width)
          ).bytes.map { String(decoding: $0, as: UTF8.self) } ?? text
        }
        let after = try Evaluation(formatted, main: main)
        try #require(
          json(after) == json(before) && findings(after) == findings(before),
          "seed \(seed), width \(width)\n\(files)\n\(formatted)")
      }
    }
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
