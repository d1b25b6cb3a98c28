import Foundation
import Testing
import ThemeSource
import ThemeTokens

@testable import ThemeSemantics

/// Valid themes with a piece deleted, doubled, swapped or overwritten: whatever is left, checking,
/// evaluating and explaining end, and every finding is about a place in a text.
///
/// `THEME_MUTATIONS=20000` makes that many, `THEME_RANDOM_SEED=7` begins at that seed.
@Suite struct MutationTests {
  static let count =
    RandomStackTests.environment["THEME_MUTATIONS"].flatMap { UInt64($0) } ?? 100
  static let batches: [Range<UInt64>] = (0..<4).map { batch in
    RandomStackTests.firstSeed + count * batch / 4..<RandomStackTests.firstSeed + count
      * (batch + 1)
      / 4
  }

  @Test(arguments: batches)
  func anythingEnds(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      var random = SeededGenerator(seed: seed &* 977)
      let tokens = RandomStackTests.tokens
      let stack = StackGenerator(seed: seed, tokens: tokens).stack
      var printer = StackPrinter(stack, tokens: tokens, seed: seed)
      var files = printer.print().mapValues { Array($0.utf8) }
      for name in files.keys.sorted() where random.chance(60) {
        for _ in 0..<random.number(in: 1...4) {
          files[name] = mutated(files[name] ?? [], &random)
        }
      }
      var provider = InMemoryFiles([:])
      for (name, bytes) in files { provider.files["/" + name] = bytes }
      let main = "/" + StackPrinter.fileName(stack.files.count - 1)
      let evaluation = try Evaluation(provider, main: main)
      let texts = evaluation.project.texts
      for finding in evaluation.diagnostics {
        let places =
          [finding.location] + finding.labels.map(\.location)
          + finding.fixes.flatMap { $0.edits.map(\.location) }
        for place in places {
          let size = texts[Int(place.file.index)].bytes.count
          #expect(
            place.range.start <= place.range.end && place.range.end.index <= size,
            "seed \(seed): \(finding.id.rawValue)")
        }
      }
      for token in Schema.tokens.indices.filter({ _ in random.chance(10) }) {
        _ = evaluation.theme.origin(of: .token(token), slot: 0)
        _ = evaluation.theme.documentation(of: .token(token))
      }
      var writer = JSONWriter()
      evaluation.theme.writeJSON(to: &writer)
    }
  }

  private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    guard !bytes.isEmpty else { return Array("x".utf8) }
    switch random.number(in: 0...5) {
    case 0, 1: return edited(pieces(of: bytes, isWords: true), &random)
    case 2: return edited(pieces(of: bytes, isWords: false), &random)
    case 3:
      var bytes = bytes
      bytes[random.number(in: 0...bytes.count - 1)] = UInt8(random.number(in: 0...255))
      return bytes
    case 4:
      let words = [
        "super", "*", "let ", "func ", "dark ", "{", "}", "(", ")", ".", ",", "=", "\"", "//", "/*",
        "import ", "extends ", "#", "1e9", "-", "light: ", "Color", "\n", ";", "with(", "min(",
      ]
      var bytes = bytes
      bytes.insert(contentsOf: random.pick(words).utf8, at: random.number(in: 0...bytes.count))
      return bytes
    default: return Array(bytes.prefix(random.number(in: 0...bytes.count)))
    }
  }

  /// The words and signs of a text, or its lines.
  private func pieces(of bytes: [UInt8], isWords: Bool) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    for place in 1...bytes.count {
      let isEnd =
        place == bytes.count
        || (isWords ? isWord(bytes[place]) != isWord(bytes[place - 1]) : bytes[place - 1] == 10)
      if isEnd {
        pieces.append(bytes[start..<place])
        start = place
      }
    }
    return pieces
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  private func edited(
    _ pieces: [ArraySlice<UInt8>], _ random: inout SeededGenerator
  ) -> [UInt8] {
    var pieces = pieces
    let place = random.number(in: 0...pieces.count - 1)
    let other = random.number(in: 0...pieces.count - 1)
    switch random.number(in: 0...2) {
    case 0: pieces.remove(at: place)
    case 1: pieces.insert(pieces[place], at: other)
    default: pieces.swapAt(place, other)
    }
    return pieces.flatMap { $0 }
  }
}
