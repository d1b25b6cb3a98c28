/// The line being edited and all that belongs to it, without a terminal: keys in, frames out.
package struct EditingState {
  /// What a key asks of the terminal, beyond showing the new frame.
  package enum Reaction: Equatable {
    case none, bell, clearScreen, suspend
    /// Leave the text as it is on the screen and begin an empty one.
    case drop
    /// The text is entered, or the user gives up.
    case finish(LineEditor.Input)
  }

  /// What keys mean at the moment.
  enum Mode {
    case editing
    case menu(CompletionMenu)
    case search(HistorySearch)
  }

  /// What the key before did, where that matters to the next one.
  enum Action {
    case other, kill
    case yank(Range<Int>)
  }

  let language: LineEditor.Language
  let configuration: LineEditor.Configuration
  /// The texts entered so far.
  package var history: History
  /// The text and its cursor.
  package internal(set) var buffer = LineBuffer()
  var mode = Mode.editing
  var killRing = KillRing()
  var lastAction = Action.other
  /// The entry that is shown; the number of entries for the new text.
  var historyPosition = 0
  /// What became of entries that were left for others, until a text is entered.
  var drafts: [Int: LineBuffer] = [:]
  /// What was searched for last.
  var lastQuery = ""
  /// The looks of the text that they were asked for.
  var highlights: (text: String, spans: [StyledSpan]) = ("", [])

  /// The state of an editor that nobody has typed into.
  package init(
    _ language: LineEditor.Language,
    configuration: LineEditor.Configuration = LineEditor.Configuration(),
    history: History = History()
  ) {
    self.language = language
    self.configuration = configuration
    self.history = history
    historyPosition = history.entries.count
  }

  /// Begins an empty text.
  package mutating func begin() {
    buffer = LineBuffer()
    mode = .editing
    lastAction = .other
    historyPosition = history.entries.count
    drafts = [:]
  }

  /// Remembers what was entered.
  package mutating func commit(_ input: LineEditor.Input) {
    if case .line(let text) = input { history.add(text) }
  }

  /// Does what `event` asks for.
  package mutating func handle(_ event: KeyEvent) -> Reaction {
    if case .search(let search) = mode, let reaction = handle(event, in: search) {
      return reaction
    }
    switch event.key {
    case .text(let text) where event.modifiers.isEmpty:
      return insert(text)
    case .paste(let text):
      mode = .editing
      return insert(text)
    default:
      guard let command = KeyBinding.commands[event] else { return .none }
      if case .menu(let menu) = mode, let reaction = perform(command, in: menu) {
        return reaction
      }
      mode = .editing
      return perform(command)
    }
  }

  private mutating func insert(_ text: String) -> Reaction {
    lastAction = .other
    guard case .menu(let menu) = mode else { return buffer.insert(text) ? .none : .bell }
    // Typing on behind the selected candidate takes it.
    if let selected = menu.selected { accept(selected) }
    let fits = buffer.insert(text)
    openMenu()
    return fits ? .none : .bell
  }
}

// MARK: - Commands

extension EditingState {
  private mutating func perform(_ command: EditCommand) -> Reaction {
    let previous = lastAction
    lastAction = .other
    switch command {
    case .enter: return enter()
    case .newLine: return buffer.insert("\n") ? .none : .bell
    case .complete, .completeBackwards: return complete()
    case .escape, .searchForwards: break
    case .interrupt: return buffer.isEmpty ? .finish(.interrupted) : .drop
    case .deleteOrLeave:
      if buffer.isEmpty { return .finish(.endOfInput) }
      buffer.delete(.right)
    case .clearScreen: return .clearScreen
    case .suspend: return .suspend

    case .left: buffer.move(.left)
    case .right: moveOrAccept(.right)
    case .wordLeft: buffer.move(.wordLeft)
    case .wordRight: moveOrAccept(.wordRight)
    case .lineStart: buffer.move(.lineStart)
    case .lineEnd: moveOrAccept(.lineEnd)
    case .start: buffer.move(.start)
    case .end: moveOrAccept(.end)
    case .up: if !buffer.moveUp() { showEntry(historyPosition - 1) }
    case .down: if !buffer.moveDown() { showEntry(historyPosition + 1) }
    case .historyUp: showEntry(historyPosition - 1)
    case .historyDown: showEntry(historyPosition + 1)
    case .pageUp: showEntry(0)
    case .pageDown: showEntry(history.entries.count)
    case .search: mode = .search(HistorySearch(original: buffer))

    case .deleteLeft: buffer.delete(.left)
    case .deleteRight: buffer.delete(.right)
    case .killLineEnd: kill(.toLineEnd, after: previous)
    case .killLineStart: kill(.toLineStart, after: previous)
    case .killBlankLeft: kill(.blankLeft, after: previous)
    case .killWordLeft: kill(.wordLeft, after: previous)
    case .killWordRight: kill(.wordRight, after: previous)
    case .yank: return yank(in: buffer.cursor..<buffer.cursor)
    case .yankPop:
      guard case .yank(let range) = previous else { return .bell }
      killRing.rotate()
      return yank(in: range)
    case .transpose: return buffer.transpose() ? .none : .bell
    case .undo: return buffer.undo() ? .none : .bell
    }
    return .none
  }

  private mutating func enter() -> Reaction {
    if language.isComplete(buffer.text) { return .finish(.line(buffer.text)) }
    return buffer.insert("\n") ? .none : .bell
  }

  /// Moves the cursor or, at the end of the text, takes as much of the suggestion.
  private mutating func moveOrAccept(_ movement: LineBuffer.Movement) {
    guard let suggestion else {
      buffer.move(movement)
      return
    }
    guard case .wordRight = movement else {
      buffer.insert(suggestion)
      return
    }
    var whole = LineBuffer(suggestion)
    whole.move(.start)
    buffer.insert(whole.delete(.wordRight))
  }

  /// What the history suggests to go on with.
  var suggestion: String? {
    guard case .editing = mode, buffer.isAtEnd else { return nil }
    return history.suggestion(for: buffer.text)
  }

  /// Shows an entry of the history, or the new text, as it was when last left.
  private mutating func showEntry(_ position: Int) {
    guard (0...history.entries.count).contains(position), position != historyPosition else {
      return
    }
    drafts[historyPosition] = buffer
    historyPosition = position
    let isEntry = position < history.entries.count
    buffer = drafts[position] ?? LineBuffer(isEntry ? history.entries[position] : "")
  }

  private mutating func kill(_ movement: LineBuffer.Movement, after previous: Action) {
    let isBackward = buffer.offset(after: movement) < buffer.cursor
    let killed = buffer.delete(movement)
    var joins = false
    if case .kill = previous { joins = true }
    guard !killed.isEmpty || joins else { return }
    killRing.add(killed, joining: joins, isBackward: isBackward)
    lastAction = .kill
  }

  private mutating func yank(in range: Range<Int>) -> Reaction {
    guard let text = killRing.current, buffer.replace(range, with: text) else { return .bell }
    lastAction = .yank(range.lowerBound..<buffer.cursor)
    return .none
  }
}
