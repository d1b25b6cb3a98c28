import ThemeSemantics
import ThemeSource
import ThemeSyntax

package enum UnusedLet: LintRule {
  package static let name: DiagnosticID = "unused_let"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.unsafe

  private static let asksPalettes = false
  package static let options = [
    ConfigurationSetting(
      "palettes", .boolean, default: .boolean(asksPalettes),
      "Whether names in a palette, a file that sets no token, have to be used too.")
  ]

  package static let page = """
    Finds `let`s that no file of the project reads. Setting an inherited one is not reading it.

    ## Why it is bad

    A reader takes it for part of the brand, changes it, and nothing happens.

    ## Example

    ```theme
    let blue = #1B4BD8
    let sun  = #FFC53D

    background.accent = blue
    ```

    ## Use instead

    ```theme
    let blue = #1B4BD8

    background.accent = blue
    ```

    ## Options

    A palette, a file that sets no token, is a list of names to choose from, so those that nobody
    chose are not reported there, unless `palettes = true`.

    ## Fix

    Unsafe: it removes the declaration, which somebody outside of the project may import.
    """

  package static func check(_ project: ProjectContext, _ findings: inout Findings) {
    let includesPalettes = project.settings.boolean(
      "palettes", of: Self.self, default: asksPalettes)
    for index in project.themes {
      let file = project.file(index)
      if project.isPalette(file), !includesPalettes { continue }
      for (place, declaration) in file.lets.enumerated()
      where !project.uses.readsLet(place, of: index) {
        let name = file.tree.name(of: declaration.name)
        let setters = project.settings(of: .introduced(file: index, index: place))
        findings.report(
          "nothing reads `\(name)`", at: file.tree.location(of: declaration.name),
          labels: setters.prefix(3).map { DiagnosticLabel($0, "set here") },
          fixes: setters.isEmpty
            ? [Fix("remove it", .unsafe, edits: [file.tree.removing(declaration.statement)])] : [])
      }
    }
  }
}

extension ProjectContext {
  /// Where inherited values are set for a `let`.
  fileprivate func settings(of variable: Variable) -> [SourceLocation] {
    guard case .introduced(let owner, _) = variable else { return [] }
    return project.files.filter { $0.index != owner && $0.layers.contains(owner) }.flatMap { file in
      file.settings.filter { $0.variables == VariableList(variable) }.map {
        file.tree.location(of: $0.path)
      }
    }
  }
}
