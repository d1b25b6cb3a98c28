/// How a run ended, as the shell sees it.
package enum ExitStatus: Int32, Sendable {
  /// Nothing to report.
  case success = 0
  /// The command ran and has something to report: an error in a theme, a difference.
  case findings = 1
  /// It could not run: wrong usage, a file that cannot be read.
  case failure = 2
}

/// One subcommand: its row in the table that dispatch, `--help` and suggestions read.
package struct Command: Sendable {
  /// What is typed: `check`.
  package let name: String
  /// What it does, in one line without a full stop.
  package let summary: String
  /// What follows the name: `FILE [PATH…]`.
  package let arguments: String
  /// How many arguments it takes.
  package let count: ClosedRange<Int>
  /// What else there is to know, for its own help page.
  package let details: String
  package let options: [CommandOption]
  /// Command lines with what they do.
  package let examples: [(line: String, purpose: String)]
  /// What it does.
  package let run: @Sendable (Invocation) -> ExitStatus

  /// A subcommand.
  package init(
    _ name: String, _ summary: String, arguments: String, count: ClosedRange<Int>,
    details: String = "", options: [CommandOption] = [],
    examples: [(line: String, purpose: String)] = [],
    run: @escaping @Sendable (Invocation) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.count = count
    self.details = details
    self.options = options
    self.examples = examples
    self.run = run
  }
}

/// An option of a command.
package struct CommandOption: Sendable {
  /// The long name without its dashes.
  package let name: String
  /// The one-letter name.
  package let letter: Character?
  /// What stands for its value in help; `nil` for one that takes none.
  package let value: String?
  /// The values it takes; empty for any.
  package let choices: [String]
  /// What it does.
  package let help: String

  /// An option without a value.
  package static func flag(_ name: String, letter: Character? = nil, _ help: String) -> Self {
    Self(name: name, letter: letter, value: nil, choices: [], help: help)
  }

  /// An option with a value.
  package static func value(
    _ name: String, letter: Character? = nil, _ value: String, _ help: String
  ) -> Self {
    Self(name: name, letter: letter, value: value, choices: [], help: help)
  }

  /// An option with a value from a list, the first of which holds where it is not given.
  package static func choice(
    _ name: String, letter: Character? = nil, _ choices: [String], _ help: String
  ) -> Self {
    Self(
      name: name, letter: letter, value: choices.joined(separator: "|"), choices: choices,
      help: help)
  }

  /// `--color`, which every command that prints has.
  package static let color = choice(
    "color", ["auto", "always", "never"], "When to use colour; auto is on a terminal")
}
