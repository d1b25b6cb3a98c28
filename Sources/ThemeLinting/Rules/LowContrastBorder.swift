import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum LowContrastBorder: LintRule {
  package static let name: DiagnosticID = "low_contrast_border"
  package static let severity = RuleSeverity.off
  package static let repair = RuleRepair.unsafe

  package static let page = """
    Finds outlines of fields and cards whose contrast to the surface is below 3:1.

    ## Why it is bad

    WCAG 2 asks for 3:1 where an outline is needed to see that something can be used. Auth0's own
    outlines are paler, so this rule is off unless a team asks for it.

    ## Example

    ```theme
    border.regular = (light: #DDE2EB, dark: #39404D)
    ```

    ## Use instead

    ```theme
    border.regular = (light: #8A8A8A, dark: #A1A1AA)
    ```

    ## Fix

    Unsafe: it changes a colour of the brand, to the nearest one that reaches 3:1 on every surface.
    """

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    ContrastReport(rule: Self.self, theme).write(to: &findings)
  }
}
