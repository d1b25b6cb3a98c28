/// Breaks lines that are wider than a window between words, where the terminal would break them
/// anywhere.
package enum LineWrapping {
  /// The fewest columns in which lines are broken; in fewer, words are broken anyway.
  private static let narrowest = 20

  /// `bytes`, whole lines of styled text, with those that are wider than `columns` broken: between
  /// two things where that is near, or else between two words. What a line goes on with is indented
  /// a little further than the line.
  package static func wrap(_ bytes: [UInt8], columns: Int) -> [UInt8] {
    guard columns >= narrowest else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      let line = bytes[start..<end]
      if line.count <= columns {
        result += line
      } else {
        wrap(line, columns: columns, into: &result)
      }
      if end < bytes.endIndex { result.append(0x0A) }
      start = min(end + 1, bytes.endIndex)
    }
    return result
  }

  private static func wrap(
    _ line: ArraySlice<UInt8>, columns: Int, into result: inout [UInt8]
  ) {
    let text = String(decoding: line, as: UTF8.self)
    let indentation = min(line.prefix { $0 == 0x20 }.count + 2, columns / 2)
    var row = Row()
    var rest = text.startIndex
    var scanner = Scanner(text)
    while let piece = scanner.next() {
      let needed = piece.isGap ? 0 : piece.width
      while needed > 0, row.column + needed > columns, let gap = row.gap(in: columns) {
        result += text[rest..<gap.start].utf8
        result.append(0x0A)
        result += Array(repeating: 0x20, count: indentation)
        rest = gap.end
        row.begin(behind: gap, column: indentation)
      }
      row.take(piece)
    }
    result += text[rest...].utf8
  }

  /// A row so far, and where it could be broken.
  private struct Row {
    /// A run of spaces: where it is, and the column behind it.
    struct Gap {
      let start: String.Index
      var end: String.Index
      var column: Int
    }

    private(set) var column = 0
    /// Whether anything but spaces is in it.
    private var hasText = false
    /// The last gap between words, and the last one of several spaces, between things.
    private var word: Gap?
    private var thing: Gap?
    private var isInGap = false

    /// Goes on with a row that has what stands behind `gap`.
    mutating func begin(behind gap: Gap, column start: Int) {
      let shift = start - gap.column
      column += shift
      word = word.flatMap { $0.start < gap.end ? nil : $0 }
      word?.column += shift
      thing = nil
    }

    mutating func take(_ piece: Scanner.Piece) {
      column += piece.width
      guard piece.isGap else {
        isInGap = false
        hasText = hasText || piece.width > 0
        return
      }
      guard hasText else { return }
      if isInGap, let start = word?.start {
        word = Gap(start: start, end: piece.range.upperBound, column: column)
        thing = word
      } else {
        word = Gap(start: piece.range.lowerBound, end: piece.range.upperBound, column: column)
        isInGap = true
      }
    }

    /// Where to break a row of at most `columns`.
    func gap(in columns: Int) -> Gap? {
      if let thing, thing.column > columns / 2 { return thing }
      return word
    }
  }

  /// Cuts styled text into characters and control sequences.
  private struct Scanner {
    struct Piece {
      let range: Range<String.Index>
      let width: Int
      /// Whether a row may be broken here: a space that is not part of a swatch.
      let isGap: Bool
    }

    private let text: String
    private var index: String.Index
    /// Whether what comes has a background, as the spaces of a swatch have.
    private var hasBackground = false

    init(_ text: String) {
      self.text = text
      index = text.startIndex
    }

    mutating func next() -> Piece? {
      guard index < text.endIndex else { return nil }
      let start = index
      let character = text[index]
      index = text.index(after: index)
      guard character == "\u{1B}" else {
        return Piece(
          range: start..<index, width: VisibleText.width(ofCluster: character.unicodeScalars),
          isGap: character == " " && !hasBackground)
      }
      while index < text.endIndex {
        let final = text[index].unicodeScalars.first?.value ?? 0
        index = text.index(after: index)
        if 0x40...0x7E ~= final, final != 0x5B { break }
      }
      let sequence = text[start..<index]
      if sequence.hasPrefix("\u{1B}[48;") { hasBackground = true }
      if sequence.hasPrefix("\u{1B}[0m") { hasBackground = false }
      return Piece(range: start..<index, width: 0, isGap: false)
    }
  }
}
