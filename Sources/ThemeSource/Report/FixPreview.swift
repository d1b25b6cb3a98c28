/// The lines that a repair changes, before and after.
struct FixPreview {
  /// The first line that differs, from 0.
  let firstLine: Int
  /// The lines that go.
  let removed: [String]
  /// The lines that come in their place.
  let added: [String]

  /// The most lines that are worth showing.
  private static let mostLines = 6
  /// The most bytes that are worth looking at.
  private static let mostBytes = 2_000

  /// What `fix` changes; `nil` when its title says it all, when it changes other texts too, or when
  /// it is too much to show.
  init?(_ fix: Fix, in index: LineIndex) {
    let count = index.text.bytes.count
    let edits = fix.edits
    guard let first = edits.map(\.location.range.start).min(),
      let last = edits.map(\.location.range.end).max(),
      first.utf8 >= 0, first <= last, last.index <= count,
      edits.allSatisfy({ $0.location.file == index.text.id })
    else { return nil }
    if edits.count == 1, Self.isSaid(edits[0].replacement, in: fix.title) { return nil }
    let lines = (index.line(containing: first), index.line(containing: last))
    let start = index.range(ofLine: lines.0).start.index
    let end = index.range(ofLine: lines.1).end.index
    let replacements = edits.reduce(0) { $0 + $1.replacement.utf8.count }
    guard end - start <= Self.mostBytes, replacements <= Self.mostBytes else { return nil }

    // The edits applied to these lines alone.
    let part = SourceText(name: "", bytes: Array(index.text.bytes[start..<end]))
    let moved = edits.map { edit in
      let range = edit.location.range
      return TextEdit(
        SourceLocation(part.id, SourceRange(range.start.index - start, range.end.index - start)),
        edit.replacement)
    }
    let result = part.applying(moved)
    guard result.dropped.isEmpty else { return nil }
    var before = Self.lines(of: part)
    var after = Self.lines(of: result.text)
    var number = lines.0
    while let line = before.first, line == after.first {
      before.removeFirst()
      after.removeFirst()
      number += 1
    }
    while let line = before.last, line == after.last {
      before.removeLast()
      after.removeLast()
    }
    guard before.count + after.count <= Self.mostLines else { return nil }
    (firstLine, removed, added) = (number, before, after)
  }

  /// Whether a title spells out what is written; what takes text away is clear from its title.
  private static func isSaid(_ replacement: String, in title: String) -> Bool {
    let wanted = Array(replacement.utf8.drop { $0 <= 0x20 })
    let text = Array(title.utf8)
    if wanted.isEmpty { return true }
    guard wanted.count <= text.count else { return false }
    return (0...(text.count - wanted.count)).contains { text[$0...].starts(with: wanted) }
  }

  private static func lines(of text: SourceText) -> [String] {
    let index = LineIndex(text)
    return (0..<index.lineCount).map { text.string(in: index.range(ofLine: $0)) }
  }
}
