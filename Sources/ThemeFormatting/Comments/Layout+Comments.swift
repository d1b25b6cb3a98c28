import ThemeSyntax

/// Where the comments inside a statement go.
///
/// A comment stays between the two tokens between which it was written, with one exception: what
/// ends a line in front of a `,`, `=`, `:` or operator moves behind it. So a line break that a
/// `//` needs is only where the grammar had one before.
///
/// - At the end of a line it stays at the end of the line.
/// - On lines of its own it stays there, and what is around it breaks over lines.
/// - A block comment in front of a token on its line stays there, with a space on both sides.
extension Layout {
  /// Whether a line ends between the last token and the next, so that a comment ends it.
  var endsLine: Bool { (pending..<next).contains { tokens[$0].kind == .newline } }

  /// A line in the document, behind the comments that end the line of the last token.
  mutating func line() {
    if hasComments { placeTrailingComments() }
    document.line()
  }

  /// A line in the document as above, or an empty one where the author has one.
  mutating func lineOrBlankLine() {
    if hasComments { placeTrailingComments() }
    if isApart(from: pending) { document.blankLine() } else { document.line() }
  }

  /// Whether a blank line stands between the token at `index` and the next comment or token to
  /// place.
  private func isApart(from index: Int) -> Bool {
    var breaks = 0
    for index in index..<next {
      let kind = tokens[index].kind
      if kind.isComment { break }
      if kind == .newline { breaks += 1 }
    }
    return breaks > 1
  }

  /// A softline in the document, behind the comments that end the line of the last token.
  mutating func softline() {
    if hasComments { placeTrailingComments() }
    document.softline()
  }

  /// Places the comments that stand before a closing parenthesis.
  mutating func placeClosingComments() {
    guard hasComments else { return }
    placeTrailingComments()
    if hasComments { placeComments() }
  }

  /// Places the comments behind the last token that end its line.
  mutating func placeTrailingComments() {
    guard hasComments, endsLine, tokens[firstOnLine].kind.isComment else { return }
    var index = pending
    var last = pending
    scan: while index < next {
      switch tokens[index].kind {
      case .newline: break scan
      case .lineComment, .documentationComment, .blockComment:
        document.space()
        place(comment: index)
        last = index
        pending = index + 1
      default: break
      }
      index += 1
    }
    while let following = tokens.continuation(of: last, bytes) {
      document.continuedComment(tokens.range(following))
      last = following
      pending = following + 1
    }
    document.hardline()
    hasComments = (pending..<next).contains { tokens[$0].kind.isComment }
  }

  /// The first comment or line break behind the last token that was placed.
  private var firstOnLine: Int {
    (pending..<next).first { tokens[$0].kind.isComment || tokens[$0].kind == .newline } ?? next
  }

  /// Places all comments in front of the next token.
  mutating func placeComments() {
    var isBehindOpening = isBehindOpening
    let isSeparated = isBehindOpening || document.endsInSpace
    var index = pending
    while let row = nextRow(from: index), let last = row.comments.last {
      let isAlone = row.beginsLine && row.endsLine
      if isAlone {
        if !isBehindOpening, isApart(from: index) {
          document.blankLine()
        } else {
          document.hardline()
        }
      }
      for comment in row.comments {
        if !isBehindOpening, !document.endsInSpace { document.space() }
        isBehindOpening = false
        place(comment: comment)
      }
      if isAlone {
        if !isClosing, isApart(from: last + 1) { document.blankLine() } else { document.hardline() }
      } else if needsSpace(isSeparated: isSeparated) {
        document.space()
      }
      index = last + 1
    }
    pending = next
    hasComments = false
  }

  /// The next comments that stand on one line, and whether that line begins and ends with them.
  private func nextRow(
    from start: Int
  ) -> (comments: [Int], beginsLine: Bool, endsLine: Bool)? {
    var comments: [Int] = []
    var beginsLine = false
    for index in start..<next {
      let kind = tokens[index].kind
      if kind.isComment {
        comments.append(index)
      } else if kind == .newline {
        if !comments.isEmpty { return (comments, beginsLine, true) }
        beginsLine = true
      }
    }
    return comments.isEmpty ? nil : (comments, beginsLine, false)
  }

  /// Whether the token before the comments opens what they are in, so that no space follows it.
  private var isBehindOpening: Bool {
    guard pending > 0 else { return true }
    let before = tokens[pending - 1].kind
    return before == .leftParenthesis || before == .leftBracket
  }

  /// Whether the next token ends what the comments are in.
  private var isClosing: Bool { nextKind == .rightParenthesis || nextKind == .rightBracket }

  /// Whether a space separates a comment from the next token, which without the comment would be
  /// `isSeparated` from the last one.
  private func needsSpace(isSeparated: Bool) -> Bool {
    switch nextKind {
    case .comma, .rightParenthesis, .rightBracket, .colon: false
    case .dot, .leftParenthesis: isSeparated
    default: true
    }
  }

  private mutating func place(comment index: Int) {
    let range = tokens.range(index)
    if tokens[index].kind != .blockComment {
      document.lineComment(range)
    } else if tokens.holdsLineBreak(index, bytes) {
      document.multilineComment(range)
    } else {
      document.text(range, width: TextWidth.columns(of: bytes, in: range))
    }
  }
}
