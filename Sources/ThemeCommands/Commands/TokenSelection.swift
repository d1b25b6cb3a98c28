import ThemeSemantics
import ThemeSource
import ThemeTokens

/// Reads what the user calls tokens: paths, groups, `let`s.
struct TokenSelection {
  let theme: EvaluatedTheme
  /// The command that they are given to.
  let command: String

  init(_ theme: EvaluatedTheme, command: String) {
    self.theme = theme
    self.command = command
  }

  /// The variables that `paths` name, in order.
  func variables(_ paths: some Sequence<String>) -> Result<[Variable], UsageError> {
    var variables: [Variable] = []
    for path in paths {
      if let group = TokenGroup(rawValue: path) {
        variables += Schema.tokens(in: group).map { .token($0.index) }
      } else if path == "colors" {
        variables += Schema.tokens.filter { $0.type == .color }.map { .token($0.index) }
      } else if let variable = theme.variable(named: path) {
        variables.append(variable)
      } else {
        let names =
          Schema.tokens.map(\.path) + TokenGroup.allCases.map(\.rawValue) + theme.lets.map(\.name)
        return .failure(
          .unknown(
            "token, group or let", path, suggestions: Spelling.closest(to: path, among: names),
            otherwise: "`theme tokens` lists the tokens", command: command))
      }
    }
    return .success(variables)
  }
}
