/// A search through the history, as far as it has come.
struct HistorySearch {
  /// The text to come back to.
  let original: LineBuffer
  /// What is searched for.
  var query = ""
  /// Where it was found last.
  var match: History.Match?
  /// Whether it is not to be found any more.
  var isFailing = false

  /// A search that begins from `original`.
  init(original: LineBuffer) { self.original = original }
}

extension EditingState {
  /// Does what `event` means while searching. Nil if it means what it always does, with the entry
  /// that was found.
  mutating func handle(_ event: KeyEvent, in search: HistorySearch) -> Reaction? {
    switch event.key {
    case .text(let text) where event.modifiers.isEmpty:
      return find(search.query + text, from: search.match?.entry, search)
    case .paste(let text):
      let line = text.prefix { !$0.isNewline }
      return find(search.query + line, from: search.match?.entry, search)
    default:
      break
    }
    switch KeyBinding.commands[event] {
    case .search where search.query.isEmpty:
      return find(lastQuery, from: nil, search)
    case .search:
      return find(search.query, from: search.match.map { $0.entry - 1 }, search)
    case .searchForwards:
      return find(
        search.query, from: search.match.map { $0.entry + 1 }, search, towardsOlder: false)
    case .deleteLeft:
      return find(String(search.query.dropLast()), from: nil, search)
    case .clearScreen:
      return .clearScreen
    case .escape, .interrupt:
      buffer = search.original
      mode = .editing
      return Reaction.none
    default:
      take(search)
      return nil
    }
  }

  /// Looks for `query` and shows the entry that has it.
  private mutating func find(
    _ query: String, from start: Int?, _ search: HistorySearch, towardsOlder: Bool = true
  ) -> Reaction {
    var search = search
    search.query = query
    search.isFailing = false
    defer { mode = .search(search) }
    guard !query.isEmpty else {
      search.match = nil
      buffer = search.original
      return .none
    }
    lastQuery = query
    let newest = history.entries.count - 1
    guard let match = history.match(query, from: start ?? newest, towardsOlder: towardsOlder) else {
      search.isFailing = true
      return .bell
    }
    search.match = match
    buffer = LineBuffer(history.entries[match.entry])
    buffer.moveCursor(to: match.range.lowerBound)
    return .none
  }

  /// Ends the search with the entry that it found.
  private mutating func take(_ search: HistorySearch) {
    mode = .editing
    guard let match = search.match else { return }
    drafts[historyPosition] = search.original
    historyPosition = match.entry
  }
}
