import Dispatch
import Testing
import ThemeSemantics
import ThemeSource

@testable import ThemeLinting

/// What rules find in a large file is the same when several are asked at the same time.
@Suite struct RuleThreadsTests {
  private static let threads = Workers(width: { 3 }) { count, _, body in
    DispatchQueue.concurrentPerform(iterations: count, execute: body)
  }

  /// Mistakes of many rules, of which comments leave some out, at both ends of many `let`s and between them.
  private static func mistakes(_ number: Int) -> String {
    """
    let brandBlue\(number) = #1B5CFF
    let brandblue\(number) = (light: #1B5CFE, dark: #1B5CFE)
    // lint:ignore same_in_dark: both are printed
    let ink\(number) = (light: #000000, dark: #000000)
    let paper\(number) = #FFFFFF // lint:ignore same_in_dark: finds nothing
    // lint:ignore empty_block
    dark {
    }
    light {
    }

    """
  }

  @Test func findingsAreTheSame() throws {
    let lets = (0..<Linter.manyNodes / 6).map { "let v\($0) = \($0 % 97)pt + 1pt\n" }
    let half = lets.count / 2
    let text =
      Self.mistakes(1) + lets[..<half].joined() + Self.mistakes(2) + "let min = 4pt\n"
      + lets[half...].joined() + Self.mistakes(3)
    let request = LintCase(text).request(isComplete: false)
    func findings(_ workers: Workers) -> (nodes: Int, text: String) {
      let many = request.load(from: LintCase(text).provider, workers: .serial)
      let found = Diagnostic.ordered(request.lint(many, workers: workers))
      return (many.project.files[0].tree.nodeCount, LintCase.text(found, in: many.project))
    }
    let (serial, parallel) = (findings(.serial), findings(Self.threads))
    #expect(serial.nodes > Linter.manyNodes)
    #expect(parallel.text == serial.text)
    for rule in ["confusable_name", "same_in_dark", "empty_block", "unused_suppression"] {
      #expect(
        serial.text.split(separator: "\n").count { $0.contains(" \(rule): ") } == 3, "\(rule)")
    }
    #expect(serial.text.contains(" shadowed_name: "))
  }
}
