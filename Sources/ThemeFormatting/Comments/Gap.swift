import ThemeSyntax

/// What stands between two tokens that mean something: comments, and the line breaks around them.
struct Gap {
  /// One comment.
  struct Comment {
    /// The token.
    let token: Int
    /// The line breaks between it and what is in front of it, two for any blank line.
    let breaks: Int
    /// Whether the comment itself holds line breaks, and so ends a statement.
    let holdsLineBreak: Bool
    /// Whether a `;` stands in front of it.
    let isBehindSemicolon: Bool
  }

  /// The first token of the gap; nothing was read yet if negative.
  private(set) var start = -1
  /// The comments, in order.
  private(set) var comments: [Comment] = []
  /// How many of the comments, from the first, stay on the line of what is before the gap.
  private(set) var trailingCount = 0
  /// How many `//` behind those go on from the last of them, on lines of their own.
  private(set) var continuationCount = 0
  /// The line breaks in front of the token behind the gap, two for any blank line.
  private(set) var breaksAtEnd = 0
  /// The token behind the gap.
  private(set) var end = 0

  /// The comments that belong to what is before the gap.
  var own: ArraySlice<Comment> { comments[..<(trailingCount + continuationCount)] }

  /// The comments that belong to what follows.
  var leading: ArraySlice<Comment> { comments[(trailingCount + continuationCount)...] }

  /// How many of the leading comments, from the first, have a blank line below them.
  var detachedCount: Int {
    if breaksAtEnd > 1 { return leading.count }
    guard let last = comments.lastIndex(where: { $0.breaks > 1 }) else { return 0 }
    return max(0, last - own.count)
  }

  /// Whether a blank line stands above what follows, its comments included.
  var hasBlankLine: Bool { (leading.first?.breaks ?? breaksAtEnd) > 1 }

  /// Reads the gap that begins with the token at `first`: behind a statement or the `{` of a
  /// block, or at the beginning of the file.
  mutating func read(
    from first: Int, _ tokens: UnsafeBufferPointer<Token>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    start = first
    if !comments.isEmpty { comments.removeAll(keepingCapacity: true) }
    var index = first
    var breaks = 0
    var isBehindSemicolon = false
    scan: while true {
      switch tokens[index].kind {
      case .whitespace, .byteOrderMark: break
      case .newline: breaks = min(breaks + 1, 2)
      case .semicolon: isBehindSemicolon = true
      case .lineComment, .documentationComment, .blockComment:
        comments.append(
          Comment(
            token: index, breaks: breaks,
            holdsLineBreak: tokens.holdsLineBreak(index, bytes),
            isBehindSemicolon: isBehindSemicolon))
        breaks = 0
      default: break scan
      }
      index += 1
    }
    breaksAtEnd = breaks
    end = index
    trailingCount = 0
    continuationCount = 0
    if first > 0, comments.first?.breaks == 0 {
      countTrailing(
        behindBrace: tokens[first - 1].kind == .leftBrace, next: tokens[index].kind)
      while let last = own.last, let next = tokens.continuation(of: last.token, bytes) {
        guard next == leading.first?.token else { break }
        continuationCount += 1
      }
    }
  }

  /// Comments on the line of a statement are its own; those behind a `;` or `{` only if nothing
  /// else follows on the line.
  private mutating func countTrailing(behindBrace: Bool, next: TokenKind) {
    let row = comments.dropFirst().prefix { $0.breaks == 0 }.count + 1
    let endsLine =
      row < comments.count || breaksAtEnd > 0
      || !behindBrace && (next == .rightBrace || next == .endOfFile)
    for comment in comments.prefix(row) {
      if !endsLine, behindBrace || comment.isBehindSemicolon { return }
      trailingCount += 1
      // The statement that follows is on another line.
      if comment.holdsLineBreak, !endsLine { return }
    }
  }
}

extension UnsafeBufferPointer<Token> {
  /// Where the token at `index` stands.
  @inline(__always)
  func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : self[index - 1].end)..<self[index].end
  }

  /// The `//` that stands on the next line exactly under the `//` at `index`, and goes on from it:
  ///
  /// ```
  /// let brand = #1B5CFF // for buttons and links,
  ///                     // and nothing else
  /// ```
  func continuation(of index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard self[index].kind == .lineComment, index + 1 < count, self[index + 1].kind == .newline
    else { return nil }
    var next = index + 2
    if next < count, self[next].kind == .whitespace { next += 1 }
    guard next < count, self[next].kind == .lineComment else { return nil }
    let isUnder = [8, 4, 2].contains {
      column(of: index, bytes, tab: $0) == column(of: next, bytes, tab: $0)
    }
    return isUnder ? next : nil
  }

  /// The column in which the token at `index` begins, where a tab goes on to a multiple of `tab`.
  private func column(
    of index: Int, _ bytes: UnsafeBufferPointer<UInt8>, tab: Int
  ) -> Int {
    let end = range(index).lowerBound
    var start = end
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    var column = 0
    for piece in bytes[start..<end].split(
      separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    {
      if piece.startIndex > start { column += tab - column % tab }
      column += TextWidth.columns(of: bytes, in: piece.startIndex..<piece.endIndex)
    }
    return column
  }

  /// Whether the token at `index` is a comment that holds a line break.
  func holdsLineBreak(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    self[index].kind == .blockComment && bytes[range(index)].contains { $0.isLineBreak }
  }
}

extension TokenKind {
  /// Whether the token is a comment of any kind.
  var isComment: Bool {
    self == .lineComment || self == .documentationComment || self == .blockComment
  }
}
