import ThemeSource

extension Command {
  static let help = Command(
    "help", summary: "show how the tool or a command is used",
    operands: [Operand("COMMAND", .optional, help: "the command; without it, all are listed")],
    examples: [Example("theme help tokens", "what `theme tokens` takes")]
  ) { invocation in
    let context = invocation.context
    guard let name = invocation.operands.first else {
      context.output.write(CommandHelp.overview)
      return .clean
    }
    guard let command = Command.named(name) else {
      return context.refuse(.unknown("command", name, among: all.map(\.name), command: nil))
    }
    context.output.write(CommandHelp.page(for: command))
    return .clean
  }
}
