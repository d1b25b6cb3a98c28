import ThemeLineEditor

/// A terminal without a window: interprets what a program writes and keeps the screen.
///
/// It breaks rows that are too long, scrolls, and breaks rows anew when its size changes, as the
/// terminals do that people use.
struct VirtualTerminal {
  struct Cell: Equatable {
    var text = " "
    /// 0 in the second column of a wide character.
    var width = 1
    /// The parameters of the latest `ESC [ … m`.
    var style = "0"
  }

  struct Row {
    var cells: [Cell]
    /// Whether the row goes on with the next one because it was full.
    var isBroken = false
  }

  private(set) var columns: Int
  private(set) var rows: [Row]
  /// The rows that went out at the top, oldest first.
  private(set) var scrollback: [Row] = []
  private(set) var cursor = (row: 0, column: 0)
  private(set) var isCursorShown = true
  private(set) var marksPastes = false
  private(set) var bells = 0
  /// Sequences that it knows nothing about.
  private(set) var unknown: [String] = []
  private var style = "0"
  /// Whether the last column was written, so that the next character belongs to the next row.
  private var isFull = false
  /// Where the latest character stands, while a mark may join it.
  private var latest: (row: Int, column: Int)?
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = (0..<rows).map { _ in Row(cells: Self.blanks(columns)) }
  }

  private static func blanks(_ count: Int) -> [Cell] { Array(repeating: Cell(), count: count) }

  /// The text of each row without the blanks at its end.
  var lines: [String] { rows.map(Self.line) }
  var text: String { lines.joined(separator: "\n") }

  static func line(_ row: Row) -> String {
    var line = row.cells.filter { $0.width > 0 }.map(\.text).joined()
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// What was written to the screen from its start, including what scrolled out.
  var allLines: [String] { (scrollback + rows).map(Self.line) }

  mutating func feed(_ text: String) { feed(Array(text.utf8)) }

  mutating func feed(_ bytes: [UInt8]) {
    pending += bytes
    var position = 0
    while position < pending.count {
      let size = pending[position] == 0x1B ? sequenceSize(at: position) : scalarSize(at: position)
      guard let size, position + size <= pending.count else { break }
      interpret(pending[position..<position + size])
      position += size
    }
    pending.removeFirst(position)
  }

  private func scalarSize(at index: Int) -> Int? {
    let byte = pending[index]
    return byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  private func sequenceSize(at index: Int) -> Int? {
    guard index + 1 < pending.count else { return nil }
    guard pending[index + 1] == UInt8(ascii: "[") else { return 2 }
    let end = pending[(index + 2)...].firstIndex { (0x40...0x7E).contains($0) }
    return end.map { $0 + 1 - index }
  }

  private mutating func interpret(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return }
    if scalar.value >= 0x20 && scalar.value != 0x7F { return print(scalar) }
    latest = nil
    switch scalar.value {
    case 0x07: bells += 1
    case 0x08: moveTo(cursor.row, cursor.column - 1)
    case 0x0A: lineFeed()
    case 0x0D: moveTo(cursor.row, 0)
    case 0x1B where text.hasPrefix("\u{1B}["): control(String(text.dropFirst(2)))
    default: unknown.append(text)
    }
  }

  private mutating func control(_ sequence: String) {
    guard let final = sequence.last else { return }
    let parameters = sequence.dropLast()
    let number = Int(parameters) ?? 0
    switch final {
    case "A": moveTo(cursor.row - max(number, 1), cursor.column)
    case "B": moveTo(cursor.row + max(number, 1), cursor.column)
    case "C": moveTo(cursor.row, cursor.column + max(number, 1))
    case "D": moveTo(cursor.row, cursor.column - max(number, 1))
    case "G": moveTo(cursor.row, max(number, 1) - 1)
    case "H" where parameters.isEmpty: moveTo(0, 0)
    case "J" where parameters.isEmpty: eraseBelow()
    case "J" where number == 2:
      for row in rows.indices { rows[row] = Row(cells: Self.blanks(columns)) }
    case "K" where parameters.isEmpty: erase(from: cursor.column, in: cursor.row)
    case "m": style = parameters.isEmpty ? "0" : String(parameters)
    case "h" where parameters == "?25": isCursorShown = true
    case "l" where parameters == "?25": isCursorShown = false
    case "h" where parameters == "?2004": marksPastes = true
    case "l" where parameters == "?2004": marksPastes = false
    default: unknown.append(sequence)
    }
  }

  private mutating func moveTo(_ row: Int, _ column: Int) {
    cursor = (min(max(row, 0), rows.count - 1), min(max(column, 0), columns - 1))
    isFull = false
  }

  private mutating func lineFeed() {
    isFull = false
    if cursor.row + 1 < rows.count {
      cursor.row += 1
    } else {
      scrollback.append(rows.removeFirst())
      rows.append(Row(cells: Self.blanks(columns)))
    }
  }

  private mutating func eraseBelow() {
    erase(from: cursor.column, in: cursor.row)
    for row in rows.indices.dropFirst(cursor.row + 1) {
      rows[row] = Row(cells: Self.blanks(columns))
    }
  }

  private mutating func erase(from column: Int, in row: Int) {
    for column in column..<columns { rows[row].cells[column] = Cell() }
    rows[row].isBroken = false
  }

  private mutating func print(_ scalar: Unicode.Scalar) {
    if let latest, case let joined = rows[latest.row].cells[latest.column].text + String(scalar),
      joined.count == 1
    {
      place(joined, at: latest)
      return
    }
    let text = String(scalar)
    let width = displayWidth(of: Character(text))
    if isFull || cursor.column + width > columns {
      rows[cursor.row].isBroken = true
      lineFeed()
      cursor.column = 0
    }
    place(text, at: cursor)
  }

  private mutating func place(_ text: String, at place: (row: Int, column: Int)) {
    let width = max(1, displayWidth(of: Character(text)))
    rows[place.row].cells[place.column] = Cell(text: text, width: width, style: style)
    if width == 2 {
      rows[place.row].cells[place.column + 1] = Cell(text: "", width: 0, style: style)
    }
    latest = place
    cursor = (place.row, min(place.column + width, columns - 1))
    isFull = place.column + width == columns
  }

  // MARK: Another size

  mutating func resize(columns newColumns: Int, rows newCount: Int) {
    var place = scrollback.count + cursor.row
    var column = isFull ? columns : cursor.column
    if newColumns != columns {
      (rows, place, column) = rebroken(scrollback + rows, newColumns, place, column)
    } else {
      rows = scrollback + rows
    }
    columns = newColumns
    while rows.count > place + 1, rows.count > newCount, Self.line(rows[rows.count - 1]).isEmpty {
      rows.removeLast()
    }
    while rows.count < newCount { rows.append(Row(cells: Self.blanks(columns))) }
    // The cursor stays in the window.
    let top = min(rows.count - newCount, place)
    scrollback = Array(rows[..<top])
    rows = Array(rows[top..<(top + newCount)])
    latest = nil
    moveTo(place - top, column)
  }

  private func rebroken(
    _ old: [Row], _ newColumns: Int, _ cursorRow: Int, _ cursorColumn: Int
  ) -> ([Row], Int, Int) {
    var new: [Row] = []
    var place = (row: 0, column: 0)
    var line: [Cell] = []
    var cursorOffset: Int?
    for (index, row) in old.enumerated() {
      if index == cursorRow { cursorOffset = line.count + cursorColumn }
      line += row.cells
      if row.isBroken { continue }
      while let last = line.last, last == Cell() { line.removeLast() }
      var cells: [Cell] = []
      for (offset, cell) in line.enumerated() where cell.width > 0 {
        if cells.count + cell.width > newColumns {
          new.append(Row(cells: cells + Self.blanks(newColumns - cells.count), isBroken: true))
          cells = []
        }
        if let wanted = cursorOffset, wanted >= offset {
          place = (new.count, cells.count + wanted - offset)
        }
        cells.append(cell)
        if cell.width == 2 { cells.append(Cell(text: "", width: 0, style: cell.style)) }
      }
      if let wanted = cursorOffset, wanted >= line.count {
        place = (new.count, min(cells.count + wanted - line.count, newColumns))
      }
      new.append(Row(cells: cells + Self.blanks(newColumns - cells.count)))
      line = []
      cursorOffset = nil
    }
    return (new, place.row, place.column)
  }
}
