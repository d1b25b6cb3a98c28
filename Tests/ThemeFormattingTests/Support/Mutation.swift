import ThemeSource
import ThemeSyntax

/// Changes of a text that leave its tokens as they are.
struct Mutation {
  private(set) var text: String
  private var generator: SeededGenerator
  private var comments = 0

  init(_ text: String, seed: UInt64) {
    self.text = text
    generator = SeededGenerator(seed: seed)
  }

  /// Puts white space, line breaks, comments and `;` at random places, wherever the text stays
  /// one without errors that means the same.
  mutating func scatter(_ count: Int) {
    var facts = Facts(text)
    guard !facts.hasErrors else { return }
    for _ in 0..<count {
      let index = generator.number(below: facts.tree.tokens.count)
      let place = facts.tree.range(ofToken: index).start.index
      var bytes = facts.tree.source.bytes
      let inserted = insertion()
      // A `;` in front of a `///` keeps it from being documentation, and goes.
      let next = bytes[place...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      if inserted.contains(";"), next == UInt8(ascii: "/") { continue }
      bytes.insert(contentsOf: inserted.utf8, at: place)
      let changed = Facts(String(decoding: bytes, as: UTF8.self))
      guard !changed.hasErrors, Self.signature(changed) == Self.signature(facts) else { continue }
      facts = changed
    }
    text = facts.text
  }

  private mutating func insertion() -> String {
    comments += 1
    return generator.pick([
      " ", "\t  ", "\n", "\n\n", "\n\n\n\n", ";", " ; ", "// c\(comments)\n", " // c\(comments) \n",
      "\n// c\(comments)\n", "\n\n// c\(comments)\n\n", "/* c\(comments) */",
      " /* c\(comments) */ ",
      "\n/* c\(comments) */\n", "/* c\(comments)\n    more\n */",
      "\n  /* c\(comments)\n  more */\n\n",
      "/// c\(comments)\n", "\n/// c\(comments)\n", "\n\n/// c\(comments)\n\n", "//\n",
    ])
  }

  /// Kinds of nodes, their sizes and the tokens, which together are what the text means.
  private static func signature(_ facts: Facts) -> [String] {
    (0..<facts.tree.nodeCount).map { "\(facts.tree.kind(of: NodeID($0)))" }
      + facts.tokens(in: 0..<facts.tree.tokens.count)
  }

  /// Changes single bytes, so that the text is probably wrong.
  mutating func damage(_ count: Int) {
    var bytes = Array(text.utf8)
    let pieces = [
      "{", "}", "(", ")", ",", ".", "=", ":", ";", "*", "-", "\"", "#", "/*", "//", "\n",
    ]
    for _ in 0..<count {
      let place = generator.number(below: bytes.count + 1)
      switch generator.number(below: 3) {
      case 0 where place < bytes.count: bytes.remove(at: place)
      case 1 where place < bytes.count: bytes[place] = UInt8(generator.number(below: 128))
      default: bytes.insert(contentsOf: generator.pick(pieces).utf8, at: place)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
