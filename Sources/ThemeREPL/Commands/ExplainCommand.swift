import ThemeReports

extension SessionCommand {
  static let explain = SessionCommand(
    "explain", "PATH", "Shows which statements make a value.",
    details: "It shows what each statement reads, and what it hides of the layers below. "
      + "PATH is a token, a `let`, an expression, or a part such as `typography.body.size`.",
    takes: .expression, 1...1
  ) { session, arguments in
    let word = arguments.words[0]
    var printer = session.makePrinter()
    if let variable = session.snapshot.theme.variable(named: word.text) {
      session.explanation(in: session.snapshot).write(variable, to: &printer.text)
      return printer.output
    }
    switch session.expression(word.range, of: word.input) {
    case .failure(let failure): return session.failure(failure)
    case .success(let expression):
      var explanation = session.explanation(in: expression.snapshot)
      explanation.hidden = expression.variable
      explanation.write(expression.variable, to: &printer.text)
      return printer.output
    }
  }
}

extension Session {
  fileprivate func explanation(in snapshot: Snapshot) -> ExplanationReport {
    var report = ExplanationReport(snapshot.theme)
    report.style = settings.valueStyle
    report.placeName = { self.place(of: $0, in: snapshot) }
    return report
  }
}
