import ThemeSemantics
import ThemeSource
import ThemeTokens

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
    switch session.open(session.files.path(of: word.unquoted)) {
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
    let changed = Changes.betweenFiles(other, snapshot)
    let lets = Dictionary(
      other.theme.lets.map { ($0.name, $0.variable) }, uniquingKeysWith: { $1 })
    for variable in changed {
      let name = snapshot.theme.world.name(of: variable)
      var before = variable
      if case .introduced = variable {
        guard let known = lets[name] else { continue }
        before = known
      }
      printer.change(name, from: before, in: other, to: variable, in: snapshot)
    }
    let known = Set(lets.keys)
    for item in snapshot.theme.lets where !known.contains(item.name) {
      printer.text.append("+ ", .added)
      printer.named(item.name, item.variable, in: snapshot)
    }
    let own = Set(snapshot.theme.lets.map(\.name))
    for item in other.theme.lets where !own.contains(item.name) {
      printer.text.append("- ", .removed)
      printer.named(item.name, item.variable, in: other)
    }
    if printer.bytes.isEmpty { printer.line("", "no value differs") }
    return printer.output
  }
}

extension Printer {
  /// `spacing.md: 16 → 20`; of a colour, the appearances that differ.
  fileprivate mutating func change(
    _ name: String, from old: Variable, in before: Snapshot, to new: Variable, in after: Snapshot
  ) {
    text.append(VisibleText.escaping(name), .strong)
    text.append(": ")
    let (one, other) = (
      before.theme.world.letValue(of: old), after.theme.world.letValue(of: new)
    )
    guard case .color(let left)? = one, case .color(let right)? = other,
      !(left.isUniform && right.isUniform)
    else {
      value(of: old, in: before)
      text.append(" → ")
      value(of: new, in: after)
      endLine()
      return
    }
    var isFirst = true
    for appearance in settings.mode.appearances
    where left[appearance] != right[appearance]
      && (left.isShown(appearance) || right.isShown(appearance))
    {
      if !isFirst { text.append("  ") }
      isFirst = false
      text.append(appearance.text + " ", .faint)
      color(left[appearance], in: appearance)
      text.append(" → ")
      color(right[appearance], in: appearance)
    }
    if isFirst { text.append("differs in the other scheme", .faint) }
    endLine()
  }
}
