/// Lines that stand under each other, and what of them is aligned.
///
/// The `=` of assignments on adjacent lines are aligned, and so are the comments behind statements
/// on adjacent lines: a block of settings is a table, and is read down its columns. A blank line, a
/// comment on a line of its own or a statement of several lines begins a new table, so that an edit
/// moves no more than its neighbours. `let`s are not aligned: they are sentences with a keyword and
/// maybe a type, and palettes of thousands of them would change with every longer name.
///
/// A run is cut where aligning would move the end of a statement or a comment beyond the width, and
/// where a target is more than `widestStep` columns longer than its neighbour, or a statement with a
/// comment more than `widestCommentStep`. A comment far from what it is about is not read with it.
struct Alignment {
  /// One line with something to align.
  struct Line {
    /// The place in front of the `=` of an assignment.
    var equals: (offset: Int, column: Int)?
    /// The place behind the statement, if a comment follows.
    var comment: (offset: Int, column: Int)?
    /// The columns of the statement.
    var statementEnd: Int
    /// The columns of the whole line, or of a comment below that goes on from its own if that is
    /// longer.
    var end: Int
    /// The places of the lines below with comments that go on from its own, and move with it.
    var continuations: [Int] = []
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
  /// How many columns longer than its neighbour a statement may be to have its comment aligned with
  /// it: as many as make `#1B5CFF` and a pair of two such colours one table.
  private static let widestCommentStep = 30

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
    let total = lines.reduce(0) {
      $0 + ($1.padding.equals + $1.padding.comment) * (1 + $1.continuations.count)
    }
    if total > 0 { output.insertSpaces(total, at: insertions) }
    lines.removeAll(keepingCapacity: true)
  }

  /// Where spaces go, from the last place to the first.
  private var insertions: [(offset: Int, count: Int)] {
    var result: [(offset: Int, count: Int)] = []
    for line in lines.reversed() {
      let moved = line.padding.equals + line.padding.comment
      if moved > 0 { result += line.continuations.reversed().map { ($0, moved) } }
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
      column: \.equals?.column, end: \.statementEnd, widestStep: Self.widestStep,
      movesLongLines: true
    ) { line, padding in
      line.padding.equals = padding
      line.comment?.column += padding
      line.statementEnd += padding
      line.end += padding
    }
    alignRuns(
      column: \.comment?.column, end: \.end, widestStep: Self.widestCommentStep,
      movesLongLines: false
    ) { line, padding in
      line.padding.comment = padding
    }
  }

  /// Finds the runs of adjacent lines that have a column, and pads each up to the run's last one.
  private mutating func alignRuns(
    column: (Line) -> Int?, end: (Line) -> Int, widestStep: Int, movesLongLines: Bool,
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
      // A statement that is too long as it is does not hold the others back. A comment that is too
      // long stays where it is.
      let length = end(lines[index])
      let ownLimit =
        own.map {
          length > width ? (movesLongLines ? Int.max : $0) : width - (length - $0)
        } ?? 0
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
