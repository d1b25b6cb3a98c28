/// All subcommands, sorted by name.
package enum CommandTable {
  /// One row a file under `Commands`. A run makes only the command that it is asked for, since
  /// making all takes longer than checking a small theme.
  private static let rows: [(name: String, command: @Sendable () -> Command)] = [
    ("check", { .check }), ("diff", { .diff }), ("eval", { .eval }), ("explain", { .explain }),
    ("help", { .help }), ("tokens", { .tokens }),
  ]

  /// Every command.
  package static var all: [Command] { rows.map { $0.command() } }

  /// The command called `name`.
  static func command(named name: String) -> Command? {
    rows.first { $0.name == name }?.command()
  }
}
