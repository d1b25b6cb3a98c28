#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif
import ThemeSemantics

extension Workers {
  /// A thread for each core, this one among them. Few parts are done here: to start a thread takes
  /// as long as to check a small theme.
  package static let threads = Workers { count, body in
    let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let number = min(cores, count / 4)
    guard number > 1 else {
      for index in 0..<count { body(index) }
      return
    }
    // Neighbours are often alike, so that each thread takes every n-th part.
    let threads = (1..<number).map { first in
      Thread { for index in stride(from: first, to: count, by: number) { body(index) } }
    }
    for index in stride(from: 0, to: count, by: number) { body(index) }
    for thread in threads { thread.join() }
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
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    return nil
  }
}
