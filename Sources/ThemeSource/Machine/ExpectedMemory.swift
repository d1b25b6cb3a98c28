#if canImport(Glibc)
  import Glibc
#endif

/// Memory that a thread will soon ask its allocator for.
///
/// The system hands out a page when it is first touched, for a microsecond and more each. Where it is told
/// before, several come at once, or large ones come instead.
package enum ExpectedMemory {
  /// How a process tells its allocator.
  package struct Preparation: Sendable {
    let fill: @Sendable (Int) -> Void
    let enlarge: @Sendable (Int, Int) -> Void

    /// `fill` has so many bytes be there at once that the calling thread allocates next; `enlarge` has so
    /// many come in pages of a size.
    package init(
      fill: @escaping @Sendable (_ byteCount: Int) -> Void,
      enlarge: @escaping @Sendable (_ byteCount: Int, _ page: Int) -> Void
    ) {
      self.fill = fill
      self.enlarge = enlarge
    }
  }

  /// A process that has its allocator to itself sets it, once, before anything is read. In others nothing is
  /// done.
  nonisolated(unsafe) package static var preparation: Preparation?

  /// Few bytes are not worth a call, and of many some may not be needed.
  private static let filled = 1 << 16...1 << 18
  /// Of more, what is given back at the end would go back to the system.
  private static let most = 240 << 20

  /// Tells that the calling thread will allocate `certain` bytes, and up to `possible` ones.
  ///
  /// Much comes in large pages, and takes memory only as it is used, up to 2 MiB more than it would: without
  /// them, checking 200,000 `let`s takes a third longer. Of little, what is certain is filled: a thirtieth
  /// of linting 100 themes. What has been told once is not told again.
  package static func expect(_ certain: Int, upTo possible: Int) {
    #if canImport(Glibc)
      let isLarge = possible >= 2 * LargePages.size
      guard isLarge || certain >= filled.lowerBound, let preparation else { return }
      let known = Int(bitPattern: pthread_getspecific(told))
      guard isLarge ? possible > known : known == 0 else { return }
      pthread_setspecific(told, UnsafeRawPointer(bitPattern: possible))
      if isLarge {
        preparation.enlarge(min(possible, most), LargePages.size)
      } else {
        preparation.fill(min(certain, filled.upperBound))
      }
    #endif
  }

  #if canImport(Glibc)
    /// Of each thread, how much has been told.
    private static let told = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()
  #endif
}
