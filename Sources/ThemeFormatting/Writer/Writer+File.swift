import ThemeSyntax

/// A whole file: its header, its imports in order, and the rest as its author ordered it.
///
/// Imports come first and in the order of their paths. Each takes the comments along that stand
/// directly above it and on its line. Comments with a blank line below them belong to a place and
/// not to an import: those at the top of the file, between imports and further down stay there,
/// and so do the blank lines between imports.
extension Writer {
  /// Writes all of the tree.
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
    if first < end, start == 0 || imports.countAtTop > 0 {
      readGap(from: start)
      if writeDetachedComments(hasBlankLine: start > 0) { blankLine() }
    }
    write(imports)

    var leavesComments = false
    // A blank line follows the header and the imports.
    var needsBlankLine = start > 0 || !imports.sorted.isEmpty
    for item in imports.inOrder.prefix(imports.countAtTop) {
      start = tree.tokenRange(of: item.node).upperBound
      child = tree.placeAfter(item.node)
    }
    while child < end {
      readGap(from: start)
      needsBlankLine = needsBlankLine || gap.hasBlankLine
      if tree.kind(of: child) == .importStatement {
        if writeDetachedComments(hasBlankLine: needsBlankLine) {
          (needsBlankLine, leavesComments) = (true, true)
        }
      } else {
        write(
          child, gapFrom: start, skipping: child == first && start == 0 ? gap.detachedCount : 0,
          hasBlankLine: needsBlankLine)
        (needsBlankLine, leavesComments) = (false, false)
      }
      start = tree.tokenRange(of: child).upperBound
      child = tree.placeAfter(child)
    }
    readGap(from: start)
    if leavesComments, !gap.leading.isEmpty { blankLine() }
    writeRows(gap.leading, isAtEnd: true)
    flush()
  }

  /// Writes the comments of the gap that have a blank line below them, up to that line, and says
  /// whether there are any.
  private mutating func writeDetachedComments(hasBlankLine: Bool) -> Bool {
    let count = gap.detachedCount
    guard count > 0 else { return false }
    if hasBlankLine { blankLine() }
    writeRows(gap.leading.prefix(count), isAtEnd: true)
    return true
  }

  // MARK: Imports

  /// The imports of a file.
  private struct Imports {
    /// An import, and where the gap in front of it begins.
    struct Item {
      let node: NodeID
      let gapStart: Int
    }

    /// As they are written.
    var inOrder: [Item] = []
    /// How many of them stand in front of all other statements but the header.
    var countAtTop = 0
    /// By their paths and then by their names.
    var sorted: [Item] = []
  }

  private func imports(from first: NodeID, gapFrom start: Int) -> Imports {
    var imports = Imports()
    var start = start
    var isAtTop = true
    var child = first
    let end = tree.placeAfter(.root)
    while child < end {
      if tree.kind(of: child) == .importStatement {
        imports.inOrder.append(Imports.Item(node: child, gapStart: start))
        if isAtTop { imports.countAtTop += 1 }
      } else {
        isAtTop = false
      }
      start = tree.tokenRange(of: child).upperBound
      child = tree.placeAfter(child)
    }
    imports.sorted = imports.inOrder.map { (item: $0, key: sortKey($0.node)) }
      .sorted { left, right in
        left.key.lexicographicallyPrecedes(right.key)
          || left.key == right.key && left.item.node < right.item.node
      }.map(\.item)
    return imports
  }

  /// The path of an import, and behind it the name that it is given.
  private func sortKey(_ node: NodeID) -> [UInt8] {
    Array(
      tree.children(of: node).map { child in
        bytes[tokens.range(tree.tokenRange(of: child).lowerBound)]
      }.joined(separator: [0]))
  }

  private mutating func write(_ imports: Imports) {
    for (index, item) in imports.sorted.enumerated() {
      var hasBlankLine = index == 0
      if index > 0, index < imports.countAtTop {
        readGap(from: imports.inOrder[index].gapStart)
        hasBlankLine = gap.hasBlankLine
        if writeDetachedComments(hasBlankLine: hasBlankLine) { blankLine() }
      }
      readGap(from: item.gapStart)
      write(
        item.node, gapFrom: item.gapStart, skipping: gap.detachedCount, hasBlankLine: hasBlankLine)
    }
  }
}
