/// Builds the nodes of a tree in pre-order, when what a node is often turns out after its first
/// child: `a` becomes the first operand of a sum only at the `+`.
///
/// Such a parent is put in front of its first child by moving the child one place. A large child
/// is not moved: its parent is noted and put in place at the end, together with all others of its
/// kind, so that no nesting makes building take more than linear time.
struct NodeBuilder {
  /// The largest child that is moved, in nodes.
  private static let largestMove = 512

  /// How many nodes a tree may have: what sizes in six bits less than a word can say.
  static let largestTree = 1 << 26 - 1

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

  private let list: NodeList
  /// Where the nodes of `list` are, and how many there are so far.
  private var nodes: UnsafeMutablePointer<NodeRecord>
  private var count = 0
  private var capacity: Int
  private var noted: [(place: Int, record: NodeRecord)] = []
  /// The largest number of nodes that links can express.
  private let limit: Int
  /// Whether a value was missing anywhere.
  private var hasMissing = false
  /// Whether nodes were left out because there were too many.
  private(set) var isFull = false

  /// A builder of about `estimate` nodes.
  init(estimate: Int, limit: Int = NodeBuilder.largestTree) {
    self.limit = limit
    list = NodeList(capacity: min(estimate, limit))
    nodes = list.start
    capacity = list.capacity
  }

  /// The place of the next node.
  @inline(__always)
  var mark: Mark { Mark(place: count, notedBefore: noted.count) }

  @inline(__always)
  private mutating func append(_ node: NodeRecord) {
    if count == capacity { grow() }
    (nodes + count).initialize(to: node)
    count += 1
  }

  private mutating func grow() {
    list.grow(to: capacity * 2, used: count)
    nodes = list.start
    capacity = list.capacity
  }

  /// Adds a node without children.
  @inline(__always)
  mutating func leaf(_ kind: NodeKind, firstToken: Int, endToken: Int) {
    guard count + noted.count < limit else { return isFull = true }
    if kind == .missing { hasMissing = true }
    append(NodeRecord(kind, size: 1, firstToken: firstToken, endToken: endToken))
  }

  /// Begins a node; what is added before it is closed becomes its children.
  @inline(__always)
  mutating func open(_ kind: NodeKind, firstToken: Int) -> Open {
    let open = Open(place: count, notedBefore: noted.count, noted: -1)
    leaf(kind, firstToken: firstToken, endToken: firstToken)
    return open
  }

  /// Begins a node whose first children are all that was added since `mark`.
  mutating func open(_ kind: NodeKind, at mark: Mark) -> Open {
    guard count + noted.count < limit else {
      isFull = true
      return Open(place: count, notedBefore: noted.count, noted: -1)
    }
    let first = mark.place < count ? Int(nodes[mark.place].firstToken) : 0
    let record = NodeRecord(kind, size: 1, firstToken: first, endToken: first)
    if count - mark.place > Self.largestMove {
      noted.append((mark.place, record))
      return Open(
        place: mark.place, notedBefore: mark.notedBefore, noted: noted.count - 1)
    }
    append(record)
    let start = nodes + mark.place
    (start + 1).update(from: start, count: count - 1 - mark.place)
    start.pointee = record
    return Open(place: mark.place, notedBefore: mark.notedBefore, noted: -1)
  }

  /// Ends a node.
  @inline(__always)
  mutating func close(_ open: Open, endToken: Int) {
    let size = count - open.place + noted.count - open.notedBefore
    guard size > 0 else { return }
    if open.noted >= 0 {
      noted[open.noted].record.end(size: size, endToken: endToken)
      return
    }
    // A missing value at the beginning stands before the space in front of the node.
    let child = open.place + 1
    if hasMissing, child < count {
      nodes[open.place].firstToken = min(nodes[open.place].firstToken, nodes[child].firstToken)
    }
    nodes[open.place].end(size: size, endToken: endToken)
  }

  /// Changes what an open node is.
  mutating func change(_ open: Open, to kind: NodeKind) {
    guard open.noted < 0, open.place < count else { return }
    nodes[open.place].kind = kind
  }

  /// Changes what the node added last is.
  mutating func changeLast(from old: NodeKind, to kind: NodeKind) {
    guard count > 0, nodes[count - 1].kind == old else { return }
    nodes[count - 1].kind = kind
  }

  /// All nodes, with the noted parents in place.
  consuming func finish() -> NodeList {
    list.end(count: count)
    guard !noted.isEmpty else { return list }
    // Of parents of one child, the one noted last is the outermost and comes first.
    let parents = noted.enumerated().sorted {
      ($0.element.place, $1.offset) < ($1.element.place, $0.offset)
    }
    var result = NodeBuilder(estimate: count + parents.count)
    var done = 0
    for parent in parents {
      result.append(contentsOf: nodes, done..<parent.element.place)
      done = parent.element.place
      result.append(parent.element.record)
    }
    result.append(contentsOf: nodes, done..<count)
    return result.finish()
  }

  private mutating func append(
    contentsOf nodes: UnsafeMutablePointer<NodeRecord>, _ range: Range<Int>
  ) {
    for place in range { append(nodes[place]) }
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
