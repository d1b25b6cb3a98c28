import ThemeSource

/// Rows of text in columns that align on a terminal.
package struct TextTable {
  /// What stands in one column of a row.
  package struct Cell {
    fileprivate let text: String
    fileprivate let style: TerminalStyle?
    fileprivate let width: Int

    /// Text, which is made visible.
    package static func text(_ text: String, _ style: TerminalStyle? = nil) -> Cell {
      let shown = VisibleText.escaping(text)
      return Cell(text: shown, style: style, width: VisibleText.width(of: shown))
    }

    /// Text with control sequences of our own, which takes `width` columns.
    package static func drawn(_ text: String, width: Int) -> Cell {
      Cell(text: text, style: nil, width: width)
    }
  }

  private var rows: [[Cell]] = []

  /// A table without rows.
  package init() {}

  /// Adds a row.
  package mutating func add(_ cells: [Cell]) {
    rows.append(cells)
  }

  /// Writes the rows, columns two spaces apart, without spaces at the ends of lines.
  ///
  /// A column in which no row has anything is left out.
  package func write(to text: inout StyledText) {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.width)
      }
    }
    for row in rows {
      let last = row.lastIndex { $0.width > 0 } ?? -1
      for (column, cell) in row.enumerated() where column <= last && widths[column] > 0 {
        text.append(cell.text, cell.style)
        if column < last { text.space(widths[column] - cell.width + 2) }
      }
      text.endLine()
    }
  }
}
