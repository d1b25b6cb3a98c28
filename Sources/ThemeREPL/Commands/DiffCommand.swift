import ThemeReports

extension SessionCommand {
  static let diff = SessionCommand(
    "diff", "[FILE]", "Lists the values that differ from those of a file.",
    details:
      "Without FILE, from those of the file that is open. On the left is what the file says, on the right what holds here.",
    takes: .file, 0...1
  ) { session, arguments in
    guard let word = arguments.words.first else {
      guard let initial = session.base.initial else { return SessionOutput() }
      return session.differences(from: initial)
    }
    switch OpenedTheme.open(session.files.path(of: word.unquoted), from: session.files) {
    case .failure(let problem):
      return session.failure([problem.diagnostic(word.unquoted, at: word.location)])
    case .success(let other):
      var output = session.differences(from: other.snapshot)
      let errors = other.findings.filter { $0.severity == .error }
      if !errors.isEmpty { output.append(session.failure(errors, in: other.base.project)) }
      return output
    }
  }
}

extension Session {
  fileprivate func differences(from other: Snapshot) -> SessionOutput {
    var printer = makePrinter()
    let snapshot = snapshot
    let difference = ThemeDifference(
      from: other.theme, to: snapshot.theme, includingLets: true)
    if difference.isEmpty {
      printer.line("", "no value differs")
    } else {
      difference.write(to: &printer.text, style: settings.valueStyle) { cause in
        place(of: cause.location, in: cause.isRemoved ? other : snapshot)
      }
    }
    return printer.output
  }
}
