import ThemeSource

/// Spellings of other languages and slips of the finger whose meaning is clear: reported, with
/// the repair, and read as what they mean.
extension Parser {
  /// An operator at the beginning of a line: it belongs to the value before it, unless it is the
  /// wildcard that begins the next statement.
  mutating func readsLeadingOperator() -> Bool {
    if kind == .star, opensStatement(at: index) { return false }
    let operatorRange = text.range(of: index)
    let behind = text.tokens[index + 1].kind == .whitespace ? text.tokens[index + 1].end : nil
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
    let equals = text.range(of: index)
    let gap = SourceRange(behindPrevious.start, equals.end)
    report(
      .equalsForColon, at: equals,
      fixes: [fix("write `:`", gap, text.tokens[index + 1].kind == .whitespace ? ":" : ": ")])
  }

  /// A label without its `:` in a pair.
  mutating func readsLabelWithoutColon() -> Bool {
    let next = text.following(index)
    guard next.kind.isLiteral || next.kind == .name, !next.lineBreak else { return false }
    leaf(.name)
    reportMissingColon(behind: text.quoted(endOfPrevious - 1))
    return true
  }

  /// Words that are labels rather than values: those of the language that say how arguments belong
  /// together.
  private static let prepositions: Set<String> = ["atLeast", "by", "in", "on", "to", "with"]

  /// A preposition as the label of an argument, without its `:`. Of other words nobody can say
  /// whether `:` or `,` is missing behind them.
  mutating func readPrepositionWithoutColon() {
    let next = text.following(index)
    guard next.kind.isLiteral || next.kind == .name || next.kind == .leftParenthesis,
      !next.lineBreak, text.tokens[index + 1].kind.isTrivia,
      next.kind != .name || !text.isLabel(at: next.index),
      Self.prepositions.contains(text.string(of: index))
    else { return }
    leaf(.name)
    reportMissingColon(behind: text.quoted(endOfPrevious - 1))
  }

  /// A label or parameter without its `:`.
  mutating func reportMissingColon(behind name: String) {
    report(
      .expectedColon(after: name, found: found), at: text.range(of: index),
      fixes: [fix("write `:`", behindPrevious, ":")])
  }

  /// A value without a label in a pair.
  mutating func reportMissingLabel() {
    report(.expectedLabel(found: found), at: text.range(of: index))
  }

  /// `(a, b)`: passes over what follows the first value.
  mutating func unlabelledPair() {
    report(.unlabelledPair, at: text.range(of: index))
    skip(to: .rightParenthesis, orComma: false)
  }

  /// `16 pt`: the token behind the unit, if the name at `index` is one.
  mutating func unitBehindSpace(at unitIndex: Int) -> Int? {
    let written = text.string(of: unitIndex)
    guard written.utf8.count <= 6, let unit = NumberUnit(written) else { return nil }
    let gap = SourceRange(text.range(of: index).end, text.range(of: unitIndex).end)
    let message: SyntaxMessage =
      unit == .pt
      ? .spaceBeforeUnit(written) : .unknownUnit(written, unit, digits: text.string(of: index))
    report(
      message, at: text.range(of: unitIndex),
      fixes: unit.points == 1 ? [fix("write `\(text.string(of: index))pt`", gap, "pt")] : [])
    return unitIndex + 1
  }

  /// `17,5` outside parentheses, where a comma can be nothing else: the token behind it.
  mutating func endOfDecimalComma() -> Int? {
    let comma = index + 1
    guard parentheses == 0, text.tokens[comma].kind == .comma,
      text.tokens[comma + 1].kind == .number,
      text.bytes[text.tokens[index].end - 1].isDigit
    else { return nil }
    report(
      .decimalComma, at: text.range(of: comma),
      fixes: [fix("write `.`", text.range(of: comma), ".")])
    return comma + 2
  }

  /// Arguments that begin on the line below their name: no statement and no element of a list
  /// can begin with `(` there.
  mutating func reportArgumentsOnOwnLine() {
    let parenthesis = text.range(of: index)
    let gap = SourceRange(behindPrevious.end, parenthesis.start)
    report(
      .argumentsOnOwnLine, at: parenthesis,
      fixes: text.isWhite(endOfPrevious..<index)
        ? [fix("write `(` after its name", gap, "")] : [])
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
    while text.tokens[end].kind == .minus,
      text.tokens[end + 1].kind == .name || text.tokens[end + 1].kind == .number
    { end += 2 }
    guard end > index + 1 else { return nil }
    let range = text.range(of: index).union(text.range(of: end - 1))
    let written = text.string(in: range)
    let name = HyphenatedName.joined(written)
    report(
      .hyphenatedName(written, name), at: range, fixes: [fix("write `\(name)`", range, name)])
    return end
  }

  /// A path that lacks its quotes, or the first of them.
  mutating func unquotedPath(upTo end: Int) {
    var range = text.range(of: index).union(text.range(of: end - 1))
    let written = text.string(in: range)
    if isUnterminated(end) {
      // The quote that ends the path begins a string up to the end of the line.
      range = range.union(SourceRange(range.end.index, range.end.index + 1))
      defer { isSilent = true }
      let path = "\"" + written + "\""
      let isAll = text.range(of: end).count == 1
      report(
        .unquotedPath(path), at: range, fixes: isAll ? [fix("write `\(path)`", range, path)] : [])
      withdraw(text.range(of: end))
      return leaf(.string, upTo: end)
    }
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
    let range = text.range(of: index)
    let content = text.string(in: range).dropFirst().dropLast()
    let isName =
      content.utf8.first.map { !$0.isDigit } ?? false
      && content.utf8.allSatisfy { ByteClass.table[Int($0)].continuesName }
    return isName ? [fix("write `\(content)`", range, String(content))] : []
  }

  // MARK: Headers

  /// `theme Acme: "base.theme"`
  mutating func readColonForExtends() {
    report(
      .colonForExtends, at: text.range(of: index),
      fixes: [fix("write `extends`", text.range(of: index), " extends")])
    parents()
  }

  /// A comma behind the last parent.
  mutating func readCommaBehindParents() {
    report(
      .extraComma, at: text.range(of: index), fixes: [fix("remove `,`", text.range(of: index), "")])
    advance()
  }

  /// `theme Acme { … }`
  mutating func readBraceOfTheme() {
    themeBrace = (index, report(.bracesAroundTheme, at: text.range(of: index)))
    leaf(.skipped)
  }

  // MARK: Declarations

  /// `blue: Color = #1B5CFF` without `let`.
  mutating func letWithoutWord() {
    report(
      .letWithoutWord, at: text.range(of: index),
      fixes: [fix("write `let`", SourceRange(text.start(of: index), text.start(of: index)), "let ")]
    )
    letStatement(.name)
  }

  /// Whether a `$` or `@` that begins the line stands for `let` in front of the name here; it has been
  /// reported.
  var followsSigil: Bool {
    guard lineBreak || endOfPrevious == 0, index > 0, text.tokens[index - 1].kind == .unknown,
      dialect == .theme
    else { return false }
    let next = text.following(index)
    return ["$", "@"].contains(text.string(of: index - 1)) && !next.lineBreak
      && (next.kind == .equals || next.kind == .colon)
  }

  /// `if dark { … }`: passes over the `if`. What stands behind the block may not be right without it.
  mutating func passesIf() -> Bool {
    let next = text.following(index)
    let brace = text.following(next.index)
    guard dialect == .theme, next.kind == .name, !next.lineBreak,
      text.keyword(at: next.index) == nil, brace.kind == .leftBrace, !brace.lineBreak
    else { return false }
    let gap = SourceRange(text.start(of: index), text.start(of: next.index))
    report(.ifStatement, at: text.range(of: index), fixes: [fix("remove `if`", gap, "", .unsafe)])
    leaf(.skipped)
    return true
  }

  /// `if a { b } else { c }`, `if (a) b else c` or the like as a value: passes over all of it.
  mutating func passesIfExpression() -> Bool {
    let next = text.following(index)
    guard dialect == .theme, !next.lineBreak,
      next.kind == .name
        || next.kind == .leftParenthesis && text.tokens[index + 1].kind.isTrivia
    else { return false }
    fail(.ifExpression, at: text.range(of: index))
    skipStatement()
    return true
  }

  /// `lte`, `impotr`.
  mutating func reportMisspelt(_ keyword: Keyword) {
    let range = text.range(of: index)
    report(
      .misspeltKeyword(text.string(of: index), keyword.spelling), at: range,
      fixes: [fix("write `\(keyword.spelling)`", range, keyword.spelling)])
  }

  /// `static let x`, `var x`, `def f()`.
  mutating func foreignDeclaration(_ keyword: Keyword, in block: Block?) {
    let word = text.range(of: index)
    switch keyword {
    case .modifier:
      var last = index
      while text.keyword(at: text.following(last).index) == .modifier {
        last = text.following(last).index
      }
      let modifiers = word.union(text.range(of: last))
      let gap = SourceRange(word.start, text.range(of: text.following(last).index).start)
      let written = text.shortened(modifiers)
      report(
        .foreignModifier(written), at: modifiers, fixes: [fix("remove `\(written)`", gap, "")])
      while index <= last { advance() }
      statement(isFirst: false, in: block)
    case .foreignLet:
      report(
        .foreignKeyword(text.string(of: index), "let"), at: word,
        fixes: [fix("write `let`", word, "let")])
      letStatement()
    default:
      report(
        .foreignKeyword(text.string(of: index), "func"), at: word,
        fixes: [fix("write `func`", word, "func")])
      functionStatement()
    }
  }

  /// The repair that moves the statement from the token at `first` up to here to the line that
  /// begins at `offset`, and the `///` above it with it.
  func move(from first: Int, to offset: Int, _ title: String) -> Fix {
    let statement = SourceRange(
      text.start(of: text.firstWithDocumentation(first)), behindPrevious.end.index)
    return Fix(
      title,
      edits: [
        diagnostics.edit(SourceRange(offset, offset), text.string(in: statement) + "\n"),
        diagnostics.edit(text.wholeLine(statement), ""),
      ])
  }

  /// `{ return a }` for `= a`.
  mutating func bodyInBraces() {
    let opening = index
    let message = report(.functionBody, at: text.range(of: opening))
    advance()
    if text.isWord("return", at: index), !text.following(index).lineBreak { advance() }
    let start = text.range(of: index).start
    expression()
    let end = behindPrevious.end
    guard kind == .rightBrace else { return skipStatement() }
    if let message {
      let edits = [
        diagnostics.edit(SourceRange(text.range(of: opening).start, start), "= "),
        diagnostics.edit(SourceRange(end, text.range(of: index).end), ""),
      ]
      diagnostics.addFix(Fix("write `=`", edits: edits), to: message)
    }
    advance()
  }
}
