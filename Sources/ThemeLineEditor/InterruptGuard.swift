#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Whether Ctrl-C was pressed: what the handler can reach.
nonisolated(unsafe) private let wasInterrupted: UnsafeMutablePointer<sig_atomic_t> = {
  let flag = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
  flag.initialize(to: 0)
  return flag
}()

private func noteInterrupt(_ number: Int32) { wasInterrupted.pointee = 1 }

/// While it is there, Ctrl-C ends the wait for a line rather than the process.
///
/// For terminals that are read line by line; in raw mode Ctrl-C is a key. The signal is blocked but
/// while waiting, so that none comes between a look at the flag and the wait.
struct InterruptGuard {
  private let previousAction: sigaction
  private let previousMask: sigset_t

  init() {
    var block = sigset_t()
    sigemptyset(&block)
    sigaddset(&block, SIGINT)
    var previousMask = sigset_t()
    pthread_sigmask(SIG_BLOCK, &block, &previousMask)
    self.previousMask = previousMask
    _ = wasInterrupted
    var action = sigaction()
    action.handler = noteInterrupt
    var previousAction = sigaction()
    sigaction(SIGINT, &action, &previousAction)
    self.previousAction = previousAction
  }

  /// Waits until `file` can be read; false where Ctrl-C came first. For one that cannot be waited
  /// on, reading is the wait.
  func wait(for file: Int32) -> Bool {
    guard canWaitForInput(file) else { return true }
    var mask = previousMask
    sigdelset(&mask, SIGINT)
    while wasInterrupted.pointee == 0 {
      if !waitForInput([file], milliseconds: nil, blocking: mask).isEmpty { return true }
    }
    wasInterrupted.pointee = 0
    return false
  }

  /// Puts back what a SIGINT did before. One that came since the last wait is dropped: it was meant
  /// for the line, not for the process.
  func end() {
    var (action, mask) = (previousAction, previousMask)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(SIGINT, &action, nil)
    wasInterrupted.pointee = 0
  }
}
