import ThemeSource

/// Reading parts of a large text at the same time.
extension SyntaxTree {
  /// How many bytes make a part worth a thread: reading them takes several times as long as starting one.
  static let leastPart = 1 << 16
  /// How many bytes are allocated for each of a text until it is evaluated, more or less.
  fileprivate static let bytesPerByte = 40

  /// Has the memory that a text of `byteCount` bytes needs, itself and its tree among it, come in large
  /// pages on the calling thread, where it is a large text.
  package static func expectMemory(forText byteCount: Int) {
    ExpectedMemory.expect(35 * byteCount, upTo: byteCount * bytesPerByte)
  }

  /// The syntax of a whole text, parts of which `workers` read at the same time.
  ///
  /// A text is cut in front of a `let` that begins a line, which begins a statement wherever it
  /// stands. Each part is read as a text of its own. Where nothing is wrong with any of them, all
  /// blocks, parentheses and comments end in the part that they begin in, and what the parts say is
  /// what the whole says. Otherwise the whole is read again, so that messages know all of it.
  package static func parse(
    _ source: SourceText, workers: Workers, leastPart: Int = SyntaxTree.leastPart
  ) -> SyntaxTree {
    guard !workers.isSerial, 2 * leastPart <= source.bytes.count,
      source.bytes.count <= largestText
    else { return parse(source) }
    let parts = cut(source.bytes, into: min(workers.width, source.bytes.count / leastPart))
    guard parts.count > 1 else { return parse(source) }
    var read = workers.map(parts.count, grain: 1) { place in
      SyntaxPart(source, parts[place], share: place == 0 ? parts.count : 1)
    }
    return joined(source, &read, workers) ?? parse(source)
  }

  /// Ranges of a text that hold all of it and begin with a `let`, but for the first.
  private static func cut(_ bytes: [UInt8], into count: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for part in 1..<max(1, count) {
      guard let next = firstLet(in: bytes, from: max(start + 1, bytes.count / count * part)) else {
        break
      }
      parts.append(start..<next)
      start = next
    }
    parts.append(start..<bytes.count)
    return parts
  }

  /// The place of the first `let` from `start` on that begins a line and has its name behind it.
  private static func firstLet(in bytes: [UInt8], from start: Int) -> Int? {
    var place = start
    while place + 5 <= bytes.count {
      if bytes[place - 1] == UInt8(ascii: "\n"),
        bytes[place..<place + 4].elementsEqual("let ".utf8),
        ByteClass.table[Int(bytes[place + 4])] == .letter
      {
        return place
      }
      place += 1
    }
    return nil
  }

  /// The tree of a text whose parts were read; `nil` where something is wrong with one of them.
  private static func joined(
    _ source: SourceText, _ parts: inout [SyntaxPart], _ workers: Workers
  ) -> SyntaxTree? {
    guard parts.allSatisfy(\.isRight),
      parts.reduce(0, { $0 + $1.nodes.count }) < NodeBuilder.largestTree
    else { return nil }
    let whole = JoinedParts(&parts)
    workers.each(2, grain: 1) { $0 == 0 ? whole.joinTokens() : whole.joinNodes() }
    whole.nodes.closeRoot(endToken: whole.tokens.count)
    let tree = SyntaxTree(
      source: source, tokens: whole.tokens, nodes: whole.nodes, diagnostics: [],
      hasDocumentation: !whole.documentation.isEmpty,
      hasLineComments: parts.contains(where: \.hasLineComments),
      hasPlainNames: parts.allSatisfy(\.hasPlainNames), seams: whole.seams)
    return whole.documentation.isEmpty
      ? tree : tree.withDocumentationChecked(whole.documentation)
  }
}

/// Parts put behind the first one, tokens and nodes at the same time: half of what it takes is the
/// system's time to give memory.
private final class JoinedParts: @unchecked Sendable {
  private let others: ArraySlice<SyntaxPart>
  /// How many tokens stand before those of each of the others, which count from their own.
  private let shifts: [Int]
  private(set) var tokens: [Token]
  let nodes: NodeList
  private(set) var documentation: [Int]
  /// The first statement of each of the others.
  private(set) var seams: [NodeID] = []

  init(_ parts: inout [SyntaxPart]) {
    tokens = parts[0].takeTokens()
    nodes = parts[0].nodes
    documentation = parts[0].documentation
    others = parts.dropFirst()
    var count = tokens.count
    var shifts: [Int] = []
    for part in others {
      // The end of the part before is none, and the white space at the beginning stands for it.
      shifts.append(count - 2)
      documentation += part.documentation.map { $0 + count - 2 }
      count += part.tokens.count - 2
    }
    self.shifts = shifts
  }

  func joinTokens() {
    for part in others {
      tokens.removeLast()
      tokens.append(contentsOf: part.tokens.dropFirst())
    }
  }

  func joinNodes() {
    for (part, shift) in zip(others, shifts) {
      if part.nodes.count > 1 { seams.append(NodeID(nodes.count)) }
      nodes.append(part.nodes, tokens: shift)
    }
  }
}

/// What reading a part of a text gave.
private struct SyntaxPart: Sendable {
  /// The tokens; in a part that is not the first, one that stands for all before it comes first.
  private(set) var tokens: [Token]
  let nodes: NodeList
  /// Which tokens are `///` comments.
  let documentation: [Int]
  let hasLineComments: Bool
  let hasPlainNames: Bool
  /// Whether there is nothing to say about it.
  let isRight: Bool

  /// Reads a part, with room for the nodes and tokens of `share` as large ones.
  init(_ source: SourceText, _ range: Range<Int>, share: Int) {
    // The first part too may be read by a thread that has been told nothing.
    ExpectedMemory.expect(0, upTo: range.count * share * SyntaxTree.bytesPerByte)
    let lexed = Lexer.lex(source, range, room: (range.count + 2) * share)
    documentation = lexed.documentation
    hasLineComments = lexed.hasLineComments
    hasPlainNames = lexed.hasPlainNames
    tokens = lexed.tokens
    (nodes, isRight) = source.bytes.withUnsafeBufferPointer { bytes in
      lexed.tokens.withUnsafeBufferPointer { tokens in
        let text = TokenText(
          bytes: UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), tokens: tokens)
        var parser = Parser(text, lexed: lexed, dialect: .theme, share: share)
        parser.file()
        let isRight =
          lexed.diagnostics.items.isEmpty && parser.diagnostics.items.isEmpty
          && lexed.unclosedBraces == 0 && !parser.nodes.isFull
        return (parser.nodes.finish(), isRight)
      }
    }
  }

  /// Gives its tokens away, so that whoever takes them has them alone.
  mutating func takeTokens() -> [Token] {
    defer { tokens = [] }
    return tokens
  }
}
