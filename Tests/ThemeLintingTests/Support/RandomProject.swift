import ThemeSource

/// Random numbers that a seed determines (SplitMix64), so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Random projects of several themes, full of what rules look for: themes that are right, but not
/// good.
struct RandomProject {
  private var random: SeededGenerator
  private var text = ""
  private var lets: [String] = []
  private var settings: Set<String> = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The files: a palette, a base, and themes that extend it and import the palette.
  mutating func files() -> [String: String] {
    var files: [String: String] = [:]
    files["palette.theme"] = palette()
    files["base.theme"] = theme(parents: [], imports: chance(2) ? ["palette"] : [])
    let inherited = lets
    for name in ["one", "two"] {
      files["\(name).theme"] = theme(
        parents: ["base"], imports: chance(2) ? ["palette"] : [], inherited: inherited)
    }
    if chance(2) { files["both.theme"] = theme(parents: ["one", "two"], imports: []) }
    if chance(3) { files = files.mapValues { $0.replacing("\n", with: "\r\n") } }
    return files
  }

  private mutating func palette() -> String {
    text = chance(2) ? "/// Colours by name.\n\n" : ""
    for name in ["sun", "navy", "cloud"] { line("let \(name) = \(color())") }
    line("func tint(_ base: Color) = base.mix(with: white, by: 20%)")
    return text
  }

  private mutating func theme(
    parents: [String], imports: [String], inherited: [String] = []
  ) -> String {
    text = ""
    lets = []
    settings = []
    if chance(2) { line("// lint:ignore-file \(rule())") }
    if !parents.isEmpty {
      line("extends " + parents.map { "\"\($0).theme\"" }.joined(separator: ", "))
    }
    for name in imports { line("import \"\(name).theme\"") }
    if parents.isEmpty {
      for name in ["brand", "accent", "ink"] where chance(2) {
        line("let \(name) = \(color())")
        lets.append(name)
      }
      if chance(2) { line("func shade(_ ink: Color) = ink.darken(by: 20%)") }
    } else {
      for name in inherited where chance(3) { line("\(name) = \(color())") }
    }
    let names = lets + inherited
    for _ in 0..<Int.random(in: 2...9, using: &random) { statement(names, imports) }
    return text
  }

  private mutating func statement(_ names: [String], _ imports: [String]) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: line("dark { }")
    case 1: line("dark {\n  border { }\n}")
    case 2: set("sizes.size2xlDimen", "\(Int.random(in: 30...70, using: &random))")
    case 3: set("sizes.size3xlDimen", "sizes.size2xlDimen + 8")
    case 4:
      let family = chance(2) ? "La\u{200B}to" : "Lato"
      set("typography.body.family", "\"\(family)\"")
    case 5: set("sizes.buttonHeight", "\(Int.random(in: 36...52, using: &random))")
    case 6:
      let pair = chance(2) ? "(light: #123456, dark: #123456)" : "(light: white, dark: black)"
      set("background.accent", pair)
    case 7:
      if settings.insert("background.inverse").inserted {
        line("background {\n  inverse = \(value(names, imports, isInGroup: true))\n}")
      }
    default:
      let token =
        ["text.bold", "text.regular", "border.subtle", "background.layerBase"]
        .randomElement(using: &random) ?? "text.bold"
      set(token, value(names, imports, isInGroup: false))
    }
  }

  private mutating func set(_ path: String, _ value: String) {
    guard settings.insert(path).inserted else { return }
    if chance(4) { line("// lint:ignore \(rule()): because") }
    let comment = chance(4) ? " // lint:ignore \(rule())" : chance(4) ? " // it\u{202E}s so" : ""
    line("\(path) = \(value)\(comment)")
  }

  private mutating func value(
    _ names: [String], _ imports: [String], isInGroup: Bool
  ) -> String {
    if isInGroup, chance(3) { return "accent" }
    if let name = names.randomElement(using: &random), chance(2) {
      return chance(2) ? "(light: \(name), dark: \(name))" : name
    }
    if let name = imports.randomElement(using: &random), chance(2) { return "\(name).sun" }
    return color()
  }

  private mutating func color() -> String {
    "#"
      + (0..<6).map { _ in String("0123456789ABCDEF".randomElement(using: &random) ?? "0") }
      .joined()
  }

  private mutating func rule() -> String {
    ["small_touch_target", "low_contrast", "same_in_dark", "empty_block", "unused_let"]
      .randomElement(using: &random) ?? "low_contrast"
  }

  private mutating func line(_ statement: String) {
    text += statement
    text += chance(8) ? "; \n" : chance(6) ? "\n\n" : "\n"
  }

  /// One time in `count`.
  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }
}
