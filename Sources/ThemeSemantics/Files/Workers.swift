/// How work that falls into independent parts is done: one part after the other, or, where the
/// caller has threads, several at the same time. Results never depend on it.
package struct Workers: Sendable {
  /// Calls `body` with each number below `count`, in any order, and returns when all are done.
  package typealias Perform =
    @Sendable (
      _ count: Int, _ body: @escaping @Sendable (Int) -> Void
    ) -> Void

  private let perform: Perform

  /// Workers that `perform` directs.
  package init(_ perform: @escaping Perform) { self.perform = perform }

  /// One part after the other.
  package static let serial = Workers { count, body in
    for index in 0..<count { body(index) }
  }

  /// The results of `body` for each number below `count`, in order.
  package func map<Result>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    if count < 2 { return (0..<count).map(body) }
    var results = [Result?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      let places = Places(base: buffer)
      perform(count) { index in places.base[index] = body(index) }
    }
    return results.compactMap { $0 }
  }
}

/// Room for results, each of which only one call writes.
private struct Places<Result>: @unchecked Sendable {
  let base: UnsafeMutableBufferPointer<Result?>
}
