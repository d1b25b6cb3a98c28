import ThemeSource

/// A growing list of plain bytes that its owner alone holds.
///
/// To read an array out of an object is to count a reference to it, and threads that read one table
/// would hand that count to each other at each look-up.
struct PlainBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  /// Room for `capacity` elements, none of which is there yet.
  init(capacity: Int) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
    LargePages.use(
      for: UnsafeMutableRawPointer(start), byteCount: capacity * MemoryLayout<Element>.stride)
  }

  /// `count` times `element`.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    start.initialize(repeating: element, count: count)
    self.count = count
  }

  /// The elements of another.
  init(_ other: borrowing PlainBuffer) {
    self.init(capacity: max(1, other.capacity))
    start.initialize(from: other.start, count: other.count)
    count = other.count
  }

  deinit { start.deallocate() }

  @inline(__always)
  subscript(place: Int) -> Element {
    get {
      assert(place >= 0 && place < count)
      return start[place]
    }
    set {
      assert(place >= 0 && place < count)
      start[place] = newValue
    }
  }

  mutating func append(_ element: Element) {
    if count == capacity { reserve(max(16, capacity * 2)) }
    (start + count).initialize(to: element)
    count += 1
  }

  /// Makes room for `capacity` elements.
  mutating func reserve(_ capacity: Int) {
    guard capacity > self.capacity else { return }
    let old = start
    start = .allocate(capacity: capacity)
    LargePages.use(
      for: UnsafeMutableRawPointer(start), byteCount: capacity * MemoryLayout<Element>.stride)
    start.initialize(from: old, count: count)
    old.deallocate()
    self.capacity = capacity
  }
}
