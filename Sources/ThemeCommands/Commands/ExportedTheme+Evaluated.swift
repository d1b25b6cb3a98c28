import ThemeExchange
import ThemeSemantics
import ThemeSource
import ThemeTokens

extension ExportedTheme {
  /// What emitters need of a theme that evaluated without errors.
  init(_ theme: EvaluatedTheme) {
    let main = theme.world.file
    self.init(
      name: theme.name, source: theme.project.pathInRoot(of: main),
      values: theme.tokens.map { $0.value ?? $0.schema.defaultValue },
      documentation: theme.documentation, tokenDocumentation: theme.tokenDocumentation(),
      onlyAppearance: theme.world.appearances.onlyScheme)
  }
}

extension Project {
  /// The path of a file below the folder of its project, which is the same wherever a command is
  /// started.
  fileprivate func pathInRoot(of file: ThemeFile) -> String {
    root == "/" ? String(file.path.dropFirst()) : String(file.path.dropFirst(root.count + 1))
  }
}
