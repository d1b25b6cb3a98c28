extension Command {
  /// Every command, sorted by name. A run makes only the one that it is asked for, since making all
  /// of them takes longer than checking a small theme.
  private static let rows: [(name: String, command: @Sendable () -> Command)] = [
    ("check", { check }),
    ("deps", { deps }),
    ("diff", { diff }),
    ("emit", { emit }),
    ("eval", { eval }),
    ("explain", { explain }),
    ("help", { help }),
    ("lint", { lint }),
    ("repl", { repl }),
    ("rule", { rule }),
    ("tokens", { tokens }),
    ("version", { version }),
  ]

  /// Every command, sorted by name.
  package static var all: [Command] { rows.map { $0.command() } }

  /// The command called `name`; `nil` when there is none.
  package static func named(_ name: String) -> Command? {
    rows.first { $0.name == name }?.command()
  }
}
