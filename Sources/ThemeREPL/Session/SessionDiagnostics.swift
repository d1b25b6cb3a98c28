import ThemeSource

/// The kinds of findings of this room.
extension DiagnosticID {
  static let unknownCommand: DiagnosticID = "unknown_command"
  static let unknownOption: DiagnosticID = "unknown_option"
  static let missingCommandArgument: DiagnosticID = "missing_command_argument"
  static let unexpectedCommandArgument: DiagnosticID = "unexpected_command_argument"
  static let invalidCommandArgument: DiagnosticID = "invalid_command_argument"
  static let unknownName: DiagnosticID = "unknown_name"
  static let unknownResult: DiagnosticID = "unknown_result"
  static let fixedResult: DiagnosticID = "fixed_result"
  static let headerAtPrompt: DiagnosticID = "header_at_prompt"
  static let openLet: DiagnosticID = "open_let"
  static let nothingToDo: DiagnosticID = "nothing_to_do"
  static let unwritableFile: DiagnosticID = "unwritable_file"
  static let unreadableTheme: DiagnosticID = "unreadable_theme"

  /// Every kind that a session alone can report.
  package static let session: [DiagnosticID] = [
    unknownCommand, unknownOption, missingCommandArgument, unexpectedCommandArgument,
    invalidCommandArgument, unknownResult, fixedResult, headerAtPrompt, openLet, nothingToDo,
    unwritableFile, unreadableTheme,
  ]
}
