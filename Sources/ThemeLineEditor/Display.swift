/// Keeps the rows on the screen equal to what they should show, with as little output as it takes.
///
/// It writes only in the rows from the one where the first prompt began, and never relies on the
/// terminal to break rows. Each function returns what to send to the terminal.
package struct Display {
  /// The size of the window.
  private var columns: Int
  private var windowRows: Int
  /// What the rows on the screen show, from the row of the prompt.
  private var shown: [[Cell]] = []
  /// The rows that the terminal has room for so far; going below needs a line feed.
  private var reachedRows = 1
  /// Where the terminal's cursor is, from the row of the prompt.
  private var cursor = (row: 0, column: 0)
  /// The first row of the text that is shown, when the window is too low for all of it.
  private var top = 0
  private var layout: Layout?
  private var prompts: [[Cell]] = []
  private var output = ""

  /// A display in a window of this size whose cursor stands at the start of an empty row.
  package init(columns: Int, rows: Int) {
    self.columns = max(2, columns)
    windowRows = max(1, rows)
  }

  /// Shows `frame`.
  package mutating func draw(_ frame: Frame) -> String {
    let layout = updatedLayout(for: frame)
    let footer = frame.footer(columns: columns, windowRows: windowRows)
    let position = layout.position(of: frame.cursor)
    let height = max(1, windowRows - footer.count)
    top = max(min(top, position.row, layout.rows.count - height), position.row - height + 1, 0)
    let visible = top..<min(top + height, layout.rows.count)
    let bytes =
      layout.rows[visible.lowerBound].range
      .lowerBound..<layout.rows[visible.upperBound - 1].range.upperBound
    let styles = frame.styles(in: bytes)
    show(visible.map { layout.cells(ofRow: $0, styles: styles, from: bytes.lowerBound) } + footer)
    move(toRow: position.row - top, column: position.column)
    return takeOutput()
  }

  /// Leaves what is shown where it is and moves to the start of a row below.
  package mutating func finish() -> String {
    move(toRow: max(0, shown.count - 1), column: cursor.column)
    output += "\r\n"
    forget()
    return takeOutput()
  }

  /// Clears the window; what is drawn next begins at its top.
  package mutating func clear() -> String {
    output += "\u{1B}[H\u{1B}[2J"
    forget()
    return takeOutput()
  }

  /// Begins in the row that the cursor is in, and clears what is there and below.
  package mutating func begin() -> String {
    forget()
    return "\r\u{1B}[J"
  }

  private mutating func forget() {
    shown = []
    reachedRows = 1
    cursor = (0, 0)
    top = 0
  }

  /// Takes notice of the window's new size and clears the rows that were shown, wherever the
  /// terminal moved them.
  ///
  /// Terminals of today break the rows that are too long for a narrower window, so one row may
  /// have become several.
  package mutating func resize(columns newColumns: Int, rows: Int) -> String {
    let newColumns = max(2, newColumns)
    var above = 0
    for row in shown.prefix(cursor.row) {
      above += brokenRows(row[...], columns: newColumns, upTo: .max).row + 1
    }
    if cursor.row < shown.count {
      let row = shown[cursor.row]
      above += brokenRows(row[...], columns: newColumns, upTo: cursor.column).row
    }
    if above > 0 { output += "\u{1B}[\(above)A" }
    output += "\r\u{1B}[J"
    forget()
    columns = newColumns
    windowRows = max(1, rows)
    layout = nil
    return takeOutput()
  }
}

// MARK: - Layout

extension Display {
  private mutating func updatedLayout(for frame: Frame) -> Layout {
    let limit = max(0, columns - 3)
    // Of a prompt that is too long, its end says more: what comes next is the user's.
    let prompts = [frame.prompt, frame.continuationPrompt].map {
      cellsOfEnd(of: $0, style: frame.promptStyle, limit: limit)
    }
    let bytes = Array(frame.text.utf8) + Array(frame.suggestion.utf8)
    if let layout, layout.bytes == bytes, self.prompts == prompts { return layout }
    let layout = Layout(bytes, prompt: prompts[0], continuation: prompts[1], columns: columns)
    self.layout = layout
    self.prompts = prompts
    return layout
  }

  /// Where the column `limit` of a row of `cells` is when it is broken after `columns` columns.
  private func brokenRows(
    _ cells: ArraySlice<Cell>, columns: Int, upTo limit: Int
  ) -> (row: Int, column: Int) {
    var place = (row: 0, column: 0)
    var total = 0
    for cell in cells {
      if place.column + cell.width > columns { place = (place.row + 1, 0) }
      if total >= limit { return place }
      place.column += cell.width
      total += cell.width
    }
    return place
  }
}

// MARK: - Output

extension Display {
  private mutating func takeOutput() -> String {
    defer { output = "" }
    return output
  }

  /// Makes the screen show `rows` in place of `shown`.
  private mutating func show(_ rows: [[Cell]]) {
    let changed = rows.indices.filter { $0 >= shown.count || rows[$0] != shown[$0] }
    let hidesCursor = changed.count > 1
    if hidesCursor { output += "\u{1B}[?25l" }
    for index in changed {
      showRow(rows[index], at: index, replacing: index < shown.count ? shown[index] : [])
    }
    if rows.count < shown.count {
      move(toRow: rows.count, column: 0)
      output += "\u{1B}[J"
    }
    shown = rows
    if hidesCursor { output += "\u{1B}[?25h" }
  }

  private mutating func showRow(_ new: [Cell], at index: Int, replacing old: [Cell]) {
    let common = min(new.count, old.count)
    let prefix = (0..<common).first { new[$0] != old[$0] } ?? common
    let newWidth = width(of: new[...])
    let oldWidth = width(of: old[...])
    var suffix = 0
    if newWidth == oldWidth {
      while suffix < common - prefix,
        new[new.count - 1 - suffix] == old[old.count - 1 - suffix]
      {
        suffix += 1
      }
    }
    move(toRow: index, column: width(of: new[..<prefix]))
    write(new[prefix..<(new.count - suffix)])
    if newWidth < oldWidth { output += "\u{1B}[K" }
  }

  private mutating func write(_ cells: ArraySlice<Cell>) {
    var style = TerminalStyle.plain
    for cell in cells {
      if cell.style != style {
        output += cell.style.escapeSequence
        style = cell.style
      }
      // Terminals disagree about the width of characters made of several scalars, so clear their
      // place, and say where to go on.
      let isDisputed = cell.text.unicodeScalars.count > 1
      if isDisputed && cell.width > 1 { output += "  \u{1B}[\(cursor.column + 1)G" }
      output += cell.text
      cursor.column += cell.width
      if isDisputed && cursor.column < columns { output += "\u{1B}[\(cursor.column + 1)G" }
    }
    if style != .plain { output += TerminalStyle.plain.escapeSequence }
  }

  private mutating func move(toRow row: Int, column: Int) {
    let reachable = min(row, reachedRows - 1)
    if reachable < cursor.row {
      output += "\u{1B}[\(cursor.row - reachable)A"
    } else if reachable > cursor.row {
      output += "\u{1B}[\(reachable - cursor.row)B"
    }
    if row > reachable {
      output += "\r" + String(repeating: "\n", count: row - reachable)
      cursor.column = 0
      reachedRows = row + 1
    }
    cursor.row = row
    guard cursor.column != column else { return }
    output += column == 0 ? "\r" : "\u{1B}[\(column + 1)G"
    cursor.column = column
  }
}
