import ThemeSource

extension SyntaxTree {
  /// The syntax of a whole text. Never fails: what is wrong is in `diagnostics`.
  public static func parse(_ source: SourceText, dialect: Dialect = .theme) -> SyntaxTree {
    parse(source, dialect: dialect) { $0.file() }
  }

  /// The syntax of a text that is one value, as a prompt reads it: the only child of the root is
  /// an expression.
  public static func parseExpression(_ source: SourceText) -> SyntaxTree {
    parse(source, dialect: .theme) { $0.expressionFile() }
  }

  /// Whether a text can only be right if it goes on: a bracket or comment is open, or the last
  /// line ends with an operator, `=`, `,`, `:`, `.` or `->`.
  public static func isIncomplete(_ source: SourceText) -> Bool {
    guard source.bytes.count <= largestText else { return false }
    let lexed = Lexer.lex(source)
    if lexed.endsInComment { return true }
    var open = 0
    var last = TokenKind.endOfFile
    var beforeLast = last
    for token in lexed.tokens {
      let kind = token.kind
      switch kind {
      case .leftBrace, .leftParenthesis, .leftBracket: open += 1
      case .rightBrace, .rightParenthesis, .rightBracket: open -= 1
      default: break
      }
      if !kind.isTrivia, kind != .newline, kind != .endOfFile {
        beforeLast = last
        last = kind
      }
    }
    if open != 0 { return open > 0 }
    switch last {
    case .star: return beforeLast != .dot
    case .plus, .minus, .slash, .equals, .comma, .colon, .dot, .arrow: return true
    default: return false
    }
  }

  /// The largest text whose offsets fit a token.
  static var largestText: Int { 1 << 26 - 1 }

  private static func parse(
    _ source: SourceText, dialect: Dialect, _ body: (inout Parser) -> Void
  ) -> SyntaxTree {
    guard source.bytes.count <= largestText else { return tooLarge(source) }
    let lexed = Lexer.lex(source, dialect: dialect)
    return source.bytes.withUnsafeBufferPointer { bytes in
      lexed.tokens.withUnsafeBufferPointer { tokens in
        let text = TokenText(bytes: bytes, tokens: tokens)
        var parser = Parser(text, lexed: lexed, dialect: dialect)
        body(&parser)
        let diagnostics = merged(lexed.diagnostics, parser)
        let tree = SyntaxTree(
          source: source, tokens: lexed.tokens, nodes: parser.nodes.finish(),
          diagnostics: diagnostics, hasDocumentation: !lexed.documentation.isEmpty,
          hasLineComments: lexed.hasLineComments,
          hasPlainNames: lexed.hasPlainNames && diagnostics.isEmpty)
        guard !lexed.documentation.isEmpty else { return tree }
        return tree.withDocumentationChecked(lexed.documentation)
      }
    }
  }

  /// The findings of lexer and parser in order of their place.
  private static func merged(_ lexer: DiagnosticList, _ parser: Parser) -> [Diagnostic] {
    var lexer = lexer
    lexer.withdraw(inside: parser.withdrawn)
    var all = lexer.items + parser.diagnostics.items
    guard !all.isEmpty || parser.nodes.isFull else { return [] }
    all = all.enumerated().sorted {
      ($0.element.location.range.start, $0.offset) < ($1.element.location.range.start, $1.offset)
    }.map(\.element)
    let start = SourceRange(0, 0)
    if parser.nodes.isFull {
      all.insert(Diagnostic(.fileTooLarge, at: lexer.file, start), at: 0)
    }
    if lexer.isFull || parser.diagnostics.isFull {
      let end = all.last?.location.range ?? start
      all.append(Diagnostic(.tooManyErrors, at: lexer.file, end))
    }
    return all
  }

  /// What is known of a text that cannot be read at all.
  private static func tooLarge(_ source: SourceText) -> SyntaxTree {
    let nodes = NodeList(capacity: 1)
    nodes.end(count: 1)
    nodes.closeRoot(endToken: 1)
    return SyntaxTree(
      source: source, tokens: [Token(.endOfFile, end: 0)], nodes: nodes,
      diagnostics: [Diagnostic(.fileTooLarge, at: source.id, SourceRange(0, 0))])
  }
}

extension Diagnostic {
  fileprivate init(_ message: SyntaxMessage, at file: FileID, _ range: SourceRange) {
    self.init(
      message.id, message.severity, message.text, at: SourceLocation(file, range),
      notes: message.notes)
  }
}
