import ThemeSemantics
import ThemeSource
import ThemeTokens

extension ThemeDifference {
  /// Writes the difference for people, with swatches on a terminal with colour: the changes in the
  /// appearances of `style`, each with where the statement stands that makes it.
  package func write(
    to text: inout StyledText, style: ValueStyle = ValueStyle(),
    placeName: (Cause) -> String = { "\($0.file):\($0.line):\($0.column)" }
  ) {
    for item in tokens + lets { write(item, to: &text, style, placeName) }
    for item in removedLets { write(item, "- ", .removed, to: &text, style, of: oldProject) }
    for item in addedLets { write(item, "+ ", .added, to: &text, style, of: newProject) }
    guard isEmpty else { return }
    text.append("\(VisibleText.escaping(newName)) has the values of ")
    text.append(VisibleText.escaping(oldName))
    text.endLine()
  }

  /// Writes an item: on its own line where all of it changes in one way.
  private func write(
    _ item: Item, to text: inout StyledText, _ style: ValueStyle,
    _ placeName: (Cause) -> String
  ) {
    text.append(VisibleText.escaping(item.name), .strong)
    let changes = item.changes.filter { $0.appearance.map(style.appearances.contains) ?? true }
    guard let first = changes.first else {
      text.append("  differs in the other scheme", .faint)
      return text.endLine()
    }
    let isOneColor = changes.count > 1 && changes.allSatisfy { $0.isSameColor(as: first) }
    if first.slot == nil || isOneColor {
      text.space(2)
      return write(first, to: &text, style, placeName)
    }
    text.endLine()
    let width = (changes.compactMap { $0.slot?.utf8.count }.max() ?? -2) + 2
    for change in changes {
      text.space(2)
      text.append((change.slot ?? "").padded(to: width), .faint)
      write(change, to: &text, style, placeName)
    }
  }

  private func write(
    _ change: Change, to text: inout StyledText, _ style: ValueStyle,
    _ placeName: (Cause) -> String
  ) {
    write(change.old, change.appearance, .removed, to: &text, style, of: oldProject)
    text.append(" → ")
    write(change.new, change.appearance, .added, to: &text, style, of: newProject)
    if let cause = change.cause {
      text.append("  \(cause.isRemoved ? "was " : "")", .faint)
      text.append(VisibleText.escaping(placeName(cause)), .label)
    }
    text.endLine()
  }

  /// Writes a `let` that only one of the themes has.
  private func write(
    _ item: EvaluatedTheme.Let, _ sign: String, _ mark: TerminalStyle,
    to text: inout StyledText, _ style: ValueStyle, of project: Project
  ) {
    text.append(sign + VisibleText.escaping(item.name), mark)
    text.space(2)
    if let value = item.value { text.append(value, style, of: project) }
    text.endLine()
  }

  private func write(
    _ side: Side, _ appearance: Appearance?, _ mark: TerminalStyle,
    to text: inout StyledText, _ style: ValueStyle, of project: Project
  ) {
    guard let color = side.color, let appearance else {
      text.append(VisibleText.escaping(side.text), mark)
      return
    }
    text.swatch(color, in: appearance, of: project)
    text.append(style.isExact ? color.answerText(exact: true) : color.briefText, mark)
  }

  /// The difference as a Markdown table, for a pull request.
  package var markdown: String {
    guard !tokens.isEmpty else { return "No token differs.\n" }
    var lines = [
      "| token | | \(Self.cell(oldName)) | \(Self.cell(newName)) | because of |",
      "|---|---|---|---|---|",
    ]
    for token in tokens {
      for (place, change) in token.changes.enumerated() {
        let name = place == 0 ? "`\(token.name)`" : ""
        let cause = change.cause.map {
          "\($0.isRemoved ? "was " : "")`\(Self.cell($0.text))`, \(Self.cell($0.file)):\($0.line)"
        }
        lines.append(
          "| \(name) | \(change.slot ?? "") | `\(Self.cell(Self.brief(change.old)))` "
            + "| `\(Self.cell(Self.brief(change.new)))` | \(cause ?? "") |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func brief(_ side: Side) -> String { side.color?.briefText ?? side.text }

  /// Text that ends no cell and no code span.
  private static func cell(_ text: String) -> String {
    VisibleText.escaping(text).map { character in
      switch character {
      case "|": "\\|"
      case "`": "'"
      default: String(character)
      }
    }.joined()
  }

  /// Writes the difference as one JSON object.
  package func writeJSON(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("old", oldName)
      writer.member("new", newName)
      writer.key("tokens")
      writer.object { writer in
        for token in tokens {
          writer.key(token.name)
          writer.array { writer in
            for change in token.changes { Self.write(change, to: &writer) }
          }
        }
      }
    }
    writer.endLine()
  }

  private static func write(_ change: Change, to writer: inout JSONWriter) {
    writer.object { writer in
      if let slot = change.slot { writer.member("slot", slot) }
      writer.member("old", change.old.text)
      writer.member("new", change.new.text)
      guard let cause = change.cause else { return }
      writer.key("cause")
      writer.object { writer in
        writer.member("file", cause.file)
        writer.member("line", cause.line)
        writer.member("column", cause.column)
        writer.member("statement", cause.text)
        writer.member("removed", cause.isRemoved)
      }
    }
  }
}

extension ThemeDifference.Change {
  /// Whether another appearance's change is this one again.
  fileprivate func isSameColor(as other: ThemeDifference.Change) -> Bool {
    guard let old = old.color, let new = new.color else { return false }
    return old == other.old.color && new == other.new.color && cause == other.cause
  }
}
