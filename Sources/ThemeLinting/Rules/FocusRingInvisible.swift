import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum FocusRingInvisible: LintRule {
  package static let name: DiagnosticID = "focus_ring_invisible"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.unsafe

  static let leastRatio = 3.0
  package static let options = [
    ConfigurationSetting(
      "ratio", .number(1...21, isWhole: false), default: .number(leastRatio),
      "The least contrast of the ring to the dialog.")
  ]

  package static let page = """
    Finds a focus ring that is hard to see: `border.subtle`, which the SDK draws around the cell of a
    one-time code that is being filled in, has a contrast below 3:1 to `background.layerTop`.

    ## Why it is bad

    The ring is all that shows where the next digit goes. Auth0's own is pale in light and not there
    in dark, so a theme that sets either colour has to bring one.

    ## Example

    ```theme
    border.subtle = (light: #E3ECC8, dark: #52525B)
    ```

    ## Use instead

    ```theme
    border.subtle = (light: #7F8C5A, dark: #B9C39A)
    ```

    ## Options

    `ratio` is the least contrast, 3 where nothing is said.

    ## Fix

    Unsafe: it changes a colour of the brand, to the nearest one that reaches the contrast.
    """

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    ContrastReport(rule: Self.self, theme).write(to: &findings)
  }
}
