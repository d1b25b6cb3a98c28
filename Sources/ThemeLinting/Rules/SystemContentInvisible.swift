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

    Give the layer a dark value, or say that the brand has one appearance: `appearances = light`.

    ```theme
    background.layerTop = (light: white, dark: #1C1C1E)
    ```

    ## Fix

    Unsafe: where the layer is right in one scheme, `appearances` is set to that one; where other
    colours of the theme differ in light and dark, the layer gets Auth0's value for the other scheme.
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

  /// `appearances = light`, where only dark fails and nothing says which the brand has; a value for
  /// dark, where other colours have one.
  private static func fix(
    _ failing: [Measurement], _ theme: ThemeContext, _ culprit: Culprit
  ) -> [Fix] {
    let schemes = Set(failing.map(\.appearance.isDark))
    guard schemes.count == 1, let isDark = schemes.first, theme.world.appearances == .both,
      theme.file.appearances == nil
    else { return [] }
    // A brand with colours for both schemes is not one that has only one.
    guard !theme.adapts else {
      guard let first = failing.first, isReadable(theme, on: first.drawn.surface, first.appearance),
        let fix = theme.adapting(first.drawn.surface, at: culprit, to: first.appearance)
      else { return [] }
      return [fix]
    }
    let statement = "appearances = \(isDark ? "light" : "dark")"
    let place = theme.file.header.map(theme.file.tree.location(of:)) ?? culprit.location
    return [
      Fix(
        "add `\(statement)`", .unsafe,
        edits: [theme.file.tree.inserting(statement, below: place)])
    ]
  }

  /// Whether the theme's own text is readable on Auth0's colour of a layer.
  private static func isReadable(
    _ theme: ThemeContext, on layer: Int, _ appearance: Appearance
  ) -> Bool {
    guard let ground = Schema.tokens[layer].defaultColor(in: appearance) else { return false }
    return DrawnPair.all.allSatisfy { drawn in
      guard drawn.surface == layer, drawn.pair.isText, let token = drawn.foreground,
        let front = theme.color(token, appearance)
      else { return true }
      let own = Schema.tokens[token].defaultColor(in: appearance)
      let least = own?.contrastRatio8Bit(on: ground) ?? 21
      return front.contrastRatio8Bit(on: ground) >= min(drawn.pair.minimum, least)
    }
  }
}
