/// A place as people count: both from 1, columns in grapheme clusters.
public struct LineColumn: Hashable, Comparable, Sendable {
  /// The line.
  public let line: Int
  /// The column: how many clusters of the line begin at or before the place.
  public let column: Int

  /// The place at `column` of `line`.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders places from the start of a text to its end.
  public static func < (left: LineColumn, right: LineColumn) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A place as editors count: both from 0, UTF-16 code units within the line.
package struct UTF16Position: Hashable, Sendable {
  /// The line.
  package let line: Int
  /// UTF-16 code units before the place in its line.
  package let character: Int

  /// The place after `character` code units of `line`.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

/// Where the lines of a text begin, and from that lines and columns for offsets.
///
/// Lines end at LF, CR or CRLF. A byte order mark belongs to no column. Built in one pass over the
/// bytes; a look-up costs a binary search and, in a text that is not ASCII, a walk over at most about
/// a thousand bytes, however long the line.
package struct LineIndex: Sendable {
  /// The text.
  package let text: SourceText
  /// The offset of each line's first byte, in order. The first line starts after a byte order mark.
  let starts: [Int32]
  /// Whether each byte is one column.
  let isASCII: Bool
  /// Known columns within long lines, in order of offset; empty in ASCII text.
  let checkpoints: [Checkpoint]

  /// The lines of `text`.
  package init(_ text: SourceText) {
    self.text = text
    (starts, isASCII) = text.bytes.withUnsafeBytes(Self.findLines)
    checkpoints = isASCII ? [] : Self.findCheckpoints(in: text.bytes, starts: starts)
  }

  /// How many lines there are; a text that ends with a line break has an empty line after it.
  package var lineCount: Int { starts.count }

  /// The line that holds `offset`, from 0. A line break belongs to the line it ends.
  package func line(containing offset: TextOffset) -> Int {
    // The number of starts at or before the offset, less one.
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset.utf8 { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The content of one of the lines, from 0, without the break that ends it.
  package func range(ofLine line: Int) -> SourceRange {
    let start = Int(starts[line])
    guard line + 1 < starts.count else { return SourceRange(start, text.bytes.count) }
    var end = Int(starts[line + 1])
    if end > start, text.bytes[end - 1] == lineFeed { end -= 1 }
    if end > start, text.bytes[end - 1] == carriageReturn { end -= 1 }
    return SourceRange(start, end)
  }

  private static func findLines(
    in bytes: UnsafeRawBufferPointer
  ) -> (starts: [Int32], isASCII: Bool) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var index = bytes.starts(with: mark) ? mark.count : 0
    var starts = [Int32(index)]
    var seen: UInt8 = 0
    var seenWide: UInt64 = 0
    while index < bytes.count {
      // The next of eight bytes that may be a line break; the others are passed over together.
      if index + 8 <= bytes.count {
        let word = UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let below = bytesBelow14(word)
        seenWide |= word
        index += below.trailingZeroBitCount / 8
        if below == 0 { continue }
      }
      let byte = bytes[index]
      seen |= byte
      index += 1
      guard byte == lineFeed || byte == carriageReturn else { continue }
      if byte == carriageReturn, index < bytes.count, bytes[index] == lineFeed { index += 1 }
      starts.append(Int32(truncatingIfNeeded: index))
    }
    return (starts, seen < 0x80 && seenWide & 0x8080_8080_8080_8080 == 0)
  }

  /// The high bit of each of eight bytes that may be below 14; those in front of the first are not.
  private static func bytesBelow14(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return (word &- ones &* 14) & ~word & (ones << 7)
  }
}

private let lineFeed: UInt8 = 0x0A
private let carriageReturn: UInt8 = 0x0D
