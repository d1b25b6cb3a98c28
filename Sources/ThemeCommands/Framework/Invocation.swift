import ThemeSource

/// A command with the options and operands that it was called with.
package struct Invocation {
  /// The command.
  package let command: Command
  /// Where it runs.
  package let context: CommandContext
  /// The operands in order. As many as the command says.
  package let operands: [String]
  private let values: [String: [String]]

  init(
    _ command: Command, in context: CommandContext, operands: [String],
    values: [String: [String]]
  ) {
    self.command = command
    self.context = context
    self.operands = operands
    self.values = values
  }

  /// Whether an option was given.
  package func has(_ option: CommandOption) -> Bool {
    values[option.name] != nil
  }

  /// The value of an option; `nil` when it was not given.
  package func value(of option: CommandOption) -> String? {
    values[option.name]?.last
  }

  /// The values of an option that may be given more than once.
  package func values(of option: CommandOption) -> [String] {
    values[option.name] ?? []
  }

  /// The choice made with an option, or `standard` when it was not given.
  package func choice<Choice: RawRepresentable<String>>(
    of option: CommandOption, default standard: Choice
  ) -> Choice {
    value(of: option).flatMap(Choice.init) ?? standard
  }

  /// How many colours `output` gets, by `--color` and what it is.
  package func colorDepth(of output: Output) -> ColorDepth {
    Terminal.colorDepth(
      choice(of: .color, default: .auto), isTerminal: output.isTerminal,
      environment: context.environment)
  }
}
