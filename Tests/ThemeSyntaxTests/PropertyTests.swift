import Testing
import ThemeSource
import ThemeSyntax

/// What holds for every text.
@Suite struct PropertyTests {
  @Test(arguments: 0..<20)
  func anyBytesHaveATree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let count = Int.random(in: 0..<400, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      checkAll(bytes, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<20)
  func anyTokensHaveATree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let count = Int.random(in: 0..<120, using: &random)
      let text = (0..<count).map { _ in random.pick(Self.pieces) }.joined()
      checkAll(Array(text.utf8), "seed \(seed):\n\(text)")
    }
  }

  private static let pieces = [
    "a", "b", "let ", "func ", "theme ", "extends ", "import ", "super", "as ", "let x = ",
    "background", "text {", "dark", "primary", ".", ".", "=", "=", " = ", ":", ",", ";", "(", ")",
    "(", ")", "{", "}", "[", "]", "+", "-", "*", "/", "->", "1", "2.5", "16pt", "3%", "0x1B5CFF",
    ".5", "#FFF", "#12", "\"s\"", "\"", "'q'", "“", "”", "\\", "/*", "*/", "// c\n", "/// d\n", " ",
    " ", "\n", "\n", "\n", "\r\n", "\t", "–", "\u{200B}", "\u{A0}", "é", "🙂", "?", "@",
    "\n<<<<<<< a\n", "\n=======\n", "\n>>>>>>> b\n",
  ]

  /// Fixtures with a few changes at random places.
  @Test(arguments: FixtureTests.valid)
  func anyChangesHaveATree(name: String) throws {
    let text = try Fixtures.bytes(name)
    let seed: UInt64 = 4
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      var bytes = text
      for _ in 0..<Int.random(in: 1..<10, using: &random) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0..<12, using: &random))
        bytes.replaceSubrange(start..<end, with: random.pick(Self.pieces).utf8)
      }
      checkAll(bytes, "seed \(seed):\n\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// Every fixture, with each of its bytes missing.
  @Test(arguments: FixtureTests.valid + FixtureTests.mistakes)
  func anyDeletionHasATree(name: String) throws {
    var texts = [try Fixtures.bytes(name)]
    if name.hasSuffix(".cases") {
      texts = Case.all(in: try Fixtures.text(name)).map { Array($0.text.utf8) }
    }
    for text in texts {
      for index in text.indices {
        var bytes = text
        bytes.remove(at: index)
        check(bytes, "\(name) without byte \(index)")
      }
    }
  }

  /// Every beginning of a fixture, as an editor sees it while it is typed.
  @Test(arguments: FixtureTests.valid)
  func anyBeginningHasATree(name: String) throws {
    let text = try Fixtures.bytes(name)
    for count in 0...text.count { check(Array(text.prefix(count)), "\(count) bytes of \(name)") }
  }

  /// One character more or less never makes many messages out of a text that had none.
  @Test(arguments: FixtureTests.valid)
  func aDeletionIsFewMistakes(name: String) throws {
    let text = try Fixtures.bytes(name)
    let dialect: Dialect = name.hasSuffix("-config") ? .configuration : .theme
    for index in text.indices where text[index] < 0x80 && text[max(0, index - 1)] < 0x80 {
      var bytes = text
      bytes.remove(at: index)
      let tree = SyntaxTree.parse(SourceText(name: name, bytes: bytes), dialect: dialect)
      #expect(
        tree.diagnostics.count <= 4, "\(name) without byte \(index):\n\(tree.findings)")
    }
  }

  /// Checks the tree of a text, and that what it offers about its nodes answers for all of them.
  private func checkAll(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
    let source = SourceText(name: "text", bytes: bytes)
    for tree in [SyntaxTree.parse(source), SyntaxTree.parseExpression(source)] {
      #expect(tree.isSound, "\(what())")
      for node in (0..<tree.nodeCount).map(NodeID.init) {
        switch tree.kind(of: node) {
        case .number: _ = tree.number(at: node)
        case .color: _ = tree.color(at: node)
        case .string: _ = tree.string(at: node)
        case .name, .reference, .type: _ = tree.name(of: node)
        default: _ = tree.documentation(of: node)
        }
        _ = tree.hasError(in: node)
      }
      _ = tree.fileDocumentation
    }
    _ = SyntaxTree.isIncomplete(source)
  }

  private func check(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
    let tree = SyntaxTree.parse(SourceText(name: "text", bytes: bytes))
    #expect(tree.isSound, "\(what())")
  }
}
