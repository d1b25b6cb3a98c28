extension Command {
  /// Every command, sorted by name.
  package static let all: [Command] = [
    help,
    tokens,
    version,
  ]
}
