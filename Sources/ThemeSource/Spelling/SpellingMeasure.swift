/// How far candidates are from one name. The name is prepared once, and buffers are reused.
struct SpellingMeasure {
  /// What one edit adds to a score. Smaller differences rank between edits.
  static let edit = 8
  /// A score for the same words in another order.
  private static let reordered = edit + edit / 2
  /// A score for words added or left out.
  private static let extended = 2 * edit

  private let name: [UInt8]
  private let words: [Substring]
  private let sortedWords: [Substring]
  private let letters: UInt32
  private let mostEdits: Int
  private var candidate: [UInt8] = []
  private var rows: (before: [Int], last: [Int], current: [Int]) = ([], [], [])

  init(_ name: String) {
    self.name = Self.folded(name)
    words = Self.words(of: name)
    sortedWords = words.sorted()
    letters = Self.letters(of: self.name)
    switch self.name.count {
    case 0...1: mostEdits = 0
    case 2...5: mostEdits = 1
    case 6...8: mostEdits = 2
    default: mostEdits = 3
    }
  }

  /// How far `other` is, 0 for a difference in case or separators only; `nil` when it is not close.
  mutating func score(_ other: String) -> Int? {
    candidate.removeAll(keepingCapacity: true)
    Self.fold(other, into: &candidate)
    if candidate == name { return 0 }
    return editScore() ?? wordScore(other)
  }

  private mutating func editScore() -> Int? {
    guard abs(candidate.count - name.count) <= mostEdits, !candidate.isEmpty else { return nil }
    // Each edit changes at most two letters of the set of those that occur.
    let difference = letters ^ Self.letters(of: candidate)
    guard difference.nonzeroBitCount <= 2 * mostEdits, let edits = distance() else { return nil }
    // Two letters of which one is wrong could be anything.
    if name.count == 2, difference != 0 { return nil }
    // A slip rarely hits the first letter.
    return edits * Self.edit + (candidate.first == name.first ? 0 : 1)
  }

  /// The optimal string alignment distance, if it is at most `mostEdits`: edits as above, none of
  /// which touches what another one made.
  private mutating func distance() -> Int? {
    let (width, tooMany) = (candidate.count, mostEdits + 1)
    rows.last = Array(0...width)
    rows.before = rows.last
    rows.current = rows.last
    for row in 1...name.count {
      rows.current[0] = row
      // Outside a band of `mostEdits` on both sides of the diagonal nothing can be close enough.
      let band = max(1, row - mostEdits)...max(1, min(width, row + mostEdits))
      if band.lowerBound > 1 { rows.current[band.lowerBound - 1] = tooMany }
      var least = tooMany
      for column in band where column <= width {
        let isSame = name[row - 1] == candidate[column - 1]
        var cost = rows.last[column - 1] + (isSame ? 0 : 1)
        let isBandEnd = column == row + mostEdits
        cost = min(cost, rows.current[column - 1] + 1, isBandEnd ? tooMany : rows.last[column] + 1)
        if row > 1, column > 1, name[row - 1] == candidate[column - 2],
          name[row - 2] == candidate[column - 1]
        {
          cost = min(cost, rows.before[column - 2] + 1)
        }
        rows.current[column] = cost
        least = min(least, cost)
      }
      if least >= tooMany { return nil }
      (rows.before, rows.last, rows.current) = (rows.last, rows.current, rows.before)
    }
    return rows.last[width] <= mostEdits ? rows.last[width] : nil
  }

  private func wordScore(_ other: String) -> Int? {
    // Cutting into words takes time; most candidates have letters that rule it out.
    let otherLetters = Self.letters(of: candidate)
    guard letters & ~otherLetters == 0 || otherLetters & ~letters == 0 else { return nil }
    let others = Self.words(of: other)
    if others.count > 1 || words.count > 1, others.sorted() == sortedWords {
      return Self.reordered
    }
    let (fewer, more) = others.count < words.count ? (others, words) : (words, others)
    guard 1...2 ~= more.count - fewer.count, fewer.joined().utf8.count >= 3 else { return nil }
    guard fewer.allSatisfy(more.contains) else { return nil }
    return Self.extended + (more.count - fewer.count)
  }

  /// The bytes that count: letters in lower case, without separators.
  private static func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    fold(text, into: &bytes)
    return bytes
  }

  private static func fold(_ text: String, into bytes: inout [UInt8]) {
    for byte in text.utf8 where byte != UInt8(ascii: "_") && byte != UInt8(ascii: "-") {
      bytes.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
    }
  }

  /// A set of the letters that occur, one bit each; other bytes but `.` share the bits above.
  private static func letters(of bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0) { set, byte in
      byte == UInt8(ascii: ".")
        ? set
        : set | 1 << (0x61...0x7A ~= byte ? UInt32(byte - 0x61) : 26 + UInt32(byte % 6))
    }
  }

  /// The words of a name in camel case or with separators, in lower case.
  private static func words(of name: String) -> [Substring] {
    var spaced = ""
    var wasLower = false
    for scalar in name.unicodeScalars {
      let isUpper = "A"..."Z" ~= scalar
      if isUpper && wasLower { spaced.append(" ") }
      let isSeparator = scalar == "_" || scalar == "-" || scalar == "."
      spaced.unicodeScalars.append(isSeparator ? " " : scalar)
      wasLower = !isUpper && !isSeparator
    }
    return spaced.lowercased().split(separator: " ")
  }
}
