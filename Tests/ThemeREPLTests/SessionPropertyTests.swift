import Testing
import ThemeSemantics

@testable import ThemeREPL

/// What holds whatever is typed.
@Suite struct SessionPropertyTests {
  private static let pieces = [
    "background.primary", "text.bold", "spacing.md", "typography.body", "brand", "gap",
    "half(brand)",
    " = ", " = ", " + ", " * ", "1", "2pt", "50%", "#1B5CFF", "red", "white", "\"Lato\"", "(", ")",
    "{ ", " }", "dark", ".dark", ".light", ".size", ".family", ".opacity(50%)",
    ".mix(with: red, by: 1)",
    "let x", "let y: Color", "x", "y", "func f(_ a: Color)", "f(x)", "\n", "; ", "super", "$1",
    "$2",
    "spacing.*", "text.*.dark", "import \"other/extra.theme\"", "extra.sun", ":undo", ":redo",
    ":reset",
    ":save", ":diff", ":contrast", ":explain text.bold", ":uses brand", ":find bold", ":reload",
    ":doc gap",
    " /* ", " */ ", "// c\n", "///d\n", "é", "🎨", "\u{202E}", "appearances = light", ", ", ": ",
    "\"",
  ]

  /// Whatever is typed: a mistake leaves all as it was, the layer is one that could stand in a file,
  /// and what was undone comes back the same.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func aSessionStaysWhole(seed: UInt64) throws {
    let talk = try Talk()
    var generator = SeededGenerator(seed: seed)
    for step in 0..<150 {
      let count = Int.random(in: 1...6, using: &generator)
      let text = (0..<count).map { _ in
        Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
      }.joined()
      let (before, items) = (talk.values, talk.session.scratch.items.map(\.text))
      let isOneStatement = InputUnit.units(of: Array(text.utf8)).count == 1
      let output = talk.session.evaluate(text)
      let place = "seed \(seed), step \(step): \(text)"
      #expect(!output.isEnd, "\(place)")
      if output.hasFailed, isOneStatement {
        #expect(talk.values == before, "\(place)")
        #expect(talk.session.scratch.items.map(\.text) == items, "\(place)")
      }
      if step % 10 == 0 { try expectSound(talk, place) }
    }
  }

  private func expectSound(_ talk: Talk, _ place: String) throws {
    // The layer, put together from its statements, means what was typed.
    let session = talk.session
    let again = try #require(session.base.snapshot(of: session.scratch))
    #expect(
      again.theme.tokens.map(\.value) == session.snapshot.theme.tokens.map(\.value), "\(place)")
    #expect(
      again.theme.lets.map { "\($0.name) \($0.type) \(String(describing: $0.value))" }.sorted()
        == session.snapshot.theme.lets.map {
          "\($0.name) \($0.type) \(String(describing: $0.value))"
        }.sorted(), "\(place)")
    guard !session.scratch.isEmpty else { return }
    // So does the file that it is saved as.
    #expect(!session.evaluate(":save saved.theme").hasFailed, "\(place)")
    let saved = try Project.load("/saved.theme", from: talk.files).get()
    #expect(!saved.diagnostics.contains { $0.severity == .error }, "\(place)")
    #expect(
      saved.evaluate().tokens.map(\.value) == session.snapshot.theme.tokens.map(\.value), "\(place)"
    )
  }
}
