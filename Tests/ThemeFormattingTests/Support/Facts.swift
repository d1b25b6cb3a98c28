import ThemeFormatting
import ThemeSource
import ThemeSyntax

/// What formatting must keep of a text, read off its tree without the formatter's help.
struct Facts {
  let tree: SyntaxTree
  var text: String { String(decoding: tree.source.bytes, as: UTF8.self) }

  init(_ text: String, dialect: Dialect = .theme) {
    tree = SyntaxTree.parse(SourceText(name: "test.theme", text), dialect: dialect)
  }

  var hasErrors: Bool { tree.diagnostics.contains { $0.severity == .error } }

  /// The formatted text.
  func formatted(width: Int = 100) -> String? {
    Formatter.format(tree, configuration: FormatConfiguration(width: width)).bytes.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  // MARK: Tokens

  /// The tokens of a range, one spelling for all that mean the same; no white space, and no comma
  /// in front of a closing parenthesis.
  func tokens(in range: Range<Int>, withComments: Bool = false) -> [String] {
    var result: [String] = []
    for index in range {
      let token = text(ofToken: index)
      switch tree.tokens[index].kind {
      case .whitespace, .newline, .semicolon, .byteOrderMark, .endOfFile: break
      case .lineComment, .documentationComment, .blockComment:
        if withComments { result.append(Self.comment(token)) }
      case .rightParenthesis, .rightBracket:
        if let last = result.lastIndex(where: { !$0.hasPrefix("/") || $0 == "/" }),
          result[last] == ","
        {
          result.remove(at: last)
        }
        result.append(token)
      case .color: result.append(token.uppercased())
      case .number: result.append(Self.number(token))
      case .name: result.append(token == "Auth0TextStyle" ? "TextStyle" : token)
      default: result.append(token)
      }
    }
    return result
  }

  /// Tokens and comments of a range in order, without the punctuation that a comment may pass.
  func order(in range: Range<Int>) -> [String] {
    let passed = [",", "=", ":", "+", "-", "*", "/"]
    return tokens(in: range, withComments: true).filter { !passed.contains($0) }
  }

  /// All comments, each without the white space at its lines' ends and beginnings.
  var comments: [String] {
    tree.tokens.indices.filter { isComment($0) }.map { Self.comment(text(ofToken: $0)) }
  }

  /// All `//` comments, each with whether it has a line of its own; those behind a sign that begins
  /// its line, and may move up to the line before, only if they are wanted.
  func lineComments(withPassed: Bool) -> [String] {
    let isSkipped = { (index: Int) in
      [.whitespace, .semicolon, .blockComment].contains(self.tree.tokens[index].kind)
    }
    let isLineStart = { (index: Int?) in
      index.map { [.newline, .byteOrderMark].contains(self.tree.tokens[$0].kind) } ?? true
    }
    let passed = [",", "=", ":", "+", "-", "*", "/"]
    return tree.tokens.indices.filter { tree.tokens[$0].kind == .lineComment }.compactMap { index in
      let before = (0..<index).last { !isSkipped($0) }
      let isAlone = isLineStart(before)
      if !withPassed, let before, passed.contains(text(ofToken: before)),
        isLineStart((0..<before).last { !isSkipped($0) })
      {
        return nil
      }
      return (isAlone ? "own line: " : "behind: ") + Self.comment(text(ofToken: index))
    }
  }

  /// Whether a blank line follows, for each comma that an element follows.
  var blankLinesInLists: [Bool] {
    tree.tokens.indices.filter { tree.tokens[$0].kind == .comma }.compactMap { comma in
      var breaks = 0
      var isApart = false
      for index in comma + 1..<tree.tokens.count {
        switch tree.tokens[index].kind {
        case .newline: breaks += 1
        case .whitespace: break
        case .lineComment, .documentationComment, .blockComment: breaks = 0
        case .rightParenthesis, .rightBracket: return nil
        default: return isApart
        }
        isApart = isApart || breaks > 1
      }
      return nil
    }
  }

  private func isComment(_ index: Int) -> Bool {
    switch tree.tokens[index].kind {
    case .lineComment, .documentationComment, .blockComment: true
    default: false
    }
  }

  private func text(ofToken index: Int) -> String {
    tree.source.string(in: tree.range(ofToken: index))
  }

  private static func comment(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
      .map { line in
        line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
      }.joined(separator: "\n")
  }

  /// A number as the value that it has: digits without zeros at both ends, their power of ten, and
  /// the unit.
  private static func number(_ text: String) -> String {
    let digits = text.prefix {
      $0.isNumber || $0 == "." || $0 == "e" || $0 == "E" || $0 == "-" || $0 == "+"
    }
    let unit = text.dropFirst(digits.count).filter { $0 != " " }
    let parts = digits.split { $0 == "e" || $0 == "E" }
    let places = parts[0].split(separator: ".")
    let fraction = places.count > 1 ? places[1] : ""
    var power = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - fraction.count
    var significant = (places[0] + fraction).drop { $0 == "0" }
    while significant.last == "0" {
      significant.removeLast()
      power += 1
    }
    return significant.isEmpty ? "0\(unit)" : "\(significant)e\(power)\(unit)"
  }

  // MARK: Statements

  /// A statement, and the order of all that is in it.
  struct Statement: Equatable, CustomStringConvertible {
    let node: NodeID
    let depth: Int
    let kind: NodeKind
    let order: [String]
    let documentation: String?
    /// Whether a `;` stands above it, which can keep a `///` from being documentation, and goes.
    let isBehindSemicolon: Bool
    /// Whether a blank line parts it from a statement above it in the same block.
    let hasBlankLine: Bool

    var description: String { "\(kind) \(depth) \(order) \(documentation ?? "")" }

    static func == (left: Statement, right: Statement) -> Bool {
      left.depth == right.depth && left.kind == right.kind && left.order == right.order
        && (left.documentation == right.documentation || left.isBehindSemicolon
          || right.isBehindSemicolon)
    }
  }

  /// All statements, those of blocks behind their block.
  var statements: [Statement] {
    var result: [Statement] = []
    func visit(_ node: NodeID, _ depth: Int) {
      let first = tree.firstChild(of: node).map { tree.tokenRange(of: $0).upperBound } ?? 0
      var last: Int?
      for child in tree.children(of: node) where tree.kind(of: child) != .path {
        let range = tree.tokenRange(of: child)
        result.append(
          Statement(
            node: child, depth: depth, kind: tree.kind(of: child), order: order(in: range),
            documentation: tree.documentation(of: child),
            isBehindSemicolon: ((last ?? (node == .root ? 0 : first))..<range.lowerBound).contains {
              tree.tokens[$0].kind == .semicolon
            },
            hasBlankLine: last.map { hasBlankLine($0..<range.lowerBound) } ?? false))
        last = range.upperBound
        if tree.kind(of: child) == .block { visit(child, depth + 1) }
      }
    }
    visit(.root, 0)
    return result
  }

  private func hasBlankLine(_ range: Range<Int>) -> Bool {
    var breaks = 0
    for index in range {
      switch tree.tokens[index].kind {
      case .newline:
        breaks += 1
        if breaks > 1 { return true }
      case .whitespace, .semicolon: break
      default: breaks = 0
      }
    }
    return false
  }

  /// The imports as they should be: by path and name.
  static func sortedImports(_ statements: [Statement]) -> [Statement] {
    func key(_ statement: Statement) -> [[UInt8]] {
      statement.order.filter { !$0.hasPrefix("/") && $0 != "import" && $0 != "as" }
        .map { Array($0.utf8) }
    }
    return statements.filter { $0.kind == .importStatement }.enumerated().sorted { left, right in
      let (one, other) = (key(left.element), key(right.element))
      if let (first, second) = zip(one, other).first(where: { $0 != $1 }) {
        return first.lexicographicallyPrecedes(second)
      }
      return (one.count, left.offset) < (other.count, right.offset)
    }.map(\.element)
  }
}
