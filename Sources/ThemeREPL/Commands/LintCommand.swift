import ThemeLinting
import ThemeSemantics
import ThemeSource

extension SessionCommand {
  static let lint = SessionCommand(
    "lint", "", "Reports what could be better in the theme.",
    details: "The rules are those of `theme lint`, as the project's `.theme-config` sets them. "
      + "What is open is looked at, and the scratch layer."
  ) { session, _ in
    let snapshot = session.snapshot
    let scratch = snapshot.file.index
    let themes = [session.base.project?.main.index, session.scratch.isEmpty ? nil : scratch]
      .compactMap { $0 }
    let settings = RuleSettings(
      Configuration.read(inRoot: session.base.root, from: session.files))
    let found = Linter.lint(
      Project.Many(snapshot.project, themes: themes), settings: settings,
      scope: Linter.Scope(isComplete: false))
    let findings = found.compactMap { $0.typed(in: snapshot.file, snapshot.text) }
    var output = SessionOutput()
    output.append(session.render(findings, in: snapshot.project.texts), to: .results)
    if let summary = DiagnosticRenderer.summary(of: findings) {
      output.append(Array((summary + "\n").utf8), to: .results)
    } else if findings.isEmpty {
      var printer = session.makePrinter()
      printer.line("", "nothing to report")
      output.append(printer.output)
    }
    return output
  }
}
