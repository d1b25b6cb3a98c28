#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Reads lines from a file, a pipe or a terminal without escape sequences.
package struct PlainLineReader {
  /// The most bytes of a line, and of the lines that make a text; what follows is the next one.
  private static let maximumSize = 64 * 1024 * 1024

  private let input: Int32
  private let output: Int32
  /// Whether somebody sits there to be prompted.
  private let isPrompting: Bool
  private var bytes: [UInt8] = []
  /// The first byte that was not handed over yet.
  private var start = 0
  private var isAtEnd = false

  /// Reads from the file descriptor `input`. Prompts go to `output`, if `input` is a terminal.
  package init(input: Int32 = 0, output: Int32 = 1) {
    self.input = input
    self.output = output
    isPrompting = isatty(input) == 1
  }

  /// What there was to read.
  private enum Line {
    case text(String)
    /// Ctrl-C came first.
    case interrupted
    case end
  }

  /// The next line without its line break; nil at the end of the input. Bytes that are not UTF-8
  /// become U+FFFD.
  package mutating func readLine(prompt: String) -> String? {
    if case .text(let line) = readLine(prompt: prompt, interrupts: nil) { line } else { nil }
  }

  private mutating func readLine(prompt: String, interrupts: InterruptGuard?) -> Line {
    show(prompt)
    var searched = start
    while true {
      if let lineFeed = bytes[searched...].firstIndex(of: 0x0A) {
        return .text(take(upTo: lineFeed, skipping: 1))
      }
      // Not without end: a device may have no line breaks at all.
      if isAtEnd || bytes.count - start > Self.maximumSize {
        if start < bytes.count { return .text(take(upTo: bytes.count, skipping: 0)) }
        show("\n")
        // On a terminal, Ctrl-D ends one wait for a line; there may be more to come.
        isAtEnd = !isPrompting
        return .end
      }
      bytes.removeFirst(start)
      start = 0
      searched = bytes.count
      if let interrupts, !interrupts.wait(for: input) {
        bytes = []
        show("\n")
        return .interrupted
      }
      if let more = readSome(from: input) {
        if more.isEmpty { _ = waitForInput([input], milliseconds: 1_000) }
        bytes += more
      } else {
        isAtEnd = true
      }
    }
  }

  /// Reads lines until together they are a complete text, or the input ends. On a terminal, Ctrl-C
  /// drops what was typed.
  mutating func readText(
    prompt: String, continuationPrompt: String, isComplete: (String) -> Bool
  ) -> LineEditor.Input {
    let interrupts = isPrompting ? InterruptGuard() : nil
    defer { interrupts?.end() }
    /// What was read so far; nil before the first line.
    var text: String?
    while true {
      let shown = text == nil ? prompt : continuationPrompt
      switch readLine(prompt: shown, interrupts: interrupts) {
      case .interrupted: return .interrupted
      case .end: return text.map { .line($0) } ?? .endOfInput
      case .text(let line):
        if text == nil { text = line } else { text? += "\n" + line }
        if let text, isComplete(text) || text.utf8.count >= Self.maximumSize { return .line(text) }
      }
    }
  }

  private mutating func take(upTo end: Int, skipping count: Int) -> String {
    var line = bytes[start..<end]
    if line.last == 0x0D { line.removeLast() }
    start = end + count
    return String(decoding: line, as: UTF8.self)
  }

  private func show(_ prompt: String) {
    guard isPrompting else { return }
    writeAll(Array(prompt.utf8), to: output)
  }
}
