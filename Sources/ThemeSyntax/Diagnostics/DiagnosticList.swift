import ThemeSource

/// The findings of one pass over a text, up to a number that a reader could still use.
///
/// Text that is not a theme at all can hold a mistake every few bytes; past the limit mistakes are
/// only counted, so what is kept stays in proportion.
struct DiagnosticList {
  /// How many findings one pass keeps.
  static let limit = 500

  private(set) var items: [Diagnostic] = []
  /// Whether there were more than the limit.
  private(set) var isFull = false
  let file: FileID

  init(file: FileID) { self.file = file }

  /// Adds what `message` says about `range`.
  mutating func report(
    _ message: SyntaxMessage, at range: SourceRange,
    labels: [(SourceRange, String)] = [], fixes: [Fix] = []
  ) {
    guard items.count < Self.limit else {
      isFull = true
      return
    }
    items.append(
      Diagnostic(
        message.id, message.severity, message.text, at: SourceLocation(file, range),
        labels: labels.map { DiagnosticLabel(SourceLocation(file, $0.0), $0.1) },
        notes: message.notes, fixes: fixes))
  }

  /// Adds a repair to the last finding of kind `id` at `range`, once what it changes is known.
  mutating func addFix(_ fix: Fix, to id: DiagnosticID, at range: SourceRange) {
    guard
      let index = items.lastIndex(where: { $0.id == id && $0.location.range == range })
    else { return }
    items[index].fixes.append(fix)
  }

  /// Takes back what was said inside `range`, because one message about all of it says more.
  mutating func withdraw(in range: SourceRange) {
    items.removeAll {
      range.start <= $0.location.range.start && $0.location.range.end <= range.end
    }
  }

  /// A change of the text in `range`.
  func edit(_ range: SourceRange, _ replacement: String) -> TextEdit {
    TextEdit(SourceLocation(file, range), replacement)
  }
}
