/// What the first word of a statement begins, other than a target.
enum Keyword {
  case theme, extends
  case importing, letting, function
  /// A word that other languages have in front of a declaration.
  case modifier
  /// A word that other languages have for `let` or `func`.
  case foreignLet, foreignFunction

  /// How the keyword is written; nothing for words of other languages.
  var spelling: String {
    switch self {
    case .theme: "theme"
    case .extends: "extends"
    case .importing: "import"
    case .letting: "let"
    case .function: "func"
    case .modifier, .foreignLet, .foreignFunction: ""
    }
  }

  /// Whether a file's path may follow.
  var mayPrecedeString: Bool { self == .importing || self == .extends }
}

/// What a statement, a label or a literal is, told by looking ahead.
extension TokenText {
  /// What the name at `index` begins, or nothing where it begins a target: keywords are names
  /// wherever `=`, `.`, `{` or `:` follows.
  func keyword(at index: Int) -> Keyword? {
    // Nearly all statements of a palette begin with `let` and a name behind a space.
    if index + 2 < tokens.count, tokens[index + 1].kind == .whitespace,
      tokens[index + 2].kind == .name, isWord("let", at: index)
    {
      return .letting
    }
    // Of the names of tokens, which begin all other statements, hardly one has the first letter and the
    // length of a keyword.
    guard tokens[index].kind == .name else { return nil }
    let start = start(of: index)
    let lengths = Self.keywordLengths[Int(bytes[start])]
    guard lengths >> UInt16(min(tokens[index].end - start, 15)) & 1 == 1,
      let keyword = Self.keywords.first(where: { isWord($0.word, at: index) })?.keyword
    else { return nil }
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

  /// By first byte, a bit for each length of the keywords that begin with it.
  private static let keywordLengths: [UInt16] = {
    var lengths = [UInt16](repeating: 0, count: 256)
    for (word, _) in keywords {
      lengths[Int(word.utf8Start[0])] |= 1 << UInt16(word.utf8CodeUnitCount)
    }
    return lengths
  }()

  /// Whether `NAME ":" NAME "="` begins at `index`: a `let` without the word.
  func isLetWithoutWord(at index: Int) -> Bool {
    let colon = following(index)
    guard colon.kind == .colon, !colon.lineBreak else { return false }
    let type = following(colon.index)
    guard type.kind == .name, !type.lineBreak else { return false }
    let equals = following(type.index)
    return equals.kind == .equals && !equals.lineBreak
  }

  /// What the name at `index` was meant to begin, if it is one letter away from a keyword and
  /// followed as no target is.
  func misspeltKeyword(at index: Int) -> Keyword? {
    let next = following(index)
    guard next.kind == .name || next.kind == .string, !next.lineBreak else { return nil }
    let start = start(of: index)
    let word = bytes[start..<tokens[index].end]
    guard word.count <= 8 else { return nil }
    return Self.keywords.first { entry in
      guard !entry.keyword.spelling.isEmpty, next.kind == .name || entry.keyword.mayPrecedeString
      else {
        return false
      }
      return isOneSlipAway(
        word, UnsafeBufferPointer(start: entry.word.utf8Start, count: entry.word.utf8CodeUnitCount))
    }?.keyword
  }

  /// Whether two words differ by one letter more, less, other or exchanged with its neighbour, or
  /// by capitals alone.
  private func isOneSlipAway(
    _ left: Slice<UnsafeBufferPointer<UInt8>>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let left = left.map { $0 | 0x20 }
    let right = Array(right)
    guard abs(left.count - right.count) <= 1 else { return false }
    let head = zip(left, right).prefix { $0 == $1 }.count
    let tail = zip(left.dropFirst(head).reversed(), right.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let (leftRest, rightRest) = (
      left.dropFirst(head).dropLast(tail), right.dropFirst(head).dropLast(tail)
    )
    if leftRest.count <= 1, rightRest.count <= 1 { return true }
    return leftRest.count == 2 && leftRest.reversed().elementsEqual(rightRest)
  }

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
  func isGroupHead(_ index: Int) -> Bool {
    guard tokens[index].kind == .name else { return false }
    func isWord(_ word: StaticString) -> Bool { self.isWord(word, at: index) }
    return isWord("background") || isWord("text") || isWord("border") || isWord("colors")
      || isWord("typography") || isWord("spacing") || isWord("radius") || isWord("sizes")
      || isWord("light") || isWord("dark") || isWord("lightHighContrast")
      || isWord("darkHighContrast") || isWord("appearances")
  }

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
