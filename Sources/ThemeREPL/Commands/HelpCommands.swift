import ThemeSource

extension SessionCommand {
  static let help = SessionCommand(
    "help", "[COMMAND]", "Lists the commands, or says more about one.",
    takes: .command, 0...1, aliases: ["h", "?"]
  ) { session, arguments in
    var printer = session.makePrinter()
    guard let word = arguments.words.first else {
      printer.line("Type an expression, a token's path, or a statement of the language.")
      for command in SessionCommand.all {
        printer.row(command.invocation, width: 24, command.summary)
      }
      return printer.output
    }
    let name = word.text.hasPrefix(":") ? String(word.text.dropFirst()) : word.text
    let found = SessionCommand.named(name)
    guard found.count == 1, let command = found.first else {
      let names = (found.isEmpty ? SessionCommand.all : found).map(\.name)
      let hint = Spelling.didYouMean(name, among: names)
      return session.failure([
        Diagnostic(
          .unknownCommand, .error,
          "there is no command \(Wording.quoted(":" + name))" + (hint.map { "; \($0)" } ?? ""),
          at: word.location)
      ])
    }
    printer.line(command.invocation)
    printer.line(command.summary)
    if !command.details.isEmpty { printer.wrapped(command.details) }
    return printer.output
  }

  static let history = SessionCommand(
    "history", "[COUNT]", "Lists the inputs of this session.",
    takes: .none, 0...1
  ) { session, arguments in
    var count = session.inputs.count
    if let word = arguments.words.first {
      guard let number = Int(word.text), number > 0 else {
        return session.failure([
          Diagnostic(
            .invalidCommandArgument, .error,
            "expected how many, found \(Wording.quoted(word.text))", at: word.location)
        ])
      }
      count = number
    }
    var printer = session.makePrinter()
    for input in session.inputs.suffix(count) {
      let text = String(decoding: input.bytes, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (place, line) in lines.enumerated() {
        let number = place == 0 ? String(input.number) : ""
        let padding = String(repeating: " ", count: max(0, 4 - number.utf8.count))
        printer.text.append(padding + number + "  ", .faint)
        printer.line(String(line))
      }
    }
    var output = SessionOutput()
    output.append(printer.bytes, to: .results, keepingLines: true)
    return output
  }

  static let quit = SessionCommand(
    "quit", "", "Leaves; so does Ctrl-D.", aliases: ["exit"]
  ) { _, _ in
    var output = SessionOutput()
    output.isEnd = true
    return output
  }
}

extension Printer {
  /// A row of two columns; where the first is too long, the second goes below it.
  mutating func row(_ first: String, width: Int, _ second: String) {
    let used = VisibleText.width(of: first)
    text.append(VisibleText.escaping(first), .strong)
    if used > width || settings.columns < width + 2 + VisibleText.width(of: second) {
      endLine()
      line("    " + second)
    } else {
      text.space(width - used + 2)
      line(second)
    }
  }
}
