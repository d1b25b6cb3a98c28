#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The system's calls under names that are the same everywhere.
enum System {
  static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Glibc)
      Glibc.exit(status)
    #else
      Musl.exit(status)
    #endif
  }

  /// The reason of the last failed call, in words.
  static var reason: String { String(cString: strerror(errno)) }

  /// The environment's variables.
  static func environment() -> [String: String] {
    var variables: [String: String] = [:]
    for name in ["NO_COLOR", "TERM", "COLORTERM", "XDG_STATE_HOME", "HOME", "COLUMNS"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }

  /// The folder the process stands in.
  static func workingDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether a file descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes all of `bytes`; false once whoever reads them has gone.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = UnsafeRawBufferPointer(buffer)[...]
      while !rest.isEmpty {
        let written = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if written < 0 {
          if errno == EINTR || errno == EAGAIN { continue }
          return false
        }
        rest = rest.dropFirst(written)
      }
      return true
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Makes writing to a closed pipe an error and not the end of the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}

extension Console {
  /// The console of the process.
  static func standard() -> Console {
    System.ignoreBrokenPipes()
    return Console(
      environment: System.environment(), workingDirectory: System.workingDirectory(),
      isOutputTerminal: System.isTerminal(1), isErrorTerminal: System.isTerminal(2),
      readInput: { FileAccess.readDescriptor(0, name: "<stdin>") },
      output: { System.write($0, to: 1) }, errors: { System.write($0, to: 2) })
  }
}
