import ThemeReports
import ThemeSemantics
import ThemeSource
import ThemeTokens

extension Command {
  /// `theme explain`
  static let explain = Command(
    "explain", "Show where a token's value comes from", arguments: "FILE PATH…",
    count: 2...Int.max,
    details: """
      For each appearance or part: the statement that gives the value, what it overrides, and what it
      refers to, down to literals and defaults. PATH is as for `theme eval`.
      """,
    options: [
      .choice(
        "appearance", letter: "a", ["all"] + Appearance.allCases.map(\.text),
        "The appearance to explain"),
      .color,
    ],
    examples: [("theme explain acme.theme background.primarySubtle", "Follow it to its source")]
  ) { invocation in
    guard let name = invocation.arguments.first, let project = invocation.load(name) else {
      return .failure
    }
    let theme = project.evaluate()
    let variables: [Variable]
    switch TokenSelection(theme).variables(invocation.arguments.dropFirst()) {
    case .success(let found): variables = found
    case .failure(let unknown): return invocation.fail(unknown.message)
    }
    invocation.reportAside(theme.findings, of: project)
    let asked = invocation.value("appearance").flatMap(Appearance.init(name:))
    var text = StyledText(isColored: invocation.isColored)
    for (place, variable) in variables.enumerated() {
      if place > 0 { text.endLine() }
      var report = ExplanationReport(theme, variable)
      if let asked, theme.world.type(of: variable) == .color { report.slots = [Int(asked.rawValue)] }
      report.write(to: &text)
    }
    invocation.console.write(text.bytes)
    return theme.findings.hasErrors ? .findings : .success
  }
}
