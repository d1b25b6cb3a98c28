/// Steps over the grapheme clusters of a line, which is what a reader takes for one character.
///
/// Where clusters break is the standard library's answer, except that bytes which are not UTF-8
/// stand for one cluster each and that a cluster of more than `longestRun` bytes counts as several,
/// so that no text makes a step unboundedly long. Text in the common scripts never gets that far:
/// its letters are known to stand alone.
struct ClusterScanner {
  /// The most bytes that are looked at together, and so the longest cluster.
  private static let longestRun = 1_024

  private let bytes: UnsafeRawBufferPointer
  private let end: Int
  /// Where the next cluster starts.
  private(set) var offset: Int
  /// The ends of clusters that are already found beyond `offset`, last first.
  private var ends: [Int] = []

  /// The clusters of `range`, which starts at the start of one and holds no line break.
  init(_ bytes: UnsafeRawBufferPointer, in range: Range<Int>) {
    self.bytes = UnsafeRawBufferPointer(rebasing: bytes[..<range.upperBound])
    end = range.upperBound
    offset = range.lowerBound
  }

  /// The next cluster; `nil` at the end.
  mutating func next() -> Range<Int>? {
    guard offset < end else { return nil }
    let start = offset
    if ends.isEmpty {
      if bytes[start] < 0x80, start + 1 == end || bytes[start + 1] < 0x80 {
        offset += 1
        return start..<offset
      }
      findEnds()
    }
    offset = ends.popLast() ?? end
    return start..<offset
  }

  /// Steps over clusters while they end at or before `limit`, and says how many those were.
  mutating func skip(through limit: Int) -> Int {
    var count = 0
    while offset < min(limit, end) {
      if ends.isEmpty {
        // Every ASCII character but the last of a run is sure to stand alone.
        let stop = UTF8Validation.skippingASCII(
          in: UnsafeRawBufferPointer(rebasing: bytes[..<min(limit, end)]), from: offset)
        if stop > offset + 1 {
          count += stop - 1 - offset
          offset = stop - 1
        }
      }
      let before = offset
      guard let cluster = next() else { break }
      if cluster.upperBound > limit {
        ends.append(offset)
        offset = before
        break
      }
      count += 1
    }
    return count
  }

  /// Finds the end of the cluster at `offset`, and of those whose ends depend on the same text.
  private mutating func findEnds() {
    guard let first = UTF8Validation.scalar(in: bytes, at: offset) else {
      ends.append(offset + 1)
      return
    }
    var index = offset + first.length
    var isAlone = standsAlone(first.scalar)
    while index < end, index - offset < Self.longestRun {
      // Between two scalars that stand alone there is always a break.
      guard let next = UTF8Validation.scalar(in: bytes, at: index) else { break }
      let isNextAlone = standsAlone(next.scalar)
      if isAlone && isNextAlone { break }
      isAlone = isNextAlone
      index += next.length
    }
    guard index > offset + first.length else {
      ends.append(index)
      return
    }
    var position = offset
    let run = String(decoding: bytes[offset..<index], as: UTF8.self)
    for character in run {
      position += character.utf8.count
      ends.append(position)
    }
    // The last cluster of a run that was cut may go on behind it.
    if index - offset >= Self.longestRun, ends.count > 1 { ends.removeLast() }
    ends.reverse()
  }

  /// Whether a scalar never joins with a neighbour that stands alone too: letters and signs of
  /// Latin, Greek and Cyrillic, kana, Chinese characters, Hangul syllables. A part of what is true.
  private func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0xA8, 0xC0...0x2FF, 0x370...0x482, 0x48A...0x52F: true
    case 0x2010...0x2027, 0x3041...0x3096, 0x30A1...0x30FF: true
    case 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
    default: false
    }
  }
}
