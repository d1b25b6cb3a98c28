/// The lines entered before, oldest first, each once.
///
/// `load(from:)` and `save(to:)` keep them in a file between sessions.
package struct History: Sendable {
  /// The most entries that are kept.
  package static let maximumCount = 2_000
  /// The most bytes that are kept, of all entries together.
  package static let maximumSize = 1024 * 1024
  /// The most bytes of one entry; a longer one is not remembered.
  package static let maximumEntrySize = 64 * 1024

  /// The entries, oldest first.
  package private(set) var entries: [String] = []
  /// Entries that were added since the history was last loaded or saved.
  private(set) var unsaved: [String] = []
  private var size = 0

  /// A history that holds the last of `entries`, as many as fit.
  package init(_ entries: [String] = []) {
    // From the newest backwards, so that each text keeps its latest place at linear cost.
    var seen: Set<String> = []
    for entry in entries.reversed() where Self.isWorthKeeping(entry) {
      guard self.entries.count < Self.maximumCount, size + entry.utf8.count <= Self.maximumSize
      else { break }
      guard seen.insert(entry).inserted else { continue }
      self.entries.append(entry)
      size += entry.utf8.count
    }
    self.entries.reverse()
  }

  /// Adds `entry` as the newest. An equal one that is older goes; a blank one is not added.
  package mutating func add(_ entry: String) {
    guard Self.isWorthKeeping(entry) else { return }
    unsaved.append(entry)
    if unsaved.count > Self.maximumCount { unsaved.removeFirst() }
    if entries.last == entry { return }
    if let older = entries.lastIndex(of: entry) { remove(at: older) }
    entries.append(entry)
    size += entry.utf8.count
    while entries.count > Self.maximumCount || size > Self.maximumSize { remove(at: 0) }
  }

  /// Says that every entry is in a file now.
  mutating func markAsSaved() { unsaved = [] }

  private mutating func remove(at index: Int) {
    size -= entries.remove(at: index).utf8.count
  }

  private static func isWorthKeeping(_ entry: String) -> Bool {
    entry.utf8.count <= maximumEntrySize
      && entry.utf8.contains { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }
}

// MARK: - Finding entries

extension History {
  /// What the newest entry that begins with `text` goes on with; nil if there is none.
  package func suggestion(for text: String) -> String? {
    guard !text.isEmpty, text.utf8.count < Self.maximumEntrySize else { return nil }
    for entry in entries.reversed()
    where entry.utf8.count > text.utf8.count && entry.utf8.starts(with: text.utf8) {
      let end = entry.utf8.index(entry.startIndex, offsetBy: text.utf8.count)
      // Not where the entry has more of the same character, such as an accent.
      guard String.Index(end, within: entry) != nil else { continue }
      return String(entry[end...])
    }
    return nil
  }

  /// A place in the history where a text was found.
  package struct Match: Hashable, Sendable {
    /// The entry, as an index into `entries`.
    package let entry: Int
    /// Where in the entry, in UTF-8 bytes.
    package let range: Range<Int>
  }

  /// The entry with `query` in it that comes first when going from `start` towards older entries,
  /// or towards newer ones. A query in lower case finds ASCII letters of either case.
  package func match(_ query: String, from start: Int, towardsOlder: Bool) -> Match? {
    let pattern = Array(query.utf8)
    let foldsCase = !pattern.contains { (0x41...0x5A).contains($0) }
    var index = start
    while entries.indices.contains(index) {
      if let range = lastRange(of: pattern, in: Array(entries[index].utf8), foldsCase: foldsCase) {
        return Match(entry: index, range: range)
      }
      index += towardsOlder ? -1 : 1
    }
    return nil
  }

  private func lastRange(
    of pattern: [UInt8], in text: [UInt8], foldsCase: Bool
  ) -> Range<Int>? {
    guard pattern.count <= text.count else { return nil }
    for start in stride(from: text.count - pattern.count, through: 0, by: -1) {
      let isMatch = pattern.indices.allSatisfy { offset in
        let byte = text[start + offset]
        let folded = foldsCase && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        return folded == pattern[offset]
      }
      if isMatch { return start..<start + pattern.count }
    }
    return nil
  }
}
