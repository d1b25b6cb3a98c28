#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// A terminal in raw mode: each key arrives as it is pressed, and nothing is shown by itself.
///
/// From `init` until `restore()` the process's signal handlers put the terminal back should the
/// process end.
struct Terminal {
  /// What there is to react to.
  enum Event {
    case bytes([UInt8])
    /// Nothing came in the time to wait.
    case silence
    case windowChange
    /// The process goes on after it was stopped; others may have used the terminal.
    case continuation
    /// The terminal is gone.
    case end
  }

  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"

  private let input: Int32
  private let output: Int32
  private let original: termios
  private let signals: SignalGuard?

  /// Whether the editor can be used: both sides are a terminal that understands escape sequences.
  static func isCapable(_ configuration: LineEditor.Configuration) -> Bool {
    let incapable: [String?] = [nil, "", "dumb", "emacs", "cons25"]
    return !incapable.contains(configuration.terminalType)
      && isatty(configuration.input) == 1 && isatty(configuration.output) == 1
      && canWaitForInput(configuration.input)
  }

  /// Puts the terminal into raw mode. Nil if it refuses.
  init?(_ configuration: LineEditor.Configuration) {
    input = configuration.input
    output = configuration.output
    var original = termios()
    guard tcgetattr(input, &original) == 0 else { return nil }
    self.original = original
    signals = SignalGuard(input: input, output: output, original: original)
    guard enterRawMode() else {
      signals?.end()
      return nil
    }
  }

  /// Puts the terminal and the signal handlers back for good.
  func restore() {
    leaveRawMode()
    signals?.end()
  }

  /// Puts the terminal into raw mode again. False if it refuses.
  @discardableResult
  func enterRawMode() -> Bool {
    var raw = original
    cfmakeraw(&raw)
    guard apply(raw) else { return false }
    write(Self.pasteOn)
    return true
  }

  /// Puts the terminal back for a while.
  func leaveRawMode() {
    write(Self.pasteOff)
    _ = apply(original)
  }

  private func apply(_ settings: termios) -> Bool {
    var settings = settings
    while tcsetattr(input, TCSANOW, &settings) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  /// The size of the window.
  var size: (columns: Int, rows: Int) { Self.size(of: output) }

  /// The size of the window of the terminal `output`; 80 by 24 if it does not know it.
  static func size(of output: Int32) -> (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0 else { return (80, 24) }
    return (size.ws_col > 0 ? Int(size.ws_col) : 80, size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// Passes over the signals that were reported so far.
  func forgetNews() { _ = signals?.takeNews() }

  /// Sends `text` to the screen. A terminal that is gone is noticed when reading.
  func write(_ text: String) {
    guard !text.isEmpty else { return }
    writeAll(Array(text.utf8), to: output)
  }

  /// Waits for something to happen, at most for so many milliseconds; nil waits for ever.
  func wait(milliseconds: Int?) -> Event {
    while true {
      let files = [input] + (signals.map { [$0.file] } ?? [])
      let ready = waitForInput(files, milliseconds: milliseconds)
      if let signals, ready.contains(signals.file) {
        switch signals.takeNews() {
        case .continuation: return .continuation
        case .windowChange: return .windowChange
        case .nothing: break
        }
      }
      if ready.contains(input) {
        guard let bytes = readSome(from: input) else { return .end }
        if bytes.isEmpty { continue }
        return .bytes(bytes)
      }
      if milliseconds != nil { return .silence }
    }
  }
}

/// The value of the environment variable `name`, or nil if it is not set.
func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Stops the process and those of its group, as the terminal does by itself for Ctrl-Z. Returns
/// when the user continues it.
func stopProcessGroup() {
  kill(0, SIGTSTP)
}
