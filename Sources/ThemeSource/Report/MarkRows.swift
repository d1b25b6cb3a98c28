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
  /// Glyphs to paint, in turn.
  var strokes: [(columns: Range<Int>, glyph: Character, style: TerminalStyle)] = []
  /// What is said, and the column where it starts.
  var message: (column: Int, text: String, style: TerminalStyle)?
}

/// Lays out the marks within one line: underlines first, the message of the last mark beside them,
/// the others hanging below from where their marks start.
struct MarkRows {
  /// The rows from top to bottom.
  private(set) var rows: [MarkRow] = []

  private struct Mark {
    let columns: Range<Int>
    let annotation: Annotation
  }

  init(_ marks: [LineMark], on excerpt: Excerpt) {
    let marks = marks.filter { $0.part == .whole }.map {
      Mark(columns: excerpt.columns(of: $0.range), annotation: $0.annotation)
    }
    guard !marks.isEmpty else { return }
    var underlines = MarkRow()
    if marks.count == 1, marks[0].annotation.message.isEmpty {
      let mark = marks[0]
      underlines.strokes = [(mark.columns, mark.annotation.glyph, mark.annotation.style)]
      rows = [underlines]
      return
    }
    // Short marks are painted over long ones, and the primary one over labels.
    let painted = marks.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      let (leftRank, rightRank) = (
        left.annotation.isPrimary ? 1 : 0, right.annotation.isPrimary ? 1 : 0
      )
      return (-left.columns.count, leftRank, $0.offset)
        < (-right.columns.count, rightRank, $1.offset)
    }
    for mark in painted.map(\.element) {
      underlines.strokes.append((mark.columns, mark.annotation.glyph, mark.annotation.style))
    }

    var speaking = marks.enumerated().filter { !$0.element.annotation.message.isEmpty }
      .sorted {
        ($0.element.columns.lowerBound, $0.offset) > ($1.element.columns.lowerBound, $1.offset)
      }
      .map(\.element)
    // The message beside the underlines must be that of the mark that ends last.
    let end = marks.map(\.columns.upperBound).max() ?? 0
    if let last = speaking.firstIndex(where: { $0.columns.upperBound == end }) {
      let mark = speaking.remove(at: last)
      underlines.message = (end + 1, mark.annotation.message, mark.annotation.style)
    }
    rows.append(underlines)
    hang(speaking)
  }

  /// Hangs messages below their marks, the rightmost first so that no line crosses a message.
  private mutating func hang(_ marks: [Mark]) {
    guard !marks.isEmpty else { return }
    // One line down from each column, however many marks start there.
    var lines: [(columns: Range<Int>, glyph: Character, style: TerminalStyle)] = []
    for mark in marks where mark.columns.lowerBound != lines.last?.columns.lowerBound {
      let column = mark.columns.lowerBound
      lines.append((column..<(column + 1), "|", mark.annotation.style))
    }
    rows.append(MarkRow(strokes: lines))
    for mark in marks {
      let column = mark.columns.lowerBound
      rows.append(
        MarkRow(
          strokes: lines.filter { $0.columns.lowerBound < column },
          message: (column, mark.annotation.message, mark.annotation.style)))
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
