#if canImport(Glibc)
  import Glibc
#endif

/// Memory for what is large and fills up soon.
///
/// Linux hands out memory in pages of 4 KiB, each when it is first touched, at a microsecond a page. For
/// the 80 MiB that checking 200,000 `let`s takes, that was a fifth of the time; and what is looked up at
/// random in many small pages waits for the page tables too. Pages of 2 MiB have to be asked for.
package enum LargePages {
  static let size = 2 << 20

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
