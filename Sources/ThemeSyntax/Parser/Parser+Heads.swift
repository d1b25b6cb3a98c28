import ThemeSource

/// What stands between a target or a declared name and its value, and the many ways to write it
/// otherwise.
extension Parser {
  /// What follows the path of an entry.
  enum EndOfHead { case value, block, blockWithoutBrace, nothing }

  /// Takes what follows the path of an entry: its `=`, or nothing in front of a `{`.
  ///
  /// - Parameters:
  ///   - start: the first token of the path.
  ///   - path: where the path stands.
  mutating func endOfHead(_ start: Int, of path: SourceRange) -> EndOfHead {
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
      let next = text.following(index)
      if next.kind == .leftBrace, !next.lineBreak {
        reportBeforeBrace(index)
        advance()
        return .block
      }
      readColonForEquals()
      return .value
    case let sign
    where sign.isOperator && text.tokens[index + 1].kind == .equals && !lineBreak:
      report(
        .compoundAssignment(kind.spelling),
        at: text.range(of: index).union(text.range(of: index + 1)))
      advance()
      advance()
      return .value
    case let literal where literal.isLiteral && !lineBreak:
      reportMissingEquals()
      return .value
    default:
      if lineBreak, lacksBrace(from: start) {
        report(.missingBrace, at: path, fixes: [fix("write `{`", behindPrevious, " {")])
        unclosedBraces += 1
        return .blockWithoutBrace
      }
      if kind == .endOfFile || lineBreak || kind == .rightBrace || kind == .semicolon {
        fail(.targetAlone(text.shortened(path)), at: path)
      } else {
        fail(.expectedEquals(after: "`\(text.shortened(path))`", found: found), at: here)
      }
      return .nothing
    }
  }

  /// Whether the lines below the path that begins at `start` are a block that lacks its `{`: they
  /// are indented, and there are more `}` than `{` in the text.
  private mutating func lacksBrace(from start: Int) -> Bool {
    unclosedBraces < 0 && opensStatement(at: index)
      && text.indentation(of: index) > text.indentation(of: start)
  }

  /// Takes `=`, and what is doubled of it.
  mutating func readEquals() {
    let first = index
    advance()
    guard kind == .equals, index == endOfPrevious else { return }
    while text.tokens[index + 1].kind == .equals { advance() }
    let range = text.range(of: first).union(text.range(of: index))
    report(.doubledEquals(text.string(in: range)), at: range, fixes: [fix("write `=`", range, "=")])
    advance()
  }

  /// Takes `:` or `:=` where `=` belongs.
  mutating func readColonForEquals() {
    let colon = text.range(of: index)
    let next = text.following(index)
    // A missing value is the greater mistake.
    if lacksValue(at: next.index, lineBreak: next.lineBreak) { return advance() }
    if text.tokens[index + 1].kind == .equals {
      let range = colon.union(text.range(of: index + 1))
      report(.doubledEquals(":="), at: range, fixes: [fix("write `=`", range, "=")])
      advance()
    } else {
      let hasSpace = text.tokens[index + 1].kind == .whitespace
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

  /// Says that `=` is missing in front of the literal here. The repair is safe where the literal
  /// is all there is.
  mutating func reportMissingEquals() {
    let next = text.following(index)
    let isAll =
      next.lineBreak || next.kind == .endOfFile || next.kind == .semicolon
      || next.kind == .rightBrace
    report(
      .expectedEquals(after: text.quoted(endOfPrevious - 1), found: found),
      at: text.range(of: index),
      fixes: [fix("write `=`", behindPrevious, " =", isAll ? .safe : .unsafe)])
    hasGuessed = true
  }

  /// `=` or `:`, the token at `index`, in front of a block's `{`.
  private mutating func reportBeforeBrace(_ index: Int) {
    report(
      .signBeforeBrace(text.string(of: index)), at: text.range(of: index),
      fixes: [fix("remove `\(text.string(of: index))`", text.range(of: index), "")])
  }

  private mutating func reportBraceOnOwnLine() {
    let brace = text.range(of: index)
    let gap = SourceRange(behindPrevious.end, brace.start)
    let edits =
      text.isWhite(endOfPrevious..<index)
      ? [diagnostics.edit(gap, " ")]
      : [diagnostics.edit(behindPrevious, " {"), diagnostics.edit(brace, "")]
    report(
      .braceOnOwnLine, at: brace, fixes: [Fix("write `{` behind its head", edits: edits)])
  }

  /// A comma behind a statement, if that is what it is.
  mutating func readsExtraComma() -> Bool {
    let comma = text.range(of: index)
    let next = text.following(index)
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
