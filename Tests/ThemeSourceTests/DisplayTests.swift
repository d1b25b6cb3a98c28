import Testing

@testable import ThemeSource

@Suite struct DisplayTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("ｆ", 2), ("ﾊ", 1), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2),
    ("\u{200B}", 8), ("\u{1B}[0m", 11), ("𝒳", 1), ("नि", 1), ("\u{301}", 0), ("〿", 1), ("☰", 2),
  ])
  func `Text takes columns`(text: String, width: Int) {
    #expect(VisibleText.width(of: text) == width)
  }

  @Test(arguments: [
    ("plain `text`", "plain `text`"), ("\u{1B}[31m", "<U+001B>[31m"),
    ("a\nb\tc\r", "a<U+000A>b<U+0009>c<U+000D>"),
    ("\u{202E}abc\u{2066}", "<U+202E>abc<U+2066>"), ("a\u{200B}b\u{FEFF}", "a<U+200B>b<U+FEFF>"),
    ("\0\u{7F}\u{9B}", "<U+0000><U+007F><U+009B>"),
    ("\u{2028}\u{AD}\u{3164}", "<U+2028><U+00AD><U+3164>"),
    ("👨‍👩‍👧‍👦 ❤️‍🔥 👍🏽 🇩🇪 1️⃣ ©️", "👨‍👩‍👧‍👦 ❤️‍🔥 👍🏽 🇩🇪 1️⃣ ©️"), ("a\u{200D}b", "a<U+200D>b"),
    ("👍\u{200D}", "👍<U+200D>"), ("#\u{FE0F}1B", "#<U+FE0F>1B"),
    ("a\u{FE0F}\u{200D}🔥", "a<U+FE0F><U+200D>🔥"),
    ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴\u{E0067}\u{E0062}\u{E007F}"),
    ("a\u{E0061}\u{E0062}", "a<U+E0061><U+E0062>"), ("葛\u{E0100}", "葛\u{E0100}"),
    ("日本 é e\u{301} ไทย नि", "日本 é e\u{301} ไทย नि"),
    ("\u{1D173}\u{FFF9}", "<U+1D173><U+FFF9>"), ("\u{180E}\u{115F}", "<U+180E><U+115F>"),
  ])
  func `What cannot be seen is spelled out`(text: String, shown: String) {
    #expect(VisibleText.escaping(text) == shown)
    #expect(VisibleText.escaping(shown) == shown)
  }

  /// A line cut into cells says the same as the whole text made visible, but for tabs.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func `Cells join to the visible text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = random.nastyText(length: 40, breaks: false).filter { $0 != "\t" }
    let bytes = Array(text.utf8)
    let (joined, end, width) = bytes.withUnsafeBytes { buffer in
      var cells = DisplayCells(buffer, in: 0..<bytes.count)
      var joined = ""
      var end = 0
      while let cell = cells.next() {
        #expect(cell.source.lowerBound == end, "seed \(seed)")
        joined += cell.text
        end = cell.source.upperBound
      }
      return (joined, end, cells.column)
    }
    #expect(joined == VisibleText.escaping(text), "seed \(seed)")
    #expect(end == bytes.count, "seed \(seed)")
    #expect(width >= VisibleText.width(of: text), "seed \(seed)")
  }

  @Test(arguments: [("\t|", 4), ("ab\t|", 4), ("abcd\t|", 8), ("日\t|", 4), ("a\t\t|", 8)])
  func `Tabs lead to multiples of four`(text: String, column: Int) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes { buffer in
      var cells = DisplayCells(buffer, in: 0..<(bytes.count - 1))
      while cells.next() != nil {}
      #expect(cells.column == column)
    }
  }

  @Test(arguments: [
    ("blue", "`blue`"), ("\u{1B}", "`<U+001B>`"),
    (String(repeating: "x", count: 61), "`" + String(repeating: "x", count: 60) + "…`"),
  ])
  func `Names are quoted`(name: String, quoted: String) {
    #expect(Wording.quoted(name) == quoted)
  }

  @Test func `A name of one endless character is cut`() {
    let name = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(Wording.quoted(name).utf8.count < 200)
    let text = SourceText(name: "a.theme", "x")
    var renderer = DiagnosticRenderer(sources: SourceMap([text]))
    let place = Place(text.id, SourceRange(0, 1))
    let found = Diagnostic("x", .error, name, at: place, notes: [name])
    #expect(renderer.render([found], as: .text).count < 10_000)
  }

  @Test func `Lists read like sentences`() {
    #expect(Wording.alternatives(["a"]) == "`a`")
    #expect(Wording.alternatives(["a", "b"]) == "`a` or `b`")
    #expect(Wording.alternatives(["a", "b", "c"]) == "`a`, `b` or `c`")
    #expect(Wording.listing(["a", "b", "c"]) == "`a`, `b` and `c`")
    #expect(Wording.listing(["a", "b", "c", "d"], limit: 2) == "`a`, `b` and 2 more")
    #expect(Wording.listing([]) == "")
    #expect(Wording.count(1, "error") == "1 error")
    #expect(Wording.count(0, "error") == "0 errors")
    #expect(Wording.count(2, "entry", plural: "entries") == "2 entries")
  }
}
