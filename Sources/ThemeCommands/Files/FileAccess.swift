import ThemeSource

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Why a file could not be read or written, in words.
package enum FileError: Error, Hashable, Sendable {
  case missing
  /// What it is in place of a file: "a folder".
  case notAFile(String)
  case tooLarge
  case linkLoop
  /// The system's reason.
  case other(String)

  /// The reason, to stand behind "cannot read `x`: ".
  package var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .notAFile(let what): "it is \(what)"
    case .tooLarge: "it is larger than \(SourceText.maximumSize / (1024 * 1024)) MiB"
    case .linkLoop: "its links lead in a circle"
    case .other(let reason): reason
    }
  }

  init(errno code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR: self = .notAFile("a folder")
    case ELOOP: self = .linkLoop
    default: self = .other(String(cString: strerror(code)).lowercased())
    }
  }
}

/// Reads files whole and replaces them whole.
package enum FileAccess {
  /// The bytes of the file at `path`.
  package static func read(_ path: String) -> Result<[UInt8], FileError> {
    // Without waiting, so that a pipe that nobody writes to does not hang.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(FileError(errno: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(FileError(errno: errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return .failure(.notAFile("a folder"))
    default: return .failure(.notAFile("a device or pipe"))
    }
    return readDescriptor(descriptor, name: path, size: Int(status.st_size))
  }

  /// All bytes of a descriptor, at most `SourceText.maximumSize`; `size` is what to expect.
  package static func readDescriptor(
    _ descriptor: Int32, name: String, size: Int = 0
  ) -> Result<[UInt8], FileError> {
    guard size <= SourceText.maximumSize else { return .failure(.tooLarge) }
    var bytes: [UInt8] = []
    var capacity = max(size, 0) + 1
    while true {
      var failure: FileError?
      var isAtEnd = false
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        while count < buffer.count {
          let got = systemRead(
            descriptor, UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
          if got > 0 {
            count += got
          } else if got == 0 {
            isAtEnd = true
            return
          } else if errno != EINTR {
            failure = FileError(errno: errno)
            return
          }
        }
      }
      if let failure { return .failure(failure) }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > SourceText.maximumSize { return .failure(.tooLarge) }
      if isAtEnd { return .success(bytes) }
      capacity = max(64 * 1024, bytes.count)
    }
  }

  private static func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// The path with its links resolved.
  package static func realPath(_ path: String) -> Result<String, FileError> {
    guard let resolved = realpath(path, nil) else { return .failure(FileError(errno: errno)) }
    defer { free(resolved) }
    return .success(String(cString: resolved))
  }

  /// Whether there is something at `path`.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is a folder at `path`.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, sorted.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
