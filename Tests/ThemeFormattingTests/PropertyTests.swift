import Foundation
import Testing

/// What must be true of any text, of many texts.
@Suite struct PropertyTests {
  /// `FORMAT_SEEDS=1000` tries more of them.
  static let seeds: [UInt64] = Array(
    1...(ProcessInfo.processInfo.environment["FORMAT_SEEDS"].flatMap(UInt64.init) ?? 12))

  @Test(arguments: seeds)
  func generatedTextsKeepTheirMeaning(seed: UInt64) {
    var counts = Counts()
    for round in 0..<60 {
      let seed = seed &* 1_000_003 &+ UInt64(round)
      var generator = SyntaxGenerator(seed: seed)
      counts.check(generator.file(), seed)
    }
    #expect(counts.valid >= 50, "\(counts)")
  }

  @Test(arguments: seeds)
  func scatteredTextsKeepTheirMeaning(seed: UInt64) {
    var counts = Counts()
    for round in 0..<12 {
      let seed = seed &* 1_000_003 &+ UInt64(round)
      var generator = SyntaxGenerator(seed: seed)
      var mutation = Mutation(generator.file(), seed: seed)
      mutation.scatter(30)
      counts.check(mutation.text, seed)
    }
    #expect(counts.valid >= 10, "\(counts)")
  }

  @Test(arguments: Files.samples.indices)
  func scatteredSamplesKeepTheirMeaning(index: Int) {
    var counts = Counts()
    for seed in UInt64(1)...3 {
      var mutation = Mutation(Files.samples[index].text, seed: seed)
      mutation.scatter(60)
      counts.check(mutation.text, seed)
    }
    #expect(counts.valid == 3)
  }

  @Test(arguments: seeds)
  func damagedTextsAreLeftAloneOrKept(seed: UInt64) {
    var counts = Counts()
    for round in 0..<60 {
      let seed = seed &* 1_000_003 &+ UInt64(round)
      var generator = SeededGenerator(seed: seed)
      var mutation = Mutation(generator.pick(Files.samples + Files.examples).text, seed: seed)
      mutation.damage(1 + generator.number(below: 4))
      counts.check(mutation.text, seed)
    }
  }

  /// How many texts were checked, and how many of them had no errors.
  struct Counts {
    private(set) var all = 0
    private(set) var valid = 0

    mutating func check(_ text: String, _ seed: UInt64) {
      all += 1
      if !Facts(text).hasErrors { valid += 1 }
      for width in [100, 30] {
        let broken = Promise.broken(by: text, width: width)
        if !broken.isEmpty {
          Issue.record(
            "seed \(seed), width \(width): \(broken.joined(separator: "\n"))\n\(text)")
        }
      }
    }
  }
}
