/// How work that falls into independent parts is done: one part after the other, or, where the
/// caller has threads, several at the same time. Results never depend on it.
package struct Workers: Sendable {
  /// Calls `body` with each number below `count`, in any order, and returns when all are done.
  /// `grain` parts are worth a thread, which takes as long to start as to check a small theme.
  package typealias Perform =
    @Sendable (
      _ count: Int, _ grain: Int, _ body: @escaping @Sendable (Int) -> Void
    ) -> Void

  @usableFromInline let perform: Perform
  private let findWidth: @Sendable () -> Int
  /// How many parts, such as themes, are worth a thread where nobody says otherwise.
  package static let grain = 4
  /// Whether one part is done after the other.
  package let isSerial: Bool
  /// How many parts are done at the same time at most.
  package var width: Int { isSerial ? 1 : max(1, findWidth()) }

  /// Workers that `perform` directs, `width` at the same time.
  package init(width: @escaping @Sendable () -> Int, _ perform: @escaping Perform) {
    self.init(isSerial: false, width, perform)
  }

  private init(
    isSerial: Bool, _ findWidth: @escaping @Sendable () -> Int, _ perform: @escaping Perform
  ) {
    self.isSerial = isSerial
    self.findWidth = findWidth
    self.perform = perform
  }

  /// One part after the other.
  package static let serial = Workers(isSerial: true, { 1 }) { count, _, body in
    for index in 0..<count { body(index) }
  }

  /// Calls `body` with each number below `count`, in any order. `grain` parts are worth a thread.
  package func each(
    _ count: Int, grain: Int = Workers.grain, _ body: @escaping @Sendable (Int) -> Void
  ) {
    perform(count, grain, body)
  }

  /// The results of `body` for each number below `count`, in order.
  @inlinable @inline(__always)
  package func map<Result>(
    _ count: Int, grain: Int = Workers.grain, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    if count == 1 { return [body(0)] }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      guard let start = buffer.baseAddress else { return }
      let places = Places(start: start)
      perform(count, grain) { index in (places.start + index).initialize(to: body(index)) }
      initializedCount = count
    }
  }
}

/// Room for results, each of which only one call writes.
@usableFromInline
struct Places<Result>: @unchecked Sendable {
  @usableFromInline let start: UnsafeMutablePointer<Result>

  @inlinable
  init(start: UnsafeMutablePointer<Result>) { self.start = start }
}
