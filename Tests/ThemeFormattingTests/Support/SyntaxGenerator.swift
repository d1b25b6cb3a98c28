/// Random texts that the grammar allows, in random spellings; what they mean is left to chance.
struct SyntaxGenerator {
  private var generator: SeededGenerator
  /// How deep the current expression or block is nested.
  private var depth = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func file() -> String {
    var text = ""
    if generator.once(in: 3) {
      text += generator.pick(["theme A", "theme A extends ", "extends "])
    }
    if text.hasSuffix("extends ") {
      let count = generator.pick([1, 1, 2, 7])
      text += (0..<count).map { _ in
        generator.pick(["\"base.theme\"", "Auth0", "\"../themes/other.theme\""])
      }.joined(separator: "," + gap())
    }
    if !text.isEmpty { text += "\n" }
    for _ in 0..<generator.number(below: 12) { text += statement() + separator() }
    return text
  }

  private mutating func statement() -> String {
    switch generator.number(below: 12) {
    case 0:
      return "import \(path())" + (generator.once(in: 2) ? " as \(name())" : "")
    case 1...3:
      let type = generator.once(in: 3) ? gap() + ":" + gap() + self.type() : ""
      return "let \(name())\(type)" + (!type.isEmpty && generator.once(in: 4) ? "" : value())
    case 4:
      let parameters = (0..<generator.number(below: 4)).map { _ in parameter() }
      return "func \(name())(\(parameters.joined(separator: "," + gap())))"
        + (generator.once(in: 2) ? gap() + "->" + gap() + type() : "") + value()
    default: return entry()
    }
  }

  private mutating func entry() -> String {
    guard depth < 4, generator.once(in: 4) else { return target() + value() }
    depth += 1
    defer { depth -= 1 }
    let count = generator.pick([0, 1, 1, 1, 2, 5])
    if generator.once(in: 2) {
      let entries = (0..<count).map { _ in entry() }
      return target() + gap() + "{" + gap() + entries.joined(separator: ";") + gap() + "}"
    }
    return target() + " {\n" + (0..<count).map { _ in entry() + separator() }.joined() + "}"
  }

  private mutating func separator() -> String {
    generator.pick(["\n", "\n", "\n", "\n\n", "\n\n\n", ";", " ;\n", "\n  "])
  }

  private mutating func target() -> String {
    let first = generator.pick([
      "a", "background", "primary", "theme", "let", "dark", "spacing", "*",
    ])
    let rest = (0..<generator.pick([0, 0, 1, 2])).map { _ in
      gap() + "." + gap()
        + generator.pick(["*", "dark", "b", "typography", "layerMediumLong", "let"])
    }
    return first + rest.joined()
  }

  private mutating func value() -> String { gap() + "=" + gap() + expression() }

  private mutating func parameter() -> String {
    generator.pick(["_ x", "by amount", "y", "let z", "in func"]) + ":" + gap() + type()
      + (generator.once(in: 3) ? value() : "")
  }

  // MARK: Values

  private mutating func expression() -> String {
    guard depth < 5 else { return leaf() }
    depth += 1
    defer { depth -= 1 }
    switch generator.number(below: 14) {
    case 0, 1:
      return (0...generator.number(below: 5)).map { _ in expression() }
        .joined(separator: gap() + generator.pick(["+", "-", "*", "/"]) + gap())
    case 2: return generator.pick(["-", "- ", "--"]) + expression()
    case 3: return "(" + gap() + expression() + gap() + ")"
    case 4: return pair()
    case 5: return name(isCalled: true) + arguments()
    case 6, 7:
      return generator.pick([leaf(), name(isCalled: true) + arguments(), "(" + expression() + ")"])
        + (0...generator.number(below: 4)).map { _ in
          gap() + "." + gap() + name() + (generator.once(in: 2) ? arguments() : "")
        }.joined()
    case 8: return "." + name() + (generator.once(in: 2) ? arguments() : "")
    case 9: return generator.pick(["Auth0TextStyle", "TextStyle"]) + arguments()
    default: return leaf()
    }
  }

  private mutating func pair() -> String {
    let labels = ["light", "dark", "lightHighContrast", "let"].prefix(
      1 + generator.number(below: 4))
    return "(" + labels.map { $0 + ":" + gap() + expression() }.joined(separator: "," + gap())
      + (generator.once(in: 4) ? "," : "") + ")"
  }

  private mutating func arguments() -> String {
    let values = (0..<generator.number(below: 4)).map { _ in
      (generator.once(in: 2) ? generator.pick(["by", "with", "on"]) + ":" + gap() : "")
        + expression()
    }
    return "(" + values.joined(separator: gap() + "," + gap())
      + (!values.isEmpty && generator.once(in: 4) ? gap() + "," : "") + ")"
  }

  private mutating func leaf() -> String {
    switch generator.number(below: 5) {
    case 0: number()
    case 1:
      generator.pick(["#fff", "#FFFF", "#1b5cff", "#1B5CFF80", "#abcdef01"])
    case 2:
      generator.pick(["\"Lato\"", "\"\"", "\"a // b /* c\"", "\"caf\u{E9} \\u{1F600}\"", "\"日本\""])
    default: name()
    }
  }

  private mutating func number() -> String {
    let digits = (0...generator.number(below: 5)).map { _ in generator.pick(["0", "0", "1", "7"]) }
    var number = digits.joined()
    if generator.once(in: 2) {
      number +=
        "."
        + (0...generator.number(below: 4)).map { _ in generator.pick(["0", "0", "5"]) }
        .joined()
    }
    if generator.once(in: 4) {
      number +=
        generator.pick(["e", "E"]) + generator.pick(["", "+", "-"])
        + "\(generator.pick(["0", "1", "3", "07", "12"]))"
    }
    return number + generator.pick(["", "", "", "%", " %", "pt"])
  }

  private mutating func name(isCalled: Bool = false) -> String {
    generator.pick([
      "a", "b", "blue", "primary", "palette", "theme", "extends", "größe", "longNameOfAColor",
      isCalled ? "readable" : "super",
    ])
  }

  private mutating func path() -> String {
    generator.pick(["\"a.theme\"", "\"b.theme\"", "\"sub/c.theme\"", "\"Z.theme\"", "\"a.theme\""])
  }

  private mutating func type() -> String {
    generator.pick(["Color", "Length", "Auth0TextStyle", "TextStyle", "Number"])
  }

  /// What may stand between two tokens on one line.
  private mutating func gap() -> String {
    generator.pick(["", "", " ", " ", "  ", "\t"])
  }
}
