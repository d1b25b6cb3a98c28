import ThemeSource
import ThemeSyntax

/// What stands in front of the cursor, as far as it says what may come next.
struct CompletionContext {
  /// What the cursor is in.
  enum Place: Equatable {
    /// A path in front of `=` or `{`, or the start of an expression: the names before the cursor,
    /// with the heads of the blocks around.
    case target(path: [String])
    /// A value of what `target` names; empty where it is none of a target's.
    case value(target: [String])
    /// The type behind the `:` of a declaration.
    case type
    /// A name that is being declared, a comment, a string: nothing is known here.
    case nothing
    /// The path of a theme, in a string that began with the byte at `start`.
    case path(start: Int)
  }

  /// A call, pair or parenthesis around the cursor, from the outermost in.
  struct Nesting: Equatable {
    /// The function's name; `nil` for parentheses.
    let callee: String?
    /// The name in front of the dot that it stands behind; empty where that is no plain name, `nil`
    /// where there is no dot.
    let qualifier: String?
    /// The label of the argument at hand.
    var label: String?
    /// The labels before, and how many arguments have none.
    var labels: [String] = []
    var unlabelled = 0
    /// Whether something of the argument has been written.
    var isStarted = false
  }

  private(set) var place = Place.target(path: [])
  private(set) var nestings: [Nesting] = []
  /// The part of a name in front of the cursor.
  private(set) var word = ""
  private(set) var wordStart: Int
  /// The expression in front of the dot before the word: a range of bytes, empty for `.name`;
  /// `nil` where no dot is there.
  private(set) var base: Range<Int>?

  let bytes: ArraySlice<UInt8>
  private var tokens: [(kind: TokenKind, range: Range<Int>)] = []

  /// Reads the bytes of a text up to the cursor.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    wordStart = bytes.endIndex
    read()
    guard place != .nothing else { return }
    if case .path = place { return }
    takeWord()
    takeBase()
    walk()
  }

  private func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  // MARK: Around the cursor

  /// Cuts the text into its significant tokens and line breaks.
  private mutating func read() {
    let source = SourceText(name: "", bytes: Array(bytes))
    let all = SyntaxTree.parse(source).tokens
    var start = bytes.startIndex
    for token in all {
      let range = start..<(bytes.startIndex + token.end)
      start = range.upperBound
      guard range.upperBound == bytes.endIndex, !range.isEmpty else {
        if !token.kind.isTrivia, token.kind != .endOfFile { tokens.append((token.kind, range)) }
        continue
      }
      // The token that the cursor touches.
      switch token.kind {
      case .lineComment, .documentationComment: place = .nothing
      case .blockComment:
        if !bytes[range].suffix(2).elementsEqual("*/".utf8) { place = .nothing }
      case .string where !isClosed(range):
        let before = tokens.last { $0.kind == .name }
        let word = before.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        let isPath = word == "import" || word == "extends"
        place = isPath ? .path(start: range.lowerBound) : .nothing
      case .number, .color: place = .nothing
      default: if !token.kind.isTrivia { tokens.append((token.kind, range)) }
      }
    }
  }

  private func isClosed(_ range: Range<Int>) -> Bool {
    range.count > 1 && bytes[range.upperBound - 1] == UInt8(ascii: "\"")
      && bytes[range.upperBound - 2] != UInt8(ascii: "\\")
  }

  private mutating func takeWord() {
    guard let last = tokens.last, last.kind == .name, last.range.upperBound == bytes.endIndex
    else { return }
    word = text(tokens.count - 1)
    wordStart = last.range.lowerBound
    tokens.removeLast()
  }

  /// Finds the expression in front of a dot, going backwards over names, calls and literals.
  private mutating func takeBase() {
    guard tokens.last?.kind == .dot else { return }
    var index = tokens.count - 2
    var start: Int?
    while index >= 0 {
      guard let operand = operandStart(endingAt: index) else { break }
      start = tokens[operand].range.lowerBound
      guard operand > 0, tokens[operand - 1].kind == .dot else { break }
      index = operand - 2
      if index < 0 || operandStart(endingAt: index) == nil {
        start = tokens[operand - 1].range.lowerBound
        break
      }
    }
    let end = tokens[tokens.count - 1].range.lowerBound
    base = (start ?? end)..<end
  }

  /// Where the operand begins whose last token is at `index`.
  private func operandStart(endingAt index: Int) -> Int? {
    switch tokens[index].kind {
    case .name, .color, .string, .star: return index
    case .number:
      // `$1`
      let isResult = index > 0 && tokens[index - 1].kind == .unknown
      return isResult ? index - 1 : index
    case .rightParenthesis:
      var depth = 0
      var place = index
      while place >= 0 {
        if tokens[place].kind == .rightParenthesis { depth += 1 }
        if tokens[place].kind == .leftParenthesis { depth -= 1 }
        if depth == 0 { break }
        place -= 1
      }
      guard place >= 0 else { return nil }
      let isCall = place > 0 && tokens[place - 1].kind == .name
      return isCall ? place - 1 : place
    default: return nil
    }
  }

  // MARK: From the start

  /// One statement, up to the cursor.
  private struct Statement {
    var path: [String] = []
    var keyword: String?
    var hasValue = false
    var names = 0
    /// Whether anything but a path has been met, so that it is an expression.
    var isExpression = false
    var isEmpty: Bool { path.isEmpty && keyword == nil && !isExpression }
  }

  /// Walks over the statements, to see what the cursor is in.
  private mutating func walk() {
    var heads: [[String]] = []
    var statement = Statement()
    var isType = false
    for index in tokens.indices {
      let kind = tokens[index].kind
      let isNested = !nestings.isEmpty
      switch kind {
      case .newline where !isNested && !continues(after: index), .semicolon where !isNested:
        statement = Statement()
        isType = false
      case .newline, .semicolon: break
      case .leftBrace:
        heads.append(statement.path)
        statement = Statement()
        nestings = []
      case .rightBrace:
        if !heads.isEmpty { heads.removeLast() }
        statement = Statement()
        nestings = []
      case .equals where !isNested:
        statement.hasValue = true
        isType = false
      case .leftParenthesis: open(at: index, &statement)
      case .rightParenthesis:
        if !nestings.isEmpty { nestings.removeLast() }
      case _ where isNested: take(kind, at: index)
      case .name where !statement.hasValue: takeName(text(index), at: index, &statement)
      case .star where !statement.hasValue: statement.path.append("*")
      case .colon where statement.keyword == "let" && !statement.hasValue: isType = true
      case .dot: break
      default: statement.isExpression = true
      }
    }
    settle(statement, heads, isType: isType)
  }

  private mutating func settle(_ statement: Statement, _ heads: [[String]], isType: Bool) {
    let outer = heads.flatMap { $0 }
    if statement.keyword == "func", !nestings.isEmpty, !statement.hasValue {
      place = nestings.last?.label != nil ? .type : .nothing
      nestings = []
    } else if isType {
      place = .type
    } else if statement.keyword != nil, !statement.hasValue {
      place = .nothing
    } else if statement.keyword != nil {
      place = .value(target: [])
    } else if statement.hasValue {
      place = .value(target: outer + statement.path)
    } else if !nestings.isEmpty || statement.isExpression {
      place = .value(target: [])
    } else {
      place = .target(path: outer + statement.path)
    }
  }

  private mutating func takeName(_ name: String, at index: Int, _ statement: inout Statement) {
    let keywords: Set<String> = ["let", "func", "import", "theme", "extends"]
    if statement.isEmpty, keywords.contains(name),
      index + 1 == tokens.count
        || tokens[index + 1].kind == .name || tokens[index + 1].kind == .string
    {
      statement.keyword = name
    } else if statement.keyword == nil {
      statement.path.append(name)
    }
  }

  /// Whether a statement goes on behind the line break at `index`.
  private func continues(after index: Int) -> Bool {
    let before = tokens[..<index].last { $0.kind != .newline }
    switch before?.kind {
    case .plus, .minus, .slash, .star, .equals, .comma, .colon, .dot, .arrow: return true
    default: return tokens[(index + 1)...].first { $0.kind != .newline }?.kind == .dot
    }
  }

  private mutating func open(at index: Int, _ statement: inout Statement) {
    if !nestings.isEmpty { nestings[nestings.count - 1].isStarted = true }
    let isCall = index > 0 && tokens[index - 1].kind == .name
    if statement.keyword == nil, !statement.hasValue { statement.isExpression = true }
    nestings.append(
      Nesting(
        callee: isCall ? text(index - 1) : nil,
        qualifier: qualifier(at: index - 1)))
  }

  /// The plain name in front of the one at `index`, with a dot between.
  private func qualifier(at index: Int) -> String? {
    guard index > 0, tokens[index - 1].kind == .dot else { return nil }
    guard index > 1, tokens[index - 2].kind == .name, index == 2 || tokens[index - 3].kind != .dot
    else { return "" }
    return text(index - 2)
  }

  private mutating func take(_ kind: TokenKind, at index: Int) {
    let last = nestings.count - 1
    switch kind {
    case .comma:
      if let label = nestings[last].label {
        nestings[last].labels.append(label)
      } else {
        nestings[last].unlabelled += 1
      }
      nestings[last].label = nil
      nestings[last].isStarted = false
    case .colon where index > 0 && tokens[index - 1].kind == .name:
      nestings[last].label = text(index - 1)
      nestings[last].isStarted = false
    case .newline: break
    default: nestings[last].isStarted = true
    }
  }
}
