import Dispatch
import Testing
import ThemeSource

@testable import ThemeSyntax

/// A text that is read in parts has the tree and the findings of one that is read as a whole.
@Suite struct PartsTests {
  private static func threads(_ width: Int) -> Workers {
    Workers(width: { width }) { count, _, body in
      DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }
  }

  private func check(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
    let source = SourceText(name: "text", bytes: bytes)
    let whole = SyntaxTree.parse(source)
    for width in [2, 5] {
      let parts = SyntaxTree.parse(source, workers: Self.threads(width), leastPart: 1)
      #expect(parts.tokens == whole.tokens, "\(what())")
      #expect(parts.dump == whole.dump, "\(what())")
      #expect(parts.findings == whole.findings, "\(what())")
      #expect(parts.hasDocumentation == whole.hasDocumentation)
      #expect(parts.hasLineComments == whole.hasLineComments)
      #expect(parts.hasPlainNames == whole.hasPlainNames)
      #expect(parts.isSound)
    }
  }

  @Test(arguments: FixtureTests.valid + FixtureTests.mistakes)
  func partsAreTheWhole(name: String) throws {
    var texts = [try Fixtures.bytes(name)]
    if name.hasSuffix(".cases") {
      texts = Case.all(in: try Fixtures.text(name)).map { Array($0.text.utf8) }
    }
    // Lines at which to cut, before, between and behind what stands there.
    let lets = Array("let a = b\nlet c = (light: a, dark: b)\n".utf8)
    for text in texts {
      check(text, name)
      check(lets + text, name)
      check(text + [10] + lets, name)
      check(lets + text + [10] + lets, name)
    }
  }

  @Test(arguments: [
    "/* let\nlet a = b\n*/\nlet c = d\n", "background {\nlet a = b\nprimary = a\n}\nlet c = d\n",
    "let a = (light: b,\nlet c = d\n", "let a = \"b\nlet c = d\n\"\n", "let a =\nlet c = d\n",
    "let a = b +\nlet c = d\n", "/// One.\nlet a = b\n/// Two.\nlet c = d\n",
    "let a = b\r\nlet c = d\r\n",
    "let a = b // c\nlet let = d\nlet c = e\n", "let a = b\n/// Stray.\n\nlet c = d\n///\n",
    "}\nlet a = b\nlet c = d\n{", "let a = b\nlet c = d\ntheme Late\n",
    "\u{FEFF}let a = b\nlet c = é\n",
  ])
  func cutsChangeNothing(text: String) { check(Array(text.utf8), text) }

  @Test func aLargeTextIsReadInParts() {
    let line = "let name = other.mix(with: third, by: 20%)\n"
    let bytes = Array(String(repeating: line, count: 4_000).utf8)
    let source = SourceText(name: "text", bytes: bytes)
    let calls = Calls()
    let counting = Workers(width: { 2 }) { count, _, body in
      calls.add(count)
      for index in 0..<count { body(index) }
    }
    let tree = SyntaxTree.parse(source, workers: counting)
    // Two parts are read, and then tokens and nodes joined.
    #expect(calls.total == 4)
    #expect(tree.dump == SyntaxTree.parse(source).dump)
  }

  private final class Calls: @unchecked Sendable {
    private(set) var total = 0
    func add(_ count: Int) { total += count }
  }
}
