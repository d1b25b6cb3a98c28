import ThemeSource

/// The nodes of a tree, in memory that is the tree's own.
///
/// An array would ask before each node that is written whether somebody else holds it, a fifth of what
/// parsing takes, and be held at each walk.
@usableFromInline
final class NodeList: @unchecked Sendable {
  @usableFromInline private(set) var start: UnsafeMutablePointer<NodeRecord>
  @usableFromInline private(set) var count = 0
  private(set) var capacity: Int

  /// Room for `capacity` nodes.
  init(capacity: Int) {
    self.capacity = max(capacity, 4)
    start = .allocate(capacity: self.capacity)
    LargePages.use(
      for: UnsafeMutableRawPointer(start),
      byteCount: self.capacity * MemoryLayout<NodeRecord>.stride)
  }

  deinit { start.deallocate() }

  /// The nodes.
  @inlinable
  var nodes: UnsafeBufferPointer<NodeRecord> { UnsafeBufferPointer(start: start, count: count) }

  @inlinable
  subscript(place: Int) -> NodeRecord {
    assert(place >= 0 && place < count)
    return start[place]
  }

  /// Says how many nodes have been written.
  func end(count: Int) { self.count = count }

  /// Makes room for `capacity` nodes, `used` of which have been written.
  func grow(to capacity: Int, used: Int) {
    let old = start
    start = .allocate(capacity: capacity)
    start.update(from: old, count: used)
    old.deallocate()
    self.capacity = capacity
  }

  /// Adds the nodes of another list but its root, with `shift` tokens more before them.
  func append(_ other: NodeList, tokens shift: Int) {
    let new = other.count - 1
    if count + new > capacity { grow(to: count + new, used: count) }
    for place in 1..<other.count {
      (start + count).initialize(to: other.start[place].moved(by: UInt32(shift)))
      count += 1
    }
  }

  /// Makes the root that of all nodes.
  func closeRoot(endToken: Int) {
    start[0] = NodeRecord(.file, size: count, firstToken: 0, endToken: endToken)
  }
}

extension NodeRecord {
  /// The node where there are `count` tokens more before it.
  fileprivate func moved(by count: UInt32) -> NodeRecord {
    var node = self
    node.firstToken &+= count
    node.endToken &+= count
    return node
  }
}
