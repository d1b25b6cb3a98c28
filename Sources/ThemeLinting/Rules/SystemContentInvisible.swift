import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum SystemContentInvisible: LintRule {
  package static let name: DiagnosticID = "system_content_invisible"
  package static let severity = RuleSeverity.error
  package static let repair = RuleRepair.unsafe

  package static let page = """
    Finds dialogs on which the digits of a one-time code cannot be read. The SDK draws them in the
    system's label colour, black in light and white in dark, whatever the theme says, on
    `background.layerTop`.

    ## Why it is bad

    A theme with one light `background.layerTop` loses the digits in dark: they are white on white.

    ## Example

    ```theme
    background.layerTop = white
    ```

    ## Use instead

    Give the layer a dark value, or say that the brand has one appearance, which `theme build` turns
    into a light-only app's settings.

    ```theme
    background.layerTop = (light: white, dark: #1C1C1E)
    ```

    ## Fix

    Unsafe: where the layer is right in one scheme, `appearances` is set to that one.
    """

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    let failing = theme.contrast.filter { $0.rule == name }.flatMap(\.failing)
    guard let worst = failing.min(by: { $0.ratio < $1.ratio }),
      let culprit = theme.culprit(
        failing.map { TokenSlot($0.drawn.surface, $0.appearance) }, in: worst.appearance)
    else { return }
    let label = worst.appearance.isDark ? "white" : "black"
    let appearances = Appearance.phrase(failing.map(\.appearance))
    findings.report(
      "the digits of a one-time code are \(label) \(appearances), whatever the theme, and have a "
        + "contrast of \(worst.ratioText) on `background.layerTop`; "
        + "\(Measurement.text(worst.drawn.pair.minimum)) is needed", at: culprit.location,
      notes: [
        "help: give `background.layerTop` a value for each scheme, or say `appearances = light` or "
          + "`dark` if the brand has only that one"
      ], fixes: fix(failing, theme, culprit))
  }

  /// `appearances = light`, where only dark fails and nothing says which the brand has.
  private static func fix(
    _ failing: [Measurement], _ theme: ThemeContext, _ culprit: Culprit
  ) -> [Fix] {
    let schemes = Set(failing.map(\.appearance.isDark))
    guard schemes.count == 1, let isDark = schemes.first, theme.world.appearances == .both,
      theme.file.appearances == nil
    else { return [] }
    let statement = "appearances = \(isDark ? "light" : "dark")"
    let place = theme.file.header.map(theme.file.tree.location(of:)) ?? culprit.location
    return [
      Fix(
        "add `\(statement)`", .unsafe,
        edits: [theme.file.tree.inserting(statement, below: place)])
    ]
  }
}
