/// All subcommands, sorted by name.
package enum CommandTable {
  /// One row a file under `Commands`.
  package static let all: [Command] = [
    .check, .diff, .eval, .explain, .help, .tokens,
  ]

  /// The command called `name`.
  static func command(named name: String) -> Command? { all.first { $0.name == name } }
}
