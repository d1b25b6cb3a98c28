import ThemeSource

/// The findings of one pass over a text, up to a number that a reader could still use.
///
/// Text that is not a theme at all can hold a mistake every few bytes; past the limit mistakes are
/// only counted, so what is kept stays in proportion.
struct DiagnosticList {
  /// How many findings one pass keeps.
  static let limit = 1000

  private(set) var items: [Diagnostic] = []
  /// Whether there were more than the limit.
  private(set) var isFull = false
  let file: FileID

  init(file: FileID) { self.file = file }

  /// Adds what `message` says about `range`, and answers where it is, if there was room for it.
  @discardableResult
  mutating func report(
    _ message: SyntaxMessage, at range: SourceRange, fixes: [Fix] = []
  ) -> Int? {
    guard items.count < Self.limit else {
      isFull = true
      return nil
    }
    items.append(
      Diagnostic(
        message.id, message.severity, message.text, at: SourceLocation(file, range),
        notes: message.notes, fixes: fixes))
    return items.count - 1
  }

  /// Adds a repair to the finding at `index`, once what it changes is known.
  mutating func addFix(_ fix: Fix, to index: Int) { items[index].fixes.append(fix) }

  /// Notes that there were more findings than these.
  mutating func cut() { isFull = true }

  /// Takes back what was said inside one of `ranges`, where another message says more.
  mutating func withdraw(inside ranges: [SourceRange]) {
    guard !items.isEmpty, !ranges.isEmpty else { return }
    let ranges = ranges.sorted { $0.start < $1.start }
    var next = 0
    var end = TextOffset(-1)
    items = items.sorted { $0.location.range.start < $1.location.range.start }.filter { item in
      while next < ranges.count, ranges[next].start <= item.location.range.start {
        end = max(end, ranges[next].end)
        next += 1
      }
      return item.location.range.end > end
    }
  }

  /// A change of the text in `range`.
  func edit(_ range: SourceRange, _ replacement: String) -> TextEdit {
    TextEdit(SourceLocation(file, range), replacement)
  }
}
