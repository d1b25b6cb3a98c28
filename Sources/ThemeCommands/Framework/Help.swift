/// The text of `theme --help` and of each command's help page, from the table.
enum Help {
  /// The overview.
  static func overview(_ commands: [Command]) -> String {
    let width = (commands.map(\.name.count).max() ?? 0) + 2
    let rows = commands.map { "  " + pad($0.name, width) + $0.summary }
    return """
      theme checks, evaluates and explains design themes for Auth0's Universal Components.

      Usage: theme COMMAND [ARGUMENTS]

      Commands:
      \(rows.joined(separator: "\n"))

      `theme help COMMAND` says more about one of them. `-` as a file is standard input.
      Exit status: 0 nothing to report, 1 something to report, 2 could not run.

      """
  }

  /// The page of one command.
  static func page(_ command: Command) -> String {
    var parts = [
      "\(command.summary).",
      "Usage: theme \(command.name)"
        + (command.options.isEmpty ? "" : " [OPTIONS]")
        + (command.arguments.isEmpty ? "" : " " + command.arguments),
    ]
    if !command.details.isEmpty { parts.append(command.details) }
    let options = command.options + [.flag("help", letter: "h", "Show this page")]
    let heads = options.map(head)
    let width = min((heads.map(\.count).max() ?? 0) + 2, 34)
    let rows = zip(heads, options).map { head, option in
      head.count + 2 > width
        ? "  \(head)\n  \(pad("", width))\(option.help)" : "  " + pad(head, width) + option.help
    }
    parts.append("Options:\n" + rows.joined(separator: "\n"))
    if !command.examples.isEmpty {
      let rows = command.examples.map { "  \($0.line)\n      \($0.purpose)" }
      parts.append("Examples:\n" + rows.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func head(_ option: CommandOption) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return letter + "--" + option.name + (option.value.map { " " + $0 } ?? "")
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
