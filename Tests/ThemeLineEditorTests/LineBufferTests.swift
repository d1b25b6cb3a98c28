import Testing
import ThemeLineEditor

/// A buffer written as text, with `|` where the cursor stands.
private func buffer(_ marked: String) -> LineBuffer {
  let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
  var buffer = LineBuffer(parts.joined())
  buffer.moveCursor(to: parts[0].utf8.count)
  return buffer
}

extension LineBuffer {
  fileprivate var marked: String {
    var bytes = Array(text.utf8)
    bytes.insert(UInt8(ascii: "|"), at: cursor)
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Suite struct LineBufferTests {
  @Test(
    arguments: [
      (.left, "ab|c", "a|bc"), (.left, "|abc", "|abc"), (.left, "a👨‍👩‍👧|", "a|👨‍👩‍👧"),
      (.left, "e\u{301}|", "|e\u{301}"), (.left, "🇩🇪🇫🇷|", "🇩🇪|🇫🇷"),
      (.right, "ab|c", "abc|"), (.right, "abc|", "abc|"), (.right, "|日本", "日|本"),
      (.right, "a|\nb", "a\n|b"),
      (.wordLeft, "text.onPrimary|", "text.|onPrimary"),
      (.wordLeft, "text.|onPrimary", "|text.onPrimary"),
      (.wordLeft, "one two  |", "one |two  "), (.wordLeft, "  |", "|  "),
      (.wordLeft, "größe|", "|größe"),
      (.wordLeft, "(a_b1|", "(|a_b1"), (.wordLeft, "a\nb|", "a\n|b"),
      (.wordLeft, "e\u{301}a|", "|e\u{301}a"),
      (.wordRight, "|text.onPrimary", "text|.onPrimary"),
      (.wordRight, "text|.onPrimary", "text.onPrimary|"),
      (.wordRight, "|  one", "  one|"), (.wordRight, "one|  ", "one  |"),
      (.wordRight, "|日本 語", "日本| 語"),
      (.blankLeft, "a text.onPrimary|", "a |text.onPrimary"), (.blankLeft, "a b  |", "a |b  "),
      (.lineStart, "ab\ncd|", "ab\n|cd"), (.lineStart, "ab\n|cd", "ab\n|cd"),
      (.lineStart, "ab|", "|ab"),
      (.lineEnd, "a|b\ncd", "ab|\ncd"), (.lineEnd, "ab\nc|d", "ab\ncd|"),
      (.lineEnd, "ab|\ncd", "ab|\ncd"),
      (.toLineStart, "ab\n|cd", "ab|\ncd"), (.toLineEnd, "ab|\ncd", "ab\n|cd"),
      (.toLineEnd, "ab|", "ab|"),
      (.start, "ab\nc|d", "|ab\ncd"), (.end, "a|b\ncd", "ab\ncd|"),
    ] as [(LineBuffer.Movement, String, String)])
  func move(_ movement: LineBuffer.Movement, from before: String, to after: String) {
    var buffer = buffer(before)
    let moved = buffer.move(movement)
    #expect(moved == (before != after))
    #expect(buffer.marked == after)
  }

  @Test(
    arguments: [
      (.left, "ab|c", "a|c", "b"), (.left, "|", "|", ""), (.left, "👍🏽|x", "|x", "👍🏽"),
      (.right, "a|bc", "a|c", "b"), (.right, "a|\nb", "a|b", "\n"),
      (.wordLeft, "text.onPrimary|", "text.|", "onPrimary"), (.wordRight, "|a b", "| b", "a"),
      (.blankLeft, "a b.c|", "a |", "b.c"),
      (.toLineEnd, "a|b\nc", "a|\nc", "b"), (.toLineEnd, "a|\nc", "a|c", "\n"),
      (.toLineStart, "a\nb|c", "a\n|c", "b"), (.start, "a\nb|c", "|c", "a\nb"),
    ] as [(LineBuffer.Movement, String, String, String)])
  func delete(
    _ movement: LineBuffer.Movement, from before: String, to after: String, removes: String
  ) {
    var buffer = buffer(before)
    let removed = buffer.delete(movement)
    #expect(removed == removes)
    #expect(buffer.marked == after)
    let undone = buffer.undo()
    #expect(undone == !removes.isEmpty)
    #expect(buffer.marked == before)
  }

  /// `u` moves up and `d` moves down; a capital means that there is no such line.
  @Test(arguments: [
    ("abc\nde|", "u", "ab|c\nde"), ("abc|\nd\nefg", "d", "abc\nd|\nefg"),
    ("abc|\nd\nefg", "dd", "abc\nd\nefg|"), ("abc|\nd\nefg", "ddDu", "abc\nd|\nefg"),
    ("a|bc", "U", "a|bc"), ("a|bc", "D", "a|bc"), ("日本|\nab\ncd", "d", "日本\nab|\ncd"),
    ("\n\n|", "uuU", "|\n\n"), ("ab\n\ncd|", "uu", "ab|\n\ncd"), ("a\n|", "u", "|a\n"),
  ]) func moveVertically(from before: String, by moves: String, to after: String) {
    var buffer = buffer(before)
    for move in moves {
      let moved = move.lowercased() == "u" ? buffer.moveUp() : buffer.moveDown()
      #expect(moved == move.isLowercase)
    }
    #expect(buffer.marked == after)
  }

  @Test(
    arguments: [
      ("ab|c", "acb|"), ("abc|", "acb|"), ("|abc", nil), ("a|", nil), ("|", nil),
      ("ab|\nc", "ba|\nc"),
      ("x\n|ab", nil), ("é日|", "日é|"),
    ] as [(String, String?)])
  func transpose(before: String, after: String?) {
    var buffer = buffer(before)
    let changed = buffer.transpose()
    #expect(changed == (after != nil))
    #expect(buffer.marked == after ?? before)
  }

  @Test func lineBreaksAreLineFeeds() {
    var buffer = LineBuffer("a\r\nb\rc\n")
    #expect(buffer.text == "a\nb\nc\n")
    buffer.insert("\r\n\r")
    #expect(buffer.marked == "a\nb\nc\n\n\n|")
  }

  @Test func marksJoinTheCharacterBefore() {
    var buffer = LineBuffer("e\u{301}x")
    buffer.moveCursor(to: 1)
    #expect(buffer.marked == "e\u{301}|x")
    buffer = LineBuffer("\u{301}x")
    buffer.move(.start)
    buffer.insert("e")
    #expect(buffer.marked == "e\u{301}|x")
    buffer = LineBuffer("e\n\u{301}")
    buffer.move(.left)
    buffer.delete(.left)
    #expect(buffer.marked == "e\u{301}|")
  }

  @Test func undoTakesBackWordsWhileTyping() {
    var buffer = LineBuffer()
    for character in "let blue = 1" { buffer.insert(String(character)) }
    let steps = ["let blue = |", "let blue |", "let |", "|"]
    for step in steps {
      buffer.undo()
      #expect(buffer.marked == step)
    }
    let undone = buffer.undo()
    #expect(!undone)
  }

  @Test func undoHoldsManyChangesAndForgetsTheOldest() {
    var buffer = LineBuffer()
    for _ in 0..<5_000 {
      buffer.insert("ab\n")
      buffer.delete(.left)
    }
    var count = 0
    while buffer.undo() { count += 1 }
    #expect(count >= 500 && count <= 1_000)
    #expect(buffer.text.utf8.starts(with: "ababab".utf8))
  }

  @Test func textIsBounded() {
    var buffer = LineBuffer(String(repeating: "a", count: LineBuffer.maximumSize - 1))
    let fits = [buffer.insert("bc"), buffer.insert("b")]
    #expect(fits == [false, true])
    #expect(buffer.text.utf8.count == LineBuffer.maximumSize)
  }

  /// Against a model that is an array of characters and undoes with copies.
  @Test(arguments: 0..<30 as Range<UInt64>) func randomEdits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "b c", "\n", "日", "e\u{301}", "👨‍👩‍👧", "🇩🇪", ".", "_1", "\t", "🇫", "\u{301}", "\u{200D}",
    ]
    let movements: [LineBuffer.Movement] = [
      .left, .right, .wordLeft, .wordRight, .blankLeft, .lineStart, .lineEnd, .toLineStart,
      .toLineEnd, .start, .end,
    ]
    var buffer = LineBuffer()
    var texts: [String] = []
    for _ in 0..<200 {
      let before = buffer.text
      switch Int.random(in: 0..<5, using: &random) {
      case 0...1: buffer.insert(pieces.randomElement(using: &random)!)
      case 2: buffer.delete(movements.randomElement(using: &random)!)
      case 3: buffer.move(movements.randomElement(using: &random)!)
      default: _ = Bool.random(using: &random) ? buffer.moveUp() : buffer.moveDown()
      }
      if buffer.text.utf8.elementsEqual(before.utf8) == false { texts.append(before) }
      let index = buffer.text.utf8.index(buffer.text.startIndex, offsetBy: buffer.cursor)
      #expect(String.Index(index, within: buffer.text) != nil, "seed \(seed)")
    }
    // Typing may be one change, so each undo leads to one of the texts before, and the last to none.
    while buffer.undo() {
      while let last = texts.last, !last.utf8.elementsEqual(buffer.text.utf8) { texts.removeLast() }
    }
    #expect(buffer.isEmpty, "seed \(seed)")
  }
}
