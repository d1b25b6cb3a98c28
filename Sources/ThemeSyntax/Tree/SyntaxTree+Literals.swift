import ThemeSource

extension SyntaxTree {
  /// The header, wherever it stands.
  public var header: NodeID? { children(of: .root).first { kind(of: $0) == .header } }

  /// The bytes of `node`, without the trivia around it.
  public func bytes(of node: NodeID) -> ArraySlice<UInt8> {
    let range = range(of: node)
    return source.bytes[range.start.index..<range.end.index]
  }

  /// The value of a `number` node; nothing where it is malformed, which has been reported.
  public func number(at node: NodeID) -> NumberLiteral? {
    bytes(of: node).withUnsafeBufferPointer(NumberLiteral.decode)
  }

  /// The value of a `color` node; nothing where it is malformed, which has been reported.
  public func color(at node: NodeID) -> ColorLiteral? {
    bytes(of: node).withUnsafeBufferPointer(ColorLiteral.decode)
  }

  /// The value of a `string` node; nothing where it is malformed, which has been reported.
  ///
  /// The path in `extends base` or `import base.theme`, which lacks its quotes, has the value of
  /// its repair.
  public func string(at node: NodeID) -> String? {
    let bytes = bytes(of: node)
    guard tokens[tokenRange(of: node).lowerBound].kind == .string else {
      let path = String(decoding: bytes, as: UTF8.self)
      return path.hasSuffix(".theme") ? path : path + ".theme"
    }
    return StringLiteral.decode(bytes)
  }

  /// The name that a node of kind `name`, `reference`, `type` or `operator` spells.
  ///
  /// Characters that cannot be seen are left out, and a name written with hyphens is joined, as
  /// the message about it says. Names are the same if they are canonically equivalent, which `==`
  /// and hashing of `String` see to; names of ASCII alone are the same if their bytes are.
  public func name(of node: NodeID) -> String {
    withNameBytes(of: node) { String(decoding: $0, as: UTF8.self) }
  }

  /// A name with other characters than ASCII's letters, digits and `_`.
  @usableFromInline
  func unusualName(of node: NodeID) -> String {
    let bytes = bytes(of: node)
    if tokenRange(of: node).count > 1 {
      return HyphenatedName.joined(String(decoding: bytes, as: UTF8.self))
    }
    if bytes.first == UInt8(ascii: "\"") {
      return StringLiteral.decode(bytes) ?? ""
    }
    let name = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(where: { $0 >= 0x80 }),
      name.unicodeScalars.contains(where: Characters.isInvisible)
    else { return name }
    var visible = String.UnicodeScalarView()
    visible.append(contentsOf: name.unicodeScalars.filter { !Characters.isInvisible($0) })
    return String(visible)
  }

  /// Whether something in `node`, or in what was passed over behind it, could not be read, so
  /// that what it means is not known. Slips that are read as what they mean do not count.
  public func hasError(in node: NodeID) -> Bool {
    guard !diagnostics.isEmpty else { return false }
    let range = SourceRange(range(of: node).start, endOfPassedOver(behind: node))
    var low = 0
    var high = diagnostics.count
    while low < high {
      let middle = (low + high) / 2
      if diagnostics[middle].location.range.start < range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return diagnostics[low...].prefix { $0.location.range.start < range.end }.contains {
      $0.severity == .error && !$0.fixes.contains { $0.applicability == .safe }
    }
  }

  /// Where the text ends that was passed over directly behind `node`.
  private func endOfPassedOver(behind node: NodeID) -> TextOffset {
    var last = node
    while Int(placeAfter(last).index) < nodeCount, kind(of: placeAfter(last)) == .skipped {
      last = placeAfter(last)
    }
    var token = tokenRange(of: last).upperBound
    var end = range(of: last).end
    while token < tokens.count, tokens[token].kind == .whitespace || tokens[token].kind == .unknown
    {
      if tokens[token].kind == .unknown { end = TextOffset(tokens[token].end) }
      token += 1
    }
    return end
  }
}
