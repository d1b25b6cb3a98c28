import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

package enum OffGrid: LintRule {
  package static let name: DiagnosticID = "off_grid"
  package static let severity = RuleSeverity.off
  package static let repair = RuleRepair.unsafe

  private static let points = 4.0
  package static let options = [
    ConfigurationSetting(
      "step", .number(0.5...100, isWhole: false), default: .number(points), "The grid, in points.")
  ]

  package static let page = """
    Finds lengths in `spacing` that are written as a number off the team's grid.

    ## Why it is bad

    It is not in itself: the grid is the team's own. A 15 among multiples of 4 is a slip of the hand.

    ## Example

    ```theme
    spacing.md = 15
    ```

    ## Use instead

    ```theme
    spacing.md = 16
    ```

    ## Options

    `step` is the grid, 4 points where nothing is said.

    ## Fix

    Unsafe: it writes the nearest multiple.
    """

  package static func check(_ file: FileContext, _ findings: inout Findings) {
    let step = file.settings.number("step", of: Self.self, default: points)
    let (program, tree) = (file.file.program, file.tree)
    for setting in file.file.settings {
      guard case .token(let index)? = setting.variables.first,
        Schema.tokens[index].group == .spacing
      else { continue }
      let expression = program[setting.expression]
      guard expression.operation == .number else { continue }
      let value = program.numbers[Int(expression.a)]
      let nearest = roundedToDecimal15((value / step).rounded(.toNearestOrAwayFromZero) * step)
      guard nearest != value else { continue }
      let location = tree.location(of: expression.node)
      let unit = tree.text(of: expression.node).hasSuffix("pt") ? "pt" : ""
      let text = shortestText(of: nearest) + unit
      findings.report(
        "\(shortestText(of: value)) is not a multiple of \(shortestText(of: step))", at: location,
        fixes: [Fix("write `\(text)`", .unsafe, edits: [TextEdit(location, text)])])
    }
  }
}
