import Testing

@testable import ThemeExchange

/// The JSON that catalogs are made of, and what is not JSON.
struct JSONReaderTests {
  @Test(
    arguments: [
      ("null", JSONValue.null), ("true", .boolean(true)), (" false ", .boolean(false)),
      ("0", .number(0)), ("-12.5e1", .number(-125)), ("\"\"", .string("")), ("[]", .array([])),
      ("{}", .object([])), ("\u{FEFF}[1]", .array([.number(1)])),
      (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
      (#""é 😀""#, .string("é 😀")), (#""\ud83d!""#, .string("\u{FFFD}!")),
      (#""\udE00\ud83dA""#, .string("\u{FFFD}\u{FFFD}A")),
      ("[1, [2], {\"a\" : 3}]", .array([.number(1), .array([.number(2)]), .object([member])])),
    ])
  func values(_ text: String, _ expected: JSONValue) {
    #expect(JSONReader.read(Array(text.utf8)) == .success(expected))
  }

  private static let member = JSONValue.Member(key: "a", value: .number(3))

  @Test(
    arguments: [
      ("", "the file ends too early", 1, 1), ("{\n  \"a\" 1", "expected `:`", 2, 7),
      ("[1 2]", "expected `,` or `]`", 1, 4), ("{\"a\": 1,}", "expected a key in quotes", 1, 9),
      ("[1,]", "expected a value", 1, 4), ("{\"a\": 1", "expected `,` or `}`", 1, 8),
      ("\"a\nb\"", "a string ends before its closing quote", 1, 3),
      ("\"a", "a string ends before its closing quote", 1, 3), ("nul", "expected a value", 1, 1),
      ("1.2.3", "expected a number", 1, 1), ("1e999", "expected a number", 1, 1),
      ("{} {}", "expected the end of the file", 1, 4),
      ("\"\\x\"", "unknown escape in a string", 1, 3),
      ("\"\\u12G4\"", "expected four hex digits", 1, 6), ("'a'", "expected a value", 1, 1),
      ("\n\n  // comment", "expected a value", 3, 3),
    ])
  func mistakes(_ text: String, _ message: String, _ line: Int, _ column: Int) {
    #expect(
      JSONReader.read(Array(text.utf8))
        == .failure(JSONReader.Problem(message: message, line: line, column: column)))
  }

  @Test func nestingIsBounded() {
    let allowed = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect((try? JSONReader.read(Array(allowed.utf8)).get()) != nil)
    for bracket in ["[", "{\"a\":"] {
      let deep = String(repeating: bracket, count: 100_000)
      guard case .failure(let problem) = JSONReader.read(Array(deep.utf8)) else {
        Issue.record("read")
        continue
      }
      #expect(problem.message == "nested more than 64 deep")
    }
  }

  @Test func whateverComesItEnds() {
    let seed: UInt64 = 0x7E3E_0002
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("{}[]\",:\\u0018eE+-.truefalsn \n\u{FF}".utf8)
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in
        Bool.random(using: &random)
          ? alphabet.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      if case .failure(let problem) = JSONReader.read(bytes) {
        #expect(problem.line >= 1 && problem.column >= 1, "seed \(seed): \(bytes)")
      }
    }
  }

  @Test func aByteLessIsReadOrReported() {
    let contents = ContentsText.colorSet(sampleSet, author: "theme: acme.theme")
    for index in contents.indices {
      var bytes = contents
      bytes.remove(at: index)
      _ = ColorSet.color(in: bytes, path: "Primary.colorset/Contents.json")
    }
    #expect((try? JSONReader.read(contents).get()) != nil)
  }

  private var sampleSet: CatalogColor {
    guard
      let color = CatalogColor(
        .init(light: .hex(0x1B5CFF), dark: .hex(0), lightHighContrast: .system(.red, opacity: 1)))
    else { preconditionFailure("the colour fits into a set") }
    return color
  }
}
