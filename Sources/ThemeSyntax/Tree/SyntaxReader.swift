import ThemeSource

/// A tree as it lies in memory, for those who read all of it.
///
/// Its tokens and bytes are arrays, and who reads one holds a reference to it meanwhile. Two threads that
/// checked parts of 200,000 `let`s took half as much time again to hand these counts to each other. A
/// reader is plain places in memory; it holds for as long as the tree's `withReader` runs.
public struct SyntaxReader: @unchecked Sendable {
  @usableFromInline let nodes: UnsafeBufferPointer<NodeRecord>
  @usableFromInline let tokens: UnsafeBufferPointer<Token>
  /// The bytes of the text.
  public let bytes: UnsafeBufferPointer<UInt8>
  /// The tree that is read.
  public unowned(unsafe) let tree: SyntaxTree
  /// Whether the parser found anything.
  public let hasFindings: Bool
  @usableFromInline let hasPlainNames: Bool

  @usableFromInline
  init(
    nodes: UnsafeBufferPointer<NodeRecord>, tokens: UnsafeBufferPointer<Token>,
    bytes: UnsafeBufferPointer<UInt8>, tree: SyntaxTree
  ) {
    self.nodes = nodes
    self.tokens = tokens
    self.bytes = bytes
    self.tree = tree
    hasFindings = !tree.diagnostics.isEmpty
    hasPlainNames = tree.hasPlainNames
  }
}

extension SyntaxTree {
  /// Gives `body` a reader of the tree, which holds until it returns.
  @inlinable
  public func withReader<Result>(_ body: (SyntaxReader) -> Result) -> Result {
    tokens.withUnsafeBufferPointer { tokens in
      source.bytes.withUnsafeBufferPointer { bytes in
        body(SyntaxReader(nodes: nodes.nodes, tokens: tokens, bytes: bytes, tree: self))
      }
    }
  }
}

extension SyntaxReader {
  /// The number of nodes.
  @inlinable
  public var nodeCount: Int { nodes.count }

  /// What `node` is.
  @inlinable
  public func kind(of node: NodeID) -> NodeKind { nodes[Int(node.index)].kind }

  /// The place after the subtree of `node`: its next sibling, where it has one.
  @inlinable
  public func placeAfter(_ node: NodeID) -> NodeID {
    NodeID(Int(node.index) + nodes[Int(node.index)].size)
  }

  /// The children of `node`.
  @inlinable
  public func childRange(of node: NodeID) -> NodeRange {
    NodeRange(next: node.index + 1, end: placeAfter(node).index)
  }

  /// How many parts the text was read in.
  public var partCount: Int { tree.seams.count + 1 }

  /// The statements of a part of the text.
  public func statements(ofPart part: Int) -> NodeRange {
    let seams = tree.seams
    return NodeRange(
      next: part == 0 ? 1 : seams[part - 1].index,
      end: part == seams.count ? placeAfter(.root).index : seams[part].index)
  }

  /// Takes the next node of `range`.
  @inlinable
  public func popFirst(_ range: inout NodeRange) -> NodeID? {
    guard let node = range.first else { return nil }
    range.next = placeAfter(node).index
    return node
  }

  /// Siblings that are still to be walked: two places, which hold nothing of the tree.
  public struct NodeRange: Sendable {
    @usableFromInline var next: UInt32
    @usableFromInline let end: UInt32

    @usableFromInline
    init(next: UInt32, end: UInt32) {
      self.next = next
      self.end = end
    }

    /// The next node.
    @inlinable
    public var first: NodeID? { next < end ? NodeID(Int(next)) : nil }

    /// Whether none is left.
    @inlinable
    public var isEmpty: Bool { next >= end }
  }

  /// What is left of `range` behind its next `count` nodes.
  @inlinable
  public func dropFirst(_ count: Int = 1, of range: NodeRange) -> NodeRange {
    var rest = range
    for _ in 0..<count { _ = popFirst(&rest) }
    return rest
  }

  /// The first child of `node`.
  @inlinable
  public func firstChild(of node: NodeID) -> NodeID? {
    nodes[Int(node.index)].size > 1 ? NodeID(Int(node.index) + 1) : nil
  }

  /// The last child of `node`; `nil` for a leaf.
  @inlinable
  public func lastChild(of node: NodeID) -> NodeID? {
    guard var child = firstChild(of: node) else { return nil }
    let end = placeAfter(node)
    while placeAfter(child) < end { child = placeAfter(child) }
    return child
  }

  /// The bytes of `node`, without the trivia around it.
  @inlinable
  public func bytes(of node: NodeID) -> UnsafeBufferPointer<UInt8> {
    let record = nodes[Int(node.index)]
    let first = Int(record.firstToken)
    let start = first == 0 ? 0 : tokens[first - 1].end
    let end = record.endToken > record.firstToken ? tokens[Int(record.endToken) - 1].end : start
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// The value of a `number` node; nothing where it is malformed, which has been reported.
  public func number(at node: NodeID) -> NumberLiteral? { NumberLiteral.decode(bytes(of: node)) }

  /// The value of a `color` node; nothing where it is malformed, which has been reported.
  public func color(at node: NodeID) -> ColorLiteral? { ColorLiteral.decode(bytes(of: node)) }

  // MARK: Names

  /// Calls `body` with the bytes of a name, as look-up compares it: an ASCII name straight from the
  /// source, another without its invisible characters.
  @inlinable
  public func withNameBytes<Result>(
    of node: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let bytes = bytes(of: node)
    if hasPlainNames || bytes.allSatisfy(SyntaxTree.isPlain) { return body(bytes) }
    var name = tree.unusualName(of: node)
    return name.withUTF8(body)
  }

  /// The name that a node spells; see `SyntaxTree.name(of:)`.
  public func name(of node: NodeID) -> String {
    withNameBytes(of: node) { String(decoding: $0, as: UTF8.self) }
  }

  /// The name that a node spells, if it has no more than 16 bytes.
  @inlinable
  public func shortName(of node: NodeID) -> ShortName? {
    withNameBytes(of: node, ShortName.init)
  }
}
