import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum MissingDark: LintRule {
  package static let name: DiagnosticID = "missing_dark"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.unsafe

  package static let page = """
    Finds a colour that is fixed to one value while what it is seen with has another in dark, so that
    the two can be told apart in one scheme and not in the other.

    ## Why it is bad

    A colour that is written once is the same in light and dark. The layers below it, or the text on
    it, are not, where they come from Auth0 or are written as a pair.

    ## Example

    ```theme
    background.primary = #1B4BD8
    text.onPrimary     = white
    ```

    ## Use instead

    ```theme
    background.primary = (light: #1B4BD8, dark: #8FB4FF)
    text.onPrimary     = (light: white, dark: #0B1F4B)
    ```

    ## Fix

    Unsafe: it adds a value for the other scheme, the nearest one that can be read, or for a layer
    Auth0's own.
    """

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    ContrastReport(rule: Self.self, theme).write(to: &findings)
  }
}
