import Testing

@testable import ThemeREPL

/// Texts with `|` where the cursor is, what must be offered there, and what must not.
@Suite struct CompletionTests {
  /// What is said about an offer is made when it is shown, which few of many are.
  @Test func onlyWhatIsShownIsDescribed() {
    nonisolated(unsafe) var described = 0
    func describe() -> String {
      described += 1
      return "a name"
    }
    let offers = (0..<1_000).map { Offer("name\($0)", describe()) }
    #expect(offers.candidates(for: "NAME99", at: 0..<6).map(\.text).count == 11)
    #expect(described == 11)
    #expect(offers.candidates(for: "", at: 0..<0).count == 300 && described == 311)
  }

  @Test func offersAreFoundWhateverTheirCase() {
    let offers = ["Größe", "gruen", "text.onPrimary", "É1", "émile"].map { Offer($0) }
    func found(_ word: String) -> [String] {
      offers.candidates(for: word, at: 0..<word.utf8.count).map(\.text)
    }
    #expect(found("gR") == ["Größe", "gruen"] && found("größ") == ["Größe"])
    #expect(found("onp") == ["text.onPrimary"] && found("TEXT.ON") == ["text.onPrimary"])
    #expect(found("é") == ["É1", "émile"] && found("x").isEmpty)
  }

  private static let files = [
    "palette.theme": """
    let sun = #FFC53D
    let step = 4pt
    func tint(_ base: Color, by amount: Number = 20%) = base.mix(with: white, by: amount)
    """,
    "acme.theme": """
    import "palette.theme"
    let brand = #1B5CFF
    let gap = 8pt
    let ratio = 50%
    let face = "Lato"
    func half(_ c: Color) -> Color = c.opacity(50%)
    func twice(_ a: Length) -> Length = a * 2
    """,
  ]

  private static func session() throws -> Session {
    let session = try Session("acme.theme", files: MemoryFiles(files))
    _ = session.evaluate("import \"palette.theme\"\nlet own = 3pt")
    return session
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let offered: [String]
    let absent: [String]
    var testDescription: String { text }

    init(_ text: String, _ offered: [String], not absent: [String] = []) {
      (self.text, self.offered, self.absent) = (text, offered, absent)
    }
  }

  @Test(arguments: [
    Case("|", ["background", "dark", "brand", "let", "half(", "white", "palette."]),
    Case("back|", ["background", "background.primary"], not: ["text", "black"]),
    Case("background.|", ["primary", "layerTop", "*", "dark"], not: ["bold", "md"]),
    Case("background.pri|", ["primary", "primarySubtle"], not: ["accent"]),
    Case("background.primary.|", ["dark", "opacity(", "light", "lighten("], not: ["rounded("]),
    Case("dark { |", ["background", "text"], not: ["spacing", "light", "let"]),
    Case("dark { text.|", ["bold", "*"], not: ["light"]),
    Case("spacing { |", ["md", "*"], not: ["background", "dark"]),
    Case("typography.body.|", ["size", "lineHeight", "font", "with("], not: ["dark"]),
    Case("typography { body { |", ["size", "font"], not: ["tracking(", "brand"]),
    Case("typography.body.font.|", ["family", "weight"], not: ["tracking"]),
    Case(
      "text.onPrimary = |",
      [
        "brand", "background.primary", "half(", "readable(", "white", ".primary", "(light: ",
        "bold",
      ],
      not: ["gap", "ratio", "face", "twice(", "spacing.md", "typography.body", "min(", "onPrimary"]),
    Case("text.onPrimary = b|", ["brand", "black", "bold", "background.primary"], not: ["gap"]),
    Case("text.onPrimary = prim|", ["background.primary"]),
    Case("text.onPrimary = brand.|", ["opacity(", "light"], not: ["rounded("]),
    Case("text.onPrimary = brand.opacity(|", ["ratio", "gap"], not: ["brand", "white", "face"]),
    Case("text.onPrimary = brand.mix(|", ["with: ", "by: "], not: ["on: "]),
    Case("text.onPrimary = brand.mix(with: |", ["white", "brand"], not: ["ratio", "gap"]),
    Case("text.onPrimary = brand.mix(with: white, |", ["by: ", "in: "], not: ["with: "]),
    Case("x = brand.mix(with: white, by: 1, in: |", ["perceptual", "device"], not: ["brand"]),
    Case("text.onPrimary = readable(|", ["on: ", "brand"]),
    Case("text.onPrimary = (|", ["light: ", "dark: ", "brand"]),
    Case("text.onPrimary = (light: |", ["brand"], not: ["gap"]),
    Case("text.onPrimary = (light: brand, |", ["dark: "], not: ["light: "]),
    Case("text.onPrimary = palette.|", ["sun", "tint(", "background"]),
    Case("text.onPrimary = palette.background.|", ["primary"]),
    Case("text.onPrimary = palette.tint(|", ["brand", "by: "]),
    Case(
      "spacing.md = |", ["gap", "own", "twice(", "lg", "radius.pill", "max("], not: ["brand", "md"]),
    Case("spacing.md = gap * |", ["own", "ratio"], not: ["brand", "white"]),
    Case("spacing.md = gap.|", ["rounded("], not: ["opacity("]),
    Case("typography.body.weight = |", ["bold", "semibold"], not: ["brand", "gap"]),
    Case("typography.body.weight = .|", ["bold", "semibold"], not: ["brand"]),
    Case("typography.body.family = |", ["face"], not: ["brand"]),
    Case("typography.body.font = .|", ["custom(", "system("], not: ["bold"]),
    Case("typography.body.font = Font.|", ["custom(", "Weight"]),
    Case("typography.body = typography.title.|", ["with(", "size"]),
    Case("typography.body = typography.title.with(|", ["size: ", "weight: "]),
    Case("typography.body = typography.title.with(weight: |", ["bold"], not: ["gap"]),
    Case("brand = |", ["white", "background.primary"], not: ["gap"]),
    Case("brand.|", ["dark", "opacity("]),
    Case("dark.brand = |", ["white"], not: ["gap"]),
    Case("let x: |", ["Color", "Length"], not: ["brand"]),
    Case("let x: Color = |", ["brand"]),
    Case("let |", [], not: ["brand"]),
    Case("func f(_ a: |", ["Color"], not: ["brand"]),
    Case("func f(_ a|", [], not: ["accentColor"]),
    Case("import \"|", ["palette.theme", "acme.theme"]),
    Case("import \"pal|", ["palette.theme"], not: ["acme.theme"]),
    Case("face + \"|", [], not: ["palette.theme", "brand"]),
    Case("// |", [], not: ["brand"]),
    Case("#1|", [], not: ["brand"]),
    Case("12|", [], not: ["brand"]),
    Case("x = 1\ntext.bold = |", ["brand"], not: ["gap"]),
    Case("twice(|", ["gap", "own"], not: ["brand"]),
    Case("half(brand).|", ["opacity("], not: ["rounded("]),
    Case("(brand).|", ["opacity("]),
    Case("#FFF.|", ["opacity("]),
    Case(":|", [":type", ":quit"]),
    Case(":br|", [":browse"], not: [":type"]),
    Case("  :br|", [":browse"]),
    Case(":browse |", ["spacing", "lets", "--overridden"]),
    Case(":browse sp|", ["spacing"], not: ["text", "--type"]),
    Case(":browse -|", ["--overridden", "--missing"], not: ["spacing"]),
    Case(":browse --type |", ["Color", "Length"], not: ["spacing"]),
    Case(":load |", ["acme.theme", "palette.theme"]),
    Case(":load pa|", ["palette.theme"], not: ["acme.theme"]),
    Case(":uses b|", ["brand", "background.primary"], not: ["gap"]),
    Case(":uses palette.s|", ["palette.sun", "palette.step"], not: ["brand"]),
    Case(":contrast |", ["brand", "white"], not: ["gap"]),
    Case(":contrast white, b|", ["brand", "black"], not: ["gap"]),
    Case(":type gap.|", ["rounded("]),
    Case(":mode |", ["light", "dark", "both"]),
    Case(":set |", ["exact", "mode"]),
    Case(":set exact |", ["on", "off"], not: ["exact"]),
    Case(":help |", ["browse", "type"]),
    Case(":nothing |", []),
  ])
  func offers(_ example: Case) throws {
    let parts = example.text.split(separator: "|", omittingEmptySubsequences: false)
    let before = String(parts[0])
    let session = try Self.session()
    let candidates = session.candidates(
      in: before + parts.dropFirst().joined(), at: before.utf8.count)
    let texts = candidates.map(\.text)
    for text in example.offered { #expect(texts.contains(text), "\(texts)") }
    for text in example.absent { #expect(!texts.contains(text), "\(texts)") }
    #expect(Set(texts).count == texts.count)
    for candidate in candidates { #expect(candidate.range.upperBound == before.utf8.count) }
  }

  /// Where a colour is expected, every candidate that is a value is one, or leads to one.
  @Test func onlyColorsWhereAColorIsExpected() throws {
    let session = try Self.session()
    let line = "text.onPrimary = "
    for candidate in session.candidates(in: line, at: line.utf8.count)
    where !candidate.text.hasSuffix("(") && !candidate.text.hasSuffix(".")
      && candidate.text != "(light: "
    {
      let path =
        candidate.text.contains(".")
          || !["bold", "regular", "disabled", "onSuccess", "onError"].contains(candidate.text)
        ? candidate.text : "text." + candidate.text
      let output = session.evaluate(":type " + (path.hasPrefix(".") ? "Color" + path : path))
      #expect(
        String(decoding: output.bytes(of: .results), as: UTF8.self) == "Color\n", "\(candidate)")
    }
  }

  @Test func everyTextHasAnAnswer() throws {
    let session = try Self.session()
    let pieces = [
      "background", ".", "primary", " = ", "(", ")", "{", "}", ",", ":", "let ", "\"", "//", "\n",
      "#", "12", "pt", "*", "$1", " ", "dark", "func f", "->", "é", "\\", "mix", "with: ", ":", "[",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
      let cursor = Int.random(in: 0...text.utf8.count, using: &generator)
      for candidate in session.candidates(in: text, at: cursor) {
        #expect(candidate.range.lowerBound >= 0 && candidate.range.upperBound == cursor, "\(text)")
      }
      var end = 0
      for highlight in Session.highlights(in: text) {
        #expect(highlight.range.lowerBound >= end, "\(text)")
        end = highlight.range.upperBound
      }
      #expect(end <= text.utf8.count)
    }
  }
}

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
