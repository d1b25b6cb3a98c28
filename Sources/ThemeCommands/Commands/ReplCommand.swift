import ThemeREPL
import ThemeSemantics
import ThemeSource

extension Command {
  static let repl = Command(
    "repl", summary: "explore a theme at a prompt",
    discussion: [
      "Type an expression, a token's path or a statement; `:help` lists the commands. What is typed"
        + " lies over the theme as a scratch layer, which `:save` keeps.",
      "When standard input is no terminal, its lines are evaluated without a prompt: results go to"
        + " standard output, findings to standard error, and the exit status is 1 if any line was"
        + " wrong.",
    ],
    operands: [
      Operand("FILE", .optional, help: "a theme; without it, Auth0's default theme")
    ],
    options: [evaluateOption, .assets, .color],
    examples: [
      Example("theme repl acme.theme", "explore a theme"),
      Example("theme repl -e background.primary acme.theme", "one answer"),
    ]
  ) { invocation in
    let context = invocation.context
    let expressions = invocation.values(of: evaluateOption)
    let isInteractive = expressions.isEmpty && context.isInputTerminal
    let inputName = expressions.isEmpty ? "<stdin>" : "<-e>"
    let files = DiskSessionFiles(
      folder: context.folder, catalogs: invocation.values(of: .assets).map(context.systemPath))
    var settings = SessionSettings()
    settings.colors = invocation.colorDepth(of: context.output)
    settings.columns = Terminal.width(of: context.output, environment: context.environment)
    let name = invocation.operands.first
    let session: Session
    do {
      session = try Session(
        name, files: files, settings: settings, inputName: isInteractive ? nil : inputName)
    } catch let problem as ThemeFileProblem {
      context.complain(problem.message(for: name ?? context.folder))
      return .couldNotRun
    } catch {
      return .couldNotRun
    }
    var run = ReplRun(session, context, isInteractive: isInteractive)
    run.open(session.opening, isShown: isInteractive)
    if isInteractive { return run.converse() }
    return expressions.isEmpty ? run.readLines() : run.evaluate(expressions)
  }

  private static let evaluateOption = CommandOption.value(
    "evaluate", short: "e", placeholder: "INPUT", isRepeatable: true,
    help: "answer this instead of reading standard input; may be repeated")
}

/// Inputs of a session and the answers to them, on the streams of a command.
struct ReplRun {
  let session: Session
  let context: CommandContext
  private(set) var status = ExitStatus.clean
  /// Whether somebody sits before a window, whose width lines keep to.
  let isInteractive: Bool
  /// Whether the user has been told that leaving loses something.
  var hasWarned = false

  init(_ session: Session, _ context: CommandContext, isInteractive: Bool) {
    self.session = session
    self.context = context
    self.isInteractive = isInteractive
  }

  /// Shows what is to be said of the file that was opened: all of it, or its findings alone.
  mutating func open(_ opening: SessionOutput, isShown: Bool) {
    if isShown {
      show(opening)
    } else {
      context.errors.write(opening.bytes(of: .findings))
    }
    if opening.hasFailed { status = .findings }
  }

  /// Answers to inputs that were given on the command line.
  mutating func evaluate(_ inputs: [String]) -> ExitStatus {
    for input in inputs {
      let output = session.evaluate(input)
      answer(output)
      if output.isEnd { break }
    }
    return status
  }

  mutating func answer(_ output: SessionOutput) {
    show(output)
    if output.hasFailed { status = .findings }
  }

  /// Writes an answer; what is seen keeps its order, whichever stream it goes to.
  func show(_ output: SessionOutput) {
    for part in output.parts {
      let stream = part.channel == .results ? context.output : context.errors
      stream.write(
        isInteractive && !part.keepsLines
          ? LineWrapping.wrap(part.bytes, columns: session.settings.columns) : part.bytes)
      stream.flush()
    }
  }
}
