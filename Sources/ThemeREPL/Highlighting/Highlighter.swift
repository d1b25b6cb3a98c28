import ThemeSource
import ThemeSyntax
import ThemeTokens

/// A stretch of an input and what it is.
package struct Highlight: Hashable, Sendable {
  /// What a stretch of an input is.
  package enum Kind: Hashable, Sendable {
    case command, option, keyword, declaration, group, appearance, function, member, label
    case number, string, comment, result, unknown
    /// A colour in hex notation, for a block of it behind the letters.
    case color(RGBA8)
  }

  /// In UTF-8 bytes.
  package let range: Range<Int>
  package let kind: Kind
}

extension Session {
  /// What the parts of an input are, for colours while it is typed. What is plain is left out.
  package static func highlights(in text: String) -> [Highlight] {
    var highlighter = Highlighter(text)
    highlighter.run()
    return highlighter.highlights
  }
}

private struct Highlighter {
  private(set) var highlights: [Highlight] = []
  private let bytes: [UInt8]
  private let tokens: [Token]
  /// The significant tokens, by place in `tokens`.
  private let significant: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    let tokens = SyntaxTree.parse(SourceText(name: "", bytes: bytes)).tokens
    self.tokens = tokens
    significant = tokens.indices.filter { !tokens[$0].kind.isTrivia }
  }

  private func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : tokens[index - 1].end)..<tokens[index].end
  }

  private func text(_ index: Int) -> String {
    String(decoding: bytes[range(index)], as: UTF8.self)
  }

  private func kind(_ place: Int) -> TokenKind {
    significant.indices.contains(place) ? tokens[significant[place]].kind : .endOfFile
  }

  private mutating func add(_ range: Range<Int>, _ kind: Highlight.Kind) {
    highlights.append(Highlight(range: range, kind: kind))
  }

  mutating func run() {
    for index in tokens.indices {
      switch tokens[index].kind {
      case .lineComment, .documentationComment, .blockComment: add(range(index), .comment)
      default: break
      }
    }
    var isStart = true
    var place = 0
    while place < significant.count {
      let index = significant[place]
      switch tokens[index].kind {
      case .newline, .semicolon, .leftBrace, .rightBrace:
        isStart = true
        place += 1
        continue
      case .colon where isStart: place = takeCommand(at: place)
      case .name: takeName(at: place, isStart: isStart)
      case .number: add(range(index), .number)
      case .string: add(range(index), .string)
      case .color: takeColor(index)
      case .unknown: place = takeUnknown(at: place)
      default: break
      }
      isStart = false
      place += 1
    }
    highlights.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Takes a command's name, and its options as far as they are on its line; the place of the last
  /// token of the name.
  private mutating func takeCommand(at place: Int) -> Int {
    let start = range(significant[place])
    guard kind(place + 1) == .name else {
      add(start, .command)
      return place
    }
    let name = range(significant[place + 1])
    add(start.lowerBound..<name.upperBound, .command)
    var next = place + 2
    while kind(next) != .newline, kind(next) != .endOfFile {
      if kind(next) == .minus, kind(next + 1) == .minus, kind(next + 2) == .name {
        let first = range(significant[next])
        add(first.lowerBound..<range(significant[next + 2]).upperBound, .option)
        next += 2
      }
      next += 1
    }
    return place + 1
  }

  private mutating func takeName(at place: Int, isStart: Bool) {
    let index = significant[place]
    let name = text(index)
    let next = kind(place + 1)
    let previous = kind(place - 1)
    if isStart, ["let", "func", "import", "theme", "extends"].contains(name),
      next == .name || next == .string
    {
      add(range(index), .keyword)
    } else if name == "super" || name == "extends" && next == .string
      || name == "as" && previous == .string
    {
      add(range(index), .keyword)
    } else if previous == .name, ["let", "func"].contains(text(significant[place - 1])) {
      add(range(index), .declaration)
    } else if next == .leftParenthesis {
      add(range(index), .function)
    } else if next == .colon, previous == .leftParenthesis || previous == .comma {
      add(range(index), .label)
    } else if ["light", "dark", "lightHighContrast", "darkHighContrast"].contains(name) {
      add(range(index), .appearance)
    } else if previous == .dot {
      add(range(index), .member)
    } else if TokenGroup(rawValue: name) != nil || name == "colors" {
      add(range(index), .group)
    }
  }

  private mutating func takeColor(_ index: Int) {
    let digits = bytes[range(index)].dropFirst().map { Self.value($0) }
    guard digits.allSatisfy({ $0 != nil }), [3, 4, 6, 8].contains(digits.count) else {
      return add(range(index), .unknown)
    }
    let values = digits.compactMap { $0 }
    let isShort = values.count < 5
    func part(_ place: Int) -> UInt8 {
      isShort ? values[place] * 17 : values[place * 2] * 16 + values[place * 2 + 1]
    }
    add(range(index), .color(RGBA8(red: part(0), green: part(1), blue: part(2))))
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x37
    case 0x61...0x66: digit - 0x57
    default: nil
    }
  }

  /// Takes a result, `$1`, or what begins nothing; the place of its last token.
  private mutating func takeUnknown(at place: Int) -> Int {
    let own = range(significant[place])
    guard bytes[own].elementsEqual("$".utf8), kind(place + 1) == .number else {
      add(own, .unknown)
      return place
    }
    add(own.lowerBound..<range(significant[place + 1]).upperBound, .result)
    return place + 1
  }
}
