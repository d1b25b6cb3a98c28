import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum InvisibleText: LintRule {
  package static let name: DiagnosticID = "invisible_text"
  package static let severity = RuleSeverity.error
  package static let repair = RuleRepair.unsafe

  /// The ratio below which text cannot be told from its surface.
  static let threshold = 1.1

  package static let page = """
    Finds text that cannot be told from its surface: it is transparent or has nearly the same colour,
    a contrast below 1.1:1.

    ## Why it is bad

    The text is not there for anybody. It happens when a colour is set for light only and meets a
    dark surface, or when two colours are set to the same name.

    ## Example

    ```theme
    text.bold = (light: #F2F2F2, dark: #FAFAFA)
    ```

    ## Use instead

    ```theme
    text.bold = (light: #1F1F1F, dark: #FAFAFA)
    ```

    ## Fix

    Unsafe: it changes a colour of the brand, to the nearest one that can be read.
    """

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    ContrastReport(rule: Self.self, theme).write(to: &findings)
  }
}
