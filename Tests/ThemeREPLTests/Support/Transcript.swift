import ThemeSource

@testable import ThemeREPL

/// A session as it is written down: prompts with what was typed, and the answers below.
///
/// ```
/// $ theme repl acme.theme
/// Acme: 3 files
/// Acme> spacing.md
/// $1: Length  16
/// ```
struct Transcript {
  private let files: MemoryFiles
  private var session: Session?

  init(files: MemoryFiles) { self.files = files }

  /// Runs what `lines` say was typed; the lines as they should be.
  mutating func run(_ lines: [String]) -> [String] {
    var result: [String] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.hasPrefix("$ ") {
        result.append(line)
        if line.hasPrefix("$ theme repl") {
          result += start(Self.words(of: String(line.dropFirst("$ theme repl".count))))
        }
        continue
      }
      guard let session, let typed = typed(line) else { continue }
      var text = typed
      while index < lines.count, lines[index].hasPrefix("... "), !Session.isComplete(text) {
        text += "\n" + lines[index].dropFirst(4)
        index += 1
      }
      let shown = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (place, line) in shown.enumerated() {
        result.append((place == 0 ? session.prompt : "... ") + line)
      }
      result += Self.lines(of: session.evaluate(text))
    }
    return result
  }

  /// Opens a session, or answers what stands behind each `-e`.
  private mutating func start(_ arguments: [String]) -> [String] {
    var expressions: [String] = []
    var name: String?
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "-e" { expressions += rest.popFirst().map { [$0] } ?? [] } else { name = word }
    }
    let session = Session(files: files, inputName: expressions.isEmpty ? nil : "<-e>")
    self.session = session
    guard let name, let session else { return [] }
    switch session.start(at: name) {
    case .success(let output) where expressions.isEmpty: return Self.lines(of: output)
    case .success: return expressions.flatMap { Self.lines(of: session.evaluate($0)) }
    case .failure(let problem): return [problem.message(for: name)]
    }
  }

  /// Words between blanks, quotes holding one together.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for (place, part) in text.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if place % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }

  /// What was typed behind a prompt: `Acme> `, `Acme*> `.
  private func typed(_ line: String) -> String? {
    guard let end = line.firstIndex(of: ">"), line[line.index(after: end)...].hasPrefix(" ") else {
      return nil
    }
    var name = line[..<end]
    if name.hasSuffix("*") { name.removeLast() }
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    return String(line[line.index(end, offsetBy: 2)...])
  }

  /// The lines of an answer.
  static func lines(of output: SessionOutput) -> [String] {
    let text = String(decoding: output.parts.flatMap(\.bytes), as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
