import ThemeSemantics
import ThemeSource
import ThemeTokens

extension ThemeDifference {
  /// Writes the difference for people, with swatches on a terminal with colour.
  package func write(to text: inout StyledText) {
    guard !tokens.isEmpty else {
      text.append("\(VisibleText.escaping(newName)) has the values of ")
      text.append(VisibleText.escaping(oldName))
      text.endLine()
      return
    }
    for token in tokens {
      text.append(token.schema.path, .strong)
      text.endLine()
      let width = (token.changes.compactMap { $0.slot?.utf8.count }.max() ?? -2) + 2
      for change in token.changes {
        text.space(2)
        text.append((change.slot ?? "").padded(to: width), .faint)
        write(change.old, change.appearance, .removed, to: &text)
        text.append(" → ")
        write(change.new, change.appearance, .added, to: &text)
        if let cause = change.cause {
          text.append("  \(cause.isRemoved ? "was " : "")", .faint)
          text.append("\(VisibleText.escaping(cause.file)):\(cause.line):\(cause.column)", .label)
        }
        text.endLine()
      }
    }
  }

  private func write(
    _ value: Value, _ appearance: Appearance?, _ style: TerminalStyle, to text: inout StyledText
  ) {
    guard let color = value.color, let appearance else {
      text.append(VisibleText.escaping(value.text), style)
      return
    }
    text.swatch(color, in: appearance, of: project)
    text.append(color.briefText, style)
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
        let name = place == 0 ? "`\(token.schema.path)`" : ""
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

  private static func brief(_ value: Value) -> String { value.color?.briefText ?? value.text }

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
          writer.key(token.schema.path)
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
