extension Array {
  /// A short list of `count` times `element`. The library's `init(repeating:count:)` is made for elements
  /// of any kind, which takes 600 instructions before the first is there.
  @inlinable
  package init(_ count: Int, of element: Element) {
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(element) }
  }
}
