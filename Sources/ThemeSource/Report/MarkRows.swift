/// The part of an annotation that lies on one line.
struct LineMark {
  /// Which end of the annotation it is.
  enum Part {
    /// All of it, or all of it that is shown.
    case whole
    /// Where a bar starts, and where it ends.
    case start, end
  }

  let annotation: Annotation
  let part: Part
  /// The bytes that are marked, within the line.
  let range: Range<Int>

  init(_ annotation: Annotation, line: Int, limits: ClosedRange<Int>) {
    self.annotation = annotation
    if annotation.bar == nil {
      part = .whole
    } else {
      part = line == annotation.lines.lowerBound ? .start : .end
    }
    func limited(_ offset: Int) -> Int { min(max(offset, limits.lowerBound), limits.upperBound) }
    let start = limited(annotation.range.lowerBound)
    let end = max(start, limited(annotation.range.upperBound))
    // At an end only the last byte matters: a line is shown from there backwards.
    range = part == .end ? max(start, end - 1)..<end : start..<end
  }
}

/// A row of marks, without the margin.
struct MarkRow {
  /// The same glyph in some columns.
  struct Stroke {
    let columns: Range<Int>
    let glyph: Character
    let style: TerminalStyle
  }

  /// What is said of a mark.
  struct Message {
    /// The column where it starts.
    let column: Int
    let text: String
    let style: TerminalStyle
  }

  /// Glyphs to paint, in turn.
  var strokes: [Stroke] = []
  var message: Message?
}

/// Lays out the marks within one line: underlines first, the message of the last mark beside them,
/// the others hanging below from where their marks start.
struct MarkRows {
  /// The rows from top to bottom.
  private(set) var rows: [MarkRow] = []

  private struct Mark {
    let columns: Range<Int>
    let annotation: Annotation

    /// All of it underlined.
    var stroke: MarkRow.Stroke {
      MarkRow.Stroke(columns: columns, glyph: annotation.glyph, style: annotation.style)
    }

    /// What is said of it, from a column on.
    func message(at column: Int) -> MarkRow.Message {
      MarkRow.Message(column: column, text: annotation.message, style: annotation.style)
    }
  }

  init(_ marks: [LineMark], on excerpt: Excerpt) {
    let marks = Self.underlined(marks, on: excerpt)
    guard !marks.isEmpty else { return }
    var underlines = MarkRow()
    // Short marks are painted over long ones, and the primary one over labels.
    let painted = marks.indices.sorted {
      let (left, right) = (marks[$0], marks[$1])
      let (leftRank, rightRank) = (
        left.annotation.isPrimary ? 1 : 0, right.annotation.isPrimary ? 1 : 0
      )
      return (-left.columns.count, leftRank, $0) < (-right.columns.count, rightRank, $1)
    }
    for mark in painted { underlines.strokes.append(marks[mark].stroke) }

    var speaking = marks.indices.filter { !marks[$0].annotation.message.isEmpty }
      .sorted { (marks[$0].columns.lowerBound, $0) > (marks[$1].columns.lowerBound, $1) }
      .map { marks[$0] }
    // The message beside the underlines must be that of the mark that ends last.
    let end = marks.map(\.columns.upperBound).max() ?? 0
    if let last = speaking.firstIndex(where: { $0.columns.upperBound == end }) {
      let mark = speaking.remove(at: last)
      underlines.message = mark.message(at: end + 1)
    }
    rows.append(underlines)
    hang(speaking)
  }

  /// The marks that lie on the line as a whole.
  private static func underlined(_ marks: [LineMark], on excerpt: Excerpt) -> [Mark] {
    var whole: [Mark] = []
    for mark in marks where mark.part == .whole {
      whole.append(Mark(columns: excerpt.columns(of: mark.range), annotation: mark.annotation))
    }
    return whole
  }

  /// Hangs messages below their marks, the rightmost first so that no line crosses a message.
  private mutating func hang(_ marks: [Mark]) {
    guard !marks.isEmpty else { return }
    // One line down from each column, however many marks start there.
    var lines: [MarkRow.Stroke] = []
    for mark in marks where mark.columns.lowerBound != lines.last?.columns.lowerBound {
      let column = mark.columns.lowerBound
      lines.append(
        MarkRow.Stroke(columns: column..<(column + 1), glyph: "|", style: mark.annotation.style))
    }
    rows.append(MarkRow(strokes: lines))
    for mark in marks {
      let column = mark.columns.lowerBound
      rows.append(
        MarkRow(
          strokes: lines.filter { $0.columns.lowerBound < column },
          message: mark.message(at: column)))
    }
  }
}

extension Excerpt {
  /// Writes the text of the line.
  func write(to text: inout StyledText) {
    if isCutBefore { text.append("…", .faint) }
    var plain = ""
    for cell in cells {
      if cell.isSpelledOut {
        text.append(plain)
        plain = ""
        text.append(cell.text, .spelledOut)
      } else {
        plain += cell.text
      }
    }
    if !isCutAfter {
      while plain.utf8.last == 0x20 { plain.removeLast() }
    }
    text.append(plain)
    if isCutAfter { text.append("…", .faint) }
  }
}
