import Testing
import ThemeLineEditor

/// A line editor without a terminal, typed at with strings in which `<…>` names a key.
private struct Typist {
  var state: EditingState

  init(
    _ language: LineEditor.Language = LineEditor.Language(),
    configuration: LineEditor.Configuration = LineEditor.Configuration(), history: [String] = []
  ) {
    state = EditingState(language, configuration: configuration, history: History(history))
    state.begin()
  }

  /// Types `keys`; what the last one led to.
  @discardableResult
  mutating func type(_ keys: String) -> EditingState.Reaction {
    var reaction = EditingState.Reaction.none
    var rest = keys[...]
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">") {
        reaction = state.handle(event(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        reaction = state.handle(KeyEvent(.text(String(first))))
        rest = rest.dropFirst()
      }
    }
    return reaction
  }

  /// The key that the table of keys or its description calls `name`.
  private func event(_ name: String) -> KeyEvent {
    let keys = KeyBinding.all.flatMap(\.keys) + [KeyEvent(.insert), KeyEvent(.function(5))]
    guard let key = keys.first(where: { $0.description == name }) else {
      Issue.record("no key \(name)")
      return KeyEvent(.escape)
    }
    return key
  }

  mutating func paste(_ text: String) { _ = state.handle(KeyEvent(.paste(text))) }

  /// The text, with `|` where the cursor stands.
  var marked: String {
    var bytes = Array(state.buffer.text.utf8)
    bytes.insert(UInt8(ascii: "|"), at: state.buffer.cursor)
    return String(decoding: bytes, as: UTF8.self)
  }

  var frame: Frame {
    var state = state
    return state.frame(prompt: "> ")
  }

  /// The rows below the text.
  func footer(columns: Int = 40, windowRows: Int = 24) -> [String] {
    frame.footer(columns: columns, windowRows: windowRows).map { row in
      let isSelected = row.contains { $0.style.attributes.contains(.inverse) }
      return (isSelected ? "*" : "") + row.map(\.text).joined()
    }
  }
}

@Suite struct EditingStateTests {
  @Test(arguments: [
    ("abc<Left><Left>x", "ax|bc"), ("abc<Ctrl-B><Ctrl-B><Ctrl-F>x", "abx|c"),
    ("a b<Ctrl-A>x", "x|a b"), ("a<Home>b<End>c", "bac|"), ("a b c<Alt-B><Alt-B>x", "a x|b c"),
    ("a b<Ctrl-A><Alt-F>x", "ax| b"), ("a b<Ctrl-Left>x", "a x|b"),
    ("a b<Home><Alt-Right>x", "ax| b"),
    ("abc<Backspace>", "ab|"), ("abc<Left><Delete>", "ab|"), ("ab<Left><Ctrl-D>", "a|"),
    // Killing and yanking.
    ("a b<Left><Ctrl-K><Ctrl-A><Ctrl-Y>", "b|a "), ("a b<Ctrl-U>c<Ctrl-Y>", "ca b|"),
    ("a b.c<Ctrl-W><Ctrl-Y><Ctrl-Y>", "a b.cb.c|"), ("a b.c<Alt-Backspace>", "a b.|"),
    ("a b<Home><Alt-D><End><Ctrl-Y>", " ba|"), ("a b c<Ctrl-W><Ctrl-W><Ctrl-A><Ctrl-Y>", "b c|a "),
    ("a b c<Home><Alt-D><Alt-D><Ctrl-E><Ctrl-Y>", " ca b|"),
    ("a b<Ctrl-W><Left><Right><Ctrl-U>-<Ctrl-Y><Alt-Y>", "-b|"),
    ("a b<Ctrl-W><Left><Right><Ctrl-U>-<Ctrl-Y><Alt-Y><Alt-Y>", "-a |"),
    ("b<Ctrl-U>x<Ctrl-K><Ctrl-U><Ctrl-Y>", "x|"), ("a<Ctrl-W>b<Alt-Y>", "b|"),
    ("ab<Ctrl-T>", "ba|"),
    ("ab cd<Ctrl-_>", "ab |"), ("ab<Ctrl-U><Ctrl-_>", "ab|"), ("ab<Ctrl-U><Ctrl-Y><Ctrl-_>", "|"),
    // Several lines.
    ("a<Alt-Enter>bc<Up>x", "ax|\nbc"), ("a<Ctrl-O>b<Up><Down>x", "a\nbx|"),
    ("ab<Shift-Enter>cd<Home><Ctrl-U>", "ab|cd"), ("ab<Alt-Enter>c<Alt-<>x", "x|ab\nc"),
    ("ab<Alt-Enter>c<Ctrl-Home><Ctrl-End>x", "ab\ncx|"),
    // Keys that mean nothing.
    ("a<F5><Insert><Esc><Ctrl-G><Ctrl-S>b", "ab|"),
  ]) func keys(_ keys: String, make expected: String) {
    var typist = Typist()
    typist.type(keys)
    #expect(typist.marked == expected)
  }

  private func reaction(_ typist: inout Typist, _ keys: String) -> EditingState.Reaction {
    typist.type(keys)
  }

  @Test func theTableOfKeysIsComplete() {
    let keys = KeyBinding.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count, "a key has two meanings")
    #expect(Set(KeyBinding.all.map(\.command)) == Set(EditCommand.allCases))
    #expect(KeyBinding.all.allSatisfy { !$0.summary.isEmpty })
  }

  @Test func endsOfALine() {
    var typist = Typist()
    #expect(reaction(&typist, "<Ctrl-C>") == .finish(.interrupted))
    #expect(reaction(&typist, "<Ctrl-D>") == .finish(.endOfInput))
    #expect(reaction(&typist, "<Enter>") == .finish(.line("")))
    #expect(reaction(&typist, "ab<Ctrl-C>") == .drop)
    #expect(reaction(&typist, "<Ctrl-D>") == .none)
    #expect(reaction(&typist, "<Home><Enter>") == .finish(.line("ab")))
    #expect(reaction(&typist, "<Ctrl-L>") == .clearScreen)
    #expect(reaction(&typist, "<Ctrl-Z>") == .suspend)
  }

  @Test func enterGoesOnWhileTheTextIsIncomplete() {
    var typist = Typist(LineEditor.Language(isComplete: { !$0.hasSuffix("=") }))
    #expect(reaction(&typist, "a =<Enter>") == .none)
    #expect(typist.marked == "a =\n|")
    #expect(reaction(&typist, "1<Up><Enter>") == .finish(.line("a =\n1")))
  }

  @Test func pasteIsTextWhateverItHolds() {
    var typist = Typist()
    typist.type("(<Left>")
    typist.paste("a\r\nb\rc\u{3}\t")
    #expect(typist.marked == "a\nb\nc\u{3}\t|(")
    typist.type("<Ctrl-_>")
    #expect(typist.marked == "|(")
  }

  // MARK: History

  @Test(arguments: [
    ("<Up>", "three|"), ("<Up><Up>", "one\ntwo|"), ("<Up><Up><Up>", "one|\ntwo"),
    ("<Up><Up><Up><Up>", "zero|"), ("<Up><Up><Up><Up><Up><Up>", "zero|"), ("new<Up><Down>", "new|"),
    ("<Down>x", "x|"), ("<Up>x<Up><Down>", "threex|"), ("new<PageUp>", "zero|"),
    ("new<PageUp><PageDown>", "new|"), ("<Ctrl-P><Ctrl-P><Ctrl-P>", "zero|"),
    ("<Ctrl-P><Ctrl-P><Ctrl-N>", "three|"),
  ]) func history(keys: String, make expected: String) {
    var typist = Typist(history: ["zero", "one\ntwo", "three"])
    typist.type(keys)
    #expect(typist.marked == expected)
  }

  @Test func enteredTextsAreRemembered() {
    var typist = Typist()
    typist.type("one")
    typist.state.commit(.line("one"))
    typist.state.commit(.interrupted)
    typist.state.begin()
    typist.type("<Up>")
    #expect(typist.marked == "one|")
    #expect(typist.state.history.entries == ["one"])
  }

  @Test func suggestionIsTheNewestEntryThatGoesOn() {
    var typist = Typist(history: ["let a = 1", "let b = 2", "other"])
    #expect(typist.frame.suggestion == "")
    typist.type("let")
    #expect(typist.frame.suggestion == " b = 2")
    typist.type(" a")
    #expect(typist.frame.suggestion == " = 1")
    typist.type("<Left>")
    #expect(typist.frame.suggestion == "")
    typist.type("<Right><Alt-F>")
    #expect(typist.marked == "let a = 1|")
    typist.type("<Ctrl-U>let<Alt-F>")
    #expect(typist.marked == "let b|")
    typist.type("<Right>")
    #expect(typist.marked == "let b = 2|")
    typist.type("<Ctrl-U>o<Ctrl-E>")
    #expect(typist.marked == "other|")
    typist.type("<Ctrl-U>o<Ctrl-F><Ctrl-_>")
    #expect(typist.marked == "o|")
  }

  @Test func suggestionShowsOneLineAndInsertsAll() {
    var typist = Typist(history: ["dark {\n  a = 1\n}"])
    typist.type("da")
    #expect(typist.frame.suggestion == "rk { …")
    typist.type("<End>")
    #expect(typist.marked == "dark {\n  a = 1\n}|")
  }

  @Test(
    arguments: [
      ("<Ctrl-R>b", "let b|b", "search: b"), ("<Ctrl-R>let", "|let c", "search: let"),
      ("<Ctrl-R>let<Ctrl-R>", "|let bb", "search: let"),
      ("<Ctrl-R>let<Ctrl-R><Ctrl-R><Ctrl-R>", "|let a", "no match: let"),
      ("<Ctrl-R>let<Ctrl-R><Ctrl-R><Ctrl-S>", "|let bb", "search: let"),
      ("<Ctrl-R>let a<Backspace>", "|let c", "search: let "), ("<Ctrl-R>x", "new|", "no match: x"),
      ("<Ctrl-R>a<Esc>", "new|", nil), ("<Ctrl-R>a<Ctrl-G>", "new|", nil),
      ("<Ctrl-R>a<Ctrl-C>", "new|", nil),
      ("<Ctrl-R>bb<Right>!", "let b!|b", nil), ("<Ctrl-R>a<End>!", "let a!|", nil),
      ("<Ctrl-R>bb<Right><Esc><Ctrl-R><Ctrl-R>", "let |bb", "search: bb"),
      ("<Ctrl-R>bb<End><Down>", "let c|", nil), ("<Ctrl-R>bb<End><Down><Down>", "new|", nil),
      ("<Ctrl-R>BB", "new|", "no match: BB"),
    ] as [(String, String, String?)])
  func search(keys: String, finds expected: String, status: String?) {
    var typist = Typist(history: ["let a", "let bb", "let c"])
    typist.type("new" + keys)
    #expect(typist.marked == expected)
    #expect(typist.frame.status == status ?? "")
  }

  @Test func searchEntersWhatItFound() {
    var typist = Typist(history: ["let a", "Let B"])
    #expect(reaction(&typist, "<Ctrl-R>b<Enter>") == .finish(.line("Let B")))
  }

  @Test func searchMarksWhatItFound() {
    var typist = Typist(history: ["let blue"])
    typist.type("<Ctrl-R>blu")
    #expect(typist.frame.spans == [StyledSpan(4..<7, TerminalStyle(.inverse))])
  }

  // MARK: Completion

  private static let names = [
    "spacing.lg", "spacing.md", "spacing.sm", "text.bold", "text.onPrimary",
  ]

  /// A language of words that are those names; no text of it is complete.
  private static func language(_ names: [String] = names) -> LineEditor.Language {
    LineEditor.Language(
      completions: { text, cursor in
        let before = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
        let word = before.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        let range = (cursor - word.utf8.count)..<cursor
        return names.filter { $0.hasPrefix(word) }
          .map { LineEditor.Completion($0, replacing: range, summary: "size \($0.count)") }
      },
      isComplete: { _ in false })
  }

  @Test(arguments: [
    ("text.b<Tab>", "text.bold|"), ("s<Tab>", "spacing.|"),
    ("x = t<Tab>o<Tab>", "x = text.onPrimary|"),
    ("s<Tab><Tab><Enter>", "spacing.lg|"), ("s<Tab><Tab><Tab><Enter>", "spacing.md|"),
    ("s<Tab><Shift-Tab><Enter>", "spacing.sm|"), ("s<Tab><Down><Down><Up><Enter>", "spacing.lg|"),
    ("s<Tab><Tab><Tab><Tab><Tab><Enter>", "spacing.lg|"), ("s<Tab><Up><Up><Enter>", "spacing.md|"),
    ("s<Tab><Tab><Esc>", "spacing.|"), ("s<Tab>m<Enter>", "spacing.m\n|"),
    ("s<Tab><Tab> x", "spacing.lg x|"), ("s<Tab><Backspace><Backspace>", "spacin|"),
    ("s<Tab><Tab><Left>", "spacing|."), ("x<Tab>", "x|"),
    ("s = 1<Home><Right><Tab>", "spacing.| = 1"),
    ("s<Tab><PageDown><Enter>", "spacing.sm|"), ("s<Tab><PageDown><PageUp><Enter>", "spacing.lg|"),
    ("s<Tab><Tab><Enter><Ctrl-_>", "spacing.|"),
  ]) func completion(keys: String, makes expected: String) {
    var typist = Typist(Self.language())
    typist.type(keys)
    #expect(typist.marked == expected)
  }

  @Test func menuShowsNamesAndSummaries() {
    var typist = Typist(Self.language())
    typist.type("s<Tab>")
    #expect(
      typist.footer() == [
        "  spacing.lg  size 10", "  spacing.md  size 10", "  spacing.sm  size 10",
      ])
    typist.type("<Tab><Tab>")
    #expect(
      typist.footer() == [
        "  spacing.lg  size 10", "*  spacing.md  size 10", "  spacing.sm  size 10",
      ])
    #expect(typist.footer(columns: 18) == ["spacing.lg", "*spacing.md", "spacing.sm"])
    #expect(typist.footer(columns: 8) == ["spacing…", "*spacing…", "spacing…"])
    #expect(typist.footer(windowRows: 5) == ["*  spacing.md  size 10", "  2–2 of 3"])
    #expect(typist.footer(windowRows: 3) == ["*  spacing.md  size 10"])
    #expect(typist.footer(windowRows: 1) == [])
    typist.type("<Esc>")
    #expect(typist.footer() == [])
  }

  @Test func menuNarrowsWhileTyping() {
    var typist = Typist(Self.language())
    typist.type("<Tab>")
    #expect(typist.footer().count == 5)
    typist.type("t")
    #expect(typist.footer() == ["  text.bold       size 9", "  text.onPrimary  size 14"])
    typist.type("<Backspace>")
    #expect(typist.footer().count == 5)
    typist.type("text.bold")
    #expect(typist.footer() == [])
  }

  @Test func longMenusAreShownInPages() {
    var typist = Typist(Self.language((0..<35).map { "name\($0)" }))
    typist.type("<Tab>")
    #expect(typist.footer().count == 10)
    #expect(typist.footer().last == "  1–9 of 35")
    typist.type("<Up>")
    #expect(typist.footer().suffix(2) == ["*  name34  size 6", "  27–35 of 35"])
    typist.type("<Down><PageDown>")
    #expect(typist.footer().suffix(1) == ["  10–18 of 35"])
  }

  @Test func unusualCandidates() {
    var typist = Typist(Self.language(["日本 語", "日本\n茶", String(repeating: "x", count: 500)]))
    typist.type("<Tab>")
    #expect(typist.footer().map { $0.prefix(9) } == ["  日本 語", "*  日本^J茶", "  xxxxxxx"])
    // What the caller says is replaced need not make sense.
    typist = Typist(
      LineEditor.Language(completions: { _, _ in
        [
          .init("a", replacing: 5..<70), .init("b", replacing: -3..<1),
          .init("é", replacing: 1..<2),
        ]
      }))
    typist.type("é<Tab><Tab><Enter><Tab><Tab><Tab><Enter><Tab><Up><Enter>")
    #expect(typist.marked == "bé|")
  }

  // MARK: Frames

  @Test func textIsColouredOnceForEachText() {
    var count = 0
    var typist = Typist(
      LineEditor.Language(highlights: { text in
        count += 1
        return [StyledSpan(0..<text.utf8.count, Look.red.style)]
      }))
    typist.type("ab")
    for _ in 0..<3 { _ = typist.state.frame(prompt: "> ") }
    typist.type("<Left>")
    #expect(typist.state.frame(prompt: "> ").spans == [StyledSpan(0..<2, Look.red.style)])
    #expect(count == 1)
    typist.type("c")
    #expect(typist.state.frame(prompt: "> ").spans == [StyledSpan(0..<3, Look.red.style)])
    #expect(count == 2)
  }

  @Test func coloursCanBeLeftOut() {
    var configuration = LineEditor.Configuration()
    configuration.usesColor = false
    configuration.promptStyle = Look.sky.style
    let language = LineEditor.Language(highlights: { _ in [StyledSpan(0..<1, Look.sky.style)] })
    var typist = Typist(language, configuration: configuration)
    typist.type("a")
    let plain = TerminalStyle([.italic, .underline])
    #expect(typist.frame.spans == [StyledSpan(0..<1, plain)])
    #expect(typist.frame.promptStyle == plain)
  }

  @Test func hugeTextIsNotColoured() {
    var typist = Typist(
      LineEditor.Language(highlights: { _ in [StyledSpan(0..<1, Look.red.style)] }))
    typist.paste(String(repeating: "a", count: 100_001))
    #expect(typist.frame.spans == [])
    typist.type("<Backspace>")
    #expect(typist.frame.spans.count == 1)
  }

  @Test func lastFrameHasNothingButTheText() {
    var typist = Typist(Self.language(), history: ["spacing.lg"])
    typist.type("s<Tab>")
    let frame = typist.state.finalFrame(prompt: "> ", mark: "^C")
    #expect(frame.text == "spacing.^C")
    #expect(frame.cursor == 10)
    #expect(frame.menu == nil && frame.suggestion == "" && frame.status == "")
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func anyKeysAreFine(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let keys =
      KeyBinding.all.flatMap(\.keys)
      + ["a", "t", ".", " ", "日", "e\u{301}"].map { KeyEvent(.text($0)) }
      + [KeyEvent(.paste("s\nx\r\n")), KeyEvent(.function(3)), .alt("ö")]
    var typist = Typist(Self.language(), history: ["text.bold = a", "a\nb\n", "日本"])
    var display = Display(columns: 20, rows: 6)
    for _ in 0..<400 {
      if case .finish = typist.state.handle(keys.randomElement(using: &random)!) {
        typist.state.begin()
      }
      let frame = typist.state.frame(prompt: "> ")
      _ = display.draw(frame)
      let index = frame.text.utf8.index(frame.text.startIndex, offsetBy: frame.cursor)
      #expect(String.Index(index, within: frame.text) != nil, "seed \(seed)")
    }
  }
}
