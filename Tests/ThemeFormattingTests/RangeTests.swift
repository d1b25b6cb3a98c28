import Foundation
import Testing
import ThemeFormatting
import ThemeSource
import ThemeSyntax

/// Formatting of the statements that a range touches.
@Suite struct RangeTests {
  /// The text after the statements in bytes `range` of `text` are formatted.
  private func formatted(_ text: String, _ range: Range<Int>, width: Int = 100) -> String {
    let tree = Facts(text).tree
    let edits = Formatter.format(
      tree, range: SourceRange(range.lowerBound, range.upperBound),
      configuration: FormatConfiguration(width: width))
    var bytes = tree.source.bytes
    for edit in edits.reversed() {
      let place = edit.location.range
      bytes.replaceSubrange(place.start.index..<place.end.index, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes of `text` that `part` takes.
  private func range(of part: String, in text: String) throws -> Range<Int> {
    let place = try #require(text.range(of: part))
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    return start..<start + text[place].utf8.count
  }

  @Test func onlyWhatIsTouchedChanges() throws {
    let text = "let a=1\n\nlet b=2\n\nlet c=3\n"
    #expect(formatted(text, try range(of: "b", in: text)) == "let a=1\n\nlet b = 2\n\nlet c=3\n")
    #expect(
      formatted(text, try range(of: "1\n\nl", in: text)) == "let a = 1\n\nlet b = 2\n\nlet c=3\n")
    // The end of a line is not the next one.
    #expect(formatted(text, try range(of: "let a=1\n", in: text)).hasSuffix("let b=2\n\nlet c=3\n"))
  }

  @Test func aBlockIsEnteredByLines() throws {
    let text = "dark {\n    a=1\n\n      text { bold=2\n }\n}\nlet b=2\n"
    #expect(
      formatted(text, try range(of: "a=1", in: text))
        == "dark {\n  a = 1\n\n      text { bold=2\n }\n}\nlet b=2\n")
    // In its first or last line, all of it is meant.
    #expect(
      formatted(text, try range(of: "ark", in: text))
        == "dark {\n  a = 1\n\n  text {\n    bold = 2\n  }\n}\nlet b=2\n")
  }

  @Test func commentsGoWithWhatTheyAreAbout() throws {
    let text = "let a=1 // one\n        // and more\n// two\nlet b=2\n"
    #expect(
      formatted(text, try range(of: "a=1", in: text))
        == "let a = 1 // one\n          // and more\n// two\nlet b=2\n")
    #expect(
      formatted(text, try range(of: "b=2", in: text))
        == "let a=1 // one\n        // and more\n// two\nlet b = 2\n")
  }

  @Test func neighboursInATableMoveToo() throws {
    let text = "a = 1\nbbbb=2\n\ncc=3\n"
    #expect(formatted(text, try range(of: "2", in: text)) == "a    = 1\nbbbb = 2\n\ncc=3\n")
  }

  @Test(arguments: [
    "", "\n", " ", "// only", "\u{FEFF}let a=1", "let a=1\r\nlet b=2\r\n", "let a=\"x",
  ])
  func anyRangeOfASmallTextEnds(text: String) {
    let count = text.utf8.count
    let whole = Facts(text).formatted()
    for start in 0...count {
      for end in start...count {
        let result = formatted(text, start..<end)
        #expect(Facts(result).formatted() == whole, "\(start)..<\(end)")
      }
    }
  }

  /// Whatever is touched, the rest of the text can be formatted later, and all is as if it had been
  /// formatted at once.
  @Test(arguments: PropertyTests.seeds)
  func partsMakeTheWhole(seed: UInt64) {
    var parts = 0
    for round in 0..<15 {
      let seed = seed &* 1_000_003 &+ UInt64(round)
      var generator = SyntaxGenerator(seed: seed)
      var mutation = Mutation(generator.file(), seed: seed)
      mutation.scatter(15)
      let facts = Facts(mutation.text)
      // Where imports move, so does what is around them.
      guard !facts.hasErrors, !mutation.text.contains("import") else { continue }
      var random = SeededGenerator(seed: seed)
      let count = facts.tree.source.bytes.count
      for width in [100, 30] {
        parts += 1
        let start = random.number(below: count + 1)
        let range = start..<start + random.number(below: count - start + 1)
        let result = formatted(mutation.text, range, width: width)
        let again = formatted(result, 0..<result.utf8.count, width: width)
        if Facts(result).comments != facts.comments
          || Facts(result).formatted(width: width) != facts.formatted(width: width)
          || Facts(again).formatted(width: width) != facts.formatted(width: width)
        {
          Issue.record("seed \(seed), width \(width), range \(range)\n\(mutation.text)\n\(result)")
        }
      }
    }
    #expect(parts >= 2, "seed \(seed)")
  }
}
