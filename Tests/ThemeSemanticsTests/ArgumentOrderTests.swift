import Testing

@testable import ThemeSemantics

/// Arguments that stand as the parameters do need no matching; others are matched. Both ways, an
/// argument is for the first parameter of its label that is open.
@Suite struct ArgumentOrderTests {
  private static let function =
    "func f(_ a: Number = 1, by b: Number = 2, _ c: Number = 3) -> Number = a * 100 + b * 10 + c\n"

  @Test(arguments: [
    ("f()", 123.0), ("f(7)", 723), ("f(7, 8)", 728), ("f(by: 9)", 193), ("f(7, by: 9)", 793),
    ("f(7, by: 9, 8)", 798), ("f(by: 9, 7)", 793), ("f(by: 9, 7, 8)", 798),
  ])
  func anArgumentIsForTheFirstOpenParameter(call: String, value: Double) throws {
    let theme = Self.function + "let x = \(call)\n"
    // What else is wrong in a file makes no difference.
    for text in [theme, theme + "\n\n/// about nothing\n\n"] {
      let evaluation = try Evaluation(["a.theme": text], main: "a.theme")
      let found = evaluation.theme.lets.first { $0.name == "x" }?.value
      #expect(found == .number(value), "\(call)")
    }
  }
}
