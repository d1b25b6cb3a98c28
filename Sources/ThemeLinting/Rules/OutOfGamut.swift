import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

package enum OutOfGamut: LintRule {
  package static let name: DiagnosticID = "out_of_gamut"
  package static let severity = RuleSeverity.info
  package static let repair = RuleRepair.unsafe

  package static let page = """
    Finds `oklch(…)` colours that no display of Apple shows: they lie outside of Display P3.

    ## Why it is bad

    What is seen is another, duller colour than the one that is written. Colours that are derived,
    by `saturate(by:)` and the like, may lie outside on the way and are not reported.

    ## Example

    ```theme
    background.accent = oklch(0.7, 0.4, 150)
    ```

    ## Use instead

    ```theme
    background.accent = oklch(0.7, 0.22, 150)
    ```

    ## Fix

    Unsafe: it writes the colour that is shown, in Oklch, to three decimals.
    """

  package static func check(_ file: FileContext, _ findings: inout Findings) {
    for expression in file.file.calls(of: .oklch) {
      guard let call = Call(expression, file.file.program),
        !call.color.isInGamut(of: .displayP3)
      else {
        continue
      }
      let seen = call.color.gamutMapped(to: .displayP3)
      let numbers = shown(seen).map { shortestText(of: $0) }
      let edits = zip(call.arguments, numbers).map { node, text in
        TextEdit(file.tree.location(of: node), text)
      }
      findings.report(
        "no display shows this colour; the nearest that one does is "
          + seen.converted(to: .sRGB).hexString, at: file.tree.location(of: expression.node),
        fixes: [
          Fix("write `oklch(\(numbers.joined(separator: ", ")))`", .unsafe, edits: edits)
        ])
    }
  }

  /// A call of `oklch` whose components are numbers.
  private struct Call {
    let color: ColorComponents
    let arguments: [NodeID]

    init?(_ code: Expression, _ program: Program) {
      let start = Int(code.a)
      var numbers: [Double] = []
      var arguments: [NodeID] = []
      for operand in program.operands[(start + 1)..<(start + Int(code.b))].prefix(3) {
        guard operand >= 0 else { return nil }
        let argument = program.expressions[Int(operand)]
        guard argument.operation == .number else { return nil }
        numbers.append(program.numbers[Int(argument.a)])
        arguments.append(argument.node)
      }
      guard numbers.count == 3 else { return nil }
      color = ColorComponents(.oklch, numbers[0], numbers[1], numbers[2])
      self.arguments = arguments
    }
  }

  /// Lightness, chroma and hue of a colour that a display shows. The chroma is rounded down, so that
  /// it stays inside.
  private static func shown(_ color: ColorComponents) -> [Double] {
    let mapped = color.converted(to: .oklch)
    func rounded(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
      (value * 1000).rounded(rule) / 1000
    }
    var chroma = rounded(mapped.second, .down)
    let lightness = rounded(mapped.first, .toNearestOrAwayFromZero)
    let hue = rounded(mapped.third, .toNearestOrAwayFromZero)
    while chroma > 0,
      !ColorComponents(.oklch, lightness, chroma, hue).isInGamut(of: .displayP3)
    {
      chroma = rounded(chroma - 0.001, .toNearestOrAwayFromZero)
    }
    return [lightness, max(0, chroma), hue]
  }
}
