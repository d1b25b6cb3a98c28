import ThemeSource

/// Files, blocks and their statements.
extension Parser {
  /// A whole text.
  mutating func file() {
    let file = nodes.open(.file, firstToken: 0)
    if isJSON {
      report(.jsonFile, at: range(of: index))
      withdraw(SourceRange(0, bytes.count))
      while kind != .endOfFile { advance() }
    }
    statements(in: nil)
    nodes.close(file, endToken: tokens.count)
  }

  /// A text that is one value.
  mutating func expressionFile() {
    let file = nodes.open(.file, firstToken: 0)
    expression()
    while kind == .semicolon { advance() }
    if kind != .endOfFile {
      report(.unexpectedText(found: quoted(index), after: "the value"), at: range(of: index))
      while kind != .endOfFile { advance() }
    }
    nodes.close(file, endToken: tokens.count)
  }

  /// Statements up to the end of the file, or of the block whose `{` is at `opening`.
  private mutating func statements(in block: Block?) {
    var isFirst = block == nil
    while true {
      while kind == .semicolon { advance() }
      if kind == .endOfFile { return }
      if kind == .rightBrace {
        if block != nil { return }
        strayBrace()
        continue
      }
      if block != nil, endsUnclosedBlock() { return }
      let start = index
      isSilent = behindUnknown == index
      silentAt = -1
      statement(isFirst: isFirst, in: block)
      isFirst = false
      endOfStatement(in: block)
      if index == start { skipStatement() }
    }
  }

  private mutating func statement(isFirst: Bool, in block: Block?) {
    guard kind == .name else {
      guard kind == .star else { return unexpectedStatement() }
      return entry(in: block)
    }
    switch keyword(at: index) {
    case nil: entry(in: block)
    case .theme where isFirst, .extends where isFirst: header(isMisplaced: false)
    case let keyword?: declaration(keyword, in: block)
    }
  }

  /// `path "=" expr`, or `path block`.
  private mutating func entry(in outer: Block?) {
    let head = lineBreak || endOfPrevious == 0 ? index : nil
    if outer == nil { outermostHead = start(of: index) }
    let start = index
    let entry = open(.assignment)
    path()
    let path = range(of: start).union(range(of: endOfPrevious - 1))
    switch endOfHead(of: path) {
    case .value: value()
    case .nothing: missing()
    case .block:
      nodes.change(entry, to: .block)
      block(Block(opening: index, head: head))
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
    if tokens[index + 1].kind == .minus, let end = endOfHyphenatedName() {
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
  private mutating func block(_ block: Block) {
    guard depth < Self.deepestNesting else { return tooDeep() }
    depth += 1
    advance()
    statements(in: block)
    depth -= 1
    if kind == .rightBrace, !closesOuterBlock(block) {
      advance()
    } else {
      unclosedBlock(block)
    }
  }

  /// What stands behind `=`.
  mutating func value() {
    if kind == .endOfFile || kind == .semicolon || kind == .rightBrace
      || lineBreak && opensStatement(at: index)
    {
      missingValue()
    } else {
      expression()
    }
  }

  /// Checks that a statement ends here, and otherwise passes over the rest of its line.
  private mutating func endOfStatement(in block: Block?) {
    if lineBreak || kind == .semicolon || kind == .endOfFile || kind == .rightBrace { return }
    if themeBrace?.index == endOfPrevious - 1 { return }
    if kind == .comma, readsExtraComma() { return }
    if opensStatement(at: index) {
      report(
        .statementOnSameLine, at: range(of: index),
        fixes: [fix("write `;`", behindPrevious, ";")])
      return
    }
    report(
      kind.closes ? .unmatched(kind) : .unexpectedText(found: quoted(index), after: nil),
      at: range(of: index))
    skipStatement()
  }

  private mutating func unexpectedStatement() {
    report(
      kind.closes ? .unmatched(kind) : .expectedStatement(found: quoted(index)),
      at: range(of: index))
    skipStatement()
  }

  // MARK: Braces that do not match

  /// Whether the block that is open here lacks its `}`: a group begins in the first column, or a
  /// declaration, while there are more `{` than `}` in the text.
  mutating func endsUnclosedBlock() -> Bool {
    guard unclosedBraces > 0, kind == .name, isInFirstColumn(index), opensStatement(at: index)
    else { return false }
    return isGroupHead(index) || following(index).kind == .name || following(index).kind == .string
  }

  /// Whether the `}` here closes not this block but one around it, as its indentation says.
  private func closesOuterBlock(_ block: Block) -> Bool {
    guard unclosedBraces > 0, lineBreak, let head = block.head else { return false }
    return indentation(of: index) < indentation(of: head)
  }

  private mutating func unclosedBlock(_ block: Block) {
    unclosedBraces = max(0, unclosedBraces - 1)
    report(
      .unclosedBlock, at: range(of: block.opening),
      fixes: [fix("write `}` behind the block", behindPrevious, "\n}", .unsafe)])
  }

  /// A `}` outside all blocks.
  private mutating func strayBrace() {
    if let brace = themeBrace {
      themeBrace = nil
      let edits = [
        diagnostics.edit(range(of: brace.index), ""), diagnostics.edit(range(of: index), ""),
      ]
      if let message = brace.message {
        diagnostics.addFix(Fix("remove the braces", edits: edits), to: message)
      }
    } else {
      report(
        .unmatched(kind), at: range(of: index),
        fixes: [fix("remove `}`", range(of: index), "", .unsafe)])
    }
    leaf(.skipped)
    silentAt = index
  }

  private func isInFirstColumn(_ index: Int) -> Bool {
    let start = start(of: index)
    return start == 0 || bytes[start - 1].isLineBreak
  }

  /// The number of bytes between the beginning of a line and its first token.
  private func indentation(of index: Int) -> Int {
    let start = start(of: index)
    var place = start
    while place > 0, bytes[place - 1] == UInt8(ascii: " ") || bytes[place - 1] == 9 { place -= 1 }
    return start - place
  }

  private func isGroupHead(_ index: Int) -> Bool {
    Self.groupHeads.contains { isWord($0, at: index) }
  }

  /// The names with which a theme's outermost blocks begin.
  private static let groupHeads: [StaticString] = [
    "background", "text", "border", "colors", "typography", "spacing", "radius", "sizes",
    "light", "dark", "lightHighContrast", "darkHighContrast", "appearances",
  ]

  /// Whether the text is JSON: it begins with `[`, or with `{` and a string or `}`.
  private var isJSON: Bool {
    if kind == .leftBracket { return true }
    let next = following(index).kind
    return kind == .leftBrace && (next == .string || next == .rightBrace)
  }
}
