import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum QRUnreadable: LintRule {
  package static let name: DiagnosticID = "qr_unreadable"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.unsafe

  private static let reportsDark = false
  package static let options = [
    ConfigurationSetting(
      "dark", .boolean, default: .boolean(reportsDark),
      "Whether light modules on a dark ground are reported in dark too, where Auth0 has them.")
  ]

  package static let page = """
    Finds QR codes that a camera may not read: `text.bold` on `background.layerTop` below 4.5:1, or
    light modules on a dark ground.

    ## Why it is bad

    The code is how a second factor is enrolled. Scanners look for dark modules on light; many read
    the reverse, not all do, and none reads what hardly differs.

    ## Example

    ```theme
    appearances = light
    background.layerTop = #FFFFFF
    text.bold           = #8A93A6
    ```

    ## Use instead

    ```theme
    appearances = light
    background.layerTop = #FFFFFF
    text.bold           = #1C2B04
    ```

    ## Options

    Auth0's own code is light on dark in dark, so there the reverse is reported only of a brand that
    has no other appearance, or with `dark = true`.

    ## Fix

    Unsafe: it changes `text.bold`, which is the colour of headings too. A code that is light on dark
    has no repair.
    """

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    ContrastReport(rule: Self.self, theme).write(to: &findings)
    if theme.needsMeasuring { checkReverse(theme, &findings) }
  }

  /// Whether light modules are reported in an appearance.
  static func isAsked(_ appearance: Appearance, in theme: ThemeContext) -> Bool {
    !appearance.isDark || theme.schemes == .dark
      || theme.settings.boolean("dark", of: Self.self, default: reportsDark)
  }

  private static func checkReverse(_ theme: ThemeContext, _ findings: inout Findings) {
    let triage = ContrastTriage(theme)
    let reversed = theme.measurements.filter { measured in
      measured.drawn.isCode && measured.ratio >= measured.drawn.pair.minimum
        && isAsked(measured.appearance, in: theme) && !triage.losesSystemContent(measured)
        && measured.foreground.wcagLuminance > measured.surface.wcagLuminance
    }
    guard let first = reversed.first,
      let modules = first.drawn.foreground,
      let culprit = theme.culprit(
        [
          TokenSlot(first.drawn.surface, first.appearance), TokenSlot(modules, first.appearance),
        ],
        in: first.appearance)
    else { return }
    findings.report(
      "QR codes are light on dark \(Appearance.phrase(reversed.map(\.appearance))), which not every "
        + "scanner reads", at: culprit.location,
      notes: [
        "`text.bold`, \(first.foreground.hexString), on `background.layerTop`, "
          + first.surface.hexString
      ])
  }
}
