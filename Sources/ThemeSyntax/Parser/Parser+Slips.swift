import ThemeSource

/// Spellings of other languages and slips of the finger whose meaning is clear: reported, with
/// the repair, and read as what they mean.
extension Parser {
  /// An operator at the beginning of a line: it belongs to the value before it, unless it is the
  /// wildcard that begins the next statement.
  mutating func readsLeadingOperator() -> Bool {
    if kind == .star, opensStatement(at: index) { return false }
    let operatorRange = range(of: index)
    let behind = tokens[index + 1].kind == .whitespace ? tokens[index + 1].end : nil
    let removed = SourceRange(operatorRange.start.index, behind ?? operatorRange.end.index)
    report(
      .leadingOperator(kind.spelling), at: operatorRange,
      fixes: [
        Fix(
          "move `\(kind.spelling)` to the end of the line before",
          edits: [
            diagnostics.edit(behindPrevious, " " + kind.spelling),
            diagnostics.edit(removed, ""),
          ])
      ])
    return true
  }

  /// `a: b` with `=` for `:`.
  mutating func reportEqualsForColon() {
    let equals = range(of: index)
    let gap = SourceRange(behindPrevious.start, equals.end)
    report(
      .equalsForColon, at: equals,
      fixes: [fix("write `:`", gap, tokens[index + 1].kind == .whitespace ? ":" : ": ")])
  }

  /// A value without a label in a pair.
  mutating func reportMissingLabel() {
    report(.expectedLabel(found: found), at: range(of: index))
  }

  /// `(a, b)`: passes over what follows the first value.
  mutating func unlabelledPair(_ opening: Int) {
    report(.unlabelledPair, at: range(of: index))
    skip(to: .rightParenthesis, orComma: false)
  }

  /// `16 pt`: the token behind the unit, if the name at `index` is one.
  mutating func unitBehindSpace(at unitIndex: Int) -> Int? {
    let written = text(of: unitIndex)
    guard written.utf8.count <= 6, let unit = NumberUnit(written) else { return nil }
    let gap = SourceRange(range(of: index).end, range(of: unitIndex).end)
    let message: SyntaxMessage =
      unit == .pt
      ? .spaceBeforeUnit(written) : .unknownUnit(written, unit, digits: text(of: index))
    report(
      message, at: range(of: unitIndex),
      fixes: unit.points == 1 ? [fix("write `\(text(of: index))pt`", gap, "pt")] : [])
    return unitIndex + 1
  }

  /// `17,5` outside parentheses, where a comma can be nothing else: the token behind it.
  mutating func endOfDecimalComma() -> Int? {
    let comma = index + 1
    guard parentheses == 0, tokens[comma].kind == .comma, tokens[comma + 1].kind == .number,
      bytes[tokens[index].end - 1].isDigit
    else { return nil }
    report(.decimalComma, at: range(of: comma), fixes: [fix("write `.`", range(of: comma), ".")])
    return comma + 2
  }

  /// Arguments that begin on the line below their name: no statement and no element of a list
  /// can begin with `(` there.
  mutating func reportArgumentsOnOwnLine() {
    let parenthesis = range(of: index)
    let gap = SourceRange(behindPrevious.end, parenthesis.start)
    let hasComment = (endOfPrevious..<index).contains {
      tokens[$0].kind != .newline && tokens[$0].kind != .whitespace
    }
    report(
      .argumentsOnOwnLine, at: parenthesis,
      fixes: hasComment ? [] : [fix("write `(` after its name", gap, "")])
  }

  /// Whether the number at `index` is a colour written `0x…`.
  func isHexadecimal(_ index: Int) -> Bool {
    let range = range(of: index)
    return range.count > 2 && bytes[range.start.index + 1] | 0x20 == UInt8(ascii: "x")
  }

  /// Whether the string at `index` has no end.
  func isUnterminated(_ index: Int) -> Bool {
    guard !unterminatedStrings.isEmpty else { return false }
    var low = 0
    var high = unterminatedStrings.count
    while low < high {
      let middle = (low + high) / 2
      if unterminatedStrings[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < unterminatedStrings.count && unterminatedStrings[low] == index
  }

  // MARK: Names and paths

  /// The token behind a name that is written with hyphens, `blue-500`, or nothing where the name
  /// here is none.
  mutating func endOfHyphenatedName() -> Int? {
    var end = index + 1
    while tokens[end].kind == .minus,
      tokens[end + 1].kind == .name || tokens[end + 1].kind == .number
    { end += 2 }
    guard end > index + 1 else { return nil }
    let range = range(of: index).union(range(of: end - 1))
    let written = text(range)
    let name = HyphenatedName.joined(written)
    report(
      .hyphenatedName(written, name), at: range, fixes: [fix("write `\(name)`", range, name)])
    return end
  }

  /// The token behind a path that lacks its quotes.
  func endOfUnquotedPath() -> Int {
    var end = index
    while true {
      switch tokens[end].kind {
      case .name, .number, .dot, .slash, .minus: end += 1
      default: return end
      }
    }
  }

  /// A path that lacks its quotes.
  mutating func unquotedPath(upTo end: Int) {
    let range = range(of: index).union(range(of: end - 1))
    let written = text(range)
    if written.lowercased() == "auth0" {
      report(
        .unquotedPath("Auth0"), at: range, fixes: [fix("write `Auth0`", range, "Auth0")])
      return leaf(.name, upTo: end)
    }
    let path = "\"" + (written.hasSuffix(".theme") ? written : written + ".theme") + "\""
    report(.unquotedPath(path), at: range, fixes: [fix("write `\(path)`", range, path)])
    leaf(.string, upTo: end)
  }

  /// How to write the string at `index` as a name, if it can be one.
  func unquote(_ index: Int) -> [Fix] {
    let range = range(of: index)
    let content = text(range).dropFirst().dropLast()
    let isName =
      content.utf8.first.map { !$0.isDigit } ?? false
      && content.utf8.allSatisfy { ByteClass.table[Int($0)].continuesName }
    return isName ? [fix("write `\(content)`", range, String(content))] : []
  }

  // MARK: Headers

  /// `theme Acme: "base.theme"`
  mutating func readColonForExtends() {
    report(
      .colonForExtends, at: range(of: index),
      fixes: [fix("write `extends`", range(of: index), " extends")])
    parents()
  }

  /// A comma behind the last parent.
  mutating func readCommaBehindParents() {
    report(
      .extraComma, at: range(of: index), fixes: [fix("remove `,`", range(of: index), "")])
    advance()
  }

  /// `theme Acme { … }`
  mutating func readBraceOfTheme() {
    themeBrace = (index, report(.bracesAroundTheme, at: range(of: index)))
    leaf(.skipped)
  }

  // MARK: Declarations

  /// `static let x`, `var x`, `def f()`.
  mutating func foreignDeclaration(_ keyword: Keyword, in block: Block?) {
    let word = range(of: index)
    switch keyword {
    case .modifier:
      var last = index
      while self.keyword(at: following(last).index) == .modifier { last = following(last).index }
      let modifiers = word.union(range(of: last))
      let gap = SourceRange(word.start, range(of: following(last).index).start)
      let written = shortened(modifiers)
      report(
        .foreignModifier(written), at: modifiers, fixes: [fix("remove `\(written)`", gap, "")])
      while index <= last { advance() }
      guard let rest = self.keyword(at: index) else { return }
      declaration(rest, in: block)
    case .foreignLet:
      report(
        .foreignKeyword(text(of: index), "let"), at: word, fixes: [fix("write `let`", word, "let")])
      letStatement()
    default:
      report(
        .foreignKeyword(text(of: index), "func"), at: word,
        fixes: [fix("write `func`", word, "func")])
      functionStatement()
    }
  }

  /// The repair that moves the statement from the token at `first` up to here to the line that
  /// begins at `offset`, and the `///` above it with it.
  func move(from first: Int, to offset: Int, _ title: String) -> Fix {
    let statement = SourceRange(start(of: firstWithDocumentation(first)), behindPrevious.end.index)
    return Fix(
      title,
      edits: [
        diagnostics.edit(SourceRange(offset, offset), text(statement) + "\n"),
        diagnostics.edit(wholeLine(statement), ""),
      ])
  }

  /// The first token of the `///` lines directly above the token at `index`, or that token.
  private func firstWithDocumentation(_ index: Int) -> Int {
    var first = index
    var breaks = 0
    for before in stride(from: index - 1, through: 0, by: -1) {
      switch tokens[before].kind {
      case .whitespace: continue
      case .newline: breaks += 1
      case .documentationComment:
        first = before
        breaks = 0
      default: return first
      }
      if breaks > 1 { return first }
    }
    return first
  }

  /// `range` with the rest of its lines, where nothing else is on them.
  private func wholeLine(_ range: SourceRange) -> SourceRange {
    var start = range.start.index
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == 9 { start -= 1 }
    var end = range.end.index
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == 9 { end += 1 }
    guard start == 0 || bytes[start - 1].isLineBreak, end < bytes.count, bytes[end].isLineBreak
    else { return range }
    end += bytes[end] == 13 && end + 1 < bytes.count && bytes[end + 1] == 10 ? 2 : 1
    return SourceRange(start, end)
  }

  /// `{ return a }` for `= a`.
  mutating func bodyInBraces() {
    let opening = index
    let message = report(.functionBody, at: range(of: opening))
    advance()
    if isWord("return", at: index), !following(index).lineBreak { advance() }
    let start = range(of: index).start
    expression()
    let end = behindPrevious.end
    guard kind == .rightBrace else { return skipStatement() }
    if let message {
      let edits = [
        diagnostics.edit(SourceRange(range(of: opening).start, start), "= "),
        diagnostics.edit(SourceRange(end, range(of: index).end), ""),
      ]
      diagnostics.addFix(Fix("write `=`", edits: edits), to: message)
    }
    advance()
  }
}
