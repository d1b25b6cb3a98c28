#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

extension FileAccess {
  /// Puts `bytes` in place of the file at `path`, which errors call `name`: all of them or none.
  ///
  /// They are written to a new file in the same folder, which then takes the old one's name, mode
  /// and, where allowed, owner. Whatever goes wrong on the way, the old file stays as it was. A
  /// symbolic link stays one: what it leads to is replaced. Pipes and devices are written to as
  /// they are. There is no `fsync`, so a power cut right afterwards may lose the new content.
  package static func write(
    _ bytes: [UInt8], to path: String, name: String? = nil
  ) -> Result<Void, FileError> {
    let name = name ?? path
    let target = followingLinks(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if !exists, errno != ENOENT { return .failure(FileError(.write, name, .system(errno))) }
    if exists {
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: return .failure(FileError(.write, name, .isFolder))
      default: return overwrite(target, with: bytes).mapError { FileError(.write, name, $0) }
      }
      // Replacing needs no permission on the file itself, and the superuser has all of them, but
      // who took the mode away meant it.
      if status.st_mode & 0o222 == 0 { return .failure(FileError(.write, name, .isReadOnly)) }
      if access(target, W_OK) != 0 { return .failure(FileError(.write, name, .system(errno))) }
    }
    return replace(target, with: bytes, like: exists ? status : nil)
      .mapError { FileError(.write, name, $0) }
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], like old: stat?
  ) -> Result<Void, FileError.Reason> {
    let folder = split(target).folder
    var temporary = ""
    var descriptor: Int32 = -1
    repeat {
      temporary = "\(folder).theme-\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).tmp"
      descriptor = retrying { open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    } while descriptor < 0 && errno == EEXIST
    guard descriptor >= 0 else { return .failure(.system(errno)) }

    var code: Int32 = 0
    if let old {
      // Only the superuser may give a file away; for others it stays theirs.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      if fchmod(descriptor, old.st_mode & 0o7777) != 0 { code = errno }
    }
    if code == 0 { code = bytes.withUnsafeBytes { writeAll($0, to: descriptor) } }
    // Some file systems say only now that there is no room.
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, target) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      return .failure(.system(code))
    }
    return .success(())
  }

  private static func overwrite(
    _ target: String, with bytes: [UInt8]
  ) -> Result<Void, FileError.Reason> {
    let descriptor = retrying { open(target, O_WRONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return .failure(.system(errno)) }
    var code = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    if close(descriptor) != 0, code == 0 { code = errno }
    return code == 0 ? .success(()) : .failure(.system(code))
  }

  /// Writes everything, in as many pieces as the system wants. Returns 0 or the `errno`.
  static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = retrying { sysWrite(descriptor, part.baseAddress, part.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else {
        return errno
      }
    }
    return 0
  }

  /// What a path leads to through symbolic links, the last of which may lead to nothing yet.
  private static func followingLinks(_ path: String) -> String {
    var path = path
    // As many links as systems follow before they give up.
    for _ in 0..<40 {
      if let real = realPath(path) { return real }
      guard let target = readLink(path) else { return path }
      path = target.hasPrefix("/") ? target : split(path).folder + target
    }
    return path
  }

  private static func readLink(_ path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      let got = buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { readlink(path, $0, characters.count) } ?? -1
      }
      count = max(0, got)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

/// The system's `write`, which a method of that name would hide.
private func sysWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
