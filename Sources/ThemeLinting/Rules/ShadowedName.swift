import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

package enum ShadowedName: LintRule {
  package static let name: DiagnosticID = "shadowed_name"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.none

  package static let page = """
    Finds names that hide another one: a parameter called like a `let` or function, and a `let`,
    function or import called like a built-in function.

    ## Why it is bad

    A reader takes the one for the other. Where `min` is the theme's own, the built-in `min(…)` is
    out of reach, in the file and in every theme that extends it.

    ## Example

    ```theme
    let min = 4

    spacing.xxs = min
    ```

    ## Use instead

    ```theme
    let least = 4

    spacing.xxs = least
    ```

    ## Fix

    None: the better name is the author's.
    """

  private static let builtins = Builtin.all.filter { $0.receiver == .none }.map { $0.name }

  package static func check(_ file: FileContext, _ findings: inout Findings) {
    if file.file.anyDeclaredName(Builtin.isCalledBare) {
      for (name, place) in file.file.declaredNames where builtins.contains(name) {
        findings.report("`\(name)` hides the built-in function `\(name)(…)`", at: place)
      }
    }
    guard !file.file.functions.isEmpty else { return }
    var declared: [String: SourceLocation] = [:]
    for layer in file.file.stack {
      for (name, place) in file.project.file(layer).declaredNames { declared[name] = place }
    }
    for parameter in file.file.functions.flatMap(\.parameters) {
      guard let other = declared[parameter.name] else { continue }
      findings.report(
        "the parameter `\(parameter.name)` hides what has that name in the theme",
        at: file.tree.location(of: parameter.nameNode), labels: [DiagnosticLabel(other, "hidden")])
    }
  }
}
