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
    let nameWidth: Int
    let isSet: Bool
    let value: LetValue?
    /// The text of a colour in each appearance that is shown. Made once: it is measured for the
    /// columns before it is written.
    let colors: [(text: String, width: Int)]

    init(_ name: String, isSet: Bool, _ value: LetValue?, _ appearances: [Appearance]) {
      self.name = VisibleText.escaping(name)
      nameWidth = VisibleText.width(of: self.name)
      self.isSet = isSet
      self.value = value
      guard case .color(let color)? = value else {
        colors = []
        return
      }
      colors = appearances.map { appearance in
        let text = color[appearance].briefText
        guard case .plain = color[appearance] else { return (text, VisibleText.width(of: text)) }
        // Hex, behind a `≈` of three bytes and one column where that is not exactly the colour.
        let bytes = text.utf8
        return (text, bytes.first == UInt8(ascii: "#") ? bytes.count : bytes.count - 2)
      }
    }
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
        schema.name, isSet: token.isSet, theme.world.letValue(of: .token(schema.index)),
        appearances)
    }
    write(rows, title: group.rawValue, isColors: group.type == .color, to: &text)
  }

  private func writeLets(to text: inout StyledText) {
    var rows: [Row] = []
    var isColors = false
    for item in theme.world.declaredLets {
      rows.append(
        Row(item.name, isSet: true, theme.world.letValue(of: item.variable), appearances))
      if item.type == .color { isColors = true }
    }
    guard !rows.isEmpty else { return }
    write(rows, title: "let", isColors: isColors, to: &text)
  }

  private func write(_ rows: [Row], title: String, isColors: Bool, to text: inout StyledText) {
    let width = (rows.lazy.map(\.nameWidth).max() ?? 0) + 2
    let widest = rows.lazy.flatMap(\.colors).map { $0.width + 2 }.max() ?? 0
    let column = min(max(14, widest), 48) + 3
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
      text.append(row.name)
      text.space(width - row.nameWidth)
      write(row, column: column, to: &text)
      text.endLine()
    }
  }

  private func write(_ row: Row, column: Int, to text: inout StyledText) {
    switch row.value {
    case .color(let color):
      for (appearance, shown) in zip(appearances, row.colors) {
        text.swatch(color[appearance], in: appearance, of: theme.project)
        text.append(shown.text)
        guard appearance != appearances.last else { break }
        text.space(column - shown.width - (text.depth >= .indexed ? 3 : 0))
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
      write(
        Row(name, isSet: true, theme.world.letValue(of: variable), appearances), column: 0,
        to: &text)
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
