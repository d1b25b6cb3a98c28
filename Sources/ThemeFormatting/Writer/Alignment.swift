/// Lines that stand under each other, and what of them is aligned.
///
/// The `=` of assignments on adjacent lines are aligned, and so are the comments behind statements
/// on adjacent lines: a block of settings is a table, and is read down its columns. A blank line, a
/// comment on a line of its own or a statement of several lines begins a new table, so that an edit
/// moves no more than its neighbours. `let`s are not aligned: they are sentences with a keyword and
/// maybe a type, and palettes of thousands of them would change with every longer name.
///
/// A run is cut where aligning would move the end of a statement or a comment beyond the width, and
/// where a target is more than `widestStep` columns longer than its neighbour.
struct Alignment {
  /// One line with something to align.
  struct Line {
    /// The place in front of the `=` of an assignment.
    var equals: (offset: Int, column: Int)?
    /// The place behind the statement, if a comment follows.
    var comment: (offset: Int, column: Int)?
    /// The columns of the statement.
    var statementEnd: Int
    /// The columns of the whole line.
    var end: Int
    /// The spaces to put in front of the `=` and of the comment.
    fileprivate var padding = (equals: 0, comment: 0)

    init(
      equals: (offset: Int, column: Int)?, comment: (offset: Int, column: Int)?, statementEnd: Int,
      end: Int
    ) {
      self.equals = equals
      self.comment = comment
      self.statementEnd = statementEnd
      self.end = end
    }
  }

  /// How many columns longer than its neighbour a target may be to be aligned with it.
  private static let widestStep = 14

  private let width: Int
  private var lines: [Line] = []

  init(width: Int) {
    self.width = width
  }

  var isEmpty: Bool { lines.isEmpty }

  /// Adds the line below the last one.
  mutating func add(_ line: Line) { lines.append(line) }

  /// Aligns the lines, which are the last ones of `output`, and forgets them.
  mutating func flush(to output: inout Output) {
    guard !lines.isEmpty else { return }
    align()
    let total = lines.reduce(0) { $0 + $1.padding.equals + $1.padding.comment }
    if total > 0 { output.insertSpaces(total, at: insertions) }
    lines.removeAll(keepingCapacity: true)
  }

  /// Where spaces go, from the last place to the first.
  private var insertions: [(offset: Int, count: Int)] {
    var result: [(offset: Int, count: Int)] = []
    for line in lines.reversed() {
      if let comment = line.comment, line.padding.comment > 0 {
        result.append((comment.offset, line.padding.comment))
      }
      if let equals = line.equals, line.padding.equals > 0 {
        result.append((equals.offset, line.padding.equals))
      }
    }
    return result
  }

  // MARK: Columns

  private mutating func align() {
    alignRuns(
      column: \.equals?.column, end: \.statementEnd, widestStep: Self.widestStep
    ) { line, padding in
      line.padding.equals = padding
      line.comment?.column += padding
      line.statementEnd += padding
      line.end += padding
    }
    alignRuns(column: \.comment?.column, end: \.end, widestStep: width) { line, padding in
      line.padding.comment = padding
    }
  }

  /// Finds the runs of adjacent lines that have a column, and pads each up to the run's last one.
  private mutating func alignRuns(
    column: (Line) -> Int?, end: (Line) -> Int, widestStep: Int,
    pad: (inout Line, _ padding: Int) -> Void
  ) {
    var start = 0
    /// The column of the run, and the largest for which all its lines fit.
    var (target, limit) = (0, Int.max)
    func finish(_ lines: inout [Line], before index: Int) {
      for place in start..<index {
        if let own = column(lines[place]), own < target { pad(&lines[place], target - own) }
      }
      start = index
    }
    var last: Int?
    for index in lines.indices {
      let own = column(lines[index])
      // A line that is too long as it is does not hold the others back.
      let length = end(lines[index])
      let ownLimit = own.map { length > width ? Int.max : width - (length - $0) } ?? 0
      if let own, let last, abs(own - last) <= widestStep,
        max(target, own) <= min(limit, ownLimit)
      {
        (target, limit) = (max(target, own), min(limit, ownLimit))
      } else {
        finish(&lines, before: index)
        (target, limit) = (own ?? 0, ownLimit)
      }
      last = own
    }
    finish(&lines, before: lines.count)
  }
}
