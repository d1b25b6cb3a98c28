import ThemeReports
import ThemeSemantics
import ThemeSource
import ThemeTokens

extension Command {
  /// `theme eval`
  static let eval = Command(
    "eval", "Show the values that a theme gives the tokens", arguments: "FILE [PATH…]",
    count: 1...Int.max,
    details: """
      PATH is a token (background.primary), a group (spacing) or a `let`. Findings go to standard
      error; values that a mistake leaves without one are left out.
      """,
    options: [
      .choice("format", letter: "f", ["text", "json"], "For people or for programs"),
      .choice(
        "appearance", letter: "a", ["both"] + Appearance.allCases.map(\.text),
        "The appearances to show"),
      .flag("all", "Show the `let`s too"),
      .color,
    ],
    examples: [
      ("theme eval acme.theme", "Every token, what the theme sets marked with *"),
      ("theme eval acme.theme background.primary", "One token, exactly"),
      ("theme eval acme.theme --format json", "For other tools"),
    ]
  ) { invocation in
    guard let name = invocation.arguments.first else { return .failure }
    guard let project = invocation.load(name) else { return .failure }
    let theme = project.evaluate()
    let selection: [Variable]
    switch TokenSelection(theme).variables(invocation.arguments.dropFirst()) {
    case .success(let variables): selection = variables
    case .failure(let unknown): return invocation.fail(unknown.message)
    }
    invocation.reportAside(theme.findings, of: project)
    let asked = invocation.value("appearance").flatMap(Appearance.init(name:))
    if invocation.value("format") == "json" {
      invocation.writeJSON(theme, selection, asked)
    } else {
      var report = EvaluationReport(theme)
      if invocation.arguments.count > 1 { report.selection = selection }
      report.includesLets = invocation.has("all")
      if let asked { report.appearances = [asked] }
      var text = StyledText(isColored: invocation.isColored)
      report.write(to: &text)
      invocation.console.write(text.bytes)
    }
    return theme.findings.hasErrors || !theme.openLets.isEmpty ? .findings : .success
  }
}

extension Invocation {
  fileprivate func writeJSON(
    _ theme: EvaluatedTheme, _ variables: [Variable], _ appearance: Appearance?
  ) {
    var selection = EvaluatedTheme.JSONSelection()
    if arguments.count > 1 {
      selection.tokens = variables.compactMap {
        if case .token(let index) = $0 { index } else { nil }
      }
    }
    selection.includesLets = has("all")
    if let appearance { selection.appearances = [appearance] }
    var writer = JSONWriter()
    theme.writeJSON(selection, to: &writer) { writer in
      writer.drain(from: 1 << 16) { console.write($0) }
    }
    writer.drain { console.write($0) }
  }
}

/// Reads what the user calls tokens: paths, groups, `let`s.
struct TokenSelection {
  /// A path that names nothing.
  struct UnknownPath: Error {
    let message: String
  }

  let theme: EvaluatedTheme

  init(_ theme: EvaluatedTheme) { self.theme = theme }

  /// The variables that `paths` name, in order.
  func variables(_ paths: some Sequence<String>) -> Result<[Variable], UnknownPath> {
    var variables: [Variable] = []
    for path in paths {
      if let group = TokenGroup(rawValue: path) {
        variables += Schema.tokens(in: group).map { .token($0.index) }
      } else if path == "colors" {
        variables += Schema.tokens.filter { $0.type == .color }.map { .token($0.index) }
      } else if let variable = theme.variable(named: path) {
        variables.append(variable)
      } else {
        return .failure(UnknownPath(message: unknown(path)))
      }
    }
    return .success(variables)
  }

  private func unknown(_ path: String) -> String {
    let names =
      Schema.tokens.map(\.path) + TokenGroup.allCases.map(\.rawValue) + theme.lets.map(\.name)
    let match = Spelling.closest(to: path, among: names).first
    return "there is no token, group or let `\(path)`"
      + (match.map { "; did you mean `\($0)`?" } ?? "; `theme tokens` lists the tokens")
  }
}
