/// What is shown of one source line: all of it, or a window of a long one with `…` at cut ends.
///
/// A class: the first copy of such a structure costs a process 27,000 instructions, a hundredth of
/// linting a theme.
final class Excerpt {
  /// What is printed, from left to right.
  let cells: [DisplayCell]
  /// The column of each cell, and behind them the column after the last.
  private let starts: [Int]
  /// Whether text before the first cell is left out; the `…` takes the first column.
  let isCutBefore: Bool
  /// Whether text behind the last cell is left out.
  let isCutAfter: Bool
  /// The bytes that are shown.
  let source: Range<Int>

  /// The line at `line`, or the part of it around `place` that fits `columns`.
  convenience init(
    _ bytes: UnsafeRawBufferPointer, line: Range<Int>, around place: Int, columns: Int
  ) {
    var all = Excerpt.cells(bytes, in: line, upTo: columns)
    if all.last?.source.upperBound ?? line.upperBound == line.upperBound {
      self.init(all, source: line, isCutBefore: false, isCutAfter: false)
      return
    }
    // One column for each `…`, and some of what stands before the place.
    let columns = columns - 2
    let context = min(24, columns / 4)
    let place = Excerpt.scalarStart(bytes, place, in: line)
    let after = Excerpt.cells(bytes, in: place..<line.upperBound, upTo: columns - context)
    let isEndShown = after.last?.source.upperBound ?? place == line.upperBound
    let room = isEndShown ? columns - Excerpt.width(of: after) : context
    // A column rarely takes more than four bytes; if it does, less is shown.
    let far = Excerpt.scalarStart(bytes, max(line.lowerBound, place - 4 * room), in: line)
    let before = Excerpt.cells(bytes, in: far..<place, upTo: .max)
    if far == line.lowerBound, Excerpt.width(of: before) <= room {
      // The place is near the start, so the window begins there.
      all = Excerpt.cells(bytes, in: line, upTo: columns)
      let source = line.lowerBound..<(all.last?.source.upperBound ?? line.lowerBound)
      self.init(all, source: source, isCutBefore: false, isCutAfter: true)
      return
    }
    var kept = before[...]
    var width = Excerpt.width(of: kept)
    while let first = kept.first, width > room || first.width == 0 {
      width -= first.width
      kept.removeFirst()
    }
    let shown = kept + after
    let source = (kept.first?.source.lowerBound ?? place)..<(shown.last?.source.upperBound ?? place)
    self.init(Array(shown), source: source, isCutBefore: true, isCutAfter: !isEndShown)
  }

  private init(
    _ cells: [DisplayCell], source: Range<Int>, isCutBefore: Bool, isCutAfter: Bool
  ) {
    self.cells = cells
    self.source = source
    self.isCutBefore = isCutBefore
    self.isCutAfter = isCutAfter
    var column = isCutBefore ? 1 : 0
    starts =
      cells.map { cell in
        defer { column += cell.width }
        return column
      } + [column]
  }

  /// Whether so much of what is shown cannot be text that showing it helps nobody.
  var isBinary: Bool {
    let wrong = cells.count { $0.isSpelledOut && ($0.text == "<U+0000>" || $0.width == 6) }
    return wrong >= 8 && wrong * 2 >= cells.count
  }

  /// Whether the place at `offset` is shown.
  func shows(_ offset: Int) -> Bool {
    source.lowerBound <= offset
      && (isCutAfter ? offset < source.upperBound : offset <= source.upperBound)
  }

  /// The columns that `range` takes; one at least, so that an empty range is seen.
  func columns(of range: Range<Int>) -> Range<Int> {
    // The first cell that ends behind the start, and the first that starts at or behind the end.
    let first = cells.partitioningIndex { $0.source.upperBound > range.lowerBound }
    let last = cells.partitioningIndex { $0.source.lowerBound >= range.upperBound }
    return starts[first]..<max(starts[first] + 1, starts[max(first, last)])
  }

  /// The column of the first character that is not white space; `nil` in a cut or blank line.
  var indentation: Int? {
    guard !isCutBefore else { return nil }
    let index = cells.firstIndex { cell in cell.text.utf8.contains { $0 != 0x20 } }
    return index.map { starts[$0] }
  }

  /// Cells while they fit `columns`. What takes no column counts a little, so that there is an end.
  private static func cells(
    _ bytes: UnsafeRawBufferPointer, in range: Range<Int>, upTo columns: Int
  ) -> [DisplayCell] {
    let plain = plainCells(bytes, in: range, upTo: columns)
    if let plain { return plain }
    var result: [DisplayCell] = []
    var scanner = DisplayCells(bytes, in: range)
    while let cell = scanner.next() {
      if scanner.column > columns || result.count / 4 > columns { break }
      result.append(cell)
    }
    return result
  }

  /// The cells of a line, or of as much as fits, that is printable ASCII; `nil` for others.
  private static func plainCells(
    _ bytes: UnsafeRawBufferPointer, in range: Range<Int>, upTo columns: Int
  ) -> [DisplayCell]? {
    let end = range.count > columns ? range.lowerBound + columns : range.upperBound
    // What follows the last character may belong to it.
    let next = min(end + 1, range.upperBound)
    guard bytes[range.lowerBound..<next].allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    var cells: [DisplayCell] = []
    cells.reserveCapacity(end - range.lowerBound)
    for place in range.lowerBound..<end {
      cells.append(
        DisplayCell(
          source: place..<(place + 1), text: String(Unicode.Scalar(bytes[place])), width: 1,
          isSpelledOut: false))
    }
    return cells
  }

  private static func width(of cells: some Sequence<DisplayCell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  /// The start of the scalar that the byte at `offset` belongs to.
  private static func scalarStart(
    _ bytes: UnsafeRawBufferPointer, _ offset: Int, in line: Range<Int>
  ) -> Int {
    var start = offset
    while start > line.lowerBound, start > offset - 3, start < line.upperBound,
      bytes[start] & 0xC0 == 0x80
    {
      start -= 1
    }
    return start
  }
}

extension Array {
  /// The index of the first element that `isIn` holds for; it holds for all behind that one too.
  fileprivate func partitioningIndex(_ isIn: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isIn(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
