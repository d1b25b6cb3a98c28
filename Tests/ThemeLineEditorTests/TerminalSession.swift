import Foundation
import Testing
import ThemeLineEditor

/// A line editor on a pseudo-terminal: a thread reads lines from it, the test types and looks at
/// the screen.
final class TerminalSession {
  /// How long to wait for what must happen. Far more than it takes, so that a slow machine passes.
  private static let patience: TimeInterval = 60

  /// What the thread found, shared with the test.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var inputs: [LineEditor.Input] = []
    private var isDone = false

    func append(_ input: LineEditor.Input) { lock.withLock { inputs.append(input) } }
    func finish() { lock.withLock { isDone = true } }
    var snapshot: (inputs: [LineEditor.Input], isDone: Bool) { lock.withLock { (inputs, isDone) } }
  }

  private(set) var screen: VirtualTerminal
  /// All bytes that came from the editor.
  private(set) var output: [UInt8] = []
  /// The terminal's own end, and the end that the editor has.
  private var terminal: Int32
  let line: Int32
  private let results = Results()
  private let original: termios

  /// Starts a thread that reads `count` lines, or as many as there are until the input ends.
  ///
  /// `configure` may change the configuration; `language` is made on the thread, where `afterLine`
  /// is called too.
  init(
    columns: Int = 40, rows: Int = 12, reading count: Int = .max,
    history: [String] = [], configure: (inout LineEditor.Configuration) -> Void = { _ in },
    language: @escaping @Sendable () -> LineEditor.Language = { LineEditor.Language() },
    afterLine: @escaping @Sendable () -> Void = {}
  ) throws {
    (terminal, line) = try Self.openPair()
    var original = termios()
    try #require(tcgetattr(line, &original) == 0)
    self.original = original
    screen = VirtualTerminal(columns: columns, rows: rows)
    setSize(columns: columns, rows: rows)

    var configuration = LineEditor.Configuration()
    configuration.input = line
    configuration.output = line
    configuration.terminalType = "xterm-256color"
    configure(&configuration)
    nonisolated(unsafe) let settings = configuration
    let results = results
    let thread = Thread {
      var editor = LineEditor(language(), configuration: settings, history: History(history))
      for _ in 0..<count {
        let input = editor.readLine(prompt: "> ")
        results.append(input)
        if input == .endOfInput { break }
        afterLine()
      }
      results.finish()
    }
    thread.start()
    // What is typed before the prompt would be shown by the terminal itself.
    try wait(for: "the prompt") { $0.screen.lines[0] == ">" }
  }

  /// A terminal's own end, and the end for a program.
  private static func openPair() throws -> (Int32, Int32) {
    #if canImport(Darwin)
      let terminal = posix_openpt(O_RDWR | O_NOCTTY)
      try #require(terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0)
      let line = open(try #require(ptsname(terminal)), O_RDWR | O_NOCTTY)
    #else
      var terminal: Int32 = -1
      var line: Int32 = -1
      try #require(openpty(&terminal, &line, nil, nil, nil) == 0)
    #endif
    try #require(line >= 0)
    return (terminal, line)
  }

  deinit {
    // Ends the thread should it still read, and waits so that it is off the descriptors.
    let end = Date() + Self.patience
    while !results.snapshot.isDone && Date() < end {
      send("\u{3}\u{3}\u{4}")
      receive(milliseconds: 20)
    }
    if terminal >= 0 { close(terminal) }
    close(line)
  }

  // MARK: The keyboard

  func send(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      // Little at a time, and listening in between, as neither side can store much.
      let part = Array(bytes.prefix(1_024))
      let count = write(terminal, part, part.count)
      bytes = bytes.dropFirst(max(0, count))
      receive(milliseconds: 0)
    }
  }

  func paste(_ text: String) { send("\u{1B}[200~\(text)\u{1B}[201~") }

  // MARK: The screen

  /// Takes what the editor wrote, waiting for it no longer than this.
  private func receive(milliseconds: Int32) {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, milliseconds) > 0, request.revents & Int16(POLLIN) != 0 {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(terminal, &bytes, bytes.count)
      guard count > 0 else { return }
      output += bytes.prefix(count)
      screen.feed(Array(bytes.prefix(count)))
      if milliseconds > 0 { return }
    }
  }

  /// Waits until `condition` holds.
  func wait(
    for what: String, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: (TerminalSession) -> Bool
  ) throws {
    let end = Date() + Self.patience
    while !condition(self) {
      if Date() > end {
        Issue.record(
          "waited in vain for \(what); the screen shows\n\(screen.text)",
          sourceLocation: sourceLocation)
        throw CancellationError()
      }
      receive(milliseconds: 20)
    }
  }

  /// Waits until the screen shows `lines` from its top, and nothing below.
  func wait(forLines lines: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(for: "\(lines)", sourceLocation: sourceLocation) {
      let shown = $0.screen.lines
      return Array(shown.prefix(lines.count)) == lines
        && shown.dropFirst(lines.count).allSatisfy(\.isEmpty)
    }
  }

  /// Waits until exactly these were entered.
  func wait(
    forInputs inputs: LineEditor.Input..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try wait(for: "\(inputs)", sourceLocation: sourceLocation) { _ in
      self.inputs.count >= inputs.count
    }
    #expect(self.inputs == inputs, sourceLocation: sourceLocation)
  }

  /// Waits until the thread is done with reading.
  func waitForEnd(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(for: "the end", sourceLocation: sourceLocation) { $0.results.snapshot.isDone }
  }

  var inputs: [LineEditor.Input] { results.snapshot.inputs }

  // MARK: The terminal

  func setSize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    #expect(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// Changes the window, tells the process as a terminal does, and waits for it to take notice.
  func resize(columns: Int, rows: Int) throws {
    screen.resize(columns: columns, rows: rows)
    setSize(columns: columns, rows: rows)
    output = []
    kill(getpid(), SIGWINCH)
    try wait(for: "a redraw") { String(decoding: $0.output, as: UTF8.self).contains("\u{1B}[J") }
  }

  /// Whether the line is in the mode that it was in before the editor.
  var isRestored: Bool { isSame(original) }

  func isSame(_ other: termios) -> Bool {
    var now = termios()
    tcgetattr(line, &now)
    return now.c_iflag == other.c_iflag && now.c_oflag == other.c_oflag
      && now.c_lflag == other.c_lflag && now.c_cflag == other.c_cflag
  }

  /// Puts the line back as a shell does that got the terminal.
  func restoreLine() {
    var settings = original
    tcsetattr(line, TCSANOW, &settings)
  }

  /// Closes the terminal's end, as when its window is closed.
  func hangUp() {
    close(terminal)
    terminal = -1
  }
}
