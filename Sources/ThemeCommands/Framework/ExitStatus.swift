/// What a command's exit says to scripts and hooks.
package enum ExitStatus: Int32, Sendable {
  /// It ran, and there is nothing to say.
  case clean = 0
  /// It ran and found something: an error in a theme, a difference, a stale file.
  case findings = 1
  /// It could not run: wrong usage, an unreadable file.
  case couldNotRun = 2
}
