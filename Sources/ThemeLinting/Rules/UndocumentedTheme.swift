import ThemeSemantics
import ThemeSource
import ThemeSyntax

package enum UndocumentedTheme: LintRule {
  package static let name: DiagnosticID = "undocumented_theme"
  package static let severity = RuleSeverity.off
  package static let repair = RuleRepair.none

  package static let page = """
    Finds themes without a `///` comment that says what they are.

    ## Why it is bad

    The comment is what a catalog of brands, generated code and the next reader show of a theme.

    ## Example

    ```theme
    theme Acme

    radius.button = 24
    ```

    ## Use instead

    ```theme
    /// Acme's mobile brand.
    theme Acme

    radius.button = 24
    ```

    ## Fix

    None: only the author knows.
    """

  package static func check(_ file: FileContext, _ findings: inout Findings) {
    let tree = file.tree
    guard tree.fileDocumentation == nil else { return }
    guard let place = file.file.nameNode ?? file.file.header ?? tree.firstChild(of: .root) else {
      return
    }
    findings.report("this theme has no `///` comment", at: tree.location(of: place))
  }
}
