/// Builds the nodes of a tree in pre-order, when what a node is often turns out after its first
/// child: `a` becomes the first operand of a sum only at the `+`.
///
/// Such a parent is put in front of its first child by moving the child one place. A large child
/// is not moved: its parent is noted and put in place at the end, together with all others of its
/// kind, so that no nesting makes building take more than linear time.
struct NodeBuilder {
  /// The largest child that is moved, in nodes.
  private static let largestMove = 512

  /// A node without all its children.
  struct Open {
    /// Where the node, or the child that it goes in front of, is.
    fileprivate let place: Int
    /// How many parents were noted before the node's first descendant.
    fileprivate let notedBefore: Int
    /// Which noted parent the node is; negative where it is in place.
    fileprivate let noted: Int
  }

  /// The place of a node that is about to be built.
  struct Mark {
    fileprivate let place: Int
    fileprivate let notedBefore: Int
  }

  private var nodes: [NodeRecord] = []
  private var noted: [(place: Int, record: NodeRecord)] = []
  /// The largest number of nodes that links can express.
  private let limit: Int
  /// Whether a value was missing anywhere.
  private var hasMissing = false
  /// Whether nodes were left out because there were too many.
  private(set) var isFull = false

  /// A builder of about `estimate` nodes.
  init(estimate: Int, limit: Int = 1 << 26 - 1) {
    self.limit = limit
    nodes.reserveCapacity(min(estimate, limit))
  }

  /// The place of the next node.
  @inline(__always)
  var mark: Mark { Mark(place: nodes.count, notedBefore: noted.count) }

  /// Adds a node without children.
  @inline(__always)
  mutating func leaf(_ kind: NodeKind, firstToken: Int, endToken: Int) {
    guard nodes.count + noted.count < limit else { return isFull = true }
    if kind == .missing { hasMissing = true }
    nodes.append(NodeRecord(kind, size: 1, firstToken: firstToken, endToken: endToken))
  }

  /// Begins a node; what is added before it is closed becomes its children.
  @inline(__always)
  mutating func open(_ kind: NodeKind, firstToken: Int) -> Open {
    let open = Open(place: nodes.count, notedBefore: noted.count, noted: -1)
    leaf(kind, firstToken: firstToken, endToken: firstToken)
    return open
  }

  /// Begins a node whose first children are all that was added since `mark`.
  mutating func open(_ kind: NodeKind, at mark: Mark) -> Open {
    guard nodes.count + noted.count < limit else {
      isFull = true
      return Open(place: nodes.count, notedBefore: noted.count, noted: -1)
    }
    let first = mark.place < nodes.count ? Int(nodes[mark.place].firstToken) : 0
    let record = NodeRecord(kind, size: 1, firstToken: first, endToken: first)
    if nodes.count - mark.place > Self.largestMove {
      noted.append((mark.place, record))
      return Open(
        place: mark.place, notedBefore: mark.notedBefore, noted: noted.count - 1)
    }
    nodes.append(record)
    let moved = nodes.count - 1 - mark.place
    nodes.withUnsafeMutableBufferPointer { nodes in
      guard let start = nodes.baseAddress?.advanced(by: mark.place) else { return }
      start.advanced(by: 1).update(from: start, count: moved)
      start.pointee = record
    }
    return Open(place: mark.place, notedBefore: mark.notedBefore, noted: -1)
  }

  /// Ends a node.
  @inline(__always)
  mutating func close(_ open: Open, endToken: Int) {
    let size = nodes.count - open.place + noted.count - open.notedBefore
    guard size > 0 else { return }
    if open.noted >= 0 {
      noted[open.noted].record.end(size: size, endToken: endToken)
      return
    }
    // A missing value at the beginning stands before the space in front of the node.
    let child = open.place + 1
    if hasMissing, child < nodes.count {
      nodes[open.place].firstToken = min(nodes[open.place].firstToken, nodes[child].firstToken)
    }
    nodes[open.place].end(size: size, endToken: endToken)
  }

  /// Changes what an open node is.
  mutating func change(_ open: Open, to kind: NodeKind) {
    guard open.noted < 0, open.place < nodes.count else { return }
    nodes[open.place].kind = kind
  }

  /// Changes what the node added last is.
  mutating func changeLast(from old: NodeKind, to kind: NodeKind) {
    guard let last = nodes.indices.last, nodes[last].kind == old else { return }
    nodes[last].kind = kind
  }

  /// All nodes, with the noted parents in place.
  consuming func finish() -> [NodeRecord] {
    guard !noted.isEmpty else { return nodes }
    // Of parents of one child, the one noted last is the outermost and comes first.
    let parents = noted.enumerated().sorted {
      ($0.element.place, $1.offset) < ($1.element.place, $0.offset)
    }
    var result: [NodeRecord] = []
    result.reserveCapacity(nodes.count + parents.count)
    var done = 0
    for parent in parents {
      result.append(contentsOf: nodes[done..<parent.element.place])
      done = parent.element.place
      result.append(parent.element.record)
    }
    result.append(contentsOf: nodes[done...])
    return result
  }
}

extension NodeRecord {
  /// Sets what is known when all children are. A node that took no token stands behind the last
  /// one before it, not behind the trivia that follow.
  @inline(__always)
  mutating func end(size: Int, endToken: Int) {
    let first = min(Int(firstToken), endToken)
    self = NodeRecord(kind, size: size, firstToken: first, endToken: endToken)
  }
}
