/// All that the screen should show of the line being edited.
package struct Frame {
  /// What stands before the first line.
  package var prompt: String
  /// What stands before each further line.
  package var continuationPrompt: String
  /// The look of both.
  package var promptStyle: TerminalStyle
  /// The text being edited.
  package var text: String
  /// Where the cursor stands, in UTF-8 bytes.
  package var cursor: Int
  /// The looks of the parts of the text.
  package var spans: [StyledSpan] = []
  /// What might follow the text, shown faintly.
  package var suggestion = ""
  /// The look of the suggestion.
  package var suggestionStyle = TerminalStyle(.dim)
  /// The candidates for a completion.
  package var menu: CompletionMenu?
  /// A line below the text, such as what is searched for.
  package var status = ""

  /// A frame that shows `text` alone, with the cursor at `cursor`.
  package init(
    prompt: String, continuationPrompt: String, promptStyle: TerminalStyle = .plain,
    text: String, cursor: Int
  ) {
    self.prompt = prompt
    self.continuationPrompt = continuationPrompt
    self.promptStyle = promptStyle
    self.text = text
    self.cursor = cursor
  }

  /// The rows below the text in a window of this size; they leave room for a row of text.
  package func footer(columns: Int, windowRows: Int) -> [[Cell]] {
    guard windowRows > 1 else { return [] }
    if !status.isEmpty { return [cells(of: status, style: TerminalStyle(.dim), limit: columns)] }
    return menu?.rows(columns: columns, windowRows: windowRows) ?? []
  }

  /// The looks of the bytes in `range`, which counts on into the suggestion.
  func styles(in range: Range<Int>) -> [TerminalStyle] {
    var styles = [TerminalStyle](repeating: .plain, count: range.count)
    for span in spans where span.range.overlaps(range) {
      for offset in span.range.clamped(to: range) {
        styles[offset - range.lowerBound] = span.style
      }
    }
    let suggestionStart = max(text.utf8.count, range.lowerBound)
    if suggestionStart < range.upperBound {
      for offset in suggestionStart..<range.upperBound {
        styles[offset - range.lowerBound] = suggestionStyle
      }
    }
    return styles
  }
}
