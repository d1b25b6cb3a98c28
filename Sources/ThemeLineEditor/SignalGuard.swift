#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

// The only global state of the line editor. A signal handler gets nothing but the signal's number,
// so what it needs has to be in a fixed place: memory that is never freed, filled before the
// handlers are installed and left alone until they are gone.

/// What the handlers need to know.
private struct HandlerState {
  /// Whether a guard uses the place.
  var isActive = false
  /// The terminal to put back.
  var input: Int32 = -1
  var output: Int32 = -1
  var original = termios()
  /// Where window changes and continuations are reported: a pipe's end to write to.
  var pipe: Int32 = -1
}

nonisolated(unsafe) private let state: UnsafeMutablePointer<HandlerState> = {
  let state = UnsafeMutablePointer<HandlerState>.allocate(capacity: 1)
  state.initialize(to: HandlerState())
  return state
}()

/// The handlers from before, by the number of the signal.
nonisolated(unsafe) private let previousActions: UnsafeMutablePointer<sigaction> = {
  let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  actions.initialize(repeating: sigaction(), count: 65)
  return actions
}()

/// What undoes the editor on the screen: pastes unmarked, plain style, cursor shown, a new row.
nonisolated(unsafe) private let farewell: UnsafeMutableBufferPointer<UInt8> = {
  let bytes = Array("\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\r\n".utf8)
  let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
  _ = buffer.initialize(from: bytes)
  return buffer
}()

/// A stack for the handlers, as the thread's own is full when a recursion never ended.
nonisolated(unsafe) private let handlerStack = UnsafeMutableRawBufferPointer.allocate(
  byteCount: 128 * 1024, alignment: 16)

/// Puts the terminal back and lets the signal do what it did before. All that this calls is safe
/// in a signal handler (POSIX, "Signal Concepts").
private func endBySignal(_ number: Int32) {
  tcsetattr(state.pointee.input, TCSANOW, &state.pointee.original)
  _ = write(state.pointee.output, farewell.baseAddress, farewell.count)
  sigaction(number, previousActions + Int(number), nil)
  // Delivered when this handler returns, since it is blocked until then.
  raise(number)
}

/// Says in the pipe that the signal came, for the editor to look at when it is not busy.
private func reportSignal(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(state.pointee.pipe, &byte, 1)
  errno = error
}

/// While it is there, the terminal is put back whatever signal ends the process, and changes of the
/// window are reported.
struct SignalGuard {
  /// What the signals had to say.
  enum News {
    case nothing, windowChange, continuation
  }

  private static let deadly = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
  ]
  private static let reported = [SIGWINCH, SIGCONT]

  /// Can be read when there is news.
  let file: Int32
  private let pipeEnd: Int32
  private let previousStack: stack_t

  /// Installs the handlers, on the thread that will call `end()` too. Nil if another guard is there
  /// or the process has no file left.
  init?(input: Int32, output: Int32, original: termios) {
    guard !state.pointee.isActive else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    guard canWaitForInput(ends[0]) else {
      for end in ends { close(end) }
      return nil
    }
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    file = ends[0]
    pipeEnd = ends[1]
    state.pointee = HandlerState(
      isActive: true, input: input, output: output, original: original, pipe: pipeEnd)
    var stack = stack_t()
    stack.ss_sp = handlerStack.baseAddress
    stack.ss_size = numericCast(handlerStack.count)
    var previousStack = stack_t()
    sigaltstack(&stack, &previousStack)
    self.previousStack = previousStack
    _ = (previousActions, farewell)
    for signal in Self.deadly { install(endBySignal, for: signal) }
    for signal in Self.reported { install(reportSignal, for: signal) }
  }

  /// Puts the handlers from before back.
  func end() {
    for signal in Self.deadly + Self.reported {
      sigaction(signal, previousActions + Int(signal), nil)
    }
    var stack = previousStack
    sigaltstack(&stack, nil)
    state.pointee.isActive = false
    close(file)
    close(pipeEnd)
  }

  /// What was reported since this was last asked.
  func takeNews() -> News {
    let signals = readSome(from: file) ?? []
    if signals.contains(UInt8(SIGCONT)) { return .continuation }
    return signals.contains(UInt8(SIGWINCH)) ? .windowChange : .nothing
  }

  private func install(_ handler: @escaping @convention(c) (Int32) -> Void, for signal: Int32) {
    let previous = previousActions + Int(signal)
    sigaction(signal, nil, previous)
    // What the process was told to ignore, as `nohup` does, stays ignored.
    guard !isIgnored(previous.pointee) else { return }
    var action = sigaction()
    action.handler = handler
    action.sa_flags = SA_ONSTACK | SA_RESTART
    sigfillset(&action.sa_mask)
    sigaction(signal, &action, nil)
  }

  private func isIgnored(_ action: sigaction) -> Bool {
    return unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
