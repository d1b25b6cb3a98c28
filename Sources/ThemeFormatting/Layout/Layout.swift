import ThemeSyntax

/// Makes the document of one statement after the other: how each construct is laid out, if there
/// is room and if there is not.
///
/// Rules follow the tree, but text comes from a walk over the tokens: whatever a rule says, every
/// token of a statement is placed once and in order, and so are the comments between them.
struct Layout: ~Copyable {
  let tree: SyntaxTree
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  /// Whether every character takes a byte and a column.
  private let isASCII: Bool

  /// The statement as far as it is laid out.
  var document: Document

  /// The next token that is neither white space nor a comment nor a `;`.
  private(set) var next = 0
  /// Where the comments begin that are not placed yet; they end before `next`.
  var pending = 0
  /// Whether there are any.
  var hasComments = false

  init(
    tree: SyntaxTree, bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>
  ) {
    self.tree = tree
    self.bytes = bytes
    self.tokens = tokens
    document = Document(source: bytes)
    // One pass without a branch, many bytes at a time.
    isASCII = bytes.reduce(0) { $0 | $1 } < 0x80
  }

  /// The place behind the last token, where the comments begin that are not placed.
  var placedEnd: Int { pending }

  /// What the next token is.
  var nextKind: TokenKind { tokens[next].kind }

  /// The first child of `node`, which has one.
  @inline(__always)
  func first(_ node: NodeID) -> NodeID { NodeID(Int(node.index) + 1) }

  /// Begins the document of the tokens in `range`, for a line of at most `columns` columns.
  mutating func begin(_ range: Range<Int>, columns: Int) {
    document.removeAll(isOneLine: fitsAsWritten(range, columns))
    next = range.lowerBound
    pending = next
    hasComments = false
  }

  /// Whether tokens stand on one line, without comments, and leave so much room that they fit even
  /// with a space between any two of them.
  private func fitsAsWritten(_ range: Range<Int>, _ columns: Int) -> Bool {
    let start = range.lowerBound == 0 ? 0 : tokens[range.lowerBound - 1].end
    guard isASCII, tokens[range.upperBound - 1].end - start + range.count <= columns else {
      return false
    }
    for index in range {
      let kind = tokens[index].kind
      if kind == .newline || kind.isComment { return false }
    }
    return true
  }

  /// Makes sure that all of a statement up to the token at `end` is placed.
  mutating func finish(before end: Int) {
    while next < end {
      document.space()
      token()
    }
  }

  // MARK: Tokens

  /// Places the next token, behind the comments that stand before it.
  @inline(__always)
  mutating func token() {
    if hasComments { placeComments() }
    place(next)
    move(past: next)
  }

  /// Places the next token right behind the last one: one that must not begin a line. Comments
  /// that end their line go behind it.
  mutating func closeToken() {
    if hasComments, !endsLine { placeComments() }
    place(next)
    move(past: next)
  }

  /// Places the comma behind the last element of a list, whether the source has it or not: it is
  /// written where the list breaks.
  mutating func finalComma() {
    if hasComments, !endsLine { placeComments() }
    document.trailingComma()
    if nextKind == .comma { move(past: next) }
  }

  /// Places what a type or function is called, under the name that is used.
  mutating func typeName() {
    let isOldName = bytes[tokens.range(next)].elementsEqual("Auth0TextStyle".utf8)
    guard isOldName else { return token() }
    if hasComments { placeComments() }
    document.respelling(Array("TextStyle".utf8))
    move(past: next)
  }

  private mutating func move(past index: Int) {
    guard tokens[index].kind != .endOfFile else { return }
    if !hasComments { pending = index + 1 }
    var place = index + 1
    while true {
      switch tokens[place].kind {
      case .whitespace, .newline, .semicolon, .byteOrderMark: break
      case .lineComment, .documentationComment, .blockComment: hasComments = true
      default:
        next = place
        return
      }
      place += 1
    }
  }

  @inline(__always)
  private mutating func place(_ index: Int) {
    let range = tokens.range(index)
    switch tokens[index].kind {
    case .color:
      if let spelling = upperCased(range) { return document.respelling(spelling) }
    case .number:
      let written = UnsafeBufferPointer(rebasing: bytes[range])
      if let spelling = CanonicalNumber.spelling(of: written) {
        return document.respelling(spelling)
      }
    case .name, .string:
      if !isASCII {
        return document.text(range, width: TextWidth.columns(of: bytes, in: range))
      }
    default: break
    }
    document.text(range, width: range.count)
  }

  /// A colour's digits in upper case; nothing if they are already.
  private func upperCased(_ range: Range<Int>) -> [UInt8]? {
    let isSmall = { (byte: UInt8) in byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f") }
    guard bytes[range].contains(where: isSmall) else { return nil }
    return bytes[range].map { isSmall($0) ? $0 - 0x20 : $0 }
  }
}
