import ThemeReports
import ThemeSemantics
import ThemeSource
import ThemeTokens

extension SessionCommand {
  static let palette = SessionCommand(
    "palette", "", "Shows every colour, light and dark."
  ) { session, _ in
    var printer = session.makePrinter()
    let snapshot = session.snapshot
    for group in TokenGroup.allCases where group.type == .color {
      let cells = Schema.tokens(in: group).map {
        (name: $0.name, variable: Variable.token($0.index))
      }
      printer.grid(group.rawValue, cells, in: snapshot)
    }
    let lets = snapshot.theme.lets.filter { $0.type == .color }
    printer.grid("lets", lets.map { ($0.name, $0.variable) }, in: snapshot)
    return printer.output
  }
}

extension Printer {
  /// Colours under a heading, as many in a row as fit.
  fileprivate mutating func grid(
    _ heading: String, _ cells: [(name: String, variable: Variable)], in snapshot: Snapshot
  ) {
    guard !cells.isEmpty else { return }
    text.append(heading, .strong)
    endLine()
    let nameWidth = min(cells.map { VisibleText.width(of: $0.name) }.max() ?? 0, 32)
    let shown = settings.mode.appearances.filter(\.isStandard)
    let isColored = settings.colors >= .indexed
    let cellWidth = 2 + shown.count * (isColored ? 5 : 10) + nameWidth
    let columns = max(1, (settings.columns + 1) / (cellWidth + 1))
    for (place, cell) in cells.enumerated() {
      text.append("  ")
      for appearance in shown {
        guard let color = snapshot.theme.world.color(of: cell.variable) else {
          text.append(isColored ? "???? " : padded("no value ", to: 10), .faint)
          continue
        }
        if isColored {
          swatch(color[appearance], in: appearance)
        } else {
          let hex = snapshot.project.components(of: color[appearance], in: appearance)?.hexString
          text.append(hex ?? "(app's)")
          text.space(10 - (hex ?? "(app's)").utf8.count)
        }
      }
      let name = cut(cell.name, to: nameWidth)
      text.append(name)
      let isLast = place % columns == columns - 1 || place == cells.count - 1
      if isLast { endLine() } else { text.space(nameWidth - VisibleText.width(of: name) + 1) }
    }
  }
}
