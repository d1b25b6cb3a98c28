extension EditingState {
  /// What the screen should show now.
  package mutating func frame(prompt: String) -> Frame {
    var frame = plainFrame(prompt: prompt, mark: "")
    frame.cursor = buffer.cursor
    switch mode {
    case .editing:
      frame.suggestion = suggestion.map(firstLine) ?? ""
    case .menu(let menu):
      frame.menu = menu
    case .search(let search):
      frame.status = (search.isFailing ? "no match: " : "search: ") + search.query
      if let match = search.match {
        frame.spans.append(StyledSpan(match.range, TerminalStyle(.inverse)))
      }
    }
    return frame
  }

  /// What stays on the screen when the text is done with: the text, and `mark` after it.
  package mutating func finalFrame(prompt: String, mark: String = "") -> Frame {
    plainFrame(prompt: prompt, mark: mark)
  }

  private mutating func plainFrame(prompt: String, mark: String) -> Frame {
    let text = buffer.text + mark
    var frame = Frame(
      prompt: prompt, continuationPrompt: configuration.continuationPrompt,
      promptStyle: shown(configuration.promptStyle), text: text, cursor: text.utf8.count)
    frame.spans = spans()
    return frame
  }

  /// The looks of the text, which are asked for once for each text.
  private mutating func spans() -> [StyledSpan] {
    guard buffer.text.utf8.count <= configuration.highlightLimit else { return [] }
    if highlights.text != buffer.text {
      let spans = language.highlights(buffer.text)
      highlights = (buffer.text, spans.map { StyledSpan($0.range, shown($0.style)) })
    }
    return highlights.spans
  }

  private func shown(_ style: TerminalStyle) -> TerminalStyle {
    configuration.usesColor ? style : style.withoutColor
  }

  /// The first line of a suggestion, and a sign if there are more.
  private func firstLine(_ suggestion: String) -> String {
    let line = suggestion.prefix { $0 != "\n" }
    return line.endIndex == suggestion.endIndex ? suggestion : line + " …"
  }
}
