import ThemeSource

/// When output is coloured: the values of `--color`.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// When a person reads it on a terminal that has colours, unless `NO_COLOR` is set.
  case auto
  /// Always.
  case always
  /// Never.
  case never
}

/// What a terminal can show, as its environment tells.
package enum Terminal {
  /// How many colours output gets.
  ///
  /// `--color` decides before everything; then `NO_COLOR`, if it is not empty (no-color.org), and
  /// `TERM=dumb`; then whether output is a terminal. `COLORTERM` promises all colours. Terminals
  /// that are asked for colours without promising a number get all, but for Apple's Terminal,
  /// which shows wrong ones.
  package static func colorDepth(
    _ choice: ColorChoice, isTerminal: Bool, environment: Environment
  ) -> ColorDepth {
    let name = environment["TERM"] ?? ""
    switch choice {
    case .never: return .none
    case .always: break
    case .auto:
      let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      if !isTerminal || isRefused || name.isEmpty || name == "dumb" { return .none }
    }
    let promise = environment["COLORTERM"] ?? ""
    if promise == "truecolor" || promise == "24bit" || name.hasSuffix("-direct") { return .full }
    if choice == .always {
      return environment["TERM_PROGRAM"] == "Apple_Terminal" ? .indexed : .full
    }
    return name.hasSuffix("256color") ? .indexed : .basic
  }

  /// The columns that output may take: the terminal's, else those of `COLUMNS`, else 80.
  package static func width(of output: Output, environment: Environment) -> Int {
    let width = output.terminalWidth ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80
    return max(20, min(width, 1_000))
  }
}
