import ThemeSource

/// What stands between a target or a declared name and its value, and the many ways to write it
/// otherwise.
extension Parser {
  /// What follows the path of an entry.
  enum EndOfHead { case value, block, nothing }

  /// Takes what follows the path of an entry: its `=`, or nothing in front of a `{`.
  ///
  /// - Parameter path: the path, for messages.
  mutating func endOfHead(of path: SourceRange) -> EndOfHead {
    switch kind {
    case .equals:
      readEquals()
      guard kind == .leftBrace, !lineBreak else { return .value }
      reportBeforeBrace(endOfPrevious - 1)
      return .block
    case .leftBrace:
      if lineBreak { reportBraceOnOwnLine() }
      return .block
    case .colon:
      let next = following(index)
      if next.kind == .leftBrace, !next.lineBreak {
        reportBeforeBrace(index)
        advance()
        return .block
      }
      readColonForEquals()
      return .value
    case let sign
    where sign.isOperator && tokens[index + 1].kind == .equals && !lineBreak:
      report(
        .compoundAssignment(kind.spelling),
        at: range(of: index).union(range(of: index + 1)))
      advance()
      advance()
      return .value
    case let literal where literal.isLiteral && !lineBreak:
      reportMissingEquals()
      return .value
    default:
      if kind == .endOfFile || lineBreak || kind == .rightBrace || kind == .semicolon {
        report(.targetAlone(shortened(path)), at: path)
      } else {
        report(.expectedEquals(after: "`\(shortened(path))`", found: found), at: here)
      }
      return .nothing
    }
  }

  /// Takes `=`, and what is doubled of it.
  mutating func readEquals() {
    let first = index
    advance()
    guard kind == .equals, index == endOfPrevious else { return }
    while tokens[index + 1].kind == .equals { advance() }
    let range = range(of: first).union(range(of: index))
    report(.doubledEquals(text(range)), at: range, fixes: [fix("write `=`", range, "=")])
    advance()
  }

  /// Takes `:` or `:=` where `=` belongs.
  mutating func readColonForEquals() {
    let colon = range(of: index)
    if tokens[index + 1].kind == .equals {
      let range = colon.union(range(of: index + 1))
      report(.doubledEquals(":="), at: range, fixes: [fix("write `=`", range, "=")])
      advance()
    } else {
      let hasSpace = tokens[index + 1].kind == .whitespace
      report(
        .colonForEquals, at: colon,
        fixes: [
          fix(
            "write `=`", colon,
            (behindPrevious.end == colon.start ? " " : "") + "=" + (hasSpace ? "" : " "))
        ])
    }
    advance()
  }

  mutating func reportMissingEquals() {
    report(
      .expectedEquals(after: quoted(endOfPrevious - 1), found: found), at: range(of: index),
      fixes: [fix("write `=`", behindPrevious, " =")])
  }

  /// `=` or `:`, the token at `index`, in front of a block's `{`.
  private mutating func reportBeforeBrace(_ index: Int) {
    report(
      .signBeforeBrace(text(of: index)), at: range(of: index),
      fixes: [fix("remove `\(text(of: index))`", range(of: index), "")])
  }

  private mutating func reportBraceOnOwnLine() {
    let brace = range(of: index)
    let gap = SourceRange(behindPrevious.end, brace.start)
    let hasComment = (endOfPrevious..<index).contains {
      tokens[$0].kind != .newline && tokens[$0].kind != .whitespace
    }
    let edits =
      hasComment
      ? [diagnostics.edit(behindPrevious, " {"), diagnostics.edit(brace, "")]
      : [diagnostics.edit(gap, " ")]
    report(
      .braceOnOwnLine, at: brace, fixes: [Fix("write `{` behind its head", edits: edits)])
  }

  /// A comma behind a statement, if that is what it is.
  mutating func readsExtraComma() -> Bool {
    let comma = range(of: index)
    let next = following(index)
    if next.lineBreak || next.kind == .endOfFile || next.kind == .rightBrace
      || next.kind == .semicolon
    {
      report(.extraComma, at: comma, fixes: [fix("remove `,`", comma, "")])
      leaf(.skipped)
    } else if opensStatement(at: next.index) {
      report(.commaBetweenStatements, at: comma, fixes: [fix("write `;`", comma, ";")])
      leaf(.skipped)
    } else {
      return false
    }
    return true
  }
}
