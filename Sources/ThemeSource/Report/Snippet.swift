/// The source lines that a diagnostic shows of one text, with their marks.
///
/// Layout: line number, `|`, a margin with bars for ranges of more than one line, the text. Each
/// line is followed by its marks; a run of lines that matter to nobody is shown as `...`.
final class Snippet {
  /// The lines of the text.
  let index: LineIndex
  private let annotations: [Annotation]
  private let barCount: Int
  private let columns: Int
  /// Bars that are drawn at present, with their styles.
  private var bars: [TerminalStyle?] = []

  init(_ annotations: [Annotation], in index: LineIndex, columns: Int) {
    self.index = index
    self.columns = columns
    barCount = Annotation.placeBars(in: annotations)
    self.annotations = annotations
    if barCount > 0 { bars = Array(repeating: nil, count: barCount) }
  }

  /// Where the text is pointed at first: its name, line and column.
  var heading: String {
    let place = index.position(of: TextOffset(annotations.first?.range.lowerBound ?? 0))
    return "\(VisibleText.escaping(index.text.name)):\(place.line):\(place.column)"
  }

  /// The digits of the greatest line number.
  var digits: Int {
    var last = 0
    for annotation in annotations { last = max(last, annotation.lines.upperBound) }
    return String(last + 1).utf8.count
  }

  /// Writes the lines with `gutter` columns for line numbers; nothing when they are not text.
  func write(to text: inout StyledText, gutter: Int) {
    if annotations.count == 1, writePlainly(annotations[0], to: &text, gutter: gutter) { return }
    if let first = annotations.first, isBinary(first) { return }
    writeRule(to: &text, gutter: gutter)
    text.endLine()
    var previous: Int?
    for (line, annotations) in annotatedLines() {
      if let previous, line == previous + 2 {
        write(line: line - 1, [], to: &text, gutter: gutter)
      } else if let previous, line > previous + 2 {
        text.append("...", .faint)
        if bars.contains(where: { $0 != nil }) {
          text.space(gutter)
          var row = GlyphRow()
          paintBars(on: &row)
          row.write(to: &text)
        }
        text.endLine()
      }
      write(line: line, annotations, to: &text, gutter: gutter)
      previous = line
    }
  }

  /// The lines on which annotations start or end, in order, each with those.
  private func annotatedLines() -> [(line: Int, annotations: [Annotation])] {
    var places: [(line: Int, annotation: Int)] = []
    for (index, annotation) in annotations.enumerated() {
      places.append((annotation.lines.lowerBound, index))
      if annotation.bar != nil { places.append((annotation.lines.upperBound, index)) }
    }
    places.sort { ($0.line, $0.annotation) < ($1.line, $1.annotation) }
    var lines: [(line: Int, annotations: [Annotation])] = []
    for (line, index) in places {
      if lines.last?.line != line { lines.append((line, [])) }
      lines[lines.count - 1].annotations.append(annotations[index])
    }
    return lines
  }

  /// Writes one place and its line as most are: the place within a line, the line printable ASCII that
  /// fits, so that bytes are columns. False where they are not.
  private func writePlainly(
    _ annotation: Annotation, to text: inout StyledText, gutter: Int
  ) -> Bool {
    let line = annotation.lines.lowerBound
    let range = index.range(ofLine: line)
    guard annotation.bar == nil, range.count <= columns else { return false }
    return index.text.bytes.withUnsafeBufferPointer { bytes in
      let content = UnsafeBufferPointer(rebasing: bytes[range.start.index..<range.end.index])
      guard VisibleText.isPlain(content) else { return false }
      writeRule(to: &text, gutter: gutter)
      text.endLine()
      let number = String(line + 1)
      text.space(gutter - number.utf8.count)
      text.append(number + " |", .faint)
      let shown = content[..<((content.lastIndex { $0 != 0x20 } ?? -1) + 1)]
      if !shown.isEmpty {
        text.space(1)
        text.append(utf8: UnsafeBufferPointer(rebasing: shown))
      }
      text.endLine()
      func column(_ offset: Int) -> Int { min(max(0, offset - range.start.index), content.count) }
      let start = column(annotation.range.lowerBound)
      let end = column(annotation.range.upperBound)
      writeRule(to: &text, gutter: gutter)
      text.space(1 + start)
      text.append(
        String(repeating: annotation.glyph, count: max(1, end - start)), annotation.style)
      if !annotation.message.isEmpty {
        text.space(1)
        text.append(annotation.message, annotation.style)
      }
      text.endLine()
      return true
    }
  }

  /// Whether so much of an annotation's line cannot be text that showing it helps nobody.
  private func isBinary(_ annotation: Annotation) -> Bool {
    excerpt(of: annotation.lines.lowerBound, annotation.range.lowerBound).isBinary
  }

  private func excerpt(of line: Int, _ place: Int) -> Excerpt {
    let range = index.range(ofLine: line)
    return index.text.bytes.withUnsafeBytes { bytes in
      Excerpt(
        bytes, line: range.start.index..<range.end.index,
        around: min(max(place, range.start.index), range.end.index), columns: columns)
    }
  }

  /// Writes a line and its marks; a long line once for each part of it that has marks.
  private func write(
    line: Int, _ annotations: [Annotation], to text: inout StyledText, gutter: Int
  ) {
    let range = index.range(ofLine: line)
    let limits = range.start.index...range.end.index
    var left = annotations.map { LineMark($0, line: line, limits: limits) }[...]
    left.sort { $0.range.lowerBound < $1.range.lowerBound }
    repeat {
      let excerpt = excerpt(of: line, left.first?.range.lowerBound ?? range.start.index)
      var here = left.startIndex
      while here < left.endIndex, excerpt.shows(left[here].range.lowerBound) { here += 1 }
      // The first is always shown; taking it whatever happens makes sure of an end.
      let marks = Array(left.prefix(max(1, here - left.startIndex)))
      left = left.dropFirst(marks.count)
      writeSource(excerpt, line: line, marks, to: &text, gutter: gutter)
      for row in MarkRows(marks, on: excerpt).rows {
        writeRule(to: &text, gutter: gutter)
        writeRow(row, to: &text)
      }
      writeBars(marks, on: excerpt, to: &text, gutter: gutter)
    } while !left.isEmpty
  }

  private func writeSource(
    _ excerpt: Excerpt, line: Int, _ marks: [LineMark], to text: inout StyledText, gutter: Int
  ) {
    let number = String(line + 1)
    text.space(gutter - number.utf8.count)
    text.append(number + " |", .faint)
    var row = GlyphRow()
    paintBars(on: &row)
    // A range that starts with its line needs no row of its own to say where.
    for mark in marks {
      guard let bar = mark.annotation.bar, mark.part == .start else { continue }
      if excerpt.columns(of: mark.range).lowerBound == excerpt.indentation {
        row.paint(bar, "/", mark.annotation.style)
        bars[bar] = mark.annotation.style
      }
    }
    let isBlank = excerpt.cells.allSatisfy { $0.text.utf8.allSatisfy { $0 == 0x20 } }
    if isBlank && row.width == 0 {
      text.endLine()
      return
    }
    text.space(1)
    row.write(to: &text)
    if !isBlank {
      if barCount > 0 { text.space(barCount + 1 - row.width) }
      excerpt.write(to: &text)
    }
    text.endLine()
  }

  /// Writes the rows that start and end bars.
  private func writeBars(
    _ marks: [LineMark], on excerpt: Excerpt, to text: inout StyledText, gutter: Int
  ) {
    for part in [LineMark.Part.end, .start] {
      for mark in marks where mark.part == part {
        guard let bar = mark.annotation.bar else { continue }
        if part == .start, bars[bar] != nil { continue }
        let columns = excerpt.columns(of: mark.range)
        let column = part == .start ? columns.lowerBound : columns.upperBound - 1
        let style = mark.annotation.style
        var row = GlyphRow()
        paintBars(on: &row)
        row.paint((bar + 1)..<(barCount + 1 + column), "_", style)
        row.paint(barCount + 1 + column, mark.annotation.glyph, style)
        writeRule(to: &text, gutter: gutter)
        text.space(1)
        row.write(to: &text)
        if part == .end, !mark.annotation.message.isEmpty {
          text.append(" " + mark.annotation.message, style)
        }
        text.endLine()
        bars[bar] = part == .start ? style : nil
      }
    }
  }

  private func writeRow(_ row: MarkRow, to text: inout StyledText) {
    var glyphs = GlyphRow()
    paintBars(on: &glyphs)
    let margin = barCount > 0 ? barCount + 1 : 0
    for stroke in row.strokes {
      let range = (margin + stroke.columns.lowerBound)..<(margin + stroke.columns.upperBound)
      glyphs.paint(range, stroke.glyph, stroke.style)
    }
    text.space(1)
    glyphs.write(to: &text)
    if let message = row.message {
      text.space(margin + message.column - glyphs.width)
      text.append(message.text, message.style)
    }
    text.endLine()
  }

  private func writeRule(to text: inout StyledText, gutter: Int) {
    text.space(gutter + 1)
    text.append("|", .faint)
  }

  private func paintBars(on row: inout GlyphRow) {
    for (column, style) in bars.enumerated() {
      if let style { row.paint(column, "|", style) }
    }
  }
}
