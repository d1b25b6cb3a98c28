import Testing
import ThemeSource

@testable import ThemeSyntax

/// Text that is large, deep or long.
@Suite struct LimitTests {
  private func parse(_ text: String) -> SyntaxTree {
    SyntaxTree.parse(SourceText(name: "text", text))
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// What may nest, as it is opened and closed around `1` or nothing.
  private static let nests: [(before: String, open: String, inner: String, close: String)] = [
    ("let x = ", "(", "1", ")"), ("let x = ", "-", "1", ""), ("let x = ", "f(", "1", ")"),
    ("let x = ", "(light: ", "1", ")"), ("let x = ", "-(", "1", ")"), ("", "a {\n", "", "}\n"),
    ("let x = ", "a.f(b: ", "1", ").c"),
  ]

  @Test(arguments: nests.indices)
  func deepNestingIsOneFinding(index: Int) {
    let nest = Self.nests[index]
    func text(_ depth: Int) -> String {
      nest.before + repeated(nest.open, depth) + nest.inner + repeated(nest.close, depth)
    }
    let levels = nest.open == "-(" ? 2 : 1
    #expect(parse(text(Parser.deepestNesting / levels)).diagnostics.isEmpty)
    for depth in [Parser.deepestNesting / levels + 1, 100_000] {
      let tree = parse(text(depth))
      #expect(tree.diagnostics.map(\.id.rawValue) == ["nesting_too_deep"], "\(nest)")
      #expect(tree.isSound)
    }
  }

  @Test(arguments: ["(", "f(", "[", "-", "(a: ", "a {", "{", "}", ")", "a.", "a,"])
  func unclosedNestingIsFewFindings(opening: String) {
    for before in ["", "let x = ", "a { b = "] {
      for count in [1, 3, 10_000] {
        let tree = parse(before + repeated(opening, count))
        #expect(tree.isSound)
        #expect(tree.diagnostics.count <= 2, "\(before) \(opening) \(count)\n\(tree.findings)")
      }
    }
  }

  @Test func longChainsAreNotDeep() {
    for text in [
      "let x = a" + repeated(".b", 100_000), "let x = a" + repeated(".f(1)", 100_000),
      "let x = 1" + repeated(" + 1", 100_000), "let x = 1" + repeated(" * 1", 100_000),
      "a" + repeated(".b", 100_000) + " = 1", "let x = f(1" + repeated(", 1", 100_000) + ")",
      "let x = a" + repeated(".\nb", 100_000), "let x = a" + repeated("\n.b", 100_000),
      repeated("/*", 100_000) + repeated("*/", 100_000),
    ] {
      let tree = parse(text)
      #expect(tree.diagnostics.isEmpty)
      #expect(tree.isSound)
    }
  }

  /// A large first operand does not move when its parent turns out to be one.
  @Test func largeOperandsKeepTheirPlace() {
    let elements = repeated(", a.b", 2_000)
    let text = "let x = -(f(1\(elements)).c + f(2\(elements)).d) * 3 - 4\nlet y = 5"
    let tree = parse(text)
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.isSound)
    let outline = tree.outline.replacing(
      repeated(" argument(chain(a member(b)))", 2_000), with: "…")
    #expect(
      outline == """
          letStatement(x sum(product(negation(parenthesized(sum(\
        chain(call(f arguments(argument(1.0)…)) member(c)) + \
        chain(call(f arguments(argument(2.0)…)) member(d))))) * 3.0) - 4.0))
          letStatement(y 5.0)

        """)
  }

  @Test func manyMistakesAreCut() {
    let tree = parse(repeated("radius.button 24\n", 5_000))
    #expect(tree.diagnostics.count == DiagnosticList.limit + 1)
    #expect(tree.diagnostics.last?.id == "too_many_errors")
    #expect(tree.isSound)
    let characters = parse(repeated("let x = 16px\n", 5_000))
    #expect(characters.diagnostics.count == DiagnosticList.limit + 1)
    #expect(characters.diagnostics.last?.id == "too_many_errors")
  }

  @Test func aTextThatIsTooLargeIsOneFinding() {
    let bytes = [UInt8](repeating: 32, count: SourceText.maximumSize)
    let tree = SyntaxTree.parse(SourceText(name: "text", bytes: bytes))
    #expect(tree.diagnostics.map(\.id.rawValue) == ["file_too_large"])
    #expect(tree.nodeCount == 1)
  }

  @Test func tooManyNodesAreLeftOut() {
    for limit in 1...60 {
      var builder = NodeBuilder(estimate: 0, limit: limit)
      let file = builder.open(.file, firstToken: 0)
      for token in 0..<10 {
        let mark = builder.mark
        builder.leaf(.reference, firstToken: token, endToken: token + 1)
        let chain = builder.open(.chain, at: mark)
        let member = builder.open(.member, firstToken: token)
        builder.leaf(.name, firstToken: token, endToken: token + 1)
        builder.close(member, endToken: token + 1)
        builder.close(chain, endToken: token + 1)
      }
      builder.close(file, endToken: 10)
      #expect(builder.isFull == (limit < 41))
      let nodes = builder.finish()
      #expect(nodes.count == min(limit, 41))
      #expect(nodes[0].size == nodes.count)
    }
  }
}
