import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum CodeRowOverflow: LintRule {
  package static let name: DiagnosticID = "code_row_overflow"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.none

  package static let page = """
    Finds a one-time code whose six cells are wider than a small iPhone: six times
    `sizes.size4xlDimen`, five times `spacing.xs` and 16 points at either side have to fit into 375.

    ## Why it is bad

    The row does not wrap. On an iPhone SE or mini the last digit is cut off.

    ## Example

    ```theme
    sizes.size4xlDimen = 56
    ```

    ## Use instead

    ```theme
    sizes.size4xlDimen = 50
    ```

    ## Fix

    None: cells or gaps can give way, which is the designer's choice.
    """

  private static let width = 375.0
  private static let margins = 32.0
  private static let cell = Schema.index(group: .sizes, name: "size4xlDimen") ?? 0
  private static let gap = Schema.index(group: .spacing, name: "xs") ?? 0

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    guard !theme.isInherited(cell) || !theme.isInherited(gap),
      theme.isAuthored(cell, 0) || theme.isAuthored(gap, 0),
      let cellWidth = theme.number(cell), let gapWidth = theme.number(gap)
    else { return }
    let total = 6 * cellWidth + 5 * gapWidth + margins
    guard total > width, let culprit = theme.culprit([TokenSlot(cell, 0), TokenSlot(gap, 0)]) else {
      return
    }
    findings.report(
      "the six cells of a one-time code are \(shortestText(of: roundedToDecimal15(total))) points "
        + "wide; an iPhone may have \(shortestText(of: width))", at: culprit.location,
      notes: [
        "6 × \(shortestText(of: cellWidth)) (`sizes.size4xlDimen`) + 5 × "
          + "\(shortestText(of: gapWidth)) (`spacing.xs`) + \(shortestText(of: margins)) at the sides"
      ])
  }
}
