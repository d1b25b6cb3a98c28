/// What the first word of a statement begins, other than a target.
enum Keyword {
  case theme, extends
  case importing, letting, function
  /// A word that other languages have in front of a declaration.
  case modifier
  /// A word that other languages have for `let` or `func`.
  case foreignLet, foreignFunction
}

/// What a statement, a label or a literal is, told by looking ahead.
extension TokenText {
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

  /// Whether the name at `index` is a label: a `:` follows it, or a `=` by a slip.
  func isLabel(at index: Int) -> Bool {
    let next = following(index).kind
    return next == .colon || next == .equals
  }

  /// Whether the name at `index`, the first of its line inside parentheses, is a label with `=`
  /// for `:` and not the next statement: the parentheses are closed behind its value.
  func isLabelBySlip(at index: Int) -> Bool {
    var token = following(index)
    guard tokens[index].kind == .name, token.kind == .equals else { return false }
    var open = 0
    var mayBreak = true
    // Enough for a value; what goes on for longer is taken for the next statement.
    for _ in 0..<200 {
      token = following(token.index)
      let continues = token.kind == .dot || token.kind == .rightParenthesis || token.kind == .comma
      if token.lineBreak, open == 0, !mayBreak, !continues { return false }
      switch token.kind {
      case .leftParenthesis, .leftBracket: open += 1
      case .rightParenthesis, .rightBracket:
        if open == 0 { return token.kind == .rightParenthesis }
        open -= 1
      case .leftBrace, .rightBrace, .semicolon, .endOfFile: return false
      default: break
      }
      mayBreak = token.kind.continuesBehindLineBreak
    }
    return false
  }

  /// Whether the token at `index` is a name with which a theme's outermost blocks begin.
  func isGroupHead(_ index: Int) -> Bool { Self.groupHeads.contains { isWord($0, at: index) } }

  private static let groupHeads: [StaticString] = [
    "background", "text", "border", "colors", "typography", "spacing", "radius", "sizes",
    "light", "dark", "lightHighContrast", "darkHighContrast", "appearances",
  ]

  /// Whether the number at `index` is a colour written `0x…`.
  func isHexadecimal(_ index: Int) -> Bool {
    let start = start(of: index)
    return tokens[index].end - start > 2 && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
  }

  /// The token behind a path that lacks its quotes and begins at `index`.
  func endOfUnquotedPath(from index: Int) -> Int {
    var end = index
    while true {
      switch tokens[end].kind {
      case .name, .number, .dot, .slash, .minus: end += 1
      default: return end
      }
    }
  }
}
