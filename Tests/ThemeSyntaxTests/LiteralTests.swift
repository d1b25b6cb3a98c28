import Testing
import ThemeSource
import ThemeSyntax

/// Values of literals, names and documentation.
@Suite struct LiteralTests {
  private func value(_ text: String) -> (tree: SyntaxTree, node: NodeID) {
    let tree = SyntaxTree.parseExpression(SourceText(name: "text", text))
    return (tree, tree.firstChild(of: .root) ?? .root)
  }

  /// The digits of any number mean the nearest `Double`.
  @Test(arguments: 0..<10)
  func numbersAreTheNearest(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let digits = String(
        (0..<Int.random(in: 1..<25, using: &random)).map { _ in
          random.pick(Array("0123456789"))
        })
      let fraction =
        random.once(in: 2) ? ".\(UInt64.random(in: 0..<UInt64.max, using: &random))" : ""
      let exponent = random.once(in: 2) ? "e\(Int.random(in: -320..<280, using: &random))" : ""
      let text = digits + fraction + exponent
      let (tree, node) = value(text)
      #expect(tree.number(at: node)?.value == Double(text), "seed \(seed): \(text)")
    }
  }

  @Test func percentagesAreRoundedOnce() {
    for thousandths in stride(from: 0, through: 100_000, by: 7) {
      let text = "\(thousandths / 1000).\(String(thousandths % 1000 + 1000).dropFirst())"
      let (tree, node) = value(text + "%")
      #expect(tree.number(at: node)?.amount == Double("\(thousandths)e-5"))
    }
  }

  @Test func unitsAreRead() {
    for (text, unit) in [
      ("16", NumberLiteral.Unit.none), ("16pt", .points), ("35%", .percent), ("35 %", .percent),
    ] {
      let (tree, node) = value(text)
      #expect(tree.number(at: node)?.unit == unit)
      #expect(tree.diagnostics.isEmpty)
    }
  }

  /// Canonically equivalent spellings are one name; invisible characters do not count.
  @Test func namesAreCompared() {
    for (left, right) in [
      ("caf\u{E9}", "cafe\u{301}"), ("bl\u{200B}ue", "blue"), ("\u{212B}", "\u{E5}".uppercased()),
      ("a\u{FEFF}\u{FE0F}b", "ab"), ("blue", "blue"),
    ] {
      let (first, second) = (value(left), value(right))
      #expect(first.tree.name(of: first.node) == second.tree.name(of: second.node))
      #expect(
        first.tree.name(of: first.node).hashValue == second.tree.name(of: second.node).hashValue)
    }
    let (tree, node) = value("größe")
    #expect(tree.name(of: node) != "grosse")
  }

  @Test func hyphenatedNamesAreJoined() {
    #expect(HyphenatedName.joined("blue-500") == "blue500")
    #expect(HyphenatedName.joined("on-primary-container") == "onPrimaryContainer")
    #expect(HyphenatedName.joined("grün-ü") == "grünü")
    #expect(HyphenatedName.joined("plain") == "plain")
  }

  @Test func documentationIsFound() {
    let tree = SyntaxTree.parse(
      SourceText(
        name: "text",
        """
        // Licence.

        /// The theme.
        ///  Second line.

        /// Blue.
        // lint:ignore off_brand: the brand's own
        let blue = #1B5CFF
        /// Far.

        let far = 1
        a { b = 1 /// behind
        /// Twice\t
          ///by two.
          c = 2 }
        """))
    #expect(tree.fileDocumentation == "The theme.\n Second line.")
    let statements = Array(tree.children(of: .root))
    #expect(statements.map(tree.documentation(of:)) == ["Blue.", nil, nil])
    let inner = Array(tree.children(of: statements[2]))
    #expect(inner.map(tree.documentation(of:)) == [nil, nil, "Twice\nby two."])
    #expect(
      tree.diagnostics.map { "\($0.location.range.start.utf8) \($0.id.rawValue)" }
        == ["118 stray_documentation", "150 stray_documentation"])
  }

  @Test(arguments: [
    ("", false), ("let x = 1", false), ("let x =", true), ("let x = 1 +", true),
    ("let x = (1", true), ("a {\n b = 1", true), ("a { b = 1 }", false), ("let x: ", true),
    ("/* a", true), ("/* a /* b */", true), ("/* a */", false), ("a = b.", true),
    ("spacing.*", false), ("let x = 2 *", true), ("f(1,", true), ("let x = 1 // +", false),
    ("let x = 1 + // more", true), ("a = )", false), ("func f() ->", true), ("\"(", false),
    ("[1,", true),
  ])
  func incompleteTextIsKnown(text: String, isIncomplete: Bool) {
    #expect(SyntaxTree.isIncomplete(SourceText(name: "text", text)) == isIncomplete, "\(text)")
  }

  @Test func aValueIsOneExpression() {
    for (text, ids) in [
      ("1 + 2", []), ("a\n.b", []), ("a;", []), ("", ["expected_value"]),
      ("a b", ["unexpected_text"]), ("a\nb", ["unexpected_text"]),
      ("let x = 1", ["unexpected_text"]),
      ("(1", ["unclosed_parenthesis"]), ("a = 1", ["unexpected_text"]), (")", ["expected_value"]),
    ] as [(String, [String])] {
      let (tree, _) = value(text)
      #expect(tree.diagnostics.map(\.id.rawValue) == ids, "\(text)")
      #expect(Array(tree.children(of: .root)).count == 1, "\(text)")
    }
  }

  /// A statement of which something was not read is told from one with a mere slip.
  @Test func errorsBelongToStatements() {
    let tree = SyntaxTree.parse(
      SourceText(
        name: "text",
        """
        a = 1
        b: 2
        c = 4 5
        d = 3 €
        e = (1
        f = 6
        g = #12
        h =
        i = white ? 1 : 2
        j = 1
        """))
    let wrong = tree.children(of: .root).filter {
      tree.kind(of: $0) == .assignment && tree.hasError(in: $0)
    }
    #expect(wrong.map { tree.text(of: $0).prefix(1) } == ["c", "d", "e", "g", "h", "i"])
  }
}
