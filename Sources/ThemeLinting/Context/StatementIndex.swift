import ThemeSource
import ThemeSyntax

/// The statements of one file, found by their place.
struct StatementIndex {
  private struct Entry {
    let node: NodeID
    let tokens: Range<Int>
    /// The place of the block that it stands in; -1 at the top level.
    let parent: Int
  }

  /// All statements in order, blocks before what is in them.
  private var entries: [Entry] = []

  init(_ tree: SyntaxTree) {
    var parents: [(end: NodeID, entry: Int)] = []
    var place = NodeID(1)
    while Int(place.index) < tree.nodeCount {
      while let last = parents.last, last.end <= place { parents.removeLast() }
      let kind = tree.kind(of: place)
      guard kind.isStatement else {
        place = tree.placeAfter(place)
        continue
      }
      entries.append(
        Entry(node: place, tokens: tree.tokenRange(of: place), parent: parents.last?.entry ?? -1))
      if kind == .block {
        parents.append((tree.placeAfter(place), entries.count - 1))
        place = NodeID(Int(place.index) + 1)
      } else {
        place = tree.placeAfter(place)
      }
    }
  }

  /// The innermost statement that holds the token at `index`.
  func innermost(holdingToken index: Int) -> NodeID? {
    var entry = firstEntry { $0.tokens.lowerBound > index } - 1
    while entry >= 0, !entries[entry].tokens.contains(index) { entry = entries[entry].parent }
    return entry < 0 ? nil : entries[entry].node
  }

  /// The outermost statement that holds the token at `index`.
  func outermost(holdingToken index: Int) -> NodeID? {
    var entry = firstEntry { $0.tokens.lowerBound > index } - 1
    while entry >= 0, entries[entry].parent >= 0 { entry = entries[entry].parent }
    return entry < 0 || !entries[entry].tokens.contains(index) ? nil : entries[entry].node
  }

  /// The outermost statement whose first token is the one at `index`.
  func beginning(atToken index: Int) -> NodeID? {
    let entry = firstEntry { $0.tokens.lowerBound >= index }
    guard entry < entries.count, entries[entry].tokens.lowerBound == index else { return nil }
    return entries[entry].node
  }

  /// The place of the first entry that `holds` is true for; it is true for all behind that one.
  private func firstEntry(where holds: (Entry) -> Bool) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(entries[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension NodeKind {
  /// Whether the node is a statement.
  var isStatement: Bool {
    switch self {
    case .header, .importStatement, .letStatement, .functionStatement, .assignment, .block: true
    default: false
    }
  }
}

extension SyntaxTree {
  /// The token that holds the byte at `offset`.
  func token(at offset: TextOffset) -> Int {
    var (low, high) = (0, tokens.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].end > offset.index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Where the line ends on which the token at `index` stands: before its line break.
  func endOfLine(fromToken index: Int) -> TextOffset {
    var place = index
    while tokens[place].kind != .newline, tokens[place].kind != .endOfFile { place += 1 }
    return range(ofToken: place).start
  }

  /// The line break of the file's first line, LF where it has none.
  var lineBreak: String {
    guard let place = tokens.firstIndex(where: { $0.kind == .newline }) else { return "\n" }
    return source.string(in: range(ofToken: place))
  }
}
