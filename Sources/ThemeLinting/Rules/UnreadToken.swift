import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

package enum UnreadToken: LintRule {
  package static let name: DiagnosticID = "unread_token"
  package static let severity = RuleSeverity.info
  package static let repair = RuleRepair.none

  package static let page = """
    Names the tokens of a file that no view of the SDK reads. They are one finding a file, at the
    first of them.

    ## Why it is bad

    It is not, where your own views read them. But who sets `background.accent` and looks for it on
    screen looks in vain.

    ## Example

    ```theme
    background.accent = #FFC53D
    ```

    ## Use instead

    ```theme
    border.regular = #FFC53D
    ```

    ## Fix

    None.
    """

  package static func check(_ file: FileContext, _ findings: inout Findings) {
    var isListed: [Bool] = []
    var paths: [String] = []
    var first: SourceLocation?
    for setting in file.file.settings where !setting.isWildcard {
      guard case .token(let index)? = setting.variables.first, !Schema.tokens[index].isReadBySDK
      else { continue }
      let location = file.tree.location(of: setting.path)
      if isListed.isEmpty { isListed = Array(Schema.tokens.count, of: false) }
      if isListed[index] || findings.isSuppressed(at: location) { continue }
      isListed[index] = true
      paths.append(Schema.tokens[index].path)
      first = first ?? location
    }
    guard let first else { return }
    findings.report(
      "no view of the SDK reads \(Wording.listing(paths)); only your own views can",
      at: first)
  }
}
