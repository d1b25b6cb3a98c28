/// A place that is marked in the source lines shown for a diagnostic.
///
/// An object, as all lists of objects are of one kind, and each further kind of list costs a process
/// 7,000 instructions: with those of rendering one finding, a twentieth of linting a small theme.
final class Annotation {
  /// The bytes, within the text.
  let range: Range<Int>
  /// What is said at the mark; may be empty.
  let message: String
  /// Whether it is the place of the diagnostic itself, not of a label.
  let isPrimary: Bool
  /// What the mark looks like on a terminal with colour.
  let style: TerminalStyle
  /// The line of the first byte and that of the last.
  let lines: ClosedRange<Int>
  /// The bar in the margin that ties first and last line; `nil` within one line.
  var bar: Int?

  /// The glyph that underlines it.
  var glyph: Character { isPrimary ? "^" : "-" }

  init(
    _ location: SourceRange, in index: LineIndex, message: String, style: TerminalStyle,
    isPrimary: Bool
  ) {
    let count = index.text.bytes.count
    let start = min(max(0, location.start.index), count)
    let end = min(max(start, location.end.index), count)
    range = start..<end
    self.message = message
    self.style = style
    self.isPrimary = isPrimary
    let first = index.line(containing: TextOffset(start))
    lines = first...max(first, index.line(containing: TextOffset(max(start, end - 1))))
  }

  /// Gives bars to annotations of more than one line, outer ones further left, and says how many
  /// columns of bars there are. Those for which no column is left keep to their first line.
  static func placeBars(in annotations: [Annotation]) -> Int {
    if annotations.allSatisfy({ $0.lines.count == 1 }) { return 0 }
    let most = 4
    var ends: [Int] = []
    let order = annotations.indices.sorted {
      let (left, right) = (annotations[$0].lines, annotations[$1].lines)
      return (left.lowerBound, -left.upperBound, $0) < (right.lowerBound, -right.upperBound, $1)
    }
    for index in order where annotations[index].lines.count > 1 {
      let lines = annotations[index].lines
      if let free = ends.firstIndex(where: { $0 < lines.lowerBound }) {
        annotations[index].bar = free
        ends[free] = lines.upperBound
      } else if ends.count < most {
        annotations[index].bar = ends.count
        ends.append(lines.upperBound)
      }
    }
    return ends.count
  }
}
