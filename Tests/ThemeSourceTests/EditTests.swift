import Testing

@testable import ThemeSource

@Suite struct EditTests {
  private static func edit(_ start: Int, _ end: Int, _ replacement: String) -> TextEdit {
    TextEdit(Place(FileID(0), SourceRange(start, end)), replacement)
  }

  @Test(
    arguments: [
      ([], "abcdef", 0), ([(0, 0, "x")], "xabcdef", 0), ([(6, 6, "x")], "abcdefx", 0),
      ([(1, 3, "")], "adef", 0),
      ([(4, 6, "Y"), (0, 2, "X")], "XcdY", 0), ([(2, 2, "1"), (2, 2, "2")], "ab12cdef", 0),
      ([(2, 4, "X"), (2, 2, "1")], "ab1Xef", 0), ([(2, 4, "X"), (4, 4, "1")], "abX1ef", 0),
      ([(0, 3, "X"), (2, 4, "Y")], "Xdef", 1), ([(2, 4, "X"), (2, 3, "Y")], "abXef", 1),
      ([(0, 6, ""), (3, 3, "in")], "", 1), ([(5, 9, "X"), (-1, 2, "Y"), (4, 2, "Z")], "abcdef", 3),
    ] as [([(Int, Int, String)], String, Int)])
  func `Edits are made, overlapping ones dropped`(
    edits: [(Int, Int, String)], expected: String, dropped: Int
  ) {
    let text = SourceText(name: "a", "abcdef")
    let result = text.applying(edits.map { Self.edit($0.0, $0.1, $0.2) })
    #expect(String(decoding: result.text.bytes, as: UTF8.self) == expected)
    #expect(result.dropped.count == dropped)
  }

  @Test func `An edit of another text is dropped`() {
    let edit = TextEdit(Place(FileID(1), SourceRange(0, 1)), "x")
    #expect(SourceText(name: "a", "abc").applying([edit]).dropped == [edit])
  }

  /// Edits that do not overlap, in any order, against building the text piece by piece.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func `Edits in any order give one text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (text, expected) = ([UInt8](), [UInt8]())
    var edits: [TextEdit] = []
    for _ in 0..<20 {
      let kept = Array(random.nastyText(length: Int.random(in: 1..<4, using: &random)).utf8)
      let old = Array(random.nastyText(length: Int.random(in: 0..<3, using: &random)).utf8)
      let new = random.nastyText(length: Int.random(in: 0..<3, using: &random))
      text += kept
      edits.append(Self.edit(text.count, text.count + old.count, new))
      text += old
      expected += kept + Array(new.utf8)
    }
    let result = SourceText(name: "a", bytes: text).applying(edits.shuffled(using: &random))
    #expect(result.text.bytes == expected, "seed \(seed)")
    #expect(result.dropped.isEmpty, "seed \(seed)")
  }

  @Test(
    arguments: [
      ([[(0, 2)], [(2, 4)], [(4, 4)]], [0, 1, 2]), ([[(0, 3)], [(2, 4)]], [0]),
      ([[(2, 2)], [(2, 2)]], [0]),
      ([[(2, 2), (2, 2)], [(3, 3)]], [0, 1]),
      ([[(1, 3)], [(2, 2)], [(1, 1)], [(3, 3)]], [0, 2, 3]),
      ([[(2, 2)], [(1, 3)], [(2, 3)]], [0, 2]), ([[(0, 1), (4, 6)], [(2, 5)], [(1, 4)]], [0, 2]),
      ([[(0, 3), (2, 5)], [(2, 5)]], [1]), ([[(5, 2)], [(2, 3)]], [1]),
      ([[(0, 9)], [(3, 4)], [(3, 3)]], [0]),
    ] as [([[(Int, Int)]], [Int])])
  func `Repairs are taken whole, earlier ones first`(fixes: [[(Int, Int)]], chosen: [Int]) {
    let fixes = fixes.map { Fix("f", edits: $0.map { Self.edit($0.0, $0.1, "x") }) }
    #expect(FixSelection.compatible(fixes) == chosen)
  }

  /// Against comparing each pair.
  @Test func `Chosen repairs never clash`() {
    func clash(_ left: SourceRange, _ right: SourceRange) -> Bool {
      if left.isEmpty && right.isEmpty { return left == right }
      return max(left.start, right.start) < min(left.end, right.end)
        || left.isEmpty && right.start < left.start && left.start < right.end
        || right.isEmpty && left.start < right.start && right.start < left.end
    }
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let fixes = (0..<20).map { _ in
        var place = Int.random(in: 0..<30, using: &random)
        return Fix(
          "f",
          edits: (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let start = place
            place += Int.random(in: 0..<4, using: &random)
            defer { place += Int.random(in: 1..<6, using: &random) }
            return Self.edit(start, place, "x")
          })
      }
      var expected: [Int] = []
      for (index, fix) in fixes.enumerated() {
        let isFree = expected.allSatisfy { other in
          fix.edits.allSatisfy { edit in
            fixes[other].edits.allSatisfy { !clash($0.location.range, edit.location.range) }
          }
        }
        if isFree { expected.append(index) }
      }
      #expect(FixSelection.compatible(fixes) == expected, "seed \(seed)")
    }
  }
}
