import ThemeSource

/// Headers, imports, `let`s and functions.
extension Parser {
  /// A statement that begins with `keyword`.
  mutating func declaration(_ keyword: Keyword, isFirst: Bool, in block: Block?) {
    let start = index
    switch keyword {
    case .theme, .extends: return header(keyword, isMisplaced: !isFirst)
    case .importing, .letting, .function: break
    case .modifier, .foreignLet, .foreignFunction: return foreignDeclaration(keyword, in: block)
    }
    let message =
      block == nil
      ? nil : report(.declarationInBlock(text.string(of: index)), at: text.range(of: index))
    switch keyword {
    case .importing: importStatement()
    case .letting: letStatement()
    default: functionStatement()
    }
    if let message, let outermostHead {
      let fix = move(from: start, to: outermostHead, "move it in front of the block")
      diagnostics.addFix(fix, to: message)
    }
  }

  // MARK: Header

  /// `"theme" NAME [ [ NL ] extends ]`, or `extends`.
  private mutating func header(_ keyword: Keyword, isMisplaced: Bool) {
    let start = index
    let message =
      isMisplaced ? report(.misplacedHeader(isSecond: hasHeader), at: text.range(of: index)) : nil
    defer {
      if let message, !hasHeader {
        let top = text.tokens[0].kind == .byteOrderMark ? text.tokens[0].end : 0
        diagnostics.addFix(move(from: start, to: top, "move it to the top"), to: message)
      }
      hasHeader = true
    }
    let header = open(.header)
    if keyword == .theme {
      advance()
      themeName()
      if kind == .colon { readColonForExtends() }
      var next = index
      while text.tokens[next].kind == .semicolon { next = text.following(next).index }
      if text.keyword(at: next) == .extends {
        while kind == .semicolon { advance() }
      }
    }
    if keyword == .extends || kind == .name && text.keyword(at: index) == .extends { parents() }
    close(header)
    if kind == .leftBrace { readBraceOfTheme() }
  }

  private mutating func themeName() {
    if kind == .name, !lineBreak, text.keyword(at: index) != .extends {
      name()
    } else if kind == .string, !lineBreak {
      report(.quotedName, at: text.range(of: index), fixes: unquote(index))
      leaf(.name)
    } else {
      let theme = text.range(of: endOfPrevious - 1)
      let gap = SourceRange(theme.start, text.range(of: index).start)
      let isExtends = !lineBreak && kind == .name
      report(
        .expectedName("the theme's name after `theme`", found: found), at: here,
        fixes: isExtends ? [fix("remove `theme`", gap, "")] : [])
    }
  }

  /// `"extends" parent { "," parent }`
  mutating func parents() {
    advance()
    parent(isFirst: true)
    while true {
      if kind == .comma {
        guard beginsParent(at: text.following(index).index) else { return readCommaBehindParents() }
        advance()
      } else if kind == .string, !lineBreak {
        report(
          .expectedComma(nil, found: found), at: text.range(of: index),
          fixes: [fix("write `,`", behindPrevious, ",")])
      } else {
        return
      }
      parent(isFirst: false)
    }
  }

  private mutating func parent(isFirst: Bool) {
    let parent = open(.parent)
    if isFirst && lineBreak {
      report(.expectedParent(found: found), at: here)
    } else {
      path(orName: "Auth0") { .expectedParent(found: $0) }
    }
    close(parent)
  }

  private mutating func beginsParent(at index: Int) -> Bool {
    switch text.tokens[index].kind {
    case .string, .dot: true
    case .name: !opensStatement(at: index)
    default: false
    }
  }

  /// The path of a file, which stands in quotes.
  private mutating func path(
    orName name: StaticString?, _ expected: (_ found: String) -> SyntaxMessage
  ) {
    switch kind {
    case .string:
      if isUnterminated(index) { isSilent = true }
      leaf(.string)
    case .name, .number, .dot, .slash:
      let end = text.endOfUnquotedPath(from: index)
      if let name, end == index + 1, text.isWord(name, at: index) { return leaf(.name) }
      unquotedPath(upTo: end)
    default: report(expected(found), at: here)
    }
  }

  // MARK: Import

  /// `"import" STRING [ "as" NAME ]`
  private mutating func importStatement() {
    let statement = open(.importStatement)
    advance()
    if lineBreak {
      report(.expectedImport(found: found), at: here)
    } else {
      path(orName: nil) { .expectedImport(found: $0) }
    }
    if !lineBreak, text.isWord("as", at: index) {
      advance()
      if kind == .name, !lineBreak {
        name()
      } else {
        report(.expectedName("a name after `as`", found: found), at: here)
      }
    }
    close(statement)
  }

  // MARK: Let

  /// `"let" NAME ( ":" type [ "=" expr ] | "=" expr )`
  mutating func letStatement(_ beginning: LetBeginning = .word) {
    let statement = open(.letStatement)
    if beginning == .word { advance() }
    guard kind == .name, beginning != .word || !lineBreak else {
      fail(.expectedName("a name after `let`", found: found), at: here)
      return close(statement)
    }
    name()
    let hasType = kind == .colon && beginning != .sigil && readsType()
    if kind == .equals {
      readEquals()
      value()
    } else if isColonForEquals || beginning == .sigil && kind == .colon {
      readColonForEquals()
      value()
    } else if kind.isLiteral, !lineBreak {
      reportMissingEquals()
      value()
    } else if !hasType {
      fail(.letWithoutValue(found: found), at: here)
      missing()
    }
    close(statement)
  }

  /// What a `let` begins with.
  enum LetBeginning {
    case word
    /// Nothing; the word is missing.
    case name
    /// The `$` or `@` of other languages, where a `:` is followed by a value.
    case sigil
  }

  /// Takes `":" type`; not where the `:` stands for `=`.
  private mutating func readsType() -> Bool {
    guard !isColonForEquals else { return false }
    advance()
    type()
    return true
  }

  /// Whether a value, and not a type, follows the `:` here.
  private var isColonForEquals: Bool {
    guard kind == .colon else { return false }
    let next = text.following(index)
    switch next.kind {
    case .number, .color, .string, .leftParenthesis, .dot, .minus: return true
    case .equals: return next.index == index + 1
    case .name:
      let second = text.following(next.index)
      return !next.lineBreak && !second.lineBreak
        && (second.kind == .leftParenthesis || second.kind == .dot)
    default: return false
    }
  }

  mutating func type() {
    let isNextStatement =
      lineBreak && opensStatement(at: index) && text.following(index).kind != .equals
    if kind == .name, !isNextStatement {
      leaf(.type)
    } else {
      report(.expectedType(found: found), at: here)
    }
  }

  // MARK: Functions

  /// `"func" NAME "(" … ")" [ "->" type ] "=" expr`
  mutating func functionStatement() {
    let statement = open(.functionStatement)
    defer { close(statement) }
    advance()
    guard kind == .name, !lineBreak else {
      fail(.expectedName("a name after `func`", found: found), at: here)
      return
    }
    name()
    guard kind == .leftParenthesis, !lineBreak else {
      fail(.expectedParameters(found: found), at: here)
      return
    }
    elements(closedBy: .rightParenthesis) { $0.parameter() }
    if kind == .arrow {
      advance()
      type()
    }
    if kind == .equals {
      readEquals()
      value()
    } else if kind == .leftBrace {
      bodyInBraces()
    } else {
      fail(.functionWithoutBody(found: found), at: here)
      missing()
    }
  }

  /// `[ NAME ] NAME ":" type [ "=" expr ]`
  private mutating func parameter() {
    let parameter = open(.parameter)
    defer { close(parameter) }
    guard kind == .name else {
      report(.expectedName("a parameter's name", found: found), at: here)
      return
    }
    leaf(.name)
    if kind == .name { leaf(.name) }
    if kind == .name {
      reportMissingColon(behind: text.quoted(endOfPrevious - 1))
    } else if kind == .colon {
      advance()
    } else {
      let name = text.range(of: endOfPrevious - 1)
      report(.parameterWithoutType(text.shortened(name)), at: name)
      return
    }
    type()
    if kind == .equals {
      advance()
      expression()
    }
  }
}
