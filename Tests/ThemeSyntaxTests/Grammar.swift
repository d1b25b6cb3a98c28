/// A grammar in the notation of `grammar/theme.ebnf`.
struct Grammar {
  /// The right side of a rule.
  indirect enum Expression {
    case terminal(String)
    case rule(String)
    case special(String)
    case sequence([Expression])
    case choice([Expression])
    case optional(Expression)
    case repetition(Expression)
  }

  /// A text that is no grammar, and where that shows.
  struct NotAGrammar: Error { let rest: Substring }

  private(set) var rules: [String: Expression] = [:]
  /// The names of the rules, in order.
  private(set) var names: [String] = []

  init(_ text: String) throws {
    var reader = Reader(rest: text[...])
    try reader.skip()
    while !reader.rest.isEmpty {
      let name = reader.word()
      try reader.expect("=")
      rules[name] = try reader.choice()
      names.append(name)
      try reader.expect(";")
    }
  }

  /// The names that rules mention.
  var mentioned: Set<String> {
    var result: Set<String> = []
    func collect(_ expression: Expression) {
      switch expression {
      case .rule(let name): result.insert(name)
      case .sequence(let parts), .choice(let parts): parts.forEach(collect)
      case .optional(let part), .repetition(let part): collect(part)
      case .terminal, .special: break
      }
    }
    rules.values.forEach(collect)
    return result
  }

  private struct Reader {
    var rest: Substring

    mutating func choice() throws -> Expression {
      var choices = [try sequence()]
      while accept("|") { choices.append(try sequence()) }
      return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private mutating func sequence() throws -> Expression {
      var parts = [try part()]
      while accept(",") { parts.append(try part()) }
      return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func part() throws -> Expression {
      guard let first = rest.first else { throw NotAGrammar(rest: rest) }
      switch first {
      case "[", "{", "(":
        rest.removeFirst()
        try skip()
        let inner = try choice()
        try expect(first == "[" ? "]" : first == "{" ? "}" : ")")
        return first == "[" ? .optional(inner) : first == "{" ? .repetition(inner) : inner
      case "'", "\"", "?":
        rest.removeFirst()
        guard let end = rest.firstIndex(of: first) else { throw NotAGrammar(rest: rest) }
        let content = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        try skip()
        return first == "?" ? .special(content.trimmed) : .terminal(content)
      default:
        let name = word()
        guard !name.isEmpty else { throw NotAGrammar(rest: rest) }
        try skip()
        return .rule(name)
      }
    }

    mutating func word() -> String {
      let word = rest.prefix { $0.isLetter }
      rest = rest[word.endIndex...]
      while rest.first?.isWhitespace == true { rest.removeFirst() }
      return String(word)
    }

    mutating func accept(_ sign: Character) -> Bool {
      guard rest.first == sign else { return false }
      rest.removeFirst()
      try? skip()
      return true
    }

    mutating func expect(_ sign: Character) throws {
      guard accept(sign) else { throw NotAGrammar(rest: rest) }
    }

    /// Passes over white space and comments.
    mutating func skip() throws {
      while true {
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        guard rest.hasPrefix("(*") else { return }
        while !rest.hasPrefix("*)") {
          guard !rest.isEmpty else { throw NotAGrammar(rest: rest) }
          rest.removeFirst()
        }
        rest.removeFirst(2)
      }
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let words = split { $0.isWhitespace }
    return words.joined(separator: " ")
  }
}
