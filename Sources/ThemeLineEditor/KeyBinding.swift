/// What a key does to the line being edited.
package enum EditCommand: CaseIterable, Sendable {
  case enter, newLine, complete, completeBackwards, escape, interrupt, deleteOrLeave
  case left, right, wordLeft, wordRight, lineStart, lineEnd, up, down, pageUp, pageDown, start, end
  case historyUp, historyDown, search, searchForwards
  case deleteLeft, deleteRight, killLineEnd, killLineStart, killBlankLeft, killWordLeft
  case killWordRight, yank, yankPop, transpose, undo
  case clearScreen, suspend
}

/// A row of the table of keys.
package struct KeyBinding: Sendable {
  /// The keys, each of which will do.
  package let keys: [KeyEvent]
  /// What they do.
  package let command: EditCommand
  /// What they do, for people.
  package let summary: String

  init(_ command: EditCommand, _ keys: [KeyEvent], _ summary: String) {
    self.keys = keys
    self.command = command
    self.summary = summary
  }

  /// The table: all keys that do something, in an order to read them in.
  package static let all: [KeyBinding] = [
    KeyBinding(
      .enter, [KeyEvent(.enter)], "enter the line, or go on with it while it is incomplete"),
    KeyBinding(
      .newLine, [KeyEvent(.enter, .alt), KeyEvent(.enter, .shift), .control("o")],
      "break the line in any case"),
    KeyBinding(.complete, [KeyEvent(.tab)], "complete; then the next candidate"),
    KeyBinding(.completeBackwards, [KeyEvent(.tab, .shift)], "the candidate before"),
    KeyBinding(.escape, [KeyEvent(.escape), .control("g")], "close the menu or the search"),
    KeyBinding(.interrupt, [.control("c")], "drop the line"),
    KeyBinding(
      .deleteOrLeave, [.control("d")], "leave if the line is empty, else delete to the right"),
    KeyBinding(.suspend, [.control("z")], "suspend"),
    KeyBinding(.clearScreen, [.control("l")], "clear the screen"),

    KeyBinding(.left, [KeyEvent(.left), .control("b")], "a character to the left"),
    KeyBinding(
      .right, [KeyEvent(.right), .control("f")], "a character to the right; accept the suggestion"),
    KeyBinding(
      .wordLeft, [KeyEvent(.left, .control), KeyEvent(.left, .alt), .alt("b")], "a word to the left"
    ),
    KeyBinding(
      .wordRight, [KeyEvent(.right, .control), KeyEvent(.right, .alt), .alt("f")],
      "a word to the right, also of the suggestion"),
    KeyBinding(.lineStart, [KeyEvent(.home), .control("a")], "start of the line"),
    KeyBinding(
      .lineEnd, [KeyEvent(.end), .control("e")], "end of the line; accept the suggestion"),
    KeyBinding(.up, [KeyEvent(.up)], "a line up, then the entry before"),
    KeyBinding(.down, [KeyEvent(.down)], "a line down, then the entry after"),
    KeyBinding(.pageUp, [KeyEvent(.pageUp)], "a page up in the menu, else the oldest entry"),
    KeyBinding(.pageDown, [KeyEvent(.pageDown)], "a page down in the menu, else the new line"),
    KeyBinding(.start, [KeyEvent(.home, .control), .alt("<")], "start of the text"),
    KeyBinding(.end, [KeyEvent(.end, .control), .alt(">")], "end of the text"),

    KeyBinding(.historyUp, [.control("p")], "the entry before"),
    KeyBinding(.historyDown, [.control("n")], "the entry after"),
    KeyBinding(.search, [.control("r")], "search the entries; again for an older one"),
    KeyBinding(.searchForwards, [.control("s")], "while searching, a newer one"),

    KeyBinding(.deleteLeft, [KeyEvent(.backspace)], "delete to the left"),
    KeyBinding(.deleteRight, [KeyEvent(.delete)], "delete to the right"),
    KeyBinding(.killLineEnd, [.control("k")], "cut to the end of the line"),
    KeyBinding(.killLineStart, [.control("u")], "cut to the start of the line"),
    KeyBinding(.killBlankLeft, [.control("w")], "cut to the blank before"),
    KeyBinding(
      .killWordLeft, [KeyEvent(.backspace, .alt), KeyEvent(.backspace, .control)],
      "cut the word before"),
    KeyBinding(
      .killWordRight, [.alt("d"), KeyEvent(.delete, .alt), KeyEvent(.delete, .control)],
      "cut the word after"),
    KeyBinding(.yank, [.control("y")], "insert what was cut"),
    KeyBinding(.yankPop, [.alt("y")], "after that, what was cut before it"),
    KeyBinding(.transpose, [.control("t")], "exchange two characters"),
    KeyBinding(.undo, [.control("_")], "undo"),
  ]

  /// The table the other way around.
  static let commands: [KeyEvent: EditCommand] = {
    var commands: [KeyEvent: EditCommand] = [:]
    for binding in all {
      for key in binding.keys { commands[key] = binding.command }
    }
    return commands
  }()
}
