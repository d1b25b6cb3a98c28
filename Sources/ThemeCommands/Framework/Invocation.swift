import ThemeSource

/// One run of a command: what was typed, read against its table, and where it prints.
package struct Invocation {
  package let command: Command
  package let console: Console
  /// What is no option, in order.
  package let arguments: [String]
  /// The values of each option that was given; an empty text for one without a value.
  let options: [String: [String]]

  /// Whether an option was given.
  package func has(_ option: String) -> Bool { options[option] != nil }

  /// The value of an option; the last where it was given more than once.
  package func value(_ option: String) -> String? { options[option]?.last }

  /// All values of an option that may be repeated.
  package func values(_ option: String) -> [String] { options[option] ?? [] }

  /// The choice made for an option, or its first.
  package func choice<Choice: RawRepresentable>(
    _ option: String, or fallback: Choice
  ) -> Choice where Choice.RawValue == String {
    value(option).flatMap(Choice.init(rawValue:)) ?? fallback
  }

  /// Whether what goes to standard output has colour.
  package var isColored: Bool {
    console.isColored(value("color"), isTerminal: console.isOutputTerminal)
  }

  /// Whether what goes to standard error has colour.
  package var areErrorsColored: Bool {
    console.isColored(value("color"), isTerminal: console.isErrorTerminal)
  }

  /// Says on standard error why the command could not run.
  package func fail(_ message: String) -> ExitStatus {
    console.writeError("theme: \(VisibleText.escaping(message))\n")
    return .failure
  }
}
