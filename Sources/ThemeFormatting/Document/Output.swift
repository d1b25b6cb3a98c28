/// The text that is written: its bytes, and where in a line the next one stands.
///
/// Indentation is written in front of the first text of a line, and a space in front of the text
/// behind it, so that no line ends in white space.
struct Output {
  private(set) var bytes: [UInt8] = []
  /// The column after the last text of the line, from 0.
  private(set) var column = 0
  /// Whether the line holds nothing yet.
  private(set) var isAtLineStart = true
  /// The columns that the line is indented by; nothing if it begins inside a comment.
  private(set) var lineIndentation: Int? = 0
  /// How many line breaks have been written.
  private(set) var lineBreaks = 0
  /// The columns in front of the next line.
  var indentation = 0

  private var owesSpace = false
  private let usesCRLF: Bool

  /// An empty text whose lines end in CR LF or in LF.
  init(usesCRLF: Bool, capacity: Int) {
    self.usesCRLF = usesCRLF
    bytes.reserveCapacity(capacity)
  }

  /// The column in which text would go on.
  var nextColumn: Int { isAtLineStart ? indentation : column + (owesSpace ? 1 : 0) }

  /// Writes text that holds no line break and takes `width` columns.
  @inline(__always)
  mutating func text(_ text: UnsafeBufferPointer<UInt8>, width: Int) {
    beginText()
    bytes.append(contentsOf: text)
    column += width
  }

  mutating func text(_ byte: UInt8) {
    beginText()
    bytes.append(byte)
    column += 1
  }

  /// Puts a space between the text before and the text behind, if both are on one line.
  @inline(__always)
  mutating func space() { owesSpace = true }

  /// Ends the line, if there is anything on it.
  mutating func breakLine() {
    owesSpace = false
    if !isAtLineStart { endLine() }
  }

  /// Leaves a line empty. Only where a line begins.
  mutating func blankLine() { endLine() }

  /// Moves to the next line inside a comment, whose indentation is part of its text.
  mutating func breakLineInComment() {
    endLine()
    isAtLineStart = false
    lineIndentation = nil
  }

  /// Inserts spaces into what is written: `count` in all, at the places given from last to first.
  mutating func insertSpaces(_ count: Int, at insertions: [(offset: Int, count: Int)]) {
    var end = bytes.count
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    bytes.withUnsafeMutableBufferPointer { bytes in
      var shift = count
      for insertion in insertions {
        // Moves what stands behind the place, then fills the gap that it leaves.
        var place = end
        while place > insertion.offset {
          place -= 1
          bytes[place + shift] = bytes[place]
        }
        shift -= insertion.count
        bytes[place + shift..<place + shift + insertion.count].update(
          repeating: UInt8(ascii: " "))
        end = place
      }
    }
  }

  private mutating func endLine() {
    if usesCRLF { bytes.append(UInt8(ascii: "\r")) }
    bytes.append(UInt8(ascii: "\n"))
    lineBreaks += 1
    column = 0
    isAtLineStart = true
  }

  @inline(__always)
  private mutating func beginText() {
    if isAtLineStart {
      isAtLineStart = false
      lineIndentation = indentation
      column = indentation
      if indentation > 0 {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
      }
    } else if owesSpace {
      bytes.append(UInt8(ascii: " "))
      column += 1
    }
    owesSpace = false
  }
}
