/// One change of a text: what to put back, where.
struct Edit {
  /// Where the change began, in UTF-8 bytes.
  var offset: Int
  /// What was there.
  var removed: String
  /// The bytes that took its place.
  var insertedSize: Int
  /// Where the cursor was before.
  var cursor: Int
}

/// The latest changes of a text, as many as fit.
struct UndoHistory {
  private static let maximumCount = 1_000
  private static let maximumSize = 16 * 1024 * 1024

  private var edits: [Edit] = []
  private var size = 0
  /// Whether typing may still grow the latest change.
  private var isOpen = false

  /// Remembers `edit`. Characters typed one after the other are one change up to the next blank.
  mutating func record(_ edit: Edit, inserting new: String) {
    let isTyping = edit.removed.isEmpty && new.dropFirst().isEmpty && new != "\n"
    if isTyping, isOpen, let last = edits.last, last.offset + last.insertedSize == edit.offset {
      edits[edits.count - 1].insertedSize += edit.insertedSize
    } else {
      edits.append(edit)
      size += edit.removed.utf8.count
    }
    isOpen = isTyping && new != " "
    guard edits.count > Self.maximumCount || size > Self.maximumSize else { return }
    // Half of them at a time, so that a full history costs no more for each change.
    let dropped = edits.prefix(max(1, edits.count / 2))
    size -= dropped.reduce(0) { $0 + $1.removed.utf8.count }
    edits.removeFirst(dropped.count)
  }

  /// The latest change, which is no longer remembered.
  mutating func takeLast() -> Edit? {
    isOpen = false
    guard let edit = edits.popLast() else { return nil }
    size -= edit.removed.utf8.count
    return edit
  }
}

/// The texts that were killed, to be yanked.
struct KillRing {
  private static let maximumCount = 32
  private static let maximumSize = 16 * 1024 * 1024

  /// The texts; the next one to yank is the last.
  private var texts: [String] = []

  /// What the next yank inserts.
  var current: String? { texts.last }

  /// Adds `text`. When kills follow on each other they are one text; `isBackward` says on which
  /// side of it this one was.
  mutating func add(_ text: String, joining: Bool, isBackward: Bool) {
    guard !text.isEmpty else { return }
    if joining, let last = texts.popLast() {
      texts.append(isBackward ? text + last : last + text)
    } else {
      texts.append(text)
    }
    while texts.count > 1
      && (texts.count > Self.maximumCount
        || texts.reduce(0, { $0 + $1.utf8.count }) > Self.maximumSize)
    {
      texts.removeFirst()
    }
  }

  /// Makes the text before the current one the current one, all around the ring.
  mutating func rotate() {
    guard let last = texts.popLast() else { return }
    texts.insert(last, at: 0)
  }
}
