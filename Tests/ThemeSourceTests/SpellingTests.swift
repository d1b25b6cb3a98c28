import Testing

@testable import ThemeSource

@Suite struct SpellingTests {
  private static let names = [
    "background", "text", "border", "typography", "spacing", "radius", "sizes", "primary",
    "primarySubtle", "primaryContainer", "onPrimary", "accent", "layerTop", "layerMiddle", "error",
    "errorSubtle", "bold", "default", "subtle", "disabled", "buttonHeight", "xs", "sm", "md", "lg",
    "size4xlDimen", "lighten", "darken", "opacity", "low_contrast", "unused_let", "blue", "red",
  ]

  @Test(arguments: [
    // One slip: left out, added, replaced, swapped.
    ("primry", ["primary"]), ("primmary", ["primary"]), ("primsry", ["primary"]),
    ("pirmary", ["primary"]),
    ("backgrond", ["background"]), ("bakcgroudn", ["background"]), ("bleu", ["blue"]),
    ("bule", ["blue"]),
    ("blu", ["blue"]), ("dm", ["md"]),
    // Case and separators.
    ("PRIMARY", ["primary"]), ("on_primary", ["onPrimary"]), ("lowContrast", ["low_contrast"]),
    ("SM", ["sm"]),
    ("layer-top", ["layerTop"]),
    // Words.
    ("subtlePrimary", ["primarySubtle"]), ("topLayer", ["layerTop"]), ("primaryColor", ["primary"]),
    ("errorTextSubtle", ["errorSubtle"]), ("container", ["primaryContainer"]),
    ("height", ["buttonHeight"]),
    // Better ones first, and only what is about as good.
    ("eror", ["error"]), ("errors", ["error"]), ("lihgten", ["lighten"]),
    ("lightenBy", ["lighten"]),
    // Nothing close.
    ("zebra", []), ("x", []), ("sn", []), ("", []), ("primary", ["primarySubtle"]),
    ("background.primary.dark.light.x", []),
    ("\u{1B}[31m", []), (String(repeating: "primary", count: 100), []),
  ])
  func `A slip leads to what was meant`(name: String, expected: [String]) {
    let candidates = Self.names.filter { $0 != name }
    let found = Spelling.closest(to: name, among: candidates)
    #expect(found.prefix(1) == expected.prefix(1), "\(found)")
    if expected.isEmpty { #expect(found.isEmpty) }
  }

  @Test func `Equally close ones keep their order, and there is a limit`() {
    #expect(
      Spelling.closest(to: "bat", among: ["cat", "hat", "bad", "bar"]) == ["bad", "bar", "cat"])
    #expect(Spelling.closest(to: "bat", among: ["hat", "hat", "cat"]) == ["hat", "cat"])
    #expect(Spelling.closest(to: "bat", among: ["bad"], limit: 0) == [])
    #expect(Spelling.didYouMean("bat", among: ["bad", "bar"]) == "did you mean `bad` or `bar`?")
    #expect(Spelling.didYouMean("bat", among: ["zebra"]) == nil)
  }

  /// Against a plain table of all prefixes.
  @Test func `Edits are counted right`() {
    for seed in 0..<3_000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      func word() -> String {
        String(
          (0..<Int.random(in: 3...12, using: &random)).map { _ in
            "abcd".randomElement(using: &random) ?? "a"
          })
      }
      let name = word()
      var other = Array(name)
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0..<other.count, using: &random)
        if Bool.random(using: &random) {
          other.insert("x", at: place)
        } else if other.count > 2 {
          other.remove(at: place)
        }
      }
      let edits = plainDistance(Array(name), other)
      let most = name.count <= 5 ? 1 : name.count <= 8 ? 2 : 3
      var measure = SpellingMeasure(name)
      let expected = edits > most || edits == 0 ? nil : edits
      let score = measure.score(String(other))
      #expect(
        edits == 0 ? score == 0 : score.map { $0 / SpellingMeasure.edit } == expected,
        "seed \(seed)")
    }
  }

  @Test func `Ten thousand candidates take no time`() {
    let candidates = (0..<10_000).map { "brandColor\($0)Subtle" }
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(
        Spelling.closest(to: "brandColour77Subtle", among: candidates).first == "brandColor77Subtle"
      )
    }
    // A debug build on a busy machine; what is excluded is work that grows with the square.
    #expect(time < .seconds(5))
  }
}

private func plainDistance(_ left: [Character], _ right: [Character]) -> Int {
  var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
  for i in 0...left.count {
    for j in 0...right.count {
      guard i > 0, j > 0 else {
        table[i][j] = i + j
        continue
      }
      let same = left[i - 1] == right[j - 1]
      var cost = min(table[i - 1][j], table[i][j - 1]) + 1
      cost = min(cost, table[i - 1][j - 1] + (same ? 0 : 1))
      if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
        cost = min(cost, table[i - 2][j - 2] + 1)
      }
      table[i][j] = cost
    }
  }
  return table[left.count][right.count]
}
