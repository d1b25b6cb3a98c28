/// Makes random sentences of the grammar, spread over lines as its rules about lines allow.
struct SentenceGenerator {
  /// A special sequence that this generator cannot make.
  struct Unknown: Error { let special: String }

  private struct Word {
    var text: String
    /// The `(` of arguments, which stays on its line.
    var opensArguments = false
  }

  let grammar: Grammar
  var random: SeededGenerator
  private var words: [Word] = []

  init(_ grammar: Grammar, seed: UInt64) {
    self.grammar = grammar
    random = SeededGenerator(seed: seed)
  }

  /// A sentence of the rule `name`.
  mutating func sentence(of name: String) throws -> String {
    words = []
    try generate(rule: name, depth: 0)
    return layout()
  }

  // MARK: Words

  private mutating func generate(rule name: String, depth: Int) throws {
    guard let expression = grammar.rules[name] else { throw Unknown(special: name) }
    // Rules in capitals are tokens: one word without gaps.
    if name.allSatisfy(\.isUppercase) {
      return words.append(Word(text: try token(name, expression)))
    }
    let first = words.count
    try generate(expression, depth: depth + 1)
    if name == "arguments", first < words.count { words[first].opensArguments = true }
  }

  private mutating func generate(_ expression: Grammar.Expression, depth: Int) throws {
    switch expression {
    case .terminal(let text): words.append(Word(text: text))
    case .rule(let name): try generate(rule: name, depth: depth)
    case .special(let special): throw Unknown(special: special)
    case .sequence(let parts): for part in parts { try generate(part, depth: depth) }
    case .choice(let choices):
      // Deep down, the first choices are those without nested values.
      let count = depth > 40 ? min(choices.count, 4) : choices.count
      if case .special("the end of the file")? = choices.last {
        return try generate(choices[0], depth: depth)
      }
      try generate(random.pick(choices[..<count]), depth: depth)
    case .optional(let part):
      if depth < 40, random.once(in: 2) { try generate(part, depth: depth) }
    case .repetition(let part):
      while depth < 40, random.once(in: 3) { try generate(part, depth: depth) }
    }
  }

  private mutating func token(_ name: String, _ expression: Grammar.Expression) throws -> String {
    if name == "NAME", random.once(in: 2) { return random.pick(Self.names) }
    return try spell(expression)
  }

  /// Names that are words of the grammar too, and names outside ASCII. Not `let` and `func`, which
  /// at the start of a line end the parentheses around them, and not `super` and `extends`.
  private static let names = [
    "theme", "import", "as", "Auth0", "dark", "primary", "größe", "色", "_", "x1", "pt", "e5",
  ]

  private mutating func spell(_ expression: Grammar.Expression) throws -> String {
    switch expression {
    case .terminal(let text): return text
    case .rule(let name):
      guard let rule = grammar.rules[name] else { throw Unknown(special: name) }
      return try spell(rule)
    case .sequence(let parts):
      var text = ""
      for part in parts { text += try spell(part) }
      return text
    case .choice(let choices): return try spell(random.pick(choices))
    case .optional(let part): return random.once(in: 2) ? try spell(part) : ""
    case .repetition(let part):
      var text = ""
      while random.once(in: 2) { text += try spell(part) }
      return text
    case .special(let special):
      guard let choices = Self.specials[special] else { throw Unknown(special: special) }
      return random.pick(choices)
    }
  }

  private static let specials: [String: [String]] = [
    "a character of XID_Start": ["a", "k", "Z", "é", "я", "名"],
    "a character of XID_Continue": ["b", "Y", "7", "\u{301}", "ü", "字"],
    "any character but a quote, a backslash and control characters other than tab":
      ["L", " ", "/", "\t", "'", "{", "🙂", "ß", "#"],
    "one to eight hex digits of a Unicode scalar value": ["41", "e9", "1F600", "00000041"],
    "a line break: LF, CR or CR LF": ["\n", "\r", "\r\n"],
  ]

  // MARK: Layout

  /// The words with gaps between them.
  private mutating func layout() -> String {
    var text = ""
    var open = 0
    for (index, word) in words.enumerated() {
      let isWordlike = word.text.unicodeScalars.first.map { $0.properties.isXIDContinue } ?? false
      let last = index > 0 ? words[index - 1].text : ""
      let mayBreak =
        !word.opensArguments
        && (open > 0 || word.text == "." || ["=", ",", ":", ".", "->"].contains(last)
          || isOperator(at: index - 1))
      // A `/` and a comment behind it would begin another comment.
      if last == "/" { text += " " }
      if isLineBreak(word.text) {
        text += gap(mayBreak: false)
      } else if mayBreak, random.once(in: 3) {
        text += gap(mayBreak: true)
      } else if isWordlike || random.once(in: 2) {
        text += " " + gap(mayBreak: false)
      }
      if word.text == "(" || word.text == "[" { open += 1 }
      if word.text == ")" || word.text == "]" { open -= 1 }
      text += word.text
    }
    return text
  }

  private func isLineBreak(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\r" || $0 == ";" }
  }

  /// Whether the word at `index` is an operator of a value: `*` is not where it is a segment.
  private func isOperator(at index: Int) -> Bool {
    guard index > 0 else { return false }
    switch words[index].text {
    case "+", "-", "/": return true
    case "*":
      let before = words[index - 1].text
      return before != "." && before != "{" && !isLineBreak(before)
    default: return false
    }
  }

  private mutating func gap(mayBreak: Bool) -> String {
    var gaps = ["", " ", "\t", "/* a /* b */ */"]
    if mayBreak { gaps += ["\n", "\r\n  ", " // c\n", "\n\n/* d\n */"] }
    return random.pick(gaps)
  }
}
