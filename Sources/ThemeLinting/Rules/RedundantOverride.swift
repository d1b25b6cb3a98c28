import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

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
    for (reference, below) in project.idleSettings {
      let file = project.file(reference.file)
      let setting = file.settings[reference.setting]
      findings.report(
        "`\(name(of: setting, in: file))` has this value without the statement",
        at: file.tree.location(of: setting.path),
        labels: below.map { label($0, project) }.map { [$0] } ?? [],
        fixes: [Fix("remove it", .unsafe, edits: [file.tree.removing(setting.statement)])])
    }
  }

  private static func label(
    _ below: SettingReference, _ project: ProjectContext
  ) -> DiagnosticLabel {
    let file = project.file(below.file)
    return DiagnosticLabel(
      file.tree.location(of: file.settings[below.setting].path), "it comes from here")
  }

  /// What a setting sets, in full.
  private static func name(of setting: Setting, in file: ThemeFile) -> String {
    guard case .token(let index)? = setting.variables.first else {
      return file.tree.text(of: setting.path)
    }
    let token = Schema.tokens[index]
    let path = setting.isWildcard ? "\(token.group.rawValue).*" : token.path
    return setting.view.map { "\(path).\($0.text)" } ?? path
  }
}
