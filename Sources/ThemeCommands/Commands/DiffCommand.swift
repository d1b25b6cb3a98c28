import ThemeReports
import ThemeSemantics
import ThemeSource

extension Command {
  static let diff = Command(
    "diff", summary: "show which tokens differ between two themes",
    discussion: [
      "With one file, what it changes in Auth0's default. Exits with 0 where nothing differs, 1"
        + " where something does, 2 where a theme cannot be read or has errors."
    ],
    operands: [
      Operand("OLD", .one, help: "a theme; the only one is compared with Auth0's default"),
      Operand("NEW", .optional, help: "the theme to compare with it"),
    ],
    options: [DiffFormat.option, .assets, .color],
    examples: [
      Example("theme diff acme.theme", "what the brand changes"),
      Example("theme diff acme.theme winter.theme --format markdown", "a table for a review"),
    ]
  ) { invocation in
    var themes: [EvaluatedTheme] = []
    for name in invocation.operands {
      guard let project = invocation.load(name) else { return .couldNotRun }
      let theme = project.evaluate(workers: .threads)
      invocation.reportAside(theme.findings, of: project)
      if theme.findings.hasErrors { return .couldNotRun }
      themes.append(theme)
    }
    guard let new = themes.last else { return .couldNotRun }
    let difference = ThemeDifference(from: themes.count > 1 ? themes.first : nil, to: new)
    let output = invocation.context.output
    switch invocation.choice(of: DiffFormat.option, default: DiffFormat.text) {
    case .json:
      var writer = JSONWriter()
      difference.writeJSON(to: &writer)
      output.write(writer.bytes)
    case .markdown: output.write(difference.markdown)
    case .text:
      var text = StyledText(invocation.colorDepth(of: output))
      difference.write(to: &text)
      output.write(text.bytes)
    }
    return difference.isEmpty ? .clean : .findings
  }
}

/// The forms of a difference.
private enum DiffFormat: String, CaseIterable {
  case text, json, markdown

  static let option = CommandOption.choice(
    "format", short: "f", placeholder: "FORMAT", of: DiffFormat.self,
    help: "text (default), json or markdown")
}
