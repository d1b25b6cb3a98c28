import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum LowContrast: LintRule {
  package static let name: DiagnosticID = "low_contrast"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.unsafe

  package static let page = """
    Finds text whose contrast to the surface it is drawn on is below 4.5:1, in each appearance that
    the brand has. Only pairs that a view of the SDK draws are measured, and only where a file of
    yours sets at least one of the two colours. Colours of asset catalogs are not known and are left
    out.

    ## Why it is bad

    4.5:1 is what WCAG 2 asks of text at level AA. Below it, people with moderately low vision, and
    everyone in sunlight, cannot read it.

    ## Example

    ```theme
    background.layerBase = (light: #F4F4F5, dark: #09090B)
    text.regular         = (light: #8E8E8E, dark: #A1A1AA)
    ```

    ## Use instead

    ```theme
    background.layerBase = (light: #F4F4F5, dark: #09090B)
    text.regular         = (light: #6B6B6B, dark: #A1A1AA)
    ```

    ## Fix

    Unsafe: it changes a colour of the brand. A literal becomes the nearest lightness of the same hue
    that reaches the contrast on every surface; around an expression comes `readable(…)`; a colour
    that the theme only inherits gets a statement.
    """

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    ContrastReport(rule: Self.self, theme).write(to: &findings)
  }
}
