import Testing

@testable import ThemeSemantics

@Suite struct NameTableTests {
  private func id(_ name: String, in table: NameTable) -> Int? {
    var name = name
    return name.withUTF8 { table.find($0) }.map { Int($0.index) }
  }

  private func intern(_ name: String, in table: NameTable) -> Int {
    var name = name
    return name.withUTF8 { Int(table.intern($0).index) }
  }

  /// Names of all lengths, many of which begin alike, beside what a dictionary makes of them.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func numbersAreThoseOfADictionary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = NameTable()
    if random.chance(50) { table.reserve(random.number(in: 0...500)) }
    var known: [String: Int] = [:]
    func name() -> String {
      let count = random.number(in: 0...40)
      let stem = random.chance(80) ? "backgroundPrimaryOfTheThemeThatIsLongest" : "größeÄ日本x"
      var name = String(stem.prefix(count))
      if random.chance(60) { name += String(random.number(in: 0...99)) }
      return name
    }
    for _ in 0..<1_000 {
      let name = name()
      #expect(id(name, in: table) == known[name])
      let new = known[name] ?? known.count
      #expect(intern(name, in: table) == new)
      known[name] = new
    }
    #expect(known.count > 200)
    let copy = NameTable(table)
    #expect(intern("only in the copy", in: copy) == known.count)
    for (name, number) in known {
      #expect(id(name, in: table) == number)
      #expect(id(name, in: copy) == number)
    }
    #expect(id("only in the copy", in: table) == nil)
  }

  /// One that is as long as a place holds, and one that goes on from there.
  @Test func lengthsAroundAPlaceAreToldApart() {
    let table = NameTable()
    let names = (14...26).map { String(repeating: "a", count: $0) } + ["a", ""]
    #expect(names.map { intern($0, in: table) } == Array(names.indices))
    #expect(names.map { id($0, in: table) } == Array(names.indices))
  }
}
