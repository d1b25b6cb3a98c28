import ThemeSource

/// Files, blocks and their statements.
extension Parser {
  /// A whole text.
  mutating func file() {
    let file = nodes.open(.file, firstToken: 0)
    if isJSON {
      report(.jsonFile, at: text.range(of: index))
      withdraw(SourceRange(0, text.bytes.count))
      while kind != .endOfFile { advance() }
    }
    statements(in: nil)
    nodes.close(file, endToken: text.tokens.count)
  }

  /// A text that is one value.
  mutating func expressionFile() {
    let file = nodes.open(.file, firstToken: 0)
    expression()
    while kind == .semicolon { advance() }
    if kind != .endOfFile {
      report(
        .unexpectedText(found: text.quoted(index), after: "the value"), at: text.range(of: index))
      while kind != .endOfFile { advance() }
    }
    nodes.close(file, endToken: text.tokens.count)
  }

  /// Statements up to the end of the file, or of the block whose `{` is at `opening`.
  private mutating func statements(in block: Block?) {
    var isFirst = block == nil
    while true {
      while kind == .semicolon { advance() }
      if kind == .endOfFile { return }
      if kind == .rightBrace {
        if block != nil { return }
        strayBraces()
        continue
      }
      if block != nil, endsUnclosedBlock() { return }
      let start = index
      isSilent = behindUnknown == index
      silentAt = -1
      hasFailed = false
      hasGuessed = false
      statement(isFirst: isFirst, in: block)
      endOfStatement(in: block)
      if index == start { skipStatement() }
      // What cannot be read does not come first either.
      isFirst = isFirst && hasFailed
      previousFailed = hasFailed
    }
  }

  /// One statement, which may be none.
  mutating func statement(isFirst: Bool, in block: Block?) {
    guard kind == .name else {
      guard kind == .star else { return unexpectedStatement() }
      return entry(in: block)
    }
    switch text.keyword(at: index) {
    case nil:
      if block == nil, text.isLetWithoutWord(at: index) { return letWithoutWord() }
      if block == nil, followsSigil { return letStatement(.sigil) }
      if let keyword = text.misspeltKeyword(at: index) {
        reportMisspelt(keyword)
        return declaration(keyword, isFirst: isFirst, in: block)
      }
      let hasCondition = text.isWord("if", at: index) && passesIf()
      entry(in: block)
      // The other half has no meaning either, and no mistake of its own.
      if hasCondition, text.isWord("else", at: index) { skipStatement() }
    case let keyword?: declaration(keyword, isFirst: isFirst, in: block)
    }
  }

  /// `path "=" expr`, or `path block`.
  private mutating func entry(in outer: Block?) {
    let head = lineBreak || endOfPrevious == 0 ? index : nil
    if outer == nil { outermostHead = text.start(of: index) }
    let start = index
    let entry = open(.assignment)
    path()
    let path = text.range(of: start).union(text.range(of: endOfPrevious - 1))
    let end = endOfHead(start, of: path)
    switch end {
    case .value: value()
    case .nothing: missing()
    case .block, .blockWithoutBrace:
      nodes.change(entry, to: .block)
      let isOpened = end == .block
      block(Block(opening: isOpened ? index : endOfPrevious - 1, head: head), isOpened: isOpened)
    }
    close(entry)
  }

  /// `segment { "." segment }`
  private mutating func path() {
    let path = open(.path)
    segment()
    while kind == .dot {
      advance()
      if kind == .name || kind == .star {
        segment()
      } else {
        report(.expectedName("a name after `.`", found: found), at: here)
        break
      }
    }
    close(path)
  }

  private mutating func segment() {
    if kind == .star { leaf(.wildcard) } else { name() }
  }

  /// Takes a name that is declared or set, and one that is written with hyphens as a whole.
  mutating func name() {
    if text.tokens[index + 1].kind == .minus, let end = endOfHyphenatedName() {
      leaf(.name, upTo: end)
    } else {
      leaf(.name)
    }
  }

  /// A block: its `{`, and the first token of its head, where that begins a line.
  struct Block {
    let opening: Int
    let head: Int?
  }

  /// `"{" [ entry { NL entry } ] "}"`
  private mutating func block(_ block: Block, isOpened: Bool) {
    guard depth < Self.deepestNesting else { return tooDeep() }
    depth += 1
    previousFailed = false
    if isOpened { advance() }
    statements(in: block)
    hasFailed = false
    depth -= 1
    if kind == .rightBrace, !closesOuterBlock(block) {
      advance()
    } else {
      unclosedBlock(block)
    }
  }

  /// What stands behind `=`.
  mutating func value() {
    if lacksValue(at: index, lineBreak: lineBreak) {
      missingValue()
    } else if kind != .name || !text.isWord("if", at: index) || !passesIfExpression() {
      expression()
    }
  }

  /// Whether the token at `index`, behind `=`, begins no value but ends the statement.
  mutating func lacksValue(at index: Int, lineBreak: Bool) -> Bool {
    switch text.tokens[index].kind {
    case .endOfFile, .semicolon, .rightBrace: true
    default: lineBreak && opensStatement(at: index)
    }
  }

  /// Checks that a statement ends here, and otherwise passes over the rest of its line.
  private mutating func endOfStatement(in block: Block?) {
    if lineBreak || kind == .semicolon || kind == .endOfFile || kind == .rightBrace { return }
    if themeBrace?.index == endOfPrevious - 1 { return }
    if kind == .comma, readsExtraComma() { return }
    // Where the head was guessed, what does not fit is no mistake of its own.
    if hasGuessed { silentAt = index }
    if opensStatement(at: index, allowingColon: false) {
      report(
        .statementOnSameLine, at: text.range(of: index),
        fixes: [fix("write `;`", behindPrevious, ";")])
      return
    }
    fail(
      kind.closes ? .unmatched(kind) : .unexpectedText(found: text.quoted(index), after: nil),
      at: text.range(of: index))
    skipStatement()
  }

  private mutating func unexpectedStatement() {
    fail(
      kind.closes ? .unmatched(kind) : .expectedStatement(found: text.quoted(index)),
      at: text.range(of: index))
    skipStatement()
  }

  // MARK: Braces that do not match

  /// Whether the block that is open here lacks its `}`: a group begins in the first column, or a
  /// declaration, while there are more `{` than `}` in the text.
  mutating func endsUnclosedBlock() -> Bool {
    guard unclosedBraces > 0, kind == .name, text.isInFirstColumn(index), opensStatement(at: index)
    else { return false }
    return text.isGroupHead(index) || text.following(index).kind == .name
      || text.following(index).kind == .string
  }

  /// Whether the `}` here closes not this block but one around it, as its indentation says.
  private func closesOuterBlock(_ block: Block) -> Bool {
    guard unclosedBraces > 0, lineBreak, let head = block.head else { return false }
    return text.indentation(of: index) < text.indentation(of: head)
  }

  private mutating func unclosedBlock(_ block: Block) {
    unclosedBraces = max(0, unclosedBraces - 1)
    report(
      .unclosedBlock, at: text.range(of: block.opening),
      fixes: [fix("write `}` after the block", behindPrevious, "\n}", .unsafe)])
  }

  /// A `}` outside all blocks, or several.
  private mutating func strayBraces() {
    if let brace = themeBrace {
      themeBrace = nil
      let edits = [
        diagnostics.edit(text.range(of: brace.index), ""),
        diagnostics.edit(text.range(of: index), ""),
      ]
      if let message = brace.message {
        diagnostics.addFix(Fix("remove the braces", edits: edits), to: message)
      }
      return leaf(.skipped)
    }
    report(
      .unmatched(kind), at: text.range(of: index),
      fixes: [fix("remove `}`", text.range(of: index), "", .unsafe)])
    let skipped = open(.skipped)
    while kind == .rightBrace { advance() }
    close(skipped)
  }

  /// Whether the text is JSON: it begins with `[`, or with `{` and a string or `}`.
  private var isJSON: Bool {
    if kind == .leftBracket { return true }
    let next = text.following(index).kind
    return kind == .leftBrace && (next == .string || next == .rightBrace)
  }
}
