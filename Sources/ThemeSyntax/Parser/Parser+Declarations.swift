import ThemeSource

/// Headers, imports, `let`s and functions.
extension Parser {
  /// What the first word of a statement begins, other than a target.
  enum Keyword {
    case theme, extends
    case importing, letting, function
    /// A word that other languages have in front of a declaration.
    case modifier
    /// A word that other languages have for `let` or `func`.
    case foreignLet, foreignFunction
  }

  /// What the name at `index` begins, or nothing where it begins a target: keywords are names
  /// wherever `=`, `.`, `{` or `:` follows.
  func keyword(at index: Int) -> Keyword? {
    guard let keyword = Self.keywords.first(where: { isWord($0.word, at: index) })?.keyword else {
      return nil
    }
    let next = following(index)
    switch next.kind {
    case .equals, .leftBrace, .colon, .plus, .minus, .star, .slash: return nil
    case .dot:
      // `extends ../base.theme`, which lacks its quotes.
      let second = following(next.index)
      let isPath = second.index == next.index + 1 && (second.kind == .dot || second.kind == .slash)
      return isPath && (keyword == .extends || keyword == .importing) ? keyword : nil
    default: break
    }
    switch keyword {
    case .modifier, .foreignLet, .foreignFunction:
      return next.kind == .name && !next.lineBreak ? keyword : nil
    default: return keyword
    }
  }

  private static let keywords: [(word: StaticString, keyword: Keyword)] = [
    ("let", .letting), ("func", .function), ("import", .importing), ("theme", .theme),
    ("extends", .extends),
    ("var", .foreignLet), ("const", .foreignLet), ("val", .foreignLet),
    ("def", .foreignFunction), ("fun", .foreignFunction), ("fn", .foreignFunction),
    ("function", .foreignFunction),
    ("static", .modifier), ("public", .modifier), ("private", .modifier), ("internal", .modifier),
    ("fileprivate", .modifier), ("final", .modifier),
  ]

  /// A statement that begins with `keyword`.
  mutating func declaration(_ keyword: Keyword, in block: Block?) {
    let start = index
    switch keyword {
    case .theme, .extends: return header(isMisplaced: true)
    case .importing, .letting, .function: break
    case .modifier, .foreignLet, .foreignFunction: return foreignDeclaration(keyword, in: block)
    }
    let message =
      block == nil ? nil : report(.declarationInBlock(text(of: index)), at: range(of: index))
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
  mutating func header(isMisplaced: Bool) {
    let start = index
    let message =
      isMisplaced ? report(.misplacedHeader(isSecond: hasHeader), at: range(of: index)) : nil
    defer {
      if let message, !hasHeader {
        let top = tokens[0].kind == .byteOrderMark ? tokens[0].end : 0
        diagnostics.addFix(move(from: start, to: top, "move it to the top"), to: message)
      }
      hasHeader = true
    }
    let header = open(.header)
    if isWord("theme", at: index) {
      advance()
      themeName()
      if kind == .colon { readColonForExtends() }
      var next = index
      while tokens[next].kind == .semicolon { next = following(next).index }
      if keyword(at: next) == .extends {
        while kind == .semicolon { advance() }
      }
    }
    if kind == .name, keyword(at: index) == .extends { parents() }
    close(header)
    if kind == .leftBrace, !lineBreak { readBraceOfTheme() }
  }

  private mutating func themeName() {
    if kind == .name, !lineBreak, keyword(at: index) != .extends {
      name()
    } else if kind == .string, !lineBreak {
      report(.quotedName, at: range(of: index), fixes: unquote(index))
      leaf(.name)
    } else {
      let theme = range(of: endOfPrevious - 1)
      let gap = SourceRange(theme.start, range(of: index).start)
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
        guard beginsParent(at: following(index).index) else { return readCommaBehindParents() }
        advance()
      } else if kind == .string, !lineBreak {
        report(
          .expectedComma(nil, found: found), at: range(of: index),
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
    switch tokens[index].kind {
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
      let end = endOfUnquotedPath()
      if let name, end == index + 1, isWord(name, at: index) { return leaf(.name) }
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
    if !lineBreak, isWord("as", at: index) {
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
  mutating func letStatement() {
    let statement = open(.letStatement)
    advance()
    guard kind == .name, !lineBreak else {
      report(.expectedName("a name after `let`", found: found), at: here)
      return close(statement)
    }
    name()
    let hasType = kind == .colon && readsType()
    if kind == .equals {
      readEquals()
      value()
    } else if isColonForEquals {
      readColonForEquals()
      value()
    } else if kind.isLiteral, !lineBreak {
      reportMissingEquals()
      value()
    } else if !hasType {
      report(.letWithoutValue(found: found), at: here)
      missing()
    }
    close(statement)
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
    let next = following(index)
    switch next.kind {
    case .number, .color, .string, .leftParenthesis, .dot, .minus: return true
    case .equals: return next.index == index + 1
    case .name:
      let second = following(next.index)
      return !next.lineBreak && !second.lineBreak
        && (second.kind == .leftParenthesis || second.kind == .dot)
    default: return false
    }
  }

  mutating func type() {
    let isNextStatement =
      lineBreak && opensStatement(at: index) && following(index).kind != .equals
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
      report(.expectedName("a name after `func`", found: found), at: here)
      return
    }
    name()
    guard kind == .leftParenthesis, !lineBreak else {
      report(.expectedParameters(found: found), at: here)
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
      report(.functionWithoutBody(found: found), at: here)
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
    guard kind == .colon else {
      let name = range(of: endOfPrevious - 1)
      report(.parameterWithoutType(shortened(name)), at: name)
      return
    }
    advance()
    type()
    if kind == .equals {
      advance()
      expression()
    }
  }
}
