@testable import ThemeSource

/// Testing has a type of the same name.
typealias Place = ThemeSource.SourceLocation

/// A text written with `«` and `»` around ranges, which may nest.
struct MarkedText {
  /// The text without the marks.
  let text: SourceText
  /// The ranges in the order in which they open.
  let ranges: [SourceRange]

  init(_ marked: String, id: Int = 0, name: String = "acme.theme") {
    var bytes: [UInt8] = []
    var ranges: [(start: Int, end: Int)] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«":
        open.append(ranges.count)
        ranges.append((bytes.count, bytes.count))
      case "»":
        if let index = open.popLast() { ranges[index].end = bytes.count }
      default:
        bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    text = SourceText(id: FileID(id), name: name, bytes: bytes)
    self.ranges = ranges.map { SourceRange($0.start, $0.end) }
  }

  /// The place of the range that opens at `index`.
  subscript(index: Int) -> Place {
    Place(text.id, ranges[index])
  }
}
