import ThemeSource

/// A command with the options and operands that it was called with.
package struct Invocation {
  /// The command.
  package let command: Command
  /// Where it runs.
  package let context: CommandContext
  /// The operands in order. As many as the command says.
  package let operands: [String]
  /// In the order of the command line. A list, since there are few and the first dictionary of a
  /// process costs twice what reading the arguments does.
  private let given: [GivenOption]

  init(
    _ command: Command, in context: CommandContext, operands: [String],
    given: [GivenOption]
  ) {
    self.command = command
    self.context = context
    self.operands = operands
    self.given = given
  }

  /// Whether an option was given.
  package func has(_ option: CommandOption) -> Bool {
    given.contains { $0.name == option.name }
  }

  /// The value of an option; `nil` when it was not given.
  package func value(of option: CommandOption) -> String? {
    given.last { $0.name == option.name }?.value
  }

  /// The values of an option that may be given more than once.
  package func values(of option: CommandOption) -> [String] {
    given.filter { $0.name == option.name }.map(\.value)
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

/// An option as it was given, once; without a value, the value is empty.
struct GivenOption {
  let name: String
  let value: String
}
