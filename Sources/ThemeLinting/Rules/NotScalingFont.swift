import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum NotScalingFont: LintRule {
  package static let name: DiagnosticID = "not_scaling_font"
  package static let severity = RuleSeverity.off
  package static let repair = RuleRepair.none

  package static let page = """
    Finds fonts that do not follow the reader's text size: `custom(_:fixedSize:)`, `system(size:)`
    and `relativeTo = none`.

    ## Why it is bad

    A third of all people set another text size than the usual one. Text that does not follow stays
    too small for them.

    ## Example

    ```theme
    typography.body.font = .system(size: 17)
    ```

    ## Use instead

    ```theme
    typography.body.font = .system(.body)
    ```

    ## Fix

    None: a font that scales may need another layout.
    """

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    for group in theme.styles(
      .relativeTo, where: { theme.world.heldValue($0, slot: StylePart.relativeTo.slot) == .absent })
    {
      findings.report(
        "the font of \(group.paths) does not scale with the reader's text size",
        at: group.culprit.location,
        notes: ["help: set `relativeTo` to a Dynamic Type style"])
    }
  }
}
