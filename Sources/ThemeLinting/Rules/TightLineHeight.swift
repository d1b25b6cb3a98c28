import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum TightLineHeight: LintRule {
  package static let name: DiagnosticID = "tight_line_height"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.none

  package static let page = """
    Finds text styles with a negative `lineSpacing`, whose lines are closer than the font sets them.

    ## Why it is bad

    Letters of one line run into those of the next, first in languages with marks above or below
    their letters. It often comes from a size that grew while the line spacing stayed.

    ## Example

    ```theme
    typography.body.lineSpacing = -2
    ```

    ## Use instead

    ```theme
    typography.body.lineHeight = 140%
    ```

    ## Fix

    None: the right height is the designer's.
    """

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    // A line height below the size is an error of the language.
    let spacing = theme.world.heldLineSpacing
    for group in theme.styles(.leading, where: { spacing($0).map { $0 < 0 } ?? false }) {
      let spacings = group.tokens.compactMap { spacing($0.index) }
      guard let least = spacings.min() else { continue }
      findings.report(
        "a line spacing of \(shortestText(of: least)) points in \(group.paths): lines run into each "
          + "other", at: group.culprit.location)
    }
  }
}
