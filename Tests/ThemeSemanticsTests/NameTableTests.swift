import Dispatch
import Testing
import ThemeSource

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

  // MARK: Many at once

  /// Adds names to a table by several threads, as a file does with those of its `let`s.
  private static func add(_ names: [String], to table: NameTable, width: Int) -> Bool {
    let workers = Workers(width: { width }) { count, _, body in
      DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }
    let marks = Marks(names.count)
    let keys = names.map { name in
      var name = name
      return name.withUTF8(NameTable.key(of:))
    }
    let areNew = keys.withUnsafeBufferPointer { keys in
      table.add(
        new: keys, by: workers,
        { index, body in
          var name = names[index]
          name.withUTF8(body)
        }, meanwhile: { for index in $0 { marks.mark(index) } })
    }
    #expect(marks.all == Array(repeating: 1, count: names.count))
    return areNew
  }

  /// How often each place was named, by threads that name different ones.
  private final class Marks: @unchecked Sendable {
    private let counts: UnsafeMutableBufferPointer<Int>
    init(_ count: Int) {
      counts = .allocate(capacity: count)
      counts.initialize(repeating: 0)
    }
    deinit { counts.deallocate() }
    var all: [Int] { Array(counts) }
    func mark(_ place: Int) { counts[place] += 1 }
  }

  /// Names short and long, in one alphabet and in others, some of which the table has already: all are
  /// added, in order, or none.
  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func newNamesAreAddedTogetherOrNotAtAll(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = NameTable()
    let stems = ["v", "brand", "backgroundPrimaryOfTheThemeThatIsLongest", "größe日本", "A\u{30A}"]
    var known: [String] = []
    for round in 0..<20 {
      var names = (0..<random.number(in: 1...150)).map { index in
        stems[random.number(in: 0...(seed % 2 == 0 ? 2 : 4))] + "\(round)_\(index)"
      }
      let isWrong = random.chance(50)
      if isWrong {
        let other = random.chance(50) ? (known + names).randomElement(using: &random) : names[0]
        names.insert(other ?? names[0], at: random.number(in: 0...names.count))
      }
      let areNew = Self.add(names, to: table, width: random.number(in: 1...5))
      #expect(areNew == !isWrong)
      if areNew {
        known += names
      } else if random.chance(50) {
        // One after the other, as it is done then.
        for name in names where id(name, in: table) == nil {
          #expect(intern(name, in: table) == known.count)
          known.append(name)
        }
      }
      #expect(table.count == known.count)
      #expect(known.indices.first { id(known[$0], in: table) != $0 } == nil)
      for name in names where !known.contains(name) { #expect(id(name, in: table) == nil) }
    }
  }

  /// The same letters, composed and not, are one name.
  @Test func equalNamesAreNoTwo() {
    for width in 1...3 {
      let table = NameTable()
      #expect(!Self.add(["a", "\u{C5}", "b", "A\u{30A}"], to: table, width: width))
      #expect(table.count == 0)
      #expect(Self.add(["a", "\u{C5}", "b"], to: table, width: width))
      #expect(id("A\u{30A}", in: table) == 1)
    }
  }
}
