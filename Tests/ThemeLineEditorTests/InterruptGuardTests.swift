import Foundation
import Testing

@testable import ThemeLineEditor

@Suite(.serialized) struct InterruptGuardTests {
  @Test func ctrlCEndsTheWaitAndNothingElse() throws {
    let pipe = Pipe()
    let file = pipe.fileHandleForReading.fileDescriptor
    let interrupts = InterruptGuard()
    defer { interrupts.end() }
    // It comes before the wait begins, which is when it would be lost.
    pthread_kill(pthread_self(), SIGINT)
    #expect(!interrupts.wait(for: file))
    try pipe.fileHandleForWriting.write(contentsOf: Data([0x0A]))
    #expect(interrupts.wait(for: file))
  }

  /// A Ctrl-C behind the last wait does not end the process as soon as the guard does.
  @Test func ctrlCBehindTheLastWaitIsDropped() {
    let interrupts = InterruptGuard()
    pthread_kill(pthread_self(), SIGINT)
    interrupts.end()
    // Nor is it kept for the next line.
    let pipe = Pipe()
    try? pipe.fileHandleForWriting.write(contentsOf: Data([0x0A]))
    let next = InterruptGuard()
    #expect(next.wait(for: pipe.fileHandleForReading.fileDescriptor))
    next.end()
  }

  @Test(arguments: [-1, Int32(MemoryLayout<fd_set>.size * 8)])
  func aFileThatCannotBeWaitedOnIsReadAtOnce(file: Int32) {
    let interrupts = InterruptGuard()
    defer { interrupts.end() }
    #expect(interrupts.wait(for: file))
  }

  /// On a terminal without escape sequences, Ctrl-C drops the text of several lines at hand; the
  /// next line is a text of its own.
  @Test func ctrlCDropsAText() throws {
    var terminal: Int32 = -1
    var line: Int32 = -1
    #if canImport(Darwin)
      terminal = posix_openpt(O_RDWR | O_NOCTTY)
      try #require(terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0)
      line = open(try #require(ptsname(terminal)), O_RDWR | O_NOCTTY)
    #else
      try #require(openpty(&terminal, &line, nil, nil, nil) == 0)
    #endif
    defer {
      close(terminal)
      close(line)
    }
    var configuration = LineEditor.Configuration()
    configuration.input = line
    configuration.output = line
    configuration.terminalType = "dumb"
    let end = terminal
    let language = LineEditor.Language(isComplete: { text in
      guard text == "dark {" else { return true }
      pthread_kill(pthread_self(), SIGINT)
      return false
    })
    var editor = LineEditor(language, configuration: configuration)
    #expect(!editor.isInteractive)
    let typed = Array("dark {\n".utf8)
    #expect(write(end, typed, typed.count) == typed.count)
    #expect(editor.readLine(prompt: "> ") == .interrupted)
    let next = Array("red\n".utf8)
    #expect(write(end, next, next.count) == next.count)
    #expect(editor.readLine(prompt: "> ") == .line("red"))
    // Ctrl-D ends one wait, not all that come.
    let control: [UInt8] = [0x04]
    #expect(write(end, control, 1) == 1)
    #expect(editor.readLine(prompt: "> ") == .endOfInput)
    #expect(write(end, next, next.count) == next.count)
    #expect(editor.readLine(prompt: "> ") == .line("red"))
  }
}
