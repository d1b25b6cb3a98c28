import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum RequiredTokens: LintRule {
  package static let name: DiagnosticID = "required_tokens"
  package static let severity = RuleSeverity.error
  package static let repair = RuleRepair.none

  package static let options = [
    ConfigurationSetting(
      "tokens", .tokens, default: .strings([]),
      "The tokens that each brand has to set, itself or by what it extends.")
  ]

  package static let page = """
    Finds brands that leave a token to Auth0 which the project asks every brand to set. A brand is a
    theme that no other one extends; a file that only declares names is none.

    ## Why it is bad

    It is not in itself: the list is the team's own. It keeps a new brand from shipping with Auth0's
    black buttons.

    ## Example

    ```theme-config
    lint.required_tokens.tokens = ["background.primary", "text.onPrimary"]
    ```

    ```theme
    theme Acme

    background.primary = (light: #1B4BD8, dark: #A9C4FF)
    ```

    ## Use instead

    ```theme-config
    lint.required_tokens.tokens = ["background.primary", "text.onPrimary"]
    ```

    ```theme
    theme Acme

    background.primary = (light: #1B4BD8, dark: #A9C4FF)
    text.onPrimary     = readable(on: background.primary)
    ```

    ## Options

    `tokens` is the list; nothing is asked where it is empty.

    ## Fix

    None: the value is the brand's.
    """

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    let paths = theme.settings.strings("tokens", of: Self.self)
    guard !paths.isEmpty, !theme.project.extended.contains(theme.file.index),
      !(theme.project.isPalette(theme.file) && theme.file.stack.count == 1)
    else { return }
    let missing = paths.filter { path in
      guard let token = Schema.token(path: path) else { return false }
      return !theme.theme.tokens[token.index].isSet
    }
    guard !missing.isEmpty else { return }
    let tree = theme.file.tree
    let place = theme.file.nameNode ?? theme.file.header
    let start = SourceLocation(tree.source.id, SourceRange(0, 0))
    findings.report(
      "`\(theme.theme.name)` does not set \(Wording.listing(missing)), which the project asks of "
        + "every brand", at: place.map(tree.location(of:)) ?? start)
  }
}
