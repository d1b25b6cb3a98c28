import ThemeSource

/// One token: its kind, and where it ends. It begins where the one before it ends.
///
/// Six bits of kind and 26 of offset make four bytes a token, which halves what a large file
/// takes in memory; `SourceText.maximumSize` keeps offsets in range.
public struct Token: Sendable, Hashable {
  @usableFromInline let bits: UInt32

  /// A token of `kind` that ends before byte `end`.
  @inlinable
  public init(_ kind: TokenKind, end: Int) {
    bits = UInt32(truncatingIfNeeded: end) << 6 | UInt32(kind.rawValue)
  }

  /// What the token is.
  @inlinable
  public var kind: TokenKind {
    // The bits are those of a kind, since `init` is the only way to set them; to look the kind up
    // by its raw value again would be a good part of the time that parsing takes.
    unsafeBitCast(UInt8(truncatingIfNeeded: bits & 63), to: TokenKind.self)
  }
  /// The offset just after the token.
  @inlinable
  public var end: Int { Int(bits >> 6) }
}

/// Names a node of one tree: its place in the pre-order of all nodes.
public struct NodeID: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The place, from 0 for the root.
  public let index: UInt32

  /// The node at place `index`.
  @inlinable
  public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  /// The root of every tree, its file node.
  public static let root = NodeID(0)

  /// Orders nodes as they stand in the text, parents before children.
  @inlinable
  public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}

/// One node as it is stored: 12 bytes.
///
/// A node knows the size of its subtree and not where the next one is, so that a subtree can be
/// moved (to put a parent in front of it) without a change in it.
@usableFromInline
struct NodeRecord: Sendable {
  /// Six bits of kind, 26 of subtree size (the node itself included).
  @usableFromInline var bits: UInt32
  /// The first token, an index into the tokens.
  @usableFromInline var firstToken: UInt32
  /// The place after the last token; equal to `firstToken` where the node has none.
  @usableFromInline var endToken: UInt32

  @inlinable
  init(_ kind: NodeKind, size: Int, firstToken: Int, endToken: Int) {
    bits = UInt32(truncatingIfNeeded: size) << 6 | UInt32(kind.rawValue)
    self.firstToken = UInt32(truncatingIfNeeded: firstToken)
    self.endToken = UInt32(truncatingIfNeeded: endToken)
  }

  @inlinable
  var kind: NodeKind {
    // As with tokens, the bits are those of a kind.
    get { unsafeBitCast(UInt8(truncatingIfNeeded: bits & 63), to: NodeKind.self) }
    set { bits = bits & ~63 | UInt32(newValue.rawValue) }
  }
  @inlinable
  var size: Int { Int(bits >> 6) }
}

/// The syntax of one text: all tokens and, over them, nodes in pre-order. It exists for every
/// text, whatever is wrong with it, and loses no byte of it.
public final class SyntaxTree: Sendable {
  /// The text that was parsed.
  public let source: SourceText
  /// All tokens, trivia included; the last one is `endOfFile`.
  public let tokens: [Token]
  /// All nodes in pre-order.
  @usableFromInline let nodes: NodeList
  /// The syntax errors and warnings, in order of their place.
  public let diagnostics: [Diagnostic]
  /// Whether there is any `///` in it.
  public let hasDocumentation: Bool
  /// Whether there is any `//` in it that is no documentation.
  public let hasLineComments: Bool
  /// Whether each name in it is one token of ASCII letters, digits and `_`.
  @usableFromInline let hasPlainNames: Bool
  /// The statements at which the second part of a text begins and those behind it, where it was read in
  /// parts.
  @usableFromInline let seams: [NodeID]

  init(
    source: SourceText, tokens: [Token], nodes: NodeList, diagnostics: [Diagnostic],
    hasDocumentation: Bool = false, hasLineComments: Bool = false, hasPlainNames: Bool = false,
    seams: [NodeID] = []
  ) {
    self.seams = seams
    self.hasLineComments = hasLineComments
    self.hasPlainNames = hasPlainNames
    self.source = source
    self.tokens = tokens
    self.nodes = nodes
    self.diagnostics = diagnostics
    self.hasDocumentation = hasDocumentation
  }

  /// The number of nodes.
  public var nodeCount: Int { nodes.count }

  /// What `node` is.
  @inlinable
  public func kind(of node: NodeID) -> NodeKind { nodes[Int(node.index)].kind }

  /// The children of `node`, in order.
  @inlinable
  public func children(of node: NodeID) -> Children {
    let place = Int(node.index)
    return Children(tree: nodes, next: place + 1, end: place + nodes[place].size)
  }

  /// The first child of `node`.
  @inlinable
  public func firstChild(of node: NodeID) -> NodeID? {
    nodes[Int(node.index)].size > 1 ? NodeID(Int(node.index) + 1) : nil
  }

  /// The last child of `node`; `nil` for a leaf.
  public func lastChild(of node: NodeID) -> NodeID? {
    let end = placeAfter(node)
    guard var child = firstChild(of: node) else { return nil }
    while placeAfter(child) < end { child = placeAfter(child) }
    return child
  }

  /// The place after the subtree of `node`: its next sibling, where it has one.
  @inlinable
  public func placeAfter(_ node: NodeID) -> NodeID {
    NodeID(Int(node.index) + nodes[Int(node.index)].size)
  }

  /// The tokens of `node`, from its first to its last significant one, with the trivia between.
  @inlinable
  public func tokenRange(of node: NodeID) -> Range<Int> {
    let record = nodes[Int(node.index)]
    return Int(record.firstToken)..<Int(record.endToken)
  }

  /// Where the token at `index` stands.
  @inlinable
  public func range(ofToken index: Int) -> SourceRange {
    SourceRange(index == 0 ? 0 : tokens[index - 1].end, tokens[index].end)
  }

  /// Where `node` stands, without the trivia around it; empty, at the place where it is expected,
  /// where nothing was written.
  @inlinable
  public func range(of node: NodeID) -> SourceRange {
    let record = nodes[Int(node.index)]
    let first = Int(record.firstToken)
    let start = first == 0 ? 0 : tokens[first - 1].end
    guard record.endToken > record.firstToken else { return SourceRange(start, start) }
    return SourceRange(start, tokens[Int(record.endToken) - 1].end)
  }

  /// Where `node` stands, in its file.
  public func location(of node: NodeID) -> SourceLocation {
    SourceLocation(source.id, range(of: node))
  }

  /// The text of `node`.
  public func text(of node: NodeID) -> String { source.string(in: range(of: node)) }

  /// The children of a node, walked in order.
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let tree: NodeList
    @usableFromInline var place: Int
    @usableFromInline let end: Int

    @usableFromInline
    init(tree: NodeList, next: Int, end: Int) {
      self.tree = tree
      place = next
      self.end = end
    }

    /// The next child.
    @inlinable
    public mutating func next() -> NodeID? {
      guard place < end else { return nil }
      defer { place += tree[place].size }
      return NodeID(place)
    }

    /// The child that `next` would give.
    @inlinable
    public var first: NodeID? { place < end ? NodeID(place) : nil }
  }
}
