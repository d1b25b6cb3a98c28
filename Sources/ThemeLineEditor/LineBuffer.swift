/// Text being edited, with a cursor between two of its characters and a way back.
///
/// Lines are separated by `\n` alone. The cursor never stands inside of a grapheme cluster, so
/// every step and every deletion is one that the eye sees. Offsets count UTF-8 bytes.
package struct LineBuffer {
  /// The most bytes that a buffer holds; what would go beyond is not inserted.
  package static let maximumSize = 4 * 1024 * 1024

  /// The text.
  package private(set) var text: String
  /// Where the cursor stands.
  package private(set) var cursor: Int
  /// The column that moving up and down keeps to, in characters, while such moves follow on each
  /// other.
  var goalColumn: Int?
  private var undoHistory = UndoHistory()

  /// A buffer that holds `text`, with the cursor at its end.
  package init(_ text: String = "") {
    self.text = withLineFeeds(text)
    self.text.makeContiguousUTF8()
    cursor = self.text.utf8.count
  }

  /// Whether nothing is in the buffer.
  package var isEmpty: Bool { text.isEmpty }
  /// Whether the cursor stands after all of the text.
  package var isAtEnd: Bool { cursor == text.utf8.count }

  // MARK: Changing the text

  /// Inserts `new` at the cursor and moves behind it. False if there is no room for it.
  @discardableResult
  package mutating func insert(_ new: String) -> Bool {
    replace(cursor..<cursor, with: new)
  }

  /// Puts `new` in place of `range` and the cursor behind it. Bounds that lie outside of the text
  /// or inside of a character are moved outwards. False if there is no room for it.
  @discardableResult
  package mutating func replace(_ range: Range<Int>, with new: String) -> Bool {
    let new = withLineFeeds(new)
    let start = boundary(atOrBefore: range.lowerBound)
    let end = max(start, boundary(atOrAfter: range.upperBound))
    guard text.utf8.count - (end - start) + new.utf8.count <= Self.maximumSize else { return false }
    guard start < end || !new.isEmpty else { return true }
    undoHistory.record(
      Edit(
        offset: start, removed: String(text[index(start)..<index(end)]),
        insertedSize: new.utf8.count, cursor: cursor),
      inserting: new)
    apply(start..<end, new)
    return true
  }

  /// Removes what lies between the cursor and where `movement` leads; returns it.
  @discardableResult
  package mutating func delete(_ movement: Movement) -> String {
    let target = offset(after: movement)
    let range = min(cursor, target)..<max(cursor, target)
    let removed = String(text[index(range.lowerBound)..<index(range.upperBound)])
    replace(range, with: "")
    return removed
  }

  /// Exchanges the characters around the cursor, at the end of a line the two before it, and moves
  /// behind them. False if there are no two.
  @discardableResult
  package mutating func transpose() -> Bool {
    let atLineEnd = offset(after: .lineEnd) == cursor
    let middle = atLineEnd ? boundary(before: cursor) : cursor
    let lineStart = offset(after: .lineStart)
    guard middle > lineStart else { return false }
    let start = boundary(before: middle)
    let end = boundary(after: middle)
    let first = text[index(start)..<index(middle)]
    let second = text[index(middle)..<index(end)]
    return replace(start..<end, with: String(second + first))
  }

  /// Takes back the latest change that was not taken back yet. False if there is none.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let edit = undoHistory.takeLast() else { return false }
    apply(edit.offset..<edit.offset + edit.insertedSize, edit.removed)
    cursor = boundary(atOrBefore: edit.cursor)
    return true
  }

  private mutating func apply(_ range: Range<Int>, _ new: String) {
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
    text.makeContiguousUTF8()
    goalColumn = nil
    // A mark that now follows a letter belongs to its character.
    cursor = boundary(atOrAfter: range.lowerBound + new.utf8.count)
  }

  /// Moves the cursor to `offset`, or to the next character boundary.
  package mutating func moveCursor(to offset: Int) {
    cursor = boundary(atOrAfter: offset)
    goalColumn = nil
  }

  // MARK: Character boundaries

  func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  func boundary(after offset: Int) -> Int {
    offset < text.utf8.count ? self.offset(text.index(after: index(offset))) : text.utf8.count
  }

  func boundary(before offset: Int) -> Int {
    offset > 0 ? self.offset(text.index(before: index(offset))) : 0
  }

  func boundary(atOrBefore offset: Int) -> Int {
    let offset = min(max(offset, 0), text.utf8.count)
    // The character that holds `offset` ends after it; its start is the boundary.
    return offset == text.utf8.count ? offset : boundary(before: boundary(after: offset))
  }

  func boundary(atOrAfter offset: Int) -> Int {
    let before = boundary(atOrBefore: offset)
    return before < offset ? boundary(after: before) : before
  }
}

/// `text` with each CR LF or CR replaced by LF, as terminals send and files hold them.
func withLineFeeds(_ text: String) -> String {
  guard text.utf8.contains(0x0D) else { return text }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  var previous: UInt8 = 0
  for byte in text.utf8 {
    if byte != 0x0A || previous != 0x0D { bytes.append(byte == 0x0D ? 0x0A : byte) }
    previous = byte
  }
  return String(decoding: bytes, as: UTF8.self)
}
