import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum ScaleOrder: LintRule {
  package static let name: DiagnosticID = "scale_order"
  package static let severity = RuleSeverity.off
  package static let repair = RuleRepair.none

  package static let page = """
    Finds spacing that does not grow from `xxs` to `xxxl`.

    ## Why it is bad

    Whoever reads `md` and `lg` expects the second to be the larger one. Where it is not, one of them
    is a slip, or was left behind when the others changed.

    ## Example

    ```theme
    spacing.md = 32
    ```

    ## Use instead

    ```theme
    spacing {
      md = 20
      lg = 28
    }
    ```

    ## Fix

    None.
    """

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    let scale = Schema.tokens(in: .spacing)
    for (smaller, larger) in zip(scale, scale.dropFirst()) {
      guard theme.isAuthored(smaller.index, 0) || theme.isAuthored(larger.index, 0),
        let low = theme.number(smaller.index), let high = theme.number(larger.index), low >= high,
        let culprit = theme.culprit([TokenSlot(larger.index, 0), TokenSlot(smaller.index, 0)])
      else { continue }
      findings.report(
        "`\(larger.path)` is \(shortestText(of: high)), \(low == high ? "as" : "less than") "
          + "`\(smaller.path)`\(low == high ? " is" : ", \(shortestText(of: low))")",
        at: culprit.location)
    }
  }
}
