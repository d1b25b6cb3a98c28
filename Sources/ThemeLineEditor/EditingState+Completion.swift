extension EditingState {
  /// Inserts what all candidates have in common, and opens the menu if there are several.
  mutating func complete() -> Reaction {
    let candidates = language.completions(buffer.text, buffer.cursor)
    guard let first = candidates.first else { return .bell }
    if candidates.count == 1 {
      let before = buffer.text
      accept(first)
      return buffer.text == before ? .bell : .none
    }
    if let prefix = commonPrefix(of: candidates), extends(prefix, first.range) {
      buffer.replace(first.range, with: prefix)
      openMenu()
    } else {
      mode = .menu(CompletionMenu(candidates))
    }
    return .none
  }

  /// Opens the menu with the candidates at the cursor, or closes it if there are none or what
  /// stands there is the only one.
  mutating func openMenu() {
    let candidates = language.completions(buffer.text, buffer.cursor)
    mode = .editing
    guard let first = candidates.first else { return }
    if candidates.count == 1, first.text == text(in: first.range) { return }
    mode = .menu(CompletionMenu(candidates))
  }

  /// Puts `candidate` into the text.
  mutating func accept(_ candidate: LineEditor.Completion) {
    buffer.replace(candidate.range, with: candidate.text)
  }

  /// Does what `command` means while `menu` is open. Nil if it means what it always does, without
  /// the menu.
  mutating func perform(_ command: EditCommand, in menu: CompletionMenu) -> Reaction? {
    var menu = menu
    lastAction = .other
    switch command {
    case .complete where menu.candidates.count == 1:
      accept(menu.candidates[0])
      mode = .editing
      return Reaction.none
    case .complete, .down, .historyDown: menu.select(by: 1)
    case .completeBackwards, .up, .historyUp: menu.select(by: -1)
    case .pageDown: menu.selectPage(forwards: true)
    case .pageUp: menu.selectPage(forwards: false)
    case .enter:
      guard let selected = menu.selected else { return nil }
      accept(selected)
      mode = .editing
      return Reaction.none
    case .deleteLeft:
      buffer.delete(.left)
      openMenu()
      return Reaction.none
    case .clearScreen:
      return .clearScreen
    default:
      return nil
    }
    mode = .menu(menu)
    return Reaction.none
  }

  private func commonPrefix(of candidates: [LineEditor.Completion]) -> String? {
    guard var prefix = candidates.first?.text[...] else { return nil }
    let range = candidates[0].range
    for candidate in candidates.dropFirst() {
      guard candidate.range == range else { return nil }
      let shared = zip(prefix, candidate.text).prefix { $0 == $1 }.count
      prefix = prefix.prefix(shared)
    }
    return String(prefix)
  }

  /// Whether `prefix` is what stands in `range` and more.
  private func extends(_ prefix: String, _ range: Range<Int>) -> Bool {
    let current = text(in: range)
    return prefix.utf8.count > current.utf8.count && prefix.utf8.starts(with: current.utf8)
  }

  private func text(in range: Range<Int>) -> String {
    let bytes = Array(buffer.text.utf8)
    return String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
