/// How a text breaks into the rows of a window.
///
/// Rows are computed for all of the text, cells only for those that are shown.
struct Layout {
  /// What stands at the start of a row.
  enum Lead {
    /// The prompt.
    case prompt
    /// The prompt of a further line.
    case continuation
    /// Nothing: the row goes on with the line above.
    case nothing
  }

  /// One row of the window.
  struct Row {
    /// The bytes of the text in it.
    var range: Range<Int>
    /// What stands before them.
    var lead: Lead
  }

  /// The text, in UTF-8.
  let bytes: [UInt8]
  /// The rows; at least one.
  let rows: [Row]
  /// The width of the window.
  let columns: Int
  private let prompt: [Cell]
  private let continuation: [Cell]

  /// Breaks `bytes` into rows of at most `columns`, which is 2 or more.
  init(_ bytes: [UInt8], prompt: [Cell], continuation: [Cell], columns: Int) {
    self.bytes = bytes
    self.columns = columns
    self.prompt = prompt
    self.continuation = continuation
    let continuationWidth = width(of: continuation[...])
    var rows: [Row] = []
    var start = 0
    var lead = Lead.prompt
    var column = width(of: prompt[...])
    var lineStart = column
    func breakRow(at offset: Int, next: Lead, from nextStart: Int) {
      rows.append(Row(range: start..<offset, lead: lead))
      start = nextStart
      lead = next
      column = next == .continuation ? continuationWidth : 0
      lineStart = column
    }
    var reader = GlyphReader(bytes, in: 0..<bytes.count)
    while true {
      var plain = reader.skipPlain()
      while column + plain > columns {
        plain -= columns - column
        breakRow(at: reader.position - plain, next: .nothing, from: reader.position - plain)
      }
      column += plain
      guard let glyph = reader.next(column: column - lineStart) else { break }
      if glyph.isLineBreak {
        // The cursor needs a cell to stand in before the line break.
        if column == columns { breakRow(at: glyph.offset, next: .nothing, from: glyph.offset) }
        breakRow(at: glyph.offset, next: .continuation, from: glyph.offset + 1)
        continue
      }
      var width = glyph.width
      if glyph.isTab ? column == columns : column > 0 && column + width > columns {
        breakRow(at: glyph.offset, next: .nothing, from: glyph.offset)
        if glyph.isTab { width = GlyphReader.tabWidth }
      }
      column += min(width, columns - column)
    }
    if column == columns { breakRow(at: bytes.count, next: .nothing, from: bytes.count) }
    rows.append(Row(range: start..<bytes.count, lead: lead))
    self.rows = rows
  }

  /// Where the character at `offset` is shown.
  func position(of offset: Int) -> (row: Int, column: Int) {
    // The last row that begins at or before the offset.
    var low = 0
    var high = rows.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if rows[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    let lead = width(of: lead(of: low)[...])
    var column = lead
    var reader = GlyphReader(bytes, in: rows[low].range)
    while let glyph = reader.next(column: column - lead), glyph.offset + glyph.size <= offset {
      column += min(glyph.width, columns - column)
    }
    return (low, column)
  }

  /// What the row at `index` shows; `styles` are those of the bytes from `start` on.
  func cells(ofRow index: Int, styles: [TerminalStyle], from start: Int) -> [Cell] {
    var cells = lead(of: index)
    var column = width(of: cells[...])
    let lead = column
    var reader = GlyphReader(bytes, in: rows[index].range)
    while let glyph = reader.next(column: column - lead) {
      let width = min(glyph.width, columns - column)
      let style = styles[glyph.offset - start]
      glyph.append(to: &cells, style: style, width: width)
      column += width
    }
    return cells
  }

  private func lead(of row: Int) -> [Cell] {
    switch rows[row].lead {
    case .prompt: prompt
    case .continuation: continuation
    case .nothing: []
    }
  }
}

/// The columns that `cells` take.
func width(of cells: ArraySlice<Cell>) -> Int { cells.reduce(0) { $0 + $1.width } }

/// The cells that show the end of `text` in at most `limit` columns.
func cellsOfEnd(of text: String, style: TerminalStyle, limit: Int) -> [Cell] {
  var cells = cells(of: String(text.suffix(1_000)), style: style, limit: .max / 256)
  var excess = width(of: cells[...]) - limit
  while excess > 0 { excess -= cells.removeFirst().width }
  return cells
}

/// The cells that show `text` on a single row of at most `limit` columns; where it is cut, the
/// last one is `…` if `isMarked`.
func cells(of text: String, style: TerminalStyle, limit: Int, isMarked: Bool = true) -> [Cell] {
  var cells: [Cell] = []
  var column = 0
  // More bytes than this never fit, and need not be looked at.
  let bytes = Array(text.utf8.prefix(limit * 64 + 64))
  var reader = GlyphReader(bytes, in: 0..<bytes.count)
  while let glyph = reader.next(column: column) {
    let width = glyph.isLineBreak ? 2 : glyph.width
    if column + width > limit {
      guard isMarked else { return cells }
      while let last = cells.last, column > limit - 1 {
        cells.removeLast()
        column -= last.width
      }
      if limit > 0 { cells.append(Cell(text: "…", width: 1, style: style)) }
      return cells
    }
    glyph.append(to: &cells, style: style, width: width)
    column += width
  }
  return cells
}
