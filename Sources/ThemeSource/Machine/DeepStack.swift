#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Room for recursion whose depth is bounded, and still more than every thread has room for.
///
/// What parses, checks and evaluates recurses as deeply as values nest, up to bounds that the user is
/// told. Main threads have room for that. The threads that apps and tests do their work on have half
/// a megabyte on Apple's systems, and a build for debugging needs several times what a release does.
package enum DeepStack {
  /// What the deepest theme needs in a build for debugging, in bytes.
  private static let need = 6 << 20

  /// Runs `body` and gives its result, on a thread of its own where this one may be too small.
  package static func run<Result>(_ body: () -> Result) -> Result {
    isEnough ? body() : runOnThread(body)
  }

  #if canImport(Darwin)
    private static var isEnough: Bool { pthread_get_stacksize_np(pthread_self()) >= need }
  #elseif canImport(Musl)
    /// A thread has 128 KiB, and which one this is cannot be told.
    private static var isEnough: Bool { false }
  #else
    /// With glibc, threads are as large as the main one, 8 MiB where nobody says otherwise.
    private static var isEnough: Bool { true }
  #endif

  /// Runs `body` on a thread with enough room and waits for it; on this one where no thread can be
  /// had, since most themes need little.
  static func runOnThread<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping({ result = body() }, do: start)
    return result ?? body()
  }

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    private static func start(_ body: @escaping () -> Void) {
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return }
      defer { pthread_attr_destroy(&attributes) }
      guard pthread_attr_setstacksize(&attributes, need + need / 4) == 0 else { return }
      let work = Unmanaged.passRetained(Work(body)).toOpaque()
      guard let thread = createThread(&attributes, work) else {
        Unmanaged<Work>.fromOpaque(work).release()
        return
      }
      pthread_join(thread, nil)
    }
  #else
    private static func start(_ body: @escaping () -> Void) {}
  #endif
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  private func createThread(
    _ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer
  ) -> pthread_t? {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    return pthread_create(&thread, &attributes, runWork, work) == 0 ? thread : nil
  }

  #if canImport(Darwin)
    private func runWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
      return nil
    }
  #else
    private func runWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
      return nil
    }
  #endif
#endif
