import ThemeSemantics
import ThemeSource
import ThemeSyntax

package enum UnusedImport: LintRule {
  package static let name: DiagnosticID = "unused_import"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.safe

  package static let page = """
    Finds imports of which a file reads nothing.

    ## Why it is bad

    The other file is loaded and evaluated for nothing, and its mistakes become this one's.

    ## Example

    ```theme
    // palette.theme
    let sun = #FFC53D
    ```

    ```theme
    import "palette.theme"

    background.accent = #1B4BD8
    ```

    ## Use instead

    ```theme
    // palette.theme
    let sun = #FFC53D
    ```

    ```theme
    import "palette.theme"

    background.accent = palette.sun
    ```

    ## Fix

    Safe: imports are private to their file, so nobody else can need it.
    """

  package static func check(_ project: ProjectContext, _ findings: inout Findings) {
    for index in project.themes {
      let file = project.file(index)
      guard !file.imports.isEmpty else { continue }
      let names = namesRead(in: file)
      for declaration in file.imports {
        guard let target = declaration.file,
          !names.contains(declaration.alias) || !project.uses.reads(import: target, in: index)
        else { continue }
        findings.report(
          "this file reads nothing of `\(declaration.alias)`",
          at: file.tree.location(of: declaration.path),
          fixes: [Fix("remove it", edits: [file.tree.removing(declaration.statement)])])
      }
    }
  }

  /// The names at the heads of expressions, among them the imports that are read. They tell apart
  /// two imports of one file.
  private static func namesRead(in file: ThemeFile) -> Set<String> {
    var names: Set<String> = []
    for index in 0..<file.tree.nodeCount {
      let node = NodeID(index)
      if file.tree.kind(of: node) == .reference { names.insert(file.tree.name(of: node)) }
    }
    return names
  }
}
