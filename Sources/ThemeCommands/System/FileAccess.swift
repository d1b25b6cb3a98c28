#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif
import ThemeSource
import ThemeSyntax

/// Reads files and folders, straight from the system.
package enum FileAccess {
  /// The bytes of the file at `path`, which errors call `name`.
  ///
  /// Pipes and devices are refused, since opening one may wait for ever, except under `/dev/fd`,
  /// where a shell's `<(…)` puts them; and in a `folder` that is known, the file's own, links too.
  package static func read(
    _ path: String, name: String? = nil, limit: Int = SourceText.maximumSize,
    in folder: OpenFolder? = nil
  ) -> Result<[UInt8], FileError> {
    let name = name ?? path
    func failure(_ reason: FileError.Reason) -> Result<[UInt8], FileError> {
      .failure(FileError(.read, name, reason))
    }
    // Without O_NONBLOCK a pipe that nobody writes to would hold us up right here.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
    let descriptor = retrying {
      guard let folder else { return open(path, flags) }
      return path.withCString {
        openat(folder.descriptor, $0 + folder.length, flags | O_NOFOLLOW)
      }
    }
    guard descriptor >= 0 else {
      let code = errno
      let suggestion = code == ENOENT ? similarName(to: path) : nil
      return .failure(FileError(.read, name, .system(code), suggestion: suggestion))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return failure(.system(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return failure(.isFolder)
    case let kind where isShellPipe(path):
      if kind == S_IFIFO { _ = fcntl(descriptor, F_SETFL, O_RDONLY) }
    case S_IFIFO: return failure(.isNoFile("a pipe"))
    case S_IFSOCK: return failure(.isNoFile("a socket"))
    default: return failure(.isNoFile("a device"))
    }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    return readAll(
      descriptor, expecting: Int(status.st_size), limit: limit, endsThere: isRegular
    )
    .mapError { FileError(.read, name, $0) }
  }

  /// All bytes that a descriptor gives; `expected` of them make room at the start, and where
  /// `endsThere`, nothing is asked for behind them.
  static func readAll(
    _ descriptor: Int32, expecting expected: Int, limit: Int, endsThere: Bool = false
  ) -> Result<[UInt8], FileError.Reason> {
    guard expected <= limit else { return .failure(.isTooLarge(limit: limit)) }
    var bytes: [UInt8] = []
    if endsThere { SyntaxTree.expectMemory(forText: expected) }
    // One byte more than expected, so that the end is seen without growing. Of a file that says nothing
    // of its size, as those of the system, a page is asked for.
    var room = endsThere && expected > 0 ? expected + 1 : max(expected + 1, 4_096)
    while true {
      var code: Int32 = 0
      let count = bytes.count
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        LargePages.use(for: buffer.baseAddress, byteCount: room)
        while initialized < room {
          let rest = UnsafeMutableBufferPointer(rebasing: buffer[initialized...])
          let got = retrying { sysRead(descriptor, rest.baseAddress, rest.count) }
          if got < 0 { code = errno }
          if got <= 0 { break }
          initialized += got
          if endsThere, count == 0, initialized == expected { break }
        }
      }
      guard code == 0 else { return .failure(code == EISDIR ? .isFolder : .system(code)) }
      bytes = count == 0 ? part : bytes + part
      guard bytes.count <= limit else { return .failure(.isTooLarge(limit: limit)) }
      if part.count < room { return .success(bytes) }
      room = max(bytes.count, 65_536)
    }
  }

  /// The names in the folder at `path`, sorted, without `.` and `..`.
  package static func names(inFolder path: String) -> Result<[String], FileError> {
    guard let folder = opendir(path) else {
      return .failure(FileError(.list, path, .system(errno)))
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        String(cString: UnsafeRawPointer(tuple).assumingMemoryBound(to: CChar.self))
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return .success(names.sorted())
  }

  /// The path with every symbolic link followed; `nil` when there is nothing.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether there is a folder at `path`.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is something at `path`.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// A path of a similar name in the folder of a missing file.
  private static func similarName(to path: String) -> String? {
    let (folder, file) = split(path)
    guard let names = try? names(inFolder: folder.isEmpty ? "." : folder).get() else { return nil }
    return Spelling.closest(to: file, among: names, limit: 1).first.map { folder + $0 }
  }

  /// A path's folder, with the `/` at its end, and the rest.
  static func split(_ path: String) -> (folder: String, file: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    let file = path.utf8.index(after: slash)
    return (String(path[..<file]), String(path[file...]))
  }

  private static func isShellPipe(_ path: String) -> Bool {
    ["/dev/fd/", "/dev/stdin", "/proc/self/fd/"].contains { path.hasPrefix($0) }
  }
}

/// Makes a system call again when a signal interrupted it.
func retrying<Number: SignedInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// The system's `read`, which a method of that name would hide.
private func sysRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
