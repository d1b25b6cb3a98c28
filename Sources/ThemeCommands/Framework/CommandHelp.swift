import ThemeSource

/// The help texts, made from the table of commands.
package enum CommandHelp {
  /// Lines are broken to be at most this long.
  private static let width = 80

  /// Help for the tool.
  package static var overview: String {
    let commands = Command.all.map { ($0.name, $0.summary) }
    let options = [
      ("-h, --help", "show this help"), ("    --version", "show the version"),
    ]
    return """
      theme checks, evaluates and explores design themes written in .theme files

      usage: theme COMMAND [OPTION…] [OPERAND…]

      commands:
      \(list(commands))
      options:
      \(list(options))
      'theme help COMMAND' shows how a command is used.
      Exit status: 0 clean, 1 findings, 2 could not run.

      """
  }

  /// Help for one command.
  package static func page(for command: Command) -> String {
    var page = "\(command.summary)\n\nusage: \(command.usage)\n"
    for paragraph in command.discussion {
      page += "\n" + wrapped(paragraph, indentation: 0) + "\n"
    }
    if !command.operands.isEmpty {
      page += "\noperands:\n" + list(command.operands.map { ($0.name, $0.help) })
    }
    let options = command.options + [.help]
    page += "\noptions:\n" + list(options.map { ($0.synopsis, $0.help) })
    if !command.examples.isEmpty {
      page += "\nexamples:\n" + list(command.examples.map { ($0.line, $0.meaning) })
    }
    return page
  }

  /// Terms with what they mean beside them, or below where a term is long.
  private static func list(_ rows: [(term: String, meaning: String)]) -> String {
    let longest = rows.map { VisibleText.width(of: $0.term) }.filter { $0 <= 30 }.max() ?? 0
    let indentation = longest + 4
    return rows.map { row in
      let meaning = wrapped(row.meaning, indentation: indentation)
      let width = VisibleText.width(of: row.term)
      let space = String(repeating: " ", count: max(0, longest - width) + 2)
      let gap =
        width > longest ? "\n" + String(repeating: " ", count: indentation) : space
      return "  \(row.term)\(gap)\(meaning)\n"
    }.joined()
  }

  /// Words in lines, those after the first indented.
  private static func wrapped(_ text: String, indentation: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indentation + VisibleText.width(of: line) + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indentation))
  }
}
