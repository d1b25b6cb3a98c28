import ThemeReports
import ThemeSemantics
import ThemeSource

extension Command {
  /// `theme diff`
  static let diff = Command(
    "diff", "Show which tokens differ between two themes", arguments: "OLD [NEW]", count: 1...2,
    details: """
      With one file, what it changes in Auth0's default. Exit status 0 where nothing differs, 1 where
      something does.
      """,
    options: [
      .choice("format", letter: "f", ["text", "json", "markdown"], "How to show the differences"),
      .color,
    ],
    examples: [
      ("theme diff acme.theme", "What the brand changes"),
      ("theme diff acme.theme winter.theme --format markdown", "A table for a pull request"),
    ]
  ) { invocation in
    var themes: [EvaluatedTheme] = []
    for name in invocation.arguments {
      guard let project = invocation.load(name) else { return .failure }
      let theme = project.evaluate()
      invocation.reportAside(theme.findings, of: project)
      if theme.findings.hasErrors { return .failure }
      themes.append(theme)
    }
    guard let new = themes.last else { return .failure }
    let difference = ThemeDifference(from: themes.count > 1 ? themes.first : nil, to: new)
    switch invocation.value("format") {
    case "json":
      var writer = JSONWriter()
      difference.writeJSON(to: &writer)
      invocation.console.write(writer.bytes)
    case "markdown": invocation.console.write(difference.markdown)
    default:
      var text = StyledText(isColored: invocation.isColored)
      difference.write(to: &text)
      invocation.console.write(text.bytes)
    }
    return difference.tokens.isEmpty ? .success : .findings
  }
}
