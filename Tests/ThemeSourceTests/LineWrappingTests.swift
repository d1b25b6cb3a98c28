import Testing
import ThemeSource

@Suite struct LineWrappingTests {
  private func wrapped(_ text: String, _ columns: Int) -> [String] {
    String(decoding: LineWrapping.wrap(Array(text.utf8), columns: columns), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func linesThatFitStay() {
    let text = "exactly twenty chars\n\n  short\n"
    #expect(wrapped(text, 20) == ["exactly twenty chars", "", "  short", ""])
    #expect(wrapped("no line break", 20) == ["no line break"])
    #expect(wrapped("", 20) == [""])
  }

  @Test func longLinesBreakBetweenWords() {
    #expect(
      wrapped("one two three four five six seven", 20) == [
        "one two three four", "  five six seven",
      ])
    #expect(
      wrapped("    one two three four five six seven", 24)
        == ["    one two three four", "      five six seven"])
    // What stands between two things is taken first, if it is not far to the left.
    #expect(
      wrapped("light #1B5CFF  dark about #7DACFF", 26) == ["light #1B5CFF", "  dark about #7DACFF"])
  }

  @Test func wordsThatFitNowhereStayWhole() {
    let word = String(repeating: "x", count: 30)
    #expect(wrapped(word, 20) == [word])
    #expect(wrapped("a \(word) b", 20) == ["a", "  \(word)", "  b"])
    #expect(wrapped("one two three four five", 10) == ["one two three four five"])
  }

  @Test func wideCharactersCountTwice() {
    #expect(wrapped("日本語 日本語 日本語 日本語", 20) == ["日本語 日本語 日本語", "  日本語"])
  }

  @Test func stylesTakeNoColumnsAndSwatchesStayWhole() {
    let swatch = "\u{1B}[48;2;1;2;3m    \u{1B}[0m"
    let line = "\u{1B}[1mprimary\u{1B}[0m: \(swatch) #1B5CFF"
    #expect(wrapped(line, 22) == [line])
    #expect(wrapped("one two primary: \(swatch) #1B5CFF", 20).joined().contains(swatch))
    #expect(wrapped("one two three fo \(swatch) #1B5CFF", 20)[1] == "  \(swatch) #1B5CFF")
  }

  @Test func nothingButSpacesAndLineBreaksChanges() {
    let pieces = ["a", "bc", " ", "  ", "日", "é", "\u{1B}[2m", "\u{1B}[0m", "\n", "longer-word"]
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      let columns = Int.random(in: 20...40, using: &generator)
      let lines = wrapped(text, columns)
      func bare(_ text: String) -> String { text.filter { $0 != " " && $0 != "\n" } }
      #expect(bare(lines.joined()) == bare(text), "seed \(seed)")
      for line in lines {
        let plain = line.replacing("\u{1B}[2m", with: "").replacing("\u{1B}[0m", with: "")
        let words = plain.split(separator: " ").map { VisibleText.width(of: String($0)) }
        let isOneWord = words.count < 2
        let trimmed = String(plain.reversed().drop { $0 == " " }.reversed())
        #expect(isOneWord || VisibleText.width(of: trimmed) <= columns, "seed \(seed): \(line)")
      }
    }
  }
}
