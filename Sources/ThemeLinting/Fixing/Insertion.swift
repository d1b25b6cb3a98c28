import ThemeSemantics
import ThemeSource
import ThemeSyntax

extension SyntaxTree {
  /// An edit that adds a statement at the top level, on a line of its own below the statement at
  /// `location`.
  func inserting(_ statement: String, below location: SourceLocation) -> TextEdit {
    let token = token(at: location.range.start)
    let outermost = StatementIndex(self).outermost(holdingToken: token)
    let last = outermost.map { tokenRange(of: $0).upperBound } ?? token
    let place = endOfLine(fromToken: last)
    let isHeader = outermost.map { kind(of: $0) == .header } ?? false
    let breaks = isHeader ? lineBreak + lineBreak : lineBreak
    return TextEdit(SourceLocation(source.id, SourceRange(place, place)), breaks + statement)
  }

  /// An edit that removes a statement and its documentation, and their lines where nothing else is
  /// on them. Other comments stay.
  func removing(_ statement: NodeID) -> TextEdit {
    let first = firstToken(ofDocumented: statement)
    let last = tokenRange(of: statement).upperBound
    var after = next(from: last)
    let isAlone = isFirstOnLine(first) && tokens[after].kind.endsLine
    guard isAlone else { return removingPart(first..<last, after: after) }
    let isIndented = first > 0 && tokens[first - 1].kind == .whitespace
    let start = range(ofToken: isIndented ? first - 1 : first).start
    // Of the blank lines above and below, one is left.
    if tokens[after].kind == .newline, isBelowBlankLine(first) {
      let following = next(from: after + 1)
      if tokens[following].kind == .newline { after = following }
    }
    return removal(from: start, to: range(ofToken: after).end)
  }

  /// Removes a statement from a line that has something else on it, with the `;` that parts the two.
  private func removingPart(_ part: Range<Int>, after: Int) -> TextEdit {
    let before = previous(from: part.lowerBound - 1)
    if tokens[after].kind == .semicolon || isFirstOnLine(part.lowerBound) {
      let end = tokens[after].kind == .semicolon ? next(from: after + 1) : after
      return removal(from: range(ofToken: part.lowerBound).start, to: range(ofToken: end).start)
    }
    let start = before >= 0 && tokens[before].kind == .semicolon ? before : before + 1
    return removal(from: range(ofToken: start).start, to: range(ofToken: part.upperBound).start)
  }

  /// The first token of a statement, or of the `///` lines directly above it.
  private func firstToken(ofDocumented statement: NodeID) -> Int {
    var first = tokenRange(of: statement).lowerBound
    while isFirstOnLine(first) {
      let lineBreak = previous(from: first - 1)
      let above = previous(from: lineBreak - 1)
      guard above >= 0, tokens[above].kind == .documentationComment, isFirstOnLine(above) else {
        break
      }
      first = above
    }
    return first
  }

  /// The first token from `index` on that is not white space.
  private func next(from index: Int) -> Int {
    var place = index
    while tokens[place].kind == .whitespace { place += 1 }
    return place
  }

  /// The last token up to `index` that is not white space; negative where there is none.
  private func previous(from index: Int) -> Int {
    var place = index
    while place >= 0, tokens[place].kind == .whitespace { place -= 1 }
    return place
  }

  private func isFirstOnLine(_ token: Int) -> Bool {
    let before = previous(from: token - 1)
    return before < 0 || tokens[before].kind == .newline || tokens[before].kind == .byteOrderMark
  }

  private func isBelowBlankLine(_ token: Int) -> Bool {
    let lineBreak = previous(from: token - 1)
    let above = previous(from: lineBreak - 1)
    return above < 0 || tokens[above].kind == .newline
  }

  private func removal(from start: TextOffset, to end: TextOffset) -> TextEdit {
    TextEdit(SourceLocation(source.id, SourceRange(start, end)), "")
  }
}

extension TokenKind {
  fileprivate var endsLine: Bool { self == .newline || self == .endOfFile }
}
