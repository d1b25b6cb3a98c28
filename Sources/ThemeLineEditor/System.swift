#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Writes all of `bytes`, however often the system asks to try again. False, with `errno` set, if
/// it refuses.
@discardableResult
func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0 && errno == EAGAIN {
        var request = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, 100)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// Reads what is there. Nil at the end of the input and when it fails; empty if a signal came
/// first.
func readSome(from file: Int32) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: 16_384)
  let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
  if count < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
  guard count > 0 else { return nil }
  return Array(bytes.prefix(count))
}

/// Waits until one of `files` can be read, or until `milliseconds` have passed; nil waits for ever.
/// The ones that can be read, or none after the time or a signal. If the system refuses to wait, it
/// is all of them, so that reading tells why.
///
/// While it waits, and only then, the signals that `mask` blocks are blocked, where one is given.
///
/// `pselect` rather than `poll`, which does not work with terminals on every version of macOS.
func waitForInput(
  _ files: [Int32], milliseconds: Int?, blocking mask: sigset_t? = nil
) -> [Int32] {
  let files = files.filter(canWaitForInput)
  var set = fd_set()
  withUnsafeMutableBytes(of: &set) { bits in
    for file in files { bits[Int(file) / 8] |= 1 << UInt8(file % 8) }
  }
  var time = timespec()
  if let milliseconds {
    time.tv_sec = milliseconds / 1_000
    time.tv_nsec = milliseconds % 1_000 * 1_000_000
  }
  let limit = (files.max() ?? -1) + 1
  var signals = mask ?? sigset_t()
  let count = withUnsafeMutablePointer(to: &time) { time in
    withUnsafeMutablePointer(to: &signals) { signals in
      pselect(
        limit, &set, nil, nil, milliseconds == nil ? nil : time, mask == nil ? nil : signals)
    }
  }
  if count < 0 { return errno == EINTR ? [] : files }
  return withUnsafeBytes(of: set) { bits in
    files.filter { count > 0 && bits[Int($0) / 8] & (1 << UInt8($0 % 8)) != 0 }
  }
}

/// Whether `waitForInput` can watch `file`: a set of files has room for the first 1,024 of a
/// process.
func canWaitForInput(_ file: Int32) -> Bool {
  file >= 0 && Int(file) < MemoryLayout<fd_set>.size * 8
}
