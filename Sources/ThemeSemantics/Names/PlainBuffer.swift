#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
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
    start = Self.room(for: capacity)
    self.capacity = capacity
    LargePages.use(
      for: UnsafeMutableRawPointer(start), byteCount: capacity * MemoryLayout<Element>.stride)
  }

  /// `count` elements all of whose bits are 0. The system gives much memory that way, and nobody has
  /// to write it first.
  init(zeros count: Int) {
    guard
      let room = calloc(max(count, 1), MemoryLayout<Element>.stride)?
        .bindMemory(to: Element.self, capacity: count)
    else { preconditionFailure("no memory is left") }
    start = room
    capacity = count
    self.count = count
    LargePages.use(
      for: UnsafeMutableRawPointer(start), byteCount: count * MemoryLayout<Element>.stride)
  }

  /// The elements of another.
  init(_ other: borrowing PlainBuffer) {
    self.init(capacity: max(1, other.capacity))
    start.initialize(from: other.start, count: other.count)
    count = other.count
  }

  deinit { free(start) }

  private static func room(for count: Int) -> UnsafeMutablePointer<Element> {
    guard
      let room = malloc(max(count, 1) * MemoryLayout<Element>.stride)?
        .bindMemory(to: Element.self, capacity: count)
    else { preconditionFailure("no memory is left") }
    return room
  }

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

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let first = elements.baseAddress, !elements.isEmpty else { return }
    let needed = count + elements.count
    if needed > capacity { reserve(max(needed, 16, capacity * 2)) }
    (start + count).initialize(from: first, count: elements.count)
    count = needed
  }

  /// Makes the list longer or shorter. What is new has to be written before it is read.
  mutating func resize(to count: Int) {
    reserve(count)
    self.count = count
  }

  /// Makes room for `capacity` elements.
  mutating func reserve(_ capacity: Int) {
    guard capacity > self.capacity else { return }
    let old = start
    start = Self.room(for: capacity)
    LargePages.use(
      for: UnsafeMutableRawPointer(start), byteCount: capacity * MemoryLayout<Element>.stride)
    start.initialize(from: old, count: count)
    free(old)
    self.capacity = capacity
  }
}
