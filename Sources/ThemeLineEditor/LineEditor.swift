/// Reads lines that people type, with editing, history, completion and colours on a terminal, and
/// plainly where there is none.
///
/// The editor knows nothing about what the lines mean: three functions tell it. They are called
/// while the user types, so they should take a few milliseconds at most, and should not write to
/// the terminal.
///
/// While `readLine(prompt:)` runs the terminal is in raw mode and the process's signal handlers
/// are the editor's, so only one editor at a time can read in a process.
package struct LineEditor {
  /// What a user entered.
  package enum Input: Equatable, Sendable {
    /// A text, without the last line break.
    case line(String)
    /// Ctrl-C on an empty line.
    case interrupted
    /// Ctrl-D on an empty line, or the end of the input.
    case endOfInput
  }

  /// A text that could stand where the user asked for a completion.
  package struct Completion: Hashable, Sendable {
    /// The text.
    package let text: String
    /// What it stands in place of, in UTF-8 bytes of the line.
    package let range: Range<Int>
    /// What the menu calls it.
    package let name: String
    /// A few words about it.
    package let summary: String

    /// Offers `text` in place of `range`. The menu shows `name`, by default the text itself.
    package init(
      _ text: String, replacing range: Range<Int>, name: String? = nil, summary: String = ""
    ) {
      self.text = text
      self.range = range
      self.name = name ?? text
      self.summary = summary
    }
  }

  /// What knows the language of the lines.
  package struct Language {
    /// The candidates at a place of the text, given in UTF-8 bytes; best first.
    package var completions: (_ text: String, _ cursor: Int) -> [Completion]
    /// The looks of the parts of the text.
    package var highlights: (_ text: String) -> [StyledSpan]
    /// Whether Enter should hand the text over; if not, it breaks the line.
    package var isComplete: (_ text: String) -> Bool

    /// A language; by default one without completions and colours, where each line is complete.
    package init(
      completions: @escaping (_ text: String, _ cursor: Int) -> [Completion] = { _, _ in [] },
      highlights: @escaping (_ text: String) -> [StyledSpan] = { _ in [] },
      isComplete: @escaping (_ text: String) -> Bool = { _ in true }
    ) {
      self.completions = completions
      self.highlights = highlights
      self.isComplete = isComplete
    }
  }

  /// Where an editor reads and writes, and how it looks.
  package struct Configuration {
    /// The file descriptor that keys come from.
    package var input: Int32 = 0
    /// The file descriptor of the screen.
    package var output: Int32 = 1
    /// What stands before the second and further lines of a text.
    package var continuationPrompt = "... "
    /// The look of the prompts.
    package var promptStyle = TerminalStyle(.bold)
    /// Whether colours are shown; other attributes always are.
    package var usesColor = true
    /// The largest text that is coloured, in bytes, so that a huge one stays quick to edit.
    package var highlightLimit = 100_000
    /// The kind of terminal, as in the environment variable `TERM`, which it is by default.
    package var terminalType = environmentValue("TERM")
    /// Stops the process until the user wants it back. Returns when that is so.
    package var suspend: () -> Void = stopProcessGroup

    /// The standard input and output.
    package init() {}
  }

  private let configuration: Configuration
  private var state: EditingState
  private var decoder = KeyDecoder()
  private var plain: PlainLineReader
  /// Whether lines are edited on a terminal. If not they are read plainly: from a file, a pipe, or
  /// a terminal that understands no escape sequences.
  package let isInteractive: Bool

  /// An editor for lines of `language`.
  package init(
    _ language: Language = Language(), configuration: Configuration = Configuration(),
    history: History = History()
  ) {
    self.configuration = configuration
    state = EditingState(language, configuration: configuration, history: history)
    plain = PlainLineReader(input: configuration.input, output: configuration.output)
    isInteractive = Terminal.isCapable(configuration)
  }

  /// The lines entered so far. One that is entered on a terminal is added to them.
  package var history: History {
    get { state.history }
    set { state.history = newValue }
  }

  /// The size of the terminal's window as it is now; nil without a terminal.
  package var windowSize: (columns: Int, rows: Int)? {
    isInteractive ? Terminal.size(of: configuration.output) : nil
  }

  /// Shows `prompt` and reads until a text is complete or the user gives up.
  ///
  /// What was written to the terminal before should end with a line break, since the row of the
  /// cursor is cleared: the terminal may have shown there what the user typed ahead. That is read
  /// now, and what is typed after the line is kept for the next call.
  package mutating func readLine(prompt: String) -> Input {
    guard isInteractive, let terminal = Terminal(configuration) else {
      return plain.readText(
        prompt: prompt, continuationPrompt: configuration.continuationPrompt,
        isComplete: state.language.isComplete)
    }
    defer { terminal.restore() }
    return edit(prompt: prompt, on: terminal)
  }

  private mutating func edit(prompt: String, on terminal: Terminal) -> Input {
    var display = begin(on: terminal)
    state.begin()
    while true {
      while let event = decoder.next() {
        if let input = react(to: event, prompt, &display, terminal) { return input }
      }
      terminal.write(display.draw(state.frame(prompt: prompt)))
      switch terminal.wait(milliseconds: decoder.patience) {
      case .bytes(let bytes):
        decoder.feed(bytes)
      case .silence:
        guard let event = decoder.timeOut() else { break }
        if let input = react(to: event, prompt, &display, terminal) { return input }
      case .windowChange:
        let size = terminal.size
        terminal.write(display.resize(columns: size.columns, rows: size.rows))
      case .continuation:
        resume(&display, terminal)
      case .end:
        terminal.write(display.finish())
        return .endOfInput
      }
    }
  }

  /// Does what `event` asks for; what the user entered if that ends the line.
  private mutating func react(
    to event: KeyEvent, _ prompt: String, _ display: inout Display, _ terminal: Terminal
  ) -> Input? {
    switch state.handle(event) {
    case .none:
      break
    case .bell:
      terminal.write("\u{7}")
    case .clearScreen:
      terminal.write(display.clear())
    case .suspend:
      terminal.write(display.draw(state.finalFrame(prompt: prompt, mark: "^Z")) + display.finish())
      terminal.leaveRawMode()
      configuration.suspend()
      terminal.forgetNews()
      resume(&display, terminal)
    case .drop:
      terminal.write(display.draw(state.finalFrame(prompt: prompt, mark: "^C")) + display.finish())
      state.begin()
    case .finish(let input):
      terminal.write(display.draw(state.finalFrame(prompt: prompt)) + display.finish())
      state.commit(input)
      return input
    }
    return nil
  }

  /// A display in the window as it is now.
  private func begin(on terminal: Terminal) -> Display {
    var display = Display(columns: terminal.size.columns, rows: terminal.size.rows)
    terminal.write(display.begin())
    return display
  }

  /// Takes the terminal back after others had it.
  private func resume(_ display: inout Display, _ terminal: Terminal) {
    terminal.enterRawMode()
    display = begin(on: terminal)
  }
}
