import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

/// A conversation about one theme: a text in, an answer out.
///
/// What is typed lies as a scratch layer over the file that is open. An input that is wrong changes
/// nothing. A session reads and writes files through what it is given and knows no terminal.
package final class Session {
  /// The most steps that `:undo` can go back.
  private static let deepestUndo = 500
  /// The most statements that the states to go back to hold together.
  private static let largestUndo = 200_000

  let files: any SessionFiles
  /// What the user has set.
  package var settings: SessionSettings
  /// What inputs are called in messages, where they are lines of one text such as `<stdin>`; `nil`
  /// where each was entered by itself.
  let inputName: String?

  /// What the scratch theme lies over.
  var base: Base
  var scratch = Scratch()
  /// What scratch and base come to.
  var snapshot: Snapshot
  /// The states to go back to, and those to come forward to again, nearest last.
  private(set) var undoStack: [State] = []
  private(set) var redoStack: [State] = []
  /// The state of the scratch layer that `:save` wrote last.
  var savedVersion = 0
  /// What `:save` has written in this session.
  var savedPaths: Set<String> = []

  private var lastVersion = 0

  private(set) var inputs: [Input] = []
  /// The text of each result: `$1` is the first.
  var results: [String] = []

  /// A file and what lies over it.
  struct State {
    let base: Base
    let scratch: Scratch
  }

  /// What there is to say about the file that the session began with.
  private let opened: OpenedTheme?

  /// A session over the theme that the user calls `name`, or over Auth0's. Throws a
  /// `ThemeFileProblem` where the file cannot be read; what is wrong in it is in `opening`.
  package init(
    _ name: String? = nil, files: any SessionFiles, settings: SessionSettings = SessionSettings(),
    inputName: String? = nil
  ) throws {
    self.files = files
    self.settings = settings
    self.inputName = inputName
    opened = try name.map { try OpenedTheme.open(files.path(of: $0), from: files).get() }
    base = opened?.base ?? Base(files: files)
    guard let initial = opened?.snapshot ?? base.initial else {
      throw ThemeFileProblem.unreadable("it is not there any more")
    }
    snapshot = initial
  }

  /// What there is to say before the first input: about the file, and what is wrong in it.
  package var opening: SessionOutput { opened.map(welcome) ?? SessionOutput() }

  /// What stands before an input: the theme's name, with a star where the scratch layer holds
  /// something that no file has.
  package var prompt: String {
    let name = VisibleText.escaping(String(base.name.prefix(40)))
    return name + (hasUnsavedScratch ? "*> " : "> ")
  }

  /// Whether Enter should hand `text` over, rather than begin another line.
  package static func isComplete(_ text: String) -> Bool { InputUnit.isComplete(text) }

  /// Answers to a text. `firstLine` is the line that it begins on where it is part of a longer one.
  package func evaluate(_ text: String, firstLine: Int = 1) -> SessionOutput {
    let bytes = Array(text.utf8)
    var output = SessionOutput()
    let units = InputUnit.units(of: bytes)
    let input = Input(number: inputs.count + 1, firstLine: firstLine, bytes: bytes)
    guard !units.isEmpty else {
      // Blanks and comments are nothing to answer to, unless a comment has no end.
      let tree = SyntaxTree.parse(SourceText(id: input.id, name: "", bytes: bytes))
      guard !tree.diagnostics.isEmpty else { return output }
      inputs.append(input)
      return failure(tree.diagnostics.map(\.atPrompt))
    }
    inputs.append(input)
    for unit in units {
      switch unit.kind {
      case .command: output.append(run(unit.range, of: input))
      case .expression: output.append(evaluateExpression(unit.range, of: input))
      case .statements: output.append(evaluateStatements(unit.range, of: input))
      }
      if output.isEnd { break }
    }
    return output
  }

  // MARK: States

  /// Goes on with another state; the one at hand can be gone back to.
  func change(to state: State, _ snapshot: Snapshot) {
    undoStack.append(State(base: base, scratch: scratch))
    var size = undoStack.reduce(0) { $0 + $1.scratch.items.count }
    while undoStack.count > Self.deepestUndo || size > Self.largestUndo, undoStack.count > 1 {
      size -= undoStack.removeFirst().scratch.items.count
    }
    redoStack = []
    (base, scratch, self.snapshot) = (state.base, state.scratch, snapshot)
  }

  /// Goes back a step, or forward again; false where there is none.
  func step(back: Bool) -> Bool {
    guard let state = back ? undoStack.last : redoStack.last,
      let snapshot = state.base.snapshot(of: state.scratch)
    else { return false }
    let current = State(base: base, scratch: scratch)
    if back {
      undoStack.removeLast()
      redoStack.append(current)
    } else {
      redoStack.removeLast()
      undoStack.append(current)
    }
    (base, scratch, self.snapshot) = (state.base, state.scratch, snapshot)
    return true
  }

  /// Replaces the file under the scratch layer by the same one read anew, in earlier states too.
  func replaceBase(_ base: Base, _ snapshot: Snapshot) {
    let old = self.base
    func replaced(_ state: State) -> State {
      state.base === old ? State(base: base, scratch: state.scratch) : state
    }
    undoStack = undoStack.map(replaced)
    redoStack = redoStack.map(replaced)
    (self.base, self.snapshot) = (base, snapshot)
  }

  /// Whether leaving would lose something.
  package var hasUnsavedScratch: Bool {
    !scratch.isEmpty && scratch.version != savedVersion
  }

  /// A scratch layer that there has not been before.
  func newScratch(_ items: [Scratch.Item]) -> Scratch {
    lastVersion += 1
    return Scratch(items: items, version: lastVersion)
  }
}

extension Session {
  /// What is said before the first prompt; `isEditing` where lines are edited rather than read as
  /// the terminal gives them.
  package func greeting(isEditing: Bool) -> SessionOutput {
    var printer = makePrinter()
    let hint = "`:help` lists the commands, \(isEditing ? "Tab completes, " : "")Ctrl-D leaves"
    printer.line("", base.path == nil ? "Auth0's default theme; \(hint)" : hint)
    return printer.output
  }
}
