import ThemeSyntax

/// A whole file: its header, its imports in order, and the rest as its author ordered it.
extension Writer {
  /// Writes all of the tree.
  ///
  /// Imports come first and in the order of their paths, each with its comments. Comments at the
  /// top of the file with a blank line below them are the file's and stay where they are, as do
  /// those above the imports.
  mutating func file() {
    let end = tree.placeAfter(.root)
    var child = NodeID(1)
    var start = 0
    if child < end, tree.kind(of: child) == .header {
      write(child, gapFrom: 0)
      start = tree.tokenRange(of: child).upperBound
      child = tree.placeAfter(child)
    }
    let imports = imports(from: child, gapFrom: start)
    let first = child
    var headed = 0
    if first < end, start == 0 || tree.kind(of: first) == .importStatement {
      headed = writeHead(from: start)
    }
    for (index, item) in imports.enumerated() {
      write(
        item.node, gapFrom: item.start, skipping: item.node == first ? headed : 0,
        hasBlankLine: index == 0 || item.hasBlankLine)
    }

    // A blank line follows the header and the imports, and an import that has moved leaves its own.
    var needsBlankLine = start > 0 || !imports.isEmpty
    while child < end {
      readGap(from: start)
      needsBlankLine = needsBlankLine || gap.hasBlankLine
      if tree.kind(of: child) != .importStatement {
        write(
          child, gapFrom: start, skipping: child == first ? headed : 0,
          hasBlankLine: needsBlankLine)
        needsBlankLine = false
      }
      start = tree.tokenRange(of: child).upperBound
      child = tree.placeAfter(child)
    }
    readGap(from: start)
    writeRows(gap.leading, isAtEnd: true)
    flush()
  }

  /// Writes the comments in front of the first statement up to the last blank line, and says how
  /// many that were.
  private mutating func writeHead(from start: Int) -> Int {
    readGap(from: start)
    let leading = gap.leading
    var count = 0
    for (index, comment) in leading.enumerated() where index > 0 && comment.breaks > 1 {
      count = index
    }
    if gap.breaksAtEnd > 1 { count = leading.count }
    guard count > 0 else { return 0 }
    blankLine()
    writeRows(leading.prefix(count), isAtEnd: true)
    blankLine()
    return count
  }

  // MARK: Imports

  /// An import as it is to be moved.
  private struct Import {
    let node: NodeID
    /// Where the gap in front of it begins.
    let start: Int
    /// Whether a blank line parts it from another import above it.
    let hasBlankLine: Bool
  }

  /// All imports, by their paths and then by their names.
  private mutating func imports(from first: NodeID, gapFrom start: Int) -> [Import] {
    var imports: [Import] = []
    var start = start
    var isBehindImport = false
    var child = first
    let end = tree.placeAfter(.root)
    while child < end {
      let isImport = tree.kind(of: child) == .importStatement
      if isImport {
        readGap(from: start)
        imports.append(
          Import(
            node: child, start: start, hasBlankLine: isBehindImport && gap.hasBlankLine))
      }
      isBehindImport = isImport
      start = tree.tokenRange(of: child).upperBound
      child = tree.placeAfter(child)
    }
    guard imports.count > 1 else { return imports }
    return imports.map { (item: $0, key: sortKey($0.node)) }.sorted { left, right in
      left.key.lexicographicallyPrecedes(right.key)
        || left.key == right.key && left.item.node < right.item.node
    }.map(\.item)
  }

  /// The path of an import, and behind it the name that it is given.
  private func sortKey(_ node: NodeID) -> [UInt8] {
    Array(
      tree.children(of: node).map { child in
        bytes[tokens.range(tree.tokenRange(of: child).lowerBound)]
      }.joined(separator: [0]))
  }
}
