import ThemeSemantics
import ThemeSource
import ThemeSyntax

package enum UnusedFunction: LintRule {
  package static let name: DiagnosticID = "unused_function"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.unsafe

  private static let asksPalettes = false
  package static let options = [
    ConfigurationSetting(
      "palettes", .boolean, default: .boolean(asksPalettes),
      "Whether functions in a palette, a file that sets no token, have to be called too.")
  ]

  package static let page = """
    Finds functions that no file of the project calls.

    ## Why it is bad

    It is read, kept and changed with the rest, for nothing.

    ## Example

    ```theme
    func tint(_ base: Color) = base.lighten(by: 40%)

    background.accent = #1B4BD8
    ```

    ## Use instead

    ```theme
    background.accent = #1B4BD8
    ```

    ## Options

    In a palette, a file that sets no token, functions are offered to others, so those that nobody
    calls are not reported there, unless `palettes = true`.

    ## Fix

    Unsafe: it removes the declaration, which somebody outside of the project may import.
    """

  package static func check(_ project: ProjectContext, _ findings: inout Findings) {
    let includesPalettes = project.settings.boolean(
      "palettes", of: Self.self, default: asksPalettes)
    for index in project.themes {
      let file = project.file(index)
      if project.isPalette(file), !includesPalettes { continue }
      for (place, function) in file.functions.enumerated()
      where !project.uses.callsFunction(place, of: index) {
        findings.report(
          "nothing calls `\(file.tree.name(of: function.name))`",
          at: file.tree.location(of: function.name),
          fixes: [Fix("remove it", .unsafe, edits: [file.tree.removing(function.statement)])])
      }
    }
  }
}
