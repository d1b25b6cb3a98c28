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

  /// One line: a name and what stands behind it.
  private struct Row {
    let name: String
    let isSet: Bool
    let value: LetValue?
  }

  /// Writes the report.
  package func write(to text: inout StyledText) {
    if let selection {
      for variable in selection { writeInFull(variable, to: &text) }
      return
    }
    text.append(VisibleText.escaping(theme.name), .strong)
    text.append("  " + VisibleText.escaping(theme.world.file.source.name), .faint)
    text.endLine()
    for group in TokenGroup.allCases { write(group, to: &text) }
    if includesLets { writeLets(to: &text) }
    text.endLine()
    text.append("* set by this theme or one it extends; the rest is Auth0's", .faint)
    text.endLine()
  }

  private func write(_ group: TokenGroup, to text: inout StyledText) {
    let rows = Schema.tokens(in: group).map { schema in
      let token = theme.tokens[schema.index]
      return Row(
        name: schema.name, isSet: token.isSet,
        value: theme.world.letValue(of: .token(schema.index)))
    }
    write(rows, title: group.rawValue, isColors: group.type == .color, to: &text)
  }

  private func writeLets(to text: inout StyledText) {
    let rows = theme.lets.map { Row(name: $0.name, isSet: true, value: $0.value) }
    guard !rows.isEmpty else { return }
    let isColors = theme.lets.contains { $0.type == .color }
    write(rows, title: "let", isColors: isColors, to: &text)
  }

  private func write(_ rows: [Row], title: String, isColors: Bool, to text: inout StyledText) {
    let width = (rows.map { VisibleText.width(of: $0.name) }.max() ?? 0) + 2
    let column = columnWidth(of: rows)
    text.endLine()
    text.append(title.padded(to: isColors ? width + 2 : 0), .strong)
    if isColors {
      for appearance in appearances {
        let last = appearance == appearances.last
        text.append(last ? appearance.text : appearance.text.padded(to: column), .faint)
      }
    }
    text.endLine()
    for row in rows {
      text.append(row.isSet ? "* " : "  ", .help)
      text.append(VisibleText.escaping(row.name).padded(to: width))
      write(row.value, column: column, to: &text)
      text.endLine()
    }
  }

  private func columnWidth(of rows: [Row]) -> Int {
    var width = 14
    for row in rows {
      guard case .color(let color)? = row.value else { continue }
      for appearance in appearances {
        width = max(width, color[appearance].briefWidth + 2)
      }
    }
    return min(width, 48) + 3
  }

  private func write(_ value: LetValue?, column: Int, to text: inout StyledText) {
    switch value {
    case .color(let color):
      for appearance in appearances {
        text.swatch(color[appearance], in: appearance, of: theme.project)
        text.append(color[appearance].briefText)
        guard appearance != appearances.last else { break }
        let used = color[appearance].briefWidth + (text.depth >= .indexed ? 3 : 0)
        text.space(column - used)
      }
    case let value?: text.append(VisibleText.escaping(value.plainText))
    case nil: text.append("no value", .error)
    }
  }

  /// A variable that was asked for by name, with its exact value.
  private func writeInFull(_ variable: Variable, to text: inout StyledText) {
    let name = theme.world.name(of: variable)
    guard case .color(let color)? = theme.world.letValue(of: variable) else {
      text.append(VisibleText.escaping(name) + "  ", .strong)
      write(theme.world.letValue(of: variable), column: 0, to: &text)
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
