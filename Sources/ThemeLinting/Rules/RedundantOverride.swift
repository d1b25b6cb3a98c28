import ThemeSemantics
import ThemeSource
import ThemeSyntax

package enum RedundantOverride: LintRule {
  package static let name: DiagnosticID = "redundant_override"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.unsafe

  package static let page = """
    Finds statements that give a token the value it has without them, from what the theme extends. A
    value equal to Auth0's own is not one of them: a brand may well pin it.

    ## Why it is bad

    It looks like a decision of the brand and is none. When the base changes, this theme stays
    behind.

    ## Example

    ```theme
    // base.theme
    radius.button = 24
    ```

    ```theme
    theme Acme extends "base.theme"

    radius.button = 24
    radius.large  = 28
    ```

    ## Use instead

    ```theme
    // base.theme
    radius.button = 24
    ```

    ```theme
    theme Acme extends "base.theme"

    radius.large = 28
    ```

    ## Fix

    Unsafe: it removes the statement. Nothing changes today; later changes of the base come through.
    """

  package static func check(_ project: ProjectContext, _ findings: inout Findings) {
    for reference in project.idleSettings {
      let file = project.file(reference.file)
      let setting = file.settings[reference.setting]
      let tree = file.tree
      findings.report(
        "`\(tree.text(of: setting.path))` has this value without the statement",
        at: tree.location(of: setting.path),
        fixes: [Fix("remove it", .unsafe, edits: [tree.removing(setting.statement)])])
    }
  }
}
