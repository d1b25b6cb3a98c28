import Testing

@testable import ThemeSource

@Suite struct LineIndexTests {
  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\nb", ["a", "b"]),
    ("a\r\nb\r\n", ["a", "b", ""]),
    ("a\rb\r", ["a", "b", ""]), ("\n\r\n\r\r\n", ["", "", "", "", ""]),
    ("\u{FEFF}a\nb", ["a", "b"]), ("a\u{2028}b\u{85}c\u{B}d", ["a\u{2028}b\u{85}c\u{B}d"]),
    (
      "a line of more than eight\tbytes\nand\tanother",
      ["a line of more than eight\tbytes", "and\tanother"]
    ),
  ])
  func `Lines end at LF, CR and CRLF`(text: String, lines: [String]) {
    let source = SourceText(name: "a.theme", text)
    let index = LineIndex(source)
    #expect((0..<index.lineCount).map { source.string(in: index.range(ofLine: $0)) } == lines)
  }

  /// `|` marks the place.
  @Test(arguments: [
    ("|", 1, 1), ("a|b", 1, 2), ("ab|\n", 1, 3), ("ab\n|", 2, 1), ("ab\r|\n", 1, 3),
    ("a\r\nb|", 2, 2),
    ("\u{FEFF}|a", 1, 1), ("\u{FEFF}a|", 1, 2), ("|\u{FEFF}a", 1, 1), ("\t|a", 1, 2), ("日本|", 1, 3),
    ("e\u{301}|x", 1, 2), ("👨‍👩‍👧‍👦|x", 1, 2), ("🇩🇪🇫🇷|", 1, 3), ("1️⃣❤️|", 1, 3), ("\u{202E}a|", 1, 3),
    ("\u{1B}[31m|", 1, 6), ("é\né|", 2, 2), ("क्षि|", 1, 2),
  ])
  func `Columns count grapheme clusters`(marked: String, line: Int, column: Int) {
    let bytes = Array(marked.utf8)
    let offset = bytes.firstIndex(of: UInt8(ascii: "|")) ?? 0
    let text = SourceText(name: "a", bytes: bytes.filter { $0 != UInt8(ascii: "|") })
    #expect(
      LineIndex(text).position(of: TextOffset(offset)) == LineColumn(line: line, column: column))
  }

  /// Half of the texts are one line, long enough for known columns within it.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func `Columns agree with the standard library's characters`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let string = random.nastyText(length: 400, breaks: seed.isMultiple(of: 2))
    let text = SourceText(name: "a", string)
    let index = LineIndex(text)
    var wrong: [Int] = []
    for line in 0..<index.lineCount {
      let range = index.range(ofLine: line)
      var offset = range.start.index
      for (column, character) in text.string(in: range).enumerated() {
        for inner in Set([0, character.utf8.count - 1]) {
          let place = index.position(of: TextOffset(offset + inner))
          if place != LineColumn(line: line + 1, column: column + 1) {
            wrong.append(offset + inner)
          }
        }
        offset += character.utf8.count
      }
    }
    #expect(wrong == [], "seed \(seed)")
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `UTF-16 positions lead there and back`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let string = random.nastyText(length: 400, breaks: seed.isMultiple(of: 2))
    let text = SourceText(name: "a", string)
    let index = LineIndex(text)
    var wrong: [Int] = []
    for line in 0..<index.lineCount {
      let range = index.range(ofLine: line)
      var (offset, units) = (range.start.index, 0)
      for scalar in text.string(in: range).unicodeScalars {
        let position = UTF16Position(line: line, character: units)
        if index.utf16Position(of: TextOffset(offset)) != position { wrong.append(offset) }
        if index.offset(of: position) != TextOffset(offset) { wrong.append(offset) }
        if scalar.value > 0xFFFF {
          let middle = UTF16Position(line: line, character: units + 1)
          if index.offset(of: middle) != TextOffset(offset) { wrong.append(offset) }
        }
        offset += Unicode.UTF8.width(scalar)
        units += Unicode.UTF16.width(scalar)
      }
      let far = UTF16Position(line: line, character: units + 7)
      if index.offset(of: far) != range.end { wrong.append(offset) }
    }
    #expect(wrong == [], "seed \(seed)")
    let behind = UTF16Position(line: index.lineCount, character: 0)
    #expect(index.offset(of: behind).index == text.bytes.count)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `Any bytes have places`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = SourceText(name: "a", bytes: random.nastyBytes(length: 30))
    let index = LineIndex(text)
    var last = LineColumn(line: 1, column: 1)
    for offset in -2...(text.bytes.count + 2) {
      let place = index.position(of: TextOffset(offset))
      #expect(place >= last, "seed \(seed)")
      last = place
      _ = index.offset(of: index.utf16Position(of: TextOffset(offset)))
    }
  }

  /// Without known columns within the line each look-up would walk the line.
  @Test(arguments: [("a", 2_000_000), ("日本語", 500_000), ("e\u{301}", 100_000), ("👨‍👩‍👧‍👦", 100_000)])
  func `A long line is looked up in many places`(unit: String, length: Int) {
    let size = unit.utf8.count
    let count = length / size
    let text = SourceText(name: "a", "é" + String(repeating: unit, count: count))
    let index = LineIndex(text)
    let clusters = unit.count
    for step in stride(from: 0, to: count, by: max(1, count / 300)) {
      let place = index.position(of: TextOffset(2 + step * size))
      #expect(place == LineColumn(line: 1, column: 2 + step * clusters))
    }
  }

  @Test func `A cluster without end counts as several`() {
    let text = SourceText(name: "a", "a" + String(repeating: "\u{301}", count: 100_000) + "b")
    let index = LineIndex(text)
    var last = 0
    for offset in stride(from: 0, to: text.bytes.count, by: 997) {
      let column = index.position(of: TextOffset(offset)).column
      #expect(column >= last)
      last = column
    }
    #expect(last < 300)
  }
}
