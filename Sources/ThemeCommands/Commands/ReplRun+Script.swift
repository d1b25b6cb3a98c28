import ThemeLineEditor
import ThemeREPL

/// Lines that no person types at a prompt.
extension ReplRun {
  /// Answers to the lines of standard input as they come, several at once where one goes on.
  mutating func readLines() -> ExitStatus {
    var lines: () -> String?
    if context.hasProcessInput {
      var reader = PlainLineReader()
      lines = { reader.readLine(prompt: "") }
    } else {
      let bytes = (try? context.readInput().get()) ?? []
      var rest = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)[...]
      if rest.last == "" { rest.removeLast() }
      lines = { rest.popFirst().map(String.init) }
    }
    var number = 1
    while let first = lines() {
      var text = Pending(first)
      while !text.isComplete, let next = lines() { text.append(next) }
      let output = session.evaluate(text.text, firstLine: number)
      answer(output)
      if output.isEnd || context.output.isClosed { break }
      number += text.count
    }
    return status
  }

  /// Lines that are gathered until they are complete.
  private struct Pending {
    private(set) var text: String
    private(set) var count = 1

    /// Asking whether a text is complete takes as long as the text is, so one of very many lines is
    /// asked less and less often. That it is complete shows a little later then; what it means is
    /// the same.
    private static let patience = 2_000

    init(_ text: String) { self.text = text }

    var isComplete: Bool {
      let step = count < Self.patience ? 1 : count / 100
      return count % step == 0 && Session.isComplete(text)
    }

    mutating func append(_ line: String) {
      text += "\n" + line
      count += 1
    }
  }
}
