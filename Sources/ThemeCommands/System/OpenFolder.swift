#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// A folder whose files are opened by their names in it. To walk its path again for each takes a sixth of
/// what it takes to read a small file.
package final class OpenFolder: Sendable {
  /// What names are relative to; the working folder, where the folder is not open.
  let descriptor: Int32
  /// How many bytes of a file's path stand before what is looked up: the folder's and a slash, or none.
  let length: Int

  /// A folder that is not open: paths are looked up whole.
  init() { (descriptor, length) = (AT_FDCWD, 0) }

  /// The folder at an absolute path; if it cannot be opened, paths are looked up whole.
  init(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      (self.descriptor, length) = (AT_FDCWD, 0)
      return
    }
    self.descriptor = descriptor
    length = path == "/" ? 1 : path.utf8.count + 1
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
