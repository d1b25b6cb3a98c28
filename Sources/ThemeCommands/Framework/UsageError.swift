import ThemeSource

/// A command line that cannot be understood.
package struct UsageError: Error, Equatable, Sendable {
  /// What is wrong, as a sentence without a full stop.
  package let message: String
  /// The command whose help says how it is done; `nil` for the tool's.
  package let command: String?

  /// An error in how `command` is called.
  package init(_ message: String, command: String?) {
    self.message = message
    self.command = command
  }

  /// The two lines that are printed for it.
  package var text: String {
    "theme: \(message)\nsee 'theme help\(command.map { " " + $0 } ?? "")'\n"
  }

  /// "unknown command `chek`, did you mean `check`?"; where nothing is close, what there is, if that
  /// is short enough to read.
  package static func unknown(
    _ kind: String, _ word: String, among candidates: [String], command: String?
  ) -> UsageError {
    let close = Spelling.closest(to: word, among: candidates)
    let longestList = 10
    let all = candidates.count <= longestList ? "there is \(Wording.listing(candidates))" : nil
    return .unknown(kind, word, suggestions: close, otherwise: all, command: command)
  }

  /// The same with what was meant, or else what there is to say instead.
  package static func unknown(
    _ kind: String, _ word: String, suggestions: [String], otherwise: String?, command: String?
  ) -> UsageError {
    var message = "unknown \(kind) \(Wording.quoted(word))"
    if !suggestions.isEmpty {
      message += ", did you mean \(Wording.alternatives(suggestions))?"
    } else if let otherwise {
      message += ": \(otherwise)"
    }
    return UsageError(message, command: command)
  }
}
