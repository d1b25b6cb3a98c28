import Testing
import ThemeSource

@testable import ThemeSemantics

@Suite struct DistinctFindingsTests {
  /// Findings in few places, so that many are the same; one after the other, or not quite.
  private func findings(_ random: inout SeededGenerator) -> [Diagnostic] {
    let (back, ahead) = (random.number(in: 0...1), random.number(in: 0...3))
    var place = 10
    return (0..<random.number(in: 0...12)).map { number in
      place += random.number(in: -back...ahead)
      return Diagnostic(
        random.chance(30) ? .cycle : .unknownName, random.chance(50) ? "a" : "b",
        at: SourceLocation(
          FileID(random.chance(5) ? 0 : 1), SourceRange(place, place + random.number(in: 1...2))),
        notes: ["\(number)"])
    }
  }

  @Test func eachIsKeptOnceWhateverTheOrder() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<2_000 {
      let all = findings(&random)
      var known: Set<Diagnostic.Key> = []
      let expected = all.filter { known.insert(Diagnostic.Key($0)).inserted }
      #expect(Diagnostic.distinct(all) == expected)
      var found = DistinctFindings()
      var list: [Diagnostic] = []
      for finding in all { found.add(finding, to: &list) }
      #expect(list == expected)
    }
  }

  @Test func listsAreGatheredInOrder() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let lists = (0..<3).map { _ in findings(&random) }
      #expect(lists.reduce(into: []) { $0.gather($1) } == lists.flatMap { $0 })
    }
  }
}
