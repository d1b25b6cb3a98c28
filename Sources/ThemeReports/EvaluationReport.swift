import ThemeSemantics
import ThemeSource
import ThemeTokens

/// An evaluated theme as a table for people: what `theme eval` prints.
package struct EvaluationReport {
  package let theme: EvaluatedTheme
  /// The variables to show, in order; `nil` for every token, by group.
  package var selection: [Variable]?
  /// Whether `let`s follow the tokens.
  package var includesLets = false
  /// The columns of colours.
  package var appearances: [Appearance] = [.light, .dark]

  /// A report of every token of `theme`.
  package init(_ theme: EvaluatedTheme) { self.theme = theme }

  /// Writes the report. `workers` write parts of many `let`s at the same time; `flush` is given what
  /// has piled up now and then.
  package func write(
    to text: inout StyledText, workers: Workers = .serial,
    flush: (inout StyledText) -> Void = { _ in }
  ) {
    if let selection {
      for variable in selection { writeInFull(variable, to: &text) }
      return
    }
    text.append(VisibleText.escaping(theme.name), .strong)
    text.append("  " + VisibleText.escaping(theme.world.file.source.name), .faint)
    text.endLine()
    for group in TokenGroup.allCases {
      EvaluationTable(theme, group, appearances)
        .write(title: group.rawValue, to: &text, workers: .serial, flush: flush)
    }
    if includesLets {
      EvaluationTable(letsOf: theme, appearances)
        .write(title: "let", to: &text, workers: workers, flush: flush)
    }
    text.endLine()
    text.append("* set by this theme or one it extends; the rest is Auth0's", .faint)
    text.endLine()
  }

  /// A variable that was asked for by name, with its exact value.
  private func writeInFull(_ variable: Variable, to text: inout StyledText) {
    let name = theme.world.name(of: variable)
    guard case .color(let color)? = theme.world.letValue(of: variable) else {
      text.append(VisibleText.escaping(name) + "  ", .strong)
      text.append(value: theme.world.letValue(of: variable))
      text.endLine()
      return
    }
    text.append(VisibleText.escaping(name), .strong)
    text.endLine()
    let shown = Appearance.allCases.filter {
      appearances.contains($0) || appearances.count > 1 && color.isShown($0)
    }
    let width = (shown.map { $0.text.utf8.count }.max() ?? 0) + 2
    for appearance in shown {
      text.append("  " + appearance.text.padded(to: width), .faint)
      text.swatch(color[appearance], in: appearance, of: theme.project)
      text.append(color[appearance].fullText)
      text.endLine()
    }
  }
}
