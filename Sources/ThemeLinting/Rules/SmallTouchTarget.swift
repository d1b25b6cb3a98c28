import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum SmallTouchTarget: LintRule {
  package static let name: DiagnosticID = "small_touch_target"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.none

  package static let page = """
    Finds buttons and fields that are lower than 44 points: `sizes.buttonHeight` and
    `sizes.inputHeight`.

    ## Why it is bad

    44 points is the least that Apple's guidelines allow for what is tapped. Below it, people miss.

    ## Example

    ```theme
    sizes.buttonHeight = 40
    ```

    ## Use instead

    ```theme
    sizes.buttonHeight = 44
    ```

    ## Fix

    None: a higher button may need another layout.
    """

  private static let minimum = 44.0
  private static let targets = ["buttonHeight", "inputHeight"].compactMap {
    Schema.index(group: .sizes, name: $0)
  }

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    for token in targets where !theme.isInherited(token) && theme.isAuthored(token, 0) {
      guard let height = theme.number(token), height < minimum,
        let culprit = theme.culprit([TokenSlot(token, 0)])
      else { continue }
      findings.report(
        "`\(Schema.tokens[token].path)` is \(shortestText(of: height)) points; what is tapped needs at least "
          + shortestText(of: minimum), at: culprit.location)
    }
  }
}
