import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum TinyText: LintRule {
  package static let name: DiagnosticID = "tiny_text"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.none

  private static let leastSize = 11.0
  package static let options = [
    ConfigurationSetting(
      "minimum", .number(1...100, isWhole: false), default: .number(leastSize),
      "The least size of text, in points.")
  ]

  package static let page = """
    Finds text smaller than 11 points.

    ## Why it is bad

    11 points is the least that Apple's guidelines allow on iOS. Below it, text cannot be read at
    arm's length.

    ## Example

    ```theme
    typography.helper.size = 10
    ```

    ## Use instead

    ```theme
    typography.helper.size = 12
    ```

    ## Options

    `minimum` is the least size, 11 where nothing is said.

    ## Fix

    None: the right size is the designer's.
    """

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    let minimum = theme.settings.number("minimum", of: Self.self, default: leastSize)
    func size(_ token: Int) -> Double? {
      theme.world.heldNumber(token, slot: StylePart.size.slot)
    }
    for group in theme.styles(.size, where: { size($0).map { $0 < minimum } ?? false }) {
      var group = group
      group.tokens.sort { size($0.index) ?? 0 < size($1.index) ?? 0 }
      findings.report(
        "text of \(shortestText(of: group.tokens.first.flatMap { size($0.index) } ?? 0)) points in \(group.paths); "
          + "at least \(shortestText(of: minimum)) can be read", at: group.culprit.location)
    }
  }
}
