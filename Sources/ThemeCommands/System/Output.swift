#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// A stream that text goes to: standard output, standard error, or memory in tests.
///
/// What is written is gathered and goes out in large pieces; `flush` sends it at once. When nobody
/// reads any more (`theme … | head`) or the disk is full, the rest is dropped and `failure` says
/// why; nothing stops on the way.
package final class Output {
  /// The bytes that are gathered before they go out.
  private static let pieceSize = 65_536

  /// Where bytes go; `nil` keeps them.
  private let descriptor: Int32?
  /// A stream that is sent first, so that what comes later to the other one is seen later.
  private let earlier: Output?
  private var pending: [UInt8] = []
  private let isTerminalInMemory: Bool

  /// The `errno` that ended the stream; `nil` while all is well.
  package private(set) var failure: Int32?

  /// A stream into an open descriptor.
  package init(descriptor: Int32, after earlier: Output? = nil) {
    self.descriptor = descriptor
    self.earlier = earlier
    isTerminalInMemory = false
  }

  /// A stream that keeps what is written, as if for a terminal or not.
  package init(isTerminal: Bool = false) {
    descriptor = nil
    earlier = nil
    isTerminalInMemory = isTerminal
  }

  /// What has been kept in memory, or not been sent yet.
  package var bytes: [UInt8] { pending }

  /// Whether a person reads it.
  package var isTerminal: Bool {
    descriptor.map { isatty($0) == 1 } ?? isTerminalInMemory
  }

  /// The columns of the terminal; `nil` when it is none, or does not say.
  package var terminalWidth: Int? {
    guard let descriptor, isTerminal else { return nil }
    var size = winsize()
    guard ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Whether writing makes no sense any more. Long work may ask.
  package var isClosed: Bool { failure != nil }

  /// Writes text.
  package func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes bytes.
  package func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { write($0) }
  }

  /// Writes bytes that lie anywhere.
  package func write(_ bytes: UnsafeRawBufferPointer) {
    guard !isClosed else { return }
    if let descriptor, bytes.count >= Self.pieceSize {
      flush()
      send(bytes, to: descriptor)
    } else {
      pending.append(contentsOf: bytes)
      if pending.count >= Self.pieceSize { flush() }
    }
  }

  /// Sends what has been gathered.
  package func flush() {
    guard let descriptor, !pending.isEmpty else { return }
    earlier?.flush()
    pending.withUnsafeBytes { send($0, to: descriptor) }
    pending.removeAll(keepingCapacity: true)
  }

  /// Whether an `errno` says that nobody reads any more, which is no failure of ours.
  static func isReaderGone(_ code: Int32) -> Bool { code == EPIPE }

  private func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    guard !isClosed else { return }
    let code = FileAccess.writeAll(bytes, to: descriptor)
    if code != 0 { failure = code }
  }
}
