import Testing

@testable import ThemeSource

@Suite struct UnifiedDiffTests {
  private static func diff(_ old: String, _ new: String, forTerminal: Bool = false) -> String {
    let diff = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8))
    let bytes = diff.rendered(oldName: "a.theme", newName: "b.theme", forTerminal: forTerminal)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `Equal texts differ in nothing`() {
    #expect(Self.diff("a\nb\n", "a\nb\n") == "")
    #expect(Self.diff("", "") == "")
  }

  @Test func `A changed line stands between three lines each side`() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      Self.diff(old, old.replacing("5", with: "five")) == """
        --- a.theme
        +++ b.theme
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func `Far changes get hunks of their own, near ones share one`() {
    let old = (1...30).map { "\($0)\n" }
    var new = old
    new[2] = "x\n"
    new[8] = "y\n"
    new.remove(at: 25)
    #expect(
      Self.diff(old.joined(), new.joined()).split(separator: "\n").filter { $0.hasPrefix("@@") }
        == ["@@ -1,12 +1,12 @@", "@@ -23,7 +23,6 @@"])
  }

  @Test(arguments: [
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"), ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a\n", "a", "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("a\nb", "x\nb", "@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n"),
  ])
  func `Ends of texts are told`(old: String, new: String, hunk: String) {
    #expect(Self.diff(old, new) == "--- a.theme\n+++ b.theme\n" + hunk)
  }

  @Test func `A terminal gets nothing that acts`() {
    let shown = Self.diff("a\u{1B}[2J\tb\n", "a\u{202E}\n", forTerminal: true)
    #expect(shown.contains("-a<U+001B>[2J\tb\n+a<U+202E>\n"))
    #expect(Self.diff("a\r\nb\r\n", "a\r\nc\r\n", forTerminal: true).contains("@@\n a\n-b\n+c\n"))
    #expect(Self.diff("a\r\n", "a\n", forTerminal: true).contains("-a<U+000D>\n+a\n"))
    #expect(Self.diff("a\u{1B}\n", "b\n").contains("-a\u{1B}\n"))
    let names = UnifiedDiff(from: [0x61], to: []).rendered(oldName: "\u{1B}", newName: "\n")
    #expect(String(decoding: names, as: UTF8.self).hasPrefix("--- <U+001B>\n+++ <U+000A>\n"))
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `A patch leads from the old text to the new one`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let variety = Int.random(in: 2...30, using: &random)
    func text() -> [UInt8] {
      (0..<Int.random(in: 0..<40, using: &random)).flatMap { _ in
        Array("\(Int.random(in: 0..<variety, using: &random))".utf8) + [0x0A]
      } + (Bool.random(using: &random) ? [] : [0x7A])
    }
    let old = text()
    var new = text()
    if Bool.random(using: &random) {
      new = old
      for _ in 0..<5 where !new.isEmpty {
        new.remove(at: Int.random(in: 0..<new.count, using: &random))
      }
    }
    let context = Int.random(in: 0...4, using: &random)
    let diff = UnifiedDiff(from: old, to: new, context: context)
    let patch = diff.rendered(oldName: "a", newName: "b")
    #expect(diff.isEmpty == (old == new))
    #expect(try applying(patch, to: old) == new, "seed \(seed)")
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `Short differences are found in full`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Lines that all repeat, so that nothing ties the texts together but the search for a path.
    let old = (0..<60).map { _ in Int.random(in: 0..<4, using: &random) }.flatMap { [$0, $0] }
    var new = old
    for _ in 0..<4 { new.remove(at: Int.random(in: 0..<new.count, using: &random)) }
    let changes = LineDiff(from: old, to: new).changes
    #expect(changes.reduce(0) { $0 + $1.old.count + $1.new.count } == 4, "seed \(seed)")
  }

  @Test func `Work stays in proportion where all lines differ`() {
    // Twenty thousand lines without a tie between them.
    let old = (0..<20_000).map { $0 % 100 }
    let new = (0..<20_000).map { ($0 * 7 + 3) % 101 }
    let diff = LineDiff(from: old, to: new)
    #expect(diff.changes.reduce(0) { $0 + $1.old.count } > 0)
  }
}

private struct PatchError: Error {}

/// Applies a patch, checking every line that it says is there.
private func applying(_ patch: [UInt8], to text: [UInt8]) throws -> [UInt8] {
  func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    var result: [[UInt8]] = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      Array($0) + [0x0A]
    }
    // What stands behind the last line feed is a line without one, or nothing.
    if let last = result.popLast(), last.count > 1 { result.append(Array(last.dropLast())) }
    return result
  }
  var old = lines(text)[...]
  var place = 0
  var result: [UInt8] = []
  var rows = lines(patch).dropFirst(2)[...]
  while let row = rows.popFirst() {
    var content = Array(row.dropFirst())
    if rows.first?.first == UInt8(ascii: "\\") {
      rows.removeFirst()
      content.removeLast()
    }
    switch row.first {
    case UInt8(ascii: "@"):
      let numbers = String(decoding: row, as: UTF8.self).split { !$0.isNumber && $0 != "," }
      let parts = numbers[0].split(separator: ",").compactMap { Int($0) }
      let start = parts.last == 0 && parts.count == 2 ? parts[0] : parts[0] - 1
      while place < start, let line = old.popFirst() {
        result += line
        place += 1
      }
    case UInt8(ascii: " "), UInt8(ascii: "-"):
      guard old.popFirst() == content else { throw PatchError() }
      place += 1
      if row.first == UInt8(ascii: " ") { result += content }
    case UInt8(ascii: "+"): result += content
    default: throw PatchError()
    }
  }
  return result + old.flatMap { $0 }
}
