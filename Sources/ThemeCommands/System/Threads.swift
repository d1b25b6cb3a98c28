#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif
import CMachine
import ThemeSource

extension Workers {
  /// A thread for each core, this one among them; fewer where there is little to do.
  package static let threads = Workers(width: { Int(threads_core_count()) }) { count, grain, body in
    let number = count < 2 * grain ? 1 : min(Int(threads_core_count()), count / grain)
    guard number > 1 else {
      for index in 0..<count { body(index) }
      return
    }
    let parts = Parts(count)
    let work: @Sendable () -> Void = { while let part = parts.next() { body(part) } }
    let threads = (1..<number).map { _ in Thread(work) }
    work()
    for thread in threads { thread.join() }
  }
}

/// Parts of work that threads take one by one: one that starts late, or meets large parts, takes
/// fewer.
private final class Parts: @unchecked Sendable {
  private let count: Int
  private let taken: UnsafeMutablePointer<Int64>

  init(_ count: Int) {
    self.count = count
    taken = .allocate(capacity: 1)
    taken.initialize(to: 0)
  }

  deinit { taken.deallocate() }

  /// A part that no other thread has; nil when all are taken.
  func next() -> Int? {
    let part = Int(threads_take(taken))
    return part < count ? part : nil
  }
}

/// A thread of the system.
private struct Thread {
  /// Deep enough for expressions that nest as deeply as they may.
  private static let stackSize = 16 << 20

  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// `nil` where the system has no thread to give; the work is done then.
  private let handle: pthread_t?

  init(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    threads_start_elsewhere(&attributes)
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    #if canImport(Darwin)
      var handle: pthread_t?
      let code = pthread_create(&handle, &attributes, { Thread.run($0) }, work)
    #else
      var created = pthread_t()
      let code = pthread_create(&created, &attributes, { $0.flatMap { Thread.run($0) } }, work)
      let handle: pthread_t? = created
    #endif
    if code == 0 {
      self.handle = handle
    } else {
      self.handle = nil
      _ = Self.run(work)
    }
  }

  /// Waits until the work is done.
  func join() {
    if let handle { pthread_join(handle, nil) }
  }

  private static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    threads_use_all_cores()
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    return nil
  }
}
