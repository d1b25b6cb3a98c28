import ThemeSemantics
import ThemeSource

// Commands that go from one state of the scratch layer to another.
extension SessionCommand {
  static let undo = SessionCommand(
    "undo", "", "Takes the last change back.",
    details: "Statements, `:reset` and `:load` are changes; results keep their numbers."
  ) { session, arguments in session.step(back: true, or: "there is nothing to undo", arguments) }

  static let redo = SessionCommand(
    "redo", "", "Makes the change again that `:undo` took back."
  ) { session, arguments in session.step(back: false, or: "there is nothing to redo", arguments) }

  static let reset = SessionCommand(
    "reset", "", "Drops the scratch layer; `:undo` brings it back."
  ) { session, arguments in
    guard !session.scratch.isEmpty, let initial = session.base.initial else {
      return session.nothingToDo("the scratch layer is empty", at: arguments)
    }
    let previous = session.snapshot
    session.change(to: Session.State(base: session.base, scratch: Scratch()), initial)
    return session.changes(since: previous)
  }
}

extension Session {
  fileprivate func step(
    back: Bool, or message: String, _ arguments: CommandArguments
  ) -> SessionOutput {
    let previous = (base, snapshot)
    guard step(back: back) else { return nothingToDo(message, at: arguments) }
    guard previous.0 === base else {
      var printer = Printer(settings)
      printer.line("back in \(base.name)")
      return printer.output
    }
    return changes(since: previous.1)
  }

  /// What has other values than before.
  func changes(since previous: Snapshot) -> SessionOutput {
    var printer = Printer(settings)
    let changed = Changes.between(previous, snapshot)
    if changed.isEmpty { printer.line("", "no value changed") }
    printer.list(changed, limit: settings.followers) { variable, printer in
      printer.named(snapshot.theme.world.name(of: variable), variable, in: snapshot)
    }
    return printer.output
  }

  func nothingToDo(_ message: String, at arguments: CommandArguments) -> SessionOutput {
    failure([Diagnostic(.nothingToDo, .error, message, at: arguments.name.location)])
  }
}
