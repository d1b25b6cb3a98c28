import ThemeSyntax

/// Writes statements one after the other: their order, the lines between them, the comments beside
/// them, and the blocks that they are in. Only one statement is laid out at a time.
struct Writer: ~Copyable {
  let tree: SyntaxTree
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  var layout: Layout
  var printer: Printer
  var alignment: Alignment
  /// The comments and line breaks that were read last.
  var gap = Gap()
  /// Whether nothing may stand between what is written last and a blank line: the beginning of
  /// the text or of a block.
  var isAtOpening = true

  init(
    tree: SyntaxTree, bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>,
    width: Int
  ) {
    self.tree = tree
    self.bytes = bytes
    self.tokens = tokens
    layout = Layout(tree: tree, bytes: bytes, tokens: tokens)
    let output = Output(
      usesCRLF: Self.usesCRLF(bytes, tokens), capacity: bytes.count + bytes.count / 8)
    printer = Printer(source: bytes, width: width, output: output)
    alignment = Alignment(width: width)
  }

  // MARK: Statements

  /// The statements of a block, and the comments up to its `}`.
  private mutating func statements(ofBlock node: NodeID, behindBrace first: Int) {
    var start = first
    readGap(from: start)
    writeTrailingComments()
    writeContinuations()
    printer.output.breakLine()
    isAtOpening = true
    let path = NodeID(Int(node.index) + 1)
    var child = tree.placeAfter(path)
    let end = tree.placeAfter(node)
    while child < end {
      write(child, gapFrom: start)
      start = tree.tokenRange(of: child).upperBound
      child = tree.placeAfter(child)
    }
    readGap(from: start)
    writeRows(gap.leading, isAtEnd: true)
  }

  /// A statement, with the comments that lead to it from the token at `start`, and those on its
  /// line.
  ///
  /// The first `skipped` of these comments are written already. A blank line is where
  /// `hasBlankLine` says, or else where the author has one.
  mutating func write(
    _ node: NodeID, gapFrom start: Int, skipping skipped: Int = 0, hasBlankLine: Bool? = nil
  ) {
    readGap(from: start)
    if hasBlankLine ?? gap.hasBlankLine { blankLine() }
    let leading = gap.leading.dropFirst(skipped)
    let sharesLine = !leading.isEmpty && gap.breaksAtEnd == 0
    writeRows(leading, isAtEnd: false)
    isAtOpening = false
    if tree.kind(of: node) == .block, !layout.isOneLineBlock(node) {
      writeBlock(node)
    } else {
      writeStatement(node, sharesLine: sharesLine)
    }
  }

  /// A statement that is not a block over several lines.
  private mutating func writeStatement(_ node: NodeID, sharesLine: Bool) {
    let range = tree.tokenRange(of: node)
    layout.begin(range, columns: printer.width - printer.output.nextColumn)
    layout.statement(node)
    let lineBreaks = printer.output.lineBreaks
    // A statement of several lines is in no table.
    if layout.document.mustBreak || sharesLine { flush() }
    printer.print(layout.document)
    let isOneLine = printer.output.lineBreaks == lineBreaks && !sharesLine
    var line = Alignment.Line(
      equals: isOneLine ? printer.equals : nil, comment: nil, statementEnd: printer.output.column,
      end: printer.output.column)
    readGap(from: range.upperBound)
    if gap.trailingCount > 0 {
      line.comment = (printer.output.bytes.count, printer.output.column)
      writeTrailingComments()
      line.end = printer.output.column
    }
    let staysOneLine = isOneLine && printer.output.lineBreaks == lineBreaks
    writeContinuations {
      line.continuations.append($0.bytes.count)
    } after: {
      line.end = max(line.end, $0.column)
    }
    printer.output.breakLine()
    if staysOneLine, line.equals != nil || line.comment != nil {
      alignment.add(line)
    } else {
      flush()
    }
  }

  private mutating func writeBlock(_ node: NodeID) {
    flush()
    let range = tree.tokenRange(of: node)
    layout.begin(range, columns: 0)
    layout.head(ofBlock: node)
    printer.print(layout.document)
    let closing = range.upperBound - 1
    readGap(from: layout.placedEnd)
    if gap.comments.isEmpty, gap.end == closing {
      printer.output.text(UInt8(ascii: "}"))
    } else {
      printer.output.indentation += 2
      statements(ofBlock: node, behindBrace: layout.placedEnd)
      printer.output.indentation -= 2
      flush()
      printer.output.text(UInt8(ascii: "}"))
    }
    isAtOpening = false
    readGap(from: range.upperBound)
    writeTrailingComments()
    writeContinuations()
    printer.output.breakLine()
  }

  // MARK: Lines and comments

  /// Reads the gap whose first token is at `first`.
  mutating func readGap(from first: Int) {
    if gap.start != first { gap.read(from: first, tokens, bytes) }
  }

  /// Leaves a line empty, if there is something above it.
  mutating func blankLine() {
    guard !isAtOpening else { return }
    flush()
    printer.output.blankLine()
    isAtOpening = true
  }

  /// Aligns what has been written of the current run of lines, which ends here.
  mutating func flush() {
    if !alignment.isEmpty { alignment.flush(to: &printer.output) }
  }

  /// Comments on lines of their own; the last one stands in front of a statement on its line, if
  /// no line break follows it.
  mutating func writeRows(_ comments: ArraySlice<Gap.Comment>, isAtEnd: Bool) {
    guard !comments.isEmpty else { return }
    flush()
    for comment in comments {
      if comment.token != comments.first?.token {
        if comment.breaks == 0 { printer.output.space() } else { printer.output.breakLine() }
        if comment.breaks > 1 { blankLine() }
      } else if isAtEnd, comment.breaks > 1 {
        blankLine()
      }
      write(comment)
      isAtOpening = false
    }
    if isAtEnd {
      printer.output.breakLine()
    } else if gap.breaksAtEnd == 0 {
      printer.output.space()
    } else {
      printer.output.breakLine()
      if gap.breaksAtEnd > 1 { blankLine() }
    }
  }

  /// The comments of the gap that belong behind what is written last, on its line.
  private mutating func writeTrailingComments() {
    for comment in gap.comments.prefix(gap.trailingCount) {
      printer.output.space()
      write(comment)
    }
  }

  /// The comments of the gap that go on from the last one of those, each under it.
  private mutating func writeContinuations(
    before: (Output) -> Void = { _ in }, after: (Output) -> Void = { _ in }
  ) {
    for comment in gap.own.dropFirst(gap.trailingCount) {
      printer.output.breakLine()
      before(printer.output)
      printer.continuedComment(tokens.range(comment.token))
      after(printer.output)
    }
  }

  private mutating func write(_ comment: Gap.Comment) {
    let range = tokens.range(comment.token)
    if comment.holdsLineBreak {
      printer.multilineComment(range)
    } else {
      printer.lineComment(range)
    }
  }

  /// Whether every line ends in CR LF, so that lines are written so too.
  private static func usesCRLF(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tokens: UnsafeBufferPointer<Token>
  ) -> Bool {
    guard let first = tokens.indices.first(where: { tokens[$0].kind == .newline }),
      tokens.range(first).count == 2
    else { return false }
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "\n"), previous != UInt8(ascii: "\r") { return false }
      if previous == UInt8(ascii: "\r"), byte != UInt8(ascii: "\n") { return false }
      previous = byte
    }
    return previous != UInt8(ascii: "\r")
  }
}
