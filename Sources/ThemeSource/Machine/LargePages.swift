#if canImport(Glibc)
  import Glibc
#endif

/// Memory for what is large and fills up soon.
///
/// Linux hands out memory in pages of 4 KiB, each when it is first touched, at a microsecond a page. For
/// the 80 MiB that checking 200,000 `let`s takes, that was a fifth of the time; and what is looked up at
/// random in many small pages waits for the page tables too. Pages of 2 MiB have to be asked for.
package enum LargePages {
  private static let size = 2 << 20

  /// Asks that memory that nobody has touched yet come in large pages, as far as it fills them.
  package static func use(for start: UnsafeMutableRawPointer?, byteCount: Int) {
    #if canImport(Glibc)
      guard byteCount >= size, let start else { return }
      let first = (Int(bitPattern: start) + size - 1) & ~(size - 1)
      let end = (Int(bitPattern: start) + byteCount) & ~(size - 1)
      if end > first {
        _ = madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, MADV_HUGEPAGE)
      }
    #endif
  }

  /// Has what the calling thread allocates next come in large pages: so many bytes, in pages of so many. A
  /// process that has its allocator to itself sets it, once, before anything is read.
  nonisolated(unsafe) package static var prepare: (@Sendable (Int, Int) -> Void)?

  /// Has what the calling thread allocates next come in large pages too, about `byteCount` bytes of it,
  /// where the process can be prepared for it. Only what is used takes memory, up to 2 MiB more than it
  /// would. What has been expected once is not asked for again.
  package static func expect(_ byteCount: Int) {
    #if canImport(Glibc)
      guard byteCount >= 2 * size, let prepare else { return }
      let known = Int(bitPattern: pthread_getspecific(expected))
      guard byteCount > known else { return }
      pthread_setspecific(expected, UnsafeRawPointer(bitPattern: byteCount))
      prepare(min(byteCount, most), size)
    #endif
  }

  /// Of more, what is given back at the end would go back to the system.
  private static let most = 240 << 20

  #if canImport(Glibc)
    /// Of each thread, how much it has expected.
    private static let expected = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()
  #endif
}

extension Array {
  /// Makes room for `count` elements, in large pages where they fill some.
  package mutating func reserveInLargePages(_ count: Int) {
    guard count > capacity else { return }
    reserveCapacity(count)
    withUnsafeMutableBufferPointer { elements in
      guard let start = elements.baseAddress else { return }
      let used = elements.count
      LargePages.use(
        for: UnsafeMutableRawPointer(start + used),
        byteCount: (count - used) * MemoryLayout<Element>.stride)
    }
  }
}
