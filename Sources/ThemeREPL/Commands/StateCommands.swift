import ThemeReports
import ThemeSemantics
import ThemeSource

// Commands that go from one state of the scratch layer to another.
extension SessionCommand {
  static let undo = SessionCommand(
    "undo", "", "Takes the last change back.",
    details: "Statements, `:reset` and `:load` are changes; results keep their numbers."
  ) { session, arguments in session.step(back: true, or: "there is nothing to undo", arguments) }

  static let redo = SessionCommand(
    "redo", "", "Makes a change again that `:undo` took back."
  ) { session, arguments in session.step(back: false, or: "there is nothing to redo", arguments) }

  static let reset = SessionCommand(
    "reset", "", "Drops the scratch layer; `:undo` brings it back."
  ) { session, arguments in
    guard !session.scratch.isEmpty, let initial = session.base.initial else {
      return session.nothingToDo("the scratch layer is empty", at: arguments)
    }
    let previous = (session.snapshot, session.scratch.items)
    session.change(to: Session.State(base: session.base, scratch: Scratch()), initial)
    return session.changes(since: previous.0, previous.1)
  }
}

extension Session {
  fileprivate func step(
    back: Bool, or message: String, _ arguments: CommandArguments
  ) -> SessionOutput {
    let previous = (base: base, snapshot: snapshot, items: scratch.items)
    guard step(back: back) else { return nothingToDo(message, at: arguments) }
    guard previous.base === base else {
      var printer = makePrinter()
      printer.line("back in \(base.name)")
      return printer.output
    }
    return changes(since: previous.snapshot, previous.items)
  }

  /// Which statements went and came, and what has other values than before.
  fileprivate func changes(
    since previous: Snapshot, _ items: [Scratch.Item]
  ) -> SessionOutput {
    var printer = makePrinter()
    let (before, after) = (Set(items.map(\.text)), Set(scratch.items.map(\.text)))
    printer.list(items.filter { !after.contains($0.text) }, limit: settings.followers) {
      $1.statement("- ", $0.text, .removed)
    }
    printer.list(scratch.items.filter { !before.contains($0.text) }, limit: settings.followers) {
      $1.statement("+ ", $0.text, .added)
    }
    let changed = Changes.between(previous, snapshot)
    printer.list(changed, limit: settings.followers) { variable, printer in
      printer.named(snapshot.theme.world.name(of: variable), variable, in: snapshot)
    }
    return printer.output
  }

  func nothingToDo(_ message: String, at arguments: CommandArguments) -> SessionOutput {
    failure([Diagnostic(.nothingToDo, .error, message, at: arguments.name.location)])
  }
}

extension Printer {
  /// A statement that went or came.
  fileprivate mutating func statement(_ sign: String, _ text: String, _ style: TerminalStyle) {
    self.text.append(sign + cut(text.onOneLine, to: settings.columns - 2), style)
    endLine()
  }
}
