#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif
import ThemeLineEditor
import ThemeREPL
import ThemeSource
import ThemeTokens

/// A prompt on a terminal.
extension ReplRun {
  /// Reads and answers until the user leaves.
  mutating func converse() -> ExitStatus {
    var configuration = LineEditor.Configuration()
    configuration.usesColor = session.settings.colors > .none
    let path = HistoryLocation.path(in: context.environment)
    var editor = LineEditor(
      language(), configuration: configuration,
      history: path.map { History.load(from: $0) } ?? History())
    show(session.greeting(isEditing: editor.isInteractive))
    var hasComplained = false
    while true {
      context.output.flush()
      context.errors.flush()
      switch editor.readLine(prompt: session.prompt) {
      case .interrupted: continue
      case .endOfInput:
        if mayLeave() { return .clean }
      case .line(let text):
        // Ctrl-C takes a line back, and never what was typed before.
        let previous = signal(SIGINT, SIG_IGN)
        session.settings.columns = Terminal.width(
          of: context.output, environment: context.environment)
        let output = session.evaluate(text)
        show(output)
        if let path, !hasComplained, let problem = save(&editor.history, to: path) {
          hasComplained = true
          context.complain("the history is not kept: \(problem)")
        }
        signal(SIGINT, previous)
        if !output.isEnd {
          hasWarned = false
        } else if mayLeave() {
          return .clean
        }
      }
    }
  }

  /// Whether the user may leave: not at the first try while there is something to lose.
  private mutating func mayLeave() -> Bool {
    if hasWarned || !session.hasUnsavedScratch { return true }
    hasWarned = true
    context.output.write(
      "the scratch layer is not saved: `:save FILE` keeps it, leaving again drops it\n")
    return false
  }

  private func save(_ history: inout History, to path: String) -> String? {
    do {
      try history.save(to: path)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// What the editor has to know of the lines.
  private func language() -> LineEditor.Language {
    let session = session
    return LineEditor.Language(
      completions: { text, cursor in
        session.candidates(in: text, at: cursor).map {
          LineEditor.Completion($0.text, replacing: $0.range, summary: $0.summary)
        }
      },
      highlights: { text in
        Session.highlights(in: text).map {
          StyledSpan($0.range, $0.kind.style(session.settings.colors))
        }
      },
      isComplete: Session.isComplete)
  }
}

/// Where lines are kept between sessions.
enum HistoryLocation {
  /// The file, in the folder for what a program remembers (XDG Base Directory Specification);
  /// `nil` where the user has none.
  static func path(in environment: Environment) -> String? {
    let folder: String
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      folder = state
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = home + "/.local/state"
    } else {
      return nil
    }
    return folder + "/theme/repl-history"
  }
}

extension Highlight.Kind {
  /// How it looks, in the terminal's own colours, or behind a colour in hex notation in that one.
  fileprivate func style(_ depth: ColorDepth) -> ThemeLineEditor.TerminalStyle {
    switch self {
    case .command, .keyword: ThemeLineEditor.TerminalStyle(foreground: .named(5))
    case .option, .appearance, .label: ThemeLineEditor.TerminalStyle(foreground: .named(6))
    case .declaration: ThemeLineEditor.TerminalStyle(.bold)
    case .group: ThemeLineEditor.TerminalStyle(foreground: .named(4))
    case .function: ThemeLineEditor.TerminalStyle(foreground: .named(3))
    case .number, .string, .result: ThemeLineEditor.TerminalStyle(foreground: .named(2))
    case .comment: ThemeLineEditor.TerminalStyle(.dim)
    case .unknown: ThemeLineEditor.TerminalStyle(foreground: .named(1))
    case .member: .plain
    case .color(let color) where depth == .full:
      ThemeLineEditor.TerminalStyle(
        foreground: ColorComponents.readable(on: ColorComponents(color)) == .white
          ? .rgb(255, 255, 255) : .rgb(0, 0, 0),
        background: .rgb(color.red, color.green, color.blue))
    case .color: ThemeLineEditor.TerminalStyle(foreground: .named(2))
    }
  }
}
