import Testing
import ThemeLineEditor

@Suite struct DisplayTests {
  /// Draws frames on a virtual terminal whose screen has something above them.
  struct Screen {
    var terminal: VirtualTerminal
    var display: Display
    let marks: [String]

    init(columns: Int, rows: Int, marks: Int = 3) {
      terminal = VirtualTerminal(columns: columns, rows: rows)
      display = Display(columns: columns, rows: rows)
      self.marks = (0..<marks).map { "#\($0)" }
      for mark in self.marks { terminal.feed(mark + "\r\n") }
    }

    @discardableResult
    mutating func draw(_ frame: Frame) -> String {
      let output = display.draw(frame)
      terminal.feed(output)
      return output
    }
  }

  private func frame(_ text: String, cursor: Int? = nil) -> Frame {
    Frame(
      prompt: "> ", continuationPrompt: ". ", promptStyle: Look.bold.style, text: text,
      cursor: cursor ?? text.utf8.count)
  }

  @Test func showsPromptTextAndCursor() {
    var screen = Screen(columns: 20, rows: 5)
    screen.draw(frame("let x = 1", cursor: 4))
    #expect(screen.terminal.lines == ["#0", "#1", "#2", "> let x = 1", ""])
    #expect(screen.terminal.cursor == (3, 6))
  }

  @Test func typingSendsOnlyWhatIsNew() {
    var screen = Screen(columns: 20, rows: 5)
    screen.draw(frame("le"))
    #expect(screen.draw(frame("let")) == "t")
    #expect(screen.draw(frame("let")) == "")
    #expect(screen.draw(frame("let", cursor: 0)) == "\u{1B}[3G")
    #expect(screen.draw(frame("Xet", cursor: 1)) == "X")
    #expect(screen.draw(frame("Xe", cursor: 1)) == "\u{1B}[5G\u{1B}[K\u{1B}[4G")
  }

  @Test func cursorAfterAFullRowStandsInTheNextOne() {
    var screen = Screen(columns: 6, rows: 6)
    screen.draw(frame("abcd"))
    #expect(screen.terminal.cursor == (4, 0))
    screen.draw(frame("abcd\nx", cursor: 4))
    #expect(screen.terminal.lines == ["#0", "#1", "#2", "> abcd", "", ". x"])
    #expect(screen.terminal.cursor == (4, 0))
    screen.draw(frame("abc日", cursor: 3))
    #expect(screen.terminal.lines == ["#0", "#1", "#2", "> abc", "日", ""])
    #expect(screen.terminal.cursor == (4, 0))
  }

  @Test func longTextScrollsAroundTheCursor() {
    var screen = Screen(columns: 10, rows: 4)
    let text = (0..<9).map { "l\($0)" }.joined(separator: "\n")
    screen.draw(frame(text))
    #expect(screen.terminal.lines == [". l5", ". l6", ". l7", ". l8"])
    screen.draw(frame(text, cursor: 0))
    #expect(screen.terminal.lines == ["> l0", ". l1", ". l2", ". l3"])
    #expect(screen.terminal.cursor == (0, 2))
    screen.draw(frame(text, cursor: 12))
    #expect(screen.terminal.lines == [". l1", ". l2", ". l3", ". l4"])
    screen.draw(frame(text, cursor: 9))
    #expect(screen.terminal.lines == [". l1", ". l2", ". l3", ". l4"])
    #expect(Array(screen.terminal.allLines.prefix(3)) == ["#0", "#1", "#2"])
  }

  @Test func finishLeavesTheTextAndStartsBelow() {
    var screen = Screen(columns: 10, rows: 6, marks: 1)
    screen.draw(frame("a\nb", cursor: 0))
    screen.terminal.feed(screen.display.finish())
    screen.terminal.feed("out\r\n")
    screen.draw(frame("c"))
    #expect(screen.terminal.lines == ["#0", "> a", ". b", "out", "> c", ""])
  }

  @Test func clearStartsAtTheTop() {
    var screen = Screen(columns: 10, rows: 4)
    screen.draw(frame("a\nb"))
    screen.terminal.feed(screen.display.clear())
    screen.draw(frame("a\nb"))
    #expect(screen.terminal.lines == ["> a", ". b", "", ""])
  }

  @Test func promptsThatAreTooWideAreCut() {
    var screen = Screen(columns: 8, rows: 4, marks: 0)
    screen.draw(
      Frame(prompt: "a long prompt> ", continuationPrompt: "...... ", text: "x\ny", cursor: 3))
    #expect(screen.terminal.lines == ["mpt> x", ".... y", "", ""])
  }

  @Test func charactersThatMisleadAreSpelledOut() {
    var screen = Screen(columns: 40, rows: 3, marks: 0)
    screen.draw(frame("a\u{1B}[2J\u{7F}\u{85}\u{202E}b\u{200B}"))
    #expect(screen.terminal.lines == ["> a^[[2J^?U+0085U+202EbU+200B", "", ""])
    #expect(screen.terminal.rows[0].cells[3].style == Look.plain.inverseCodes)
    #expect(screen.terminal.unknown.isEmpty)
  }

  @Test func hugeCharacterIsCut() {
    var screen = Screen(columns: 40, rows: 3, marks: 0)
    let output = screen.draw(frame("e" + String(repeating: "\u{301}", count: 100_000)))
    #expect(output.utf8.count < 200)
  }

  /// Some terminals give the snowman one column and the family six.
  @Test func charactersOfDisputedWidthHaveTheirPlaceClearedAndTheNextOneTold() {
    var screen = Screen(columns: 20, rows: 3, marks: 0)
    screen.draw(frame("abcd"))
    let output = screen.draw(frame("a☃\u{FE0F}d"))
    #expect(output == "\u{1B}[4G  \u{1B}[4G☃\u{FE0F}\u{1B}[6G\u{1B}[7G")
    #expect(screen.draw(frame("a☃\u{FE0F}de\u{301}")) == "e\u{301}\u{1B}[8G")
  }

  @Test func windowSizesThatMakeNoSense() {
    for (columns, rows) in [(0, 0), (1, 1), (2, 1), (-1, -1)] {
      var display = Display(columns: columns, rows: rows)
      _ = display.draw(frame("日本\u{202E}\t\n\n" + String(repeating: "x", count: 100)))
      _ = display.resize(columns: rows, rows: columns)
      _ = display.draw(frame("x"))
    }
  }

  // MARK: Properties

  /// Random frames one after the other: after each the screen is the expected one, and what was
  /// above is still there.
  @Test(arguments: 0..<30 as Range<UInt64>) func screenIsTheExpectedOne(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let columns = seed < 10 ? 5 + Int(seed) : Int.random(in: 5...120, using: &random)
    let rows = Int.random(in: 2...30, using: &random)
    var screen = Screen(columns: columns, rows: rows)
    var text: [Character] = []
    for step in 0..<30 {
      let (frame, looks) = randomFrame(&text, &random)
      screen.draw(frame)
      let expected = ExpectedScreen(frame, looks: looks, columns: columns)
      try check(screen, expected, "seed \(seed), step \(step), \(columns)×\(rows)")
      #expect(Array(screen.terminal.allLines.prefix(3)) == screen.marks, "seed \(seed)")
    }
  }

  /// The same while the window changes: nothing of a former drawing stays on the screen.
  @Test(arguments: 100..<140 as Range<UInt64>) func screenIsTheExpectedOneAfterResizing(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    var screen = Screen(columns: 40, rows: 24)
    var text: [Character] = []
    for step in 0..<20 {
      let (frame, looks) = randomFrame(&text, &random)
      screen.draw(frame)
      let columns = Int.random(in: 5...80, using: &random)
      let rows = Int.random(in: 20...40, using: &random)
      screen.terminal.resize(columns: columns, rows: rows)
      screen.terminal.feed(screen.display.resize(columns: columns, rows: rows))
      screen.draw(frame)
      let expected = ExpectedScreen(frame, looks: looks, columns: columns)
      try check(screen, expected, "seed \(seed), step \(step), \(columns)×\(rows)")
      // What fits into the window never leaves anything behind.
      guard expected.rows.count < 8 else { return }
      let above = screen.terminal.allLines.filter { !$0.isEmpty }.prefix { $0.hasPrefix("#") }
      #expect(Array(above) == screen.marks, "seed \(seed), step \(step)")
    }
  }

  private func check(
    _ screen: Screen, _ expected: ExpectedScreen, _ message: Comment
  ) throws {
    let terminal = screen.terminal
    try #require(terminal.unknown.isEmpty, message)
    try #require(terminal.isCursorShown, message)
    // The frame begins this many rows above the cursor; beyond the window it is cut.
    let top = terminal.cursor.row - expected.cursor.row
    try #require(terminal.cursor.column == expected.cursor.column, message)
    try #require(top >= 0 || expected.rows.count > terminal.rows.count, message)
    for (index, row) in terminal.rows.enumerated() where index >= top {
      var cells = index - top < expected.rows.count ? expected.rows[index - top] : []
      cells += Array(repeating: VirtualTerminal.Cell(), count: terminal.columns - cells.count)
      try #require(row.cells == cells, message)
    }
  }

  private func randomFrame(
    _ text: inout [Character], _ random: inout SeededGenerator
  ) -> (Frame, [Look]) {
    let alphabet: [Character] = [
      "a", "b", "c", "d", " ", ".", "é", "e\u{301}", "日", "本", "한", "😀", "👨‍👩‍👧", "🇩🇪", "☃\u{FE0F}", "→",
      "\n", "\t", "\u{1}", "\u{7F}", "\u{202E}", "\u{200B}",
    ]
    if Int.random(in: 0..<12, using: &random) == 0 { text = [] }
    let place = Int.random(in: 0...text.count, using: &random)
    let removed = Int.random(in: 0...min(3, text.count - place), using: &random)
    let added = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      alphabet.randomElement(using: &random)!
    }
    text.replaceSubrange(place..<(place + removed), with: added)
    // What neighbours make of each other, such as a mark on a letter, counts from here on.
    let string = String(text)
    text = Array(string)
    var frame = frame(string)
    let characters = Int.random(in: 0...text.count, using: &random)
    frame.cursor = string.prefix(characters).utf8.count
    if characters == text.count {
      frame.suggestion = ["", "", "ghost", "日本 and more"].randomElement(using: &random)!
    }
    var looks = Array(repeating: Look.plain, count: string.utf8.count)
    for look in [Look.red, .sky] where !string.isEmpty {
      let start = Int.random(in: 0..<string.utf8.count, using: &random)
      let end = Int.random(in: start...string.utf8.count, using: &random)
      frame.spans.append(StyledSpan(start..<end, look.style))
      for offset in start..<end { looks[offset] = look }
    }
    return (frame, looks)
  }
}
