import ThemeSource
import ThemeSyntax

extension Formatter {
  /// Formats the statements that `range` touches, and says what to change for it; nothing if they
  /// are formatted already, or the text has syntax errors.
  ///
  /// Statements that share a line with a touched one, or are aligned with it, are formatted too.
  /// Imports keep their order. An empty range touches the statement that it stands in.
  public static func format(
    _ tree: SyntaxTree, range: SourceRange,
    configuration: FormatConfiguration = FormatConfiguration()
  ) -> [TextEdit] {
    guard tree.diagnostics.allSatisfy({ $0.severity < .error }) else { return [] }
    return tree.source.bytes.withUnsafeBufferPointer { bytes in
      tree.tokens.withUnsafeBufferPointer { tokens in
        var selection = Selection(tree: tree, bytes: bytes, tokens: tokens, range: range)
        selection.narrow()
        var writer = Writer(
          tree: tree, bytes: bytes, tokens: tokens, width: configuration.width)
        writer.write(selection)
        return edits(
          of: tree.source, in: selection.sourceRange, to: writer.printer.output.bytes)
      }
    }
  }

  /// The change of `range` to `replacement`, less the whole lines at both ends that stay.
  static func edits(
    of source: SourceText, in range: Range<Int>, to replacement: [UInt8]
  ) -> [TextEdit] {
    let old = source.bytes[range]
    let isLineEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") }
    var same = zip(old, replacement).prefix { $0 == $1 }.count
    if same == old.count, same == replacement.count { return [] }
    same = old.prefix(same).lastIndex(where: isLineEnd).map { $0 + 1 - range.lowerBound } ?? 0
    let rest = (old: old.dropFirst(same), new: replacement.dropFirst(same))
    var sameAtEnd = zip(rest.old.reversed(), rest.new.reversed()).prefix { $0 == $1 }.count
    sameAtEnd =
      rest.old.suffix(sameAtEnd).firstIndex(where: isLineEnd).map { rest.old.endIndex - $0 - 1 }
      ?? 0
    let changed = SourceRange(range.lowerBound + same, range.upperBound - sameAtEnd)
    return [
      TextEdit(
        SourceLocation(source.id, changed),
        String(decoding: rest.new.dropLast(sameAtEnd), as: UTF8.self))
    ]
  }
}

extension FormatResult {
  /// The changes that make the formatted text of `source`, which was formatted; none where it was
  /// left alone or is formatted already.
  public func edits(of source: SourceText) -> [TextEdit] {
    bytes.map { Formatter.edits(of: source, in: source.bytes.indices, to: $0) } ?? []
  }
}

/// The statements, next to each other in a file or block, that a range touches.
struct Selection {
  private let tree: SyntaxTree
  private let bytes: UnsafeBufferPointer<UInt8>
  private let tokens: UnsafeBufferPointer<Token>
  private let range: SourceRange

  /// What a statement is in.
  private var container = NodeID.root
  /// How many blocks are around the statements.
  private(set) var depth = 0
  /// All statements of the container.
  private(set) var statements: [NodeID] = []
  /// The token in front of each statement's gap, and behind the last one.
  private(set) var gapStarts: [Int] = []
  /// The first token of each statement's lines, and of those that are left at the end.
  private var lineStarts: [Int] = []
  /// The token that ends the container.
  private var closing = 0
  /// The statements that are touched; one more than there are stands for the comments behind them.
  private(set) var touched = 0..<0

  init(
    tree: SyntaxTree, bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>,
    range: SourceRange
  ) {
    self.tree = tree
    self.bytes = bytes
    self.tokens = tokens
    self.range = range
  }

  /// Whether the comments at the end of the container are touched.
  var hasEnd: Bool { touched.upperBound > statements.count }

  /// The bytes that the statements take, with their comments and whole lines.
  var sourceRange: Range<Int> { start(of: touched.lowerBound)..<start(of: touched.upperBound) }

  /// Goes into the innermost block that holds the range on lines between its braces.
  mutating func narrow() {
    enter(.root, firstToken: 0, closing: tokens.count - 1)
    while touched.count == 1, !hasEnd, let block = block(at: touched.lowerBound) {
      let inner = self
      enter(block.node, firstToken: block.brace + 1, closing: block.closing)
      depth += 1
      // The range is in the block's first or last line: all of the block is meant.
      guard lineStarts[0] > 0, isLineBreak(lineStarts[0] - 1), isAlone(block.closing),
        start(of: 0) <= range.start.index, range.end.index <= start(of: lineStarts.count)
      else {
        self = inner
        break
      }
    }
    widen()
  }

  private mutating func enter(_ node: NodeID, firstToken: Int, closing: Int) {
    container = node
    self.closing = closing
    statements = Array(tree.children(of: node)).filter { tree.kind(of: $0) != .path }
    gapStarts = [firstToken] + statements.map { tree.tokenRange(of: $0).upperBound }
    lineStarts = gapStarts.map(lineStart(behind:))
    let isTouched = { (index: Int) in
      self.start(of: index) <= self.range.end.index
        && (self.start(of: index + 1) > self.range.start.index || index == self.statements.count)
    }
    let first = (0...statements.count).first(where: isTouched) ?? statements.count
    let last = (first...statements.count).last(where: isTouched) ?? first
    // A range that ends where a line begins does not touch it.
    let isLastEmpty = last > first && start(of: last) == range.end.index
    touched = first..<(isLastEmpty ? last : last + 1)
  }

  /// The first token of the lines of the statement whose gap begins at `gapStart`.
  private func lineStart(behind gapStart: Int) -> Int {
    guard gapStart > 0 else { return 0 }
    var gap = Gap()
    gap.read(from: gapStart, tokens, bytes)
    var index = gapStart
    if let last = gap.own.last { index = last.token + 1 }
    while tokens[index].kind == .whitespace || tokens[index].kind == .semicolon { index += 1 }
    return isLineBreak(index) ? index + 1 : index
  }

  private func isLineBreak(_ index: Int) -> Bool { tokens[index].kind == .newline }

  /// Whether only white space stands in front of a token on its line.
  private func isAlone(_ index: Int) -> Bool {
    isLineBreak(index - 1) || tokens[index - 1].kind == .whitespace && isLineBreak(index - 2)
  }

  /// The offset at which the lines of a statement begin, or those at the end, or the end itself.
  private func start(of index: Int) -> Int {
    if index < lineStarts.count { return tokens.range(lineStarts[index]).lowerBound }
    let isIndented = container != .root && tokens[closing - 1].kind == .whitespace
    return tokens.range(isIndented ? closing - 1 : closing).lowerBound
  }

  private func block(at index: Int) -> (node: NodeID, brace: Int, closing: Int)? {
    let node = statements[index]
    guard tree.kind(of: node) == .block, let path = tree.firstChild(of: node) else { return nil }
    let range = tree.tokenRange(of: node)
    guard
      let brace = (tree.tokenRange(of: path).upperBound..<range.upperBound).first(where: {
        tokens[$0].kind == .leftBrace
      })
    else { return nil }
    return (node, brace, range.upperBound - 1)
  }

  /// Takes in the neighbours that stand on the same lines, or are aligned.
  private mutating func widen() {
    var (lower, upper) = (touched.lowerBound, min(touched.upperBound, statements.count))
    while lower > 0, lower < statements.count, belongTogether(lower - 1) { lower -= 1 }
    while upper > 0, upper < statements.count, belongTogether(upper - 1) { upper += 1 }
    touched = min(lower, touched.lowerBound)..<max(upper, touched.upperBound)
  }

  /// Whether the statement at `index` and the next one share a line or a column.
  private func belongTogether(_ index: Int) -> Bool {
    if !isLineBreak(lineStarts[index + 1] - 1) { return true }
    var gap = Gap()
    gap.read(from: gapStarts[index + 1], tokens, bytes)
    guard gap.leading.isEmpty, gap.breaksAtEnd == 1 else { return false }
    let hasComment = gap.trailingCount > 0
    let areAssignments = statements[index...index + 1].allSatisfy {
      tree.kind(of: $0) == .assignment
    }
    gap.read(from: gapStarts[index + 2], tokens, bytes)
    return areAssignments || hasComment && gap.trailingCount > 0
  }
}

extension Writer {
  /// Writes the statements of a selection, in their order.
  mutating func write(_ selection: Selection) {
    printer.output.indentation = 2 * selection.depth
    let first = selection.touched.lowerBound
    isAtOpening = first == 0
    for index in selection.touched where index < selection.statements.count {
      let node = selection.statements[index]
      readGap(from: selection.gapStarts[index])
      let needsBlankLine =
        index > 0 && mustBeApart(selection.statements[index - 1], node) || gap.hasBlankLine
      write(node, gapFrom: selection.gapStarts[index], hasBlankLine: needsBlankLine)
    }
    if selection.hasEnd, let last = selection.gapStarts.last {
      readGap(from: last)
      writeRows(gap.leading, isAtEnd: true)
    }
    flush()
  }

  /// Whether a blank line stands between two statements whatever their author has there.
  private func mustBeApart(_ upper: NodeID, _ lower: NodeID) -> Bool {
    switch tree.kind(of: upper) {
    case .header: true
    case .importStatement: tree.kind(of: lower) != .importStatement
    default: false
    }
  }
}
