import ThemeSource

extension Command {
  /// `theme help`
  static let help = Command(
    "help", "Show what a command does", arguments: "[COMMAND]", count: 0...1
  ) { invocation in
    guard let name = invocation.arguments.first else {
      invocation.console.write(Help.overview(CommandTable.all))
      return .success
    }
    guard let command = CommandTable.command(named: name) else {
      let match = Spelling.closest(to: name, among: CommandTable.all.map(\.name)).first
      return invocation.fail(
        "there is no command `\(name)`" + (match.map { "; did you mean `\($0)`?" } ?? ""))
    }
    invocation.console.write(Help.page(command))
    return .success
  }
}
