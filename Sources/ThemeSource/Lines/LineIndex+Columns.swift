extension LineIndex {
  /// Columns at one place within a long line.
  struct Checkpoint: Sendable {
    /// The place, which is the start of a cluster.
    let offset: Int32
    /// Clusters before it in its line.
    let clusters: Int32
    /// UTF-16 code units before it in its line.
    let utf16: Int32
  }

  /// Bytes between two checkpoints.
  private static let checkpointSpacing = 1_024

  /// Line and column of `offset`, from 1.
  ///
  /// Within a cluster it is the cluster's column; within or behind a line break, the column after
  /// the line's last.
  package func position(of offset: TextOffset) -> LineColumn {
    let line = line(containing: offset)
    let (start, limit) = span(before: offset, in: line)
    if isASCII { return LineColumn(line: line + 1, column: limit - start + 1) }
    let known = checkpoint(before: limit, from: start)
    let walked = text.bytes.withUnsafeBytes { bytes in
      let end = range(ofLine: line).end.index
      var scanner = ClusterScanner(bytes, in: Int(known.offset)..<end)
      return scanner.skip(through: limit)
    }
    return LineColumn(line: line + 1, column: Int(known.clusters) + walked + 1)
  }

  /// Line and UTF-16 code unit of `offset`, from 0.
  package func utf16Position(of offset: TextOffset) -> UTF16Position {
    let line = line(containing: offset)
    let (start, limit) = span(before: offset, in: line)
    if isASCII { return UTF16Position(line: line, character: limit - start) }
    let known = checkpoint(before: limit, from: start)
    let walked = Self.utf16Count(text.bytes[Int(known.offset)..<limit])
    return UTF16Position(line: line, character: Int(known.utf16) + walked)
  }

  /// The offset of a place that an editor names.
  ///
  /// A place behind a line's end is its end, one behind the last line the text's end, and one
  /// between two halves of a scalar is the scalar's start.
  package func offset(of position: UTF16Position) -> TextOffset {
    guard position.line >= 0 else { return TextOffset(Int(starts[0])) }
    guard position.line < lineCount else { return TextOffset(text.bytes.count) }
    let range = range(ofLine: position.line)
    let character = max(0, position.character)
    if isASCII { return TextOffset(range.start.index + min(character, range.count)) }

    let known = checkpoint(beforeUTF16: character, in: range)
    var left = character - Int(known.utf16)
    var offset = Int(known.offset)
    while offset < range.end.index {
      let units = Self.utf16Count(text.bytes[offset...offset])
      if units > left { break }
      left -= units
      offset += 1
      // What follows of the scalar comes with its first byte.
      while offset < range.end.index, text.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return TextOffset(offset)
  }

  /// The start of a line and the offset, kept within the line's content.
  private func span(before offset: TextOffset, in line: Int) -> (start: Int, limit: Int) {
    let range = range(ofLine: line)
    return (range.start.index, max(range.start.index, min(offset.index, range.end.index)))
  }

  /// The last checkpoint at or before `offset` in the line that starts at `start`.
  private func checkpoint(before offset: Int, from start: Int) -> Checkpoint {
    var (low, high) = (0, checkpoints.count)
    while low < high {
      let middle = (low + high) / 2
      if checkpoints[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    if low > 0, checkpoints[low - 1].offset >= start { return checkpoints[low - 1] }
    return Checkpoint(offset: Int32(start), clusters: 0, utf16: 0)
  }

  /// The last checkpoint of the line at `range` that has at most `units` before it.
  private func checkpoint(beforeUTF16 units: Int, in range: SourceRange) -> Checkpoint {
    let start = range.start.index
    var (low, high) = (start, range.end.index)
    while low < high {
      let middle = (low + high + 1) / 2
      if checkpoint(before: middle, from: start).utf16 <= units {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return checkpoint(before: low, from: start)
  }

  /// UTF-16 code units that `bytes` take: one for each scalar, two above U+FFFF.
  private static func utf16Count(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }

  static func findCheckpoints(in bytes: [UInt8], starts: [Int32]) -> [Checkpoint] {
    var found: [Checkpoint] = []
    for (line, first) in starts.enumerated() {
      let start = Int(first)
      let end = line + 1 < starts.count ? Int(starts[line + 1]) : bytes.count
      guard end - start > checkpointSpacing else { continue }
      bytes.withUnsafeBytes { buffer in
        var scanner = ClusterScanner(buffer, in: start..<end)
        var (clusters, utf16, offset) = (0, 0, start)
        while offset + checkpointSpacing < end {
          clusters += scanner.skip(through: offset + checkpointSpacing)
          // Nothing was skipped where one cluster is longer than the spacing.
          if scanner.offset == offset, scanner.next() != nil { clusters += 1 }
          utf16 += utf16Count(bytes[offset..<scanner.offset])
          offset = scanner.offset
          found.append(
            Checkpoint(offset: Int32(offset), clusters: Int32(clusters), utf16: Int32(utf16)))
        }
      }
    }
    return found
  }
}
