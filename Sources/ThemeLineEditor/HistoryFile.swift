#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// A history could not be written.
package struct HistoryError: Error, CustomStringConvertible {
  /// The file or folder that the system refused.
  package let path: String
  /// The system's error number (`errno`).
  package let code: Int32

  /// What happened, for people: "cannot write PATH: Permission denied".
  package var description: String { "cannot write \(path): \(String(cString: strerror(code)))" }
}

extension History {
  /// The most bytes that are read of a file. Escapes can double what is kept.
  private static let maximumFileSize = 2 * maximumSize + 2 * maximumCount

  /// The history in the file at `path`. What is missing, is no regular file, or is not text is
  /// passed over: nobody should lose a session to a broken history.
  package static func load(from path: String) -> History {
    History(readEntries(path))
  }

  /// Writes the history to the file at `path`, readable by the user alone, all or nothing.
  ///
  /// Entries that another session saved in the meantime stay, before those of this session.
  /// Missing folders are made. What is there but no regular file, such as `/dev/null`, is left
  /// alone. The entries in memory do not change.
  package mutating func save(to path: String) throws {
    guard !unsaved.isEmpty else { return }
    let target = resolved(path)
    var status = stat()
    if lstat(target, &status) == 0 && status.st_mode & S_IFMT != S_IFREG { return }
    let folder = parent(of: target)
    try makeFolder(folder)
    let lock = Lock(folder: folder)
    defer { lock.release() }
    let merged = History(Self.readEntries(target) + unsaved)
    try write(merged.entries.map(escaped).joined(), to: target)
    markAsSaved()
  }

  private static func readEntries(_ path: String) -> [String] {
    // Without blocking: the path may be a pipe that nobody writes to.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    let size = Int(status.st_size)
    let start = max(0, size - maximumFileSize)
    var bytes = [UInt8](repeating: 0, count: min(size, maximumFileSize))
    var count = 0
    while count < bytes.count {
      let wanted = bytes.count - count
      let read = bytes.withUnsafeMutableBytes {
        pread(file, $0.baseAddress.map { $0 + count }, wanted, off_t(start + count))
      }
      if read < 0 && errno == EINTR { continue }
      if read <= 0 { break }
      count += read
    }
    var lines = bytes.prefix(count).split(separator: 0x0A)
    // The first line of a file that is too long was cut in the middle.
    if start > 0 && !lines.isEmpty { lines.removeFirst() }
    return lines.map(unescaped)
  }
}

// MARK: - The format: one line for each entry, with `\n` for a line break and `\\` for a backslash

private func escaped(_ entry: String) -> String {
  var line: [UInt8] = []
  for byte in entry.utf8 {
    switch byte {
    case 0x0A: line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
    case UInt8(ascii: "\\"): line += [byte, byte]
    default: line.append(byte)
    }
  }
  return String(decoding: line + [0x0A], as: UTF8.self)
}

private func unescaped(_ line: ArraySlice<UInt8>) -> String {
  var entry: [UInt8] = []
  var isEscape = false
  for byte in line {
    if !isEscape && byte == UInt8(ascii: "\\") {
      isEscape = true
    } else {
      entry.append(isEscape && byte == UInt8(ascii: "n") ? 0x0A : byte)
      isEscape = false
    }
  }
  return String(decoding: entry, as: UTF8.self)
}

// MARK: - Files

/// Keeps other sessions from writing to a folder's files for a moment.
///
/// A session that holds on to the lock for too long does not stop others: they would then lose an
/// entry at most.
private struct Lock {
  private static let attempts = 200
  private static let pause: UInt32 = 10_000  // µs

  private let folder: Int32

  init(folder path: String) {
    folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    for _ in 0..<Self.attempts {
      if flock(folder, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      usleep(Self.pause)
    }
  }

  func release() {
    if folder >= 0 { close(folder) }
  }
}

/// Writes `text` to a new file beside `path`, which then takes its place.
private func write(_ text: String, to path: String) throws {
  let temporary = "\(path).\(getpid()).new"
  unlink(temporary)
  let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
  guard file >= 0 else { throw HistoryError(path: temporary, code: errno) }
  var failure: Int32 = 0
  if !writeAll(Array(text.utf8), to: file) { failure = errno }
  if failure == 0 && fsync(file) != 0 && errno != EINVAL { failure = errno }
  if close(file) != 0 && failure == 0 { failure = errno }
  if failure == 0 && rename(temporary, path) != 0 { failure = errno }
  guard failure == 0 else {
    unlink(temporary)
    throw HistoryError(path: path, code: failure)
  }
}

/// The file that `path` leads to, so that a link stays one.
private func resolved(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}

private func parent(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Makes the folder at `path` and those above it, for the user alone, where they are missing.
private func makeFolder(_ path: String) throws {
  var missing: [String] = []
  var folder = path
  while mkdir(folder, 0o700) != 0 {
    if errno == EEXIST { break }
    let above = parent(of: folder)
    guard errno == ENOENT, above != folder else { throw HistoryError(path: folder, code: errno) }
    missing.append(folder)
    folder = above
  }
  for folder in missing.reversed() where mkdir(folder, 0o700) != 0 && errno != EEXIST {
    throw HistoryError(path: folder, code: errno)
  }
}
