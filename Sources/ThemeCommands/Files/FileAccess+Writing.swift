import ThemeSource

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

extension FileAccess {
  /// Replaces the file at `path`, or makes it: the new bytes are written beside it and then take its
  /// name, so that at any moment the file is the old one or the new one. Links are followed, and
  /// the mode bits of the old file are kept.
  package static func write(_ bytes: [UInt8], to path: String) -> Result<Void, FileError> {
    let target = (try? realPath(path).get()) ?? path
    var status = stat()
    let isThere = stat(target, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      return .failure(.notAFile(status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "no plain file"))
    }
    // Renaming would replace even a file that may not be written.
    if isThere, access(target, W_OK) != 0 { return .failure(FileError(errno: errno)) }
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    var name = Array((folder + ".theme-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return .failure(FileError(errno: errno)) }
    let temporary = name.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    var failure: FileError?
    if !System.write(bytes, to: descriptor) { failure = FileError(errno: errno) }
    let mode = isThere ? status.st_mode & 0o7777 : 0o666 & ~currentMask()
    if failure == nil, fchmod(descriptor, mode) != 0 { failure = FileError(errno: errno) }
    if failure == nil, fsync(descriptor) != 0 { failure = FileError(errno: errno) }
    if close(descriptor) != 0, failure == nil { failure = FileError(errno: errno) }
    if failure == nil, rename(temporary, target) != 0 { failure = FileError(errno: errno) }
    guard let failure else { return .success(()) }
    unlink(temporary)
    return .failure(failure)
  }

  /// The mode bits that new files do not get.
  private static func currentMask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}
