import Foundation
import Testing
import ThemeLineEditor

/// The whole editor through a pseudo-terminal: keys in, screen out. One at a time, since a process
/// has one set of signal handlers.
@Suite(.serialized) struct LineEditorTests {
  @Test func entersLinesAndPutsTheTerminalBack() throws {
    let session = try TerminalSession(reading: 2)
    #expect(!session.isRestored)
    #expect(session.screen.marksPastes)
    session.send("let x = 1\u{1B}[D2")
    try session.wait(forLines: "> let x = 21")
    #expect(session.screen.cursor == (0, 11))
    session.send("\r")
    try session.wait(forInputs: .line("let x = 21"))
    try session.wait(forLines: "> let x = 21", ">")
    session.send("日本\r")
    try session.waitForEnd()
    #expect(session.inputs == [.line("let x = 21"), .line("日本")])
    #expect(session.isRestored)
    try session.wait(for: "the end of paste marks") { !$0.screen.marksPastes }
    #expect(session.screen.unknown.isEmpty)
  }

  @Test func whatTheTerminalShowedOfTypingAheadIsCleared() throws {
    let evaluated = DispatchSemaphore(value: 0)
    let session = try TerminalSession(afterLine: { evaluated.wait() })
    session.send("one\r")
    try session.wait(forInputs: .line("one"))
    session.send("two")
    try session.wait(forLines: "> one", "two")
    evaluated.signal()
    try session.wait(forLines: "> one", "> two")
    evaluated.signal()
    evaluated.signal()
  }

  @Test func typingAheadIsKept() throws {
    let session = try TerminalSession()
    session.send("one\rtwo\rthree")
    try session.wait(forLines: "> one", "> two", "> three")
    #expect(session.inputs == [.line("one"), .line("two")])
  }

  @Test func controlCAndControlD() throws {
    let session = try TerminalSession()
    session.send("abc\u{3}")
    try session.wait(forLines: "> abc^C", ">")
    #expect(session.inputs == [])
    session.send("\u{3}")
    try session.wait(forInputs: .interrupted)
    try session.wait(forLines: "> abc^C", ">", ">")
    session.send("\u{4}")
    try session.waitForEnd()
    #expect(session.inputs == [.interrupted, .endOfInput])
    #expect(session.isRestored)
  }

  @Test func pasteOfManyLinesIsOneText() throws {
    let session = try TerminalSession()
    session.paste("dark {\r  a = 1\r}")
    try session.wait(forLines: "> dark {", "...   a = 1", "... }")
    #expect(session.inputs == [])
    session.send("\r")
    try session.wait(forInputs: .line("dark {\n  a = 1\n}"))
  }

  @Test func enterGoesOnUntilTheTextIsComplete() throws {
    let session = try TerminalSession(language: {
      LineEditor.Language(isComplete: { !$0.hasSuffix("=") })
    })
    session.send("a =\r")
    try session.wait(forLines: "> a =", "...")
    session.send("1\r")
    try session.wait(forInputs: .line("a =\n1"))
  }

  @Test func hugePasteStaysQuick() throws {
    let session = try TerminalSession()
    let lines = (0..<40_000).map { "line \($0) of a long text" }
    let text = lines.joined(separator: "\n")
    #expect(text.utf8.count > 1_000_000)
    let start = Date()
    session.paste(text)
    try session.wait(for: "the last line") { $0.screen.lines.last == "... " + (lines.last ?? "") }
    session.send("\u{1}X\u{5}Y")
    try session.wait(for: "the edits") {
      $0.screen.lines.last == "... X" + (lines.last ?? "") + "Y"
    }
    // Unoptimised it takes some seconds; anything quadratic takes hours.
    #expect(Date().timeIntervalSince(start) < 50)
    session.send("\r")
    try session.wait(for: "the text") { !$0.inputs.isEmpty }
    let expected = (lines.dropLast() + ["X" + (lines.last ?? "") + "Y"]).joined(separator: "\n")
    #expect(session.inputs == [.line(expected)])
  }

  @Test func windowChangesAreFollowed() throws {
    let session = try TerminalSession(columns: 40, rows: 10)
    session.send("\r0123456789 0123456789 0123456789")
    try session.wait(forLines: ">", "> 0123456789 0123456789 0123456789")
    try session.resize(columns: 20, rows: 10)
    try session.wait(forLines: ">", "> 0123456789 0123456", "789 0123456789")
    try session.resize(columns: 9, rows: 6)
    try session.wait(forLines: ">", "> 0123456", "789 01234", "56789 012", "3456789")
    try session.resize(columns: 60, rows: 12)
    try session.wait(forLines: ">", "> 0123456789 0123456789 0123456789")
    session.send("!")
    try session.wait(forLines: ">", "> 0123456789 0123456789 0123456789!")
  }

  @Test func completionMenu() throws {
    let session = try TerminalSession(language: {
      LineEditor.Language(completions: { text, cursor in
        ["spacing.lg", "spacing.md"].filter { $0.hasPrefix(text) }
          .map { LineEditor.Completion($0, replacing: 0..<cursor, summary: "a length") }
      })
    })
    session.send("sp\t")
    try session.wait(
      forLines: "> spacing.", "  spacing.lg  a length", "  spacing.md  a length")
    #expect(session.screen.cursor == (0, 10))
    session.send("\t\t")
    try session.wait(for: "the selection") { $0.screen.rows[2].cells[4].style == "0;7" }
    #expect(session.screen.rows[1].cells[4].style == "0")
    session.send("\r")
    try session.wait(forLines: "> spacing.md")
    session.send("\u{17}\t")
    try session.wait(
      forLines: "> spacing.", "  spacing.lg  a length", "  spacing.md  a length")
    session.send("\u{1B}")
    try session.wait(forLines: "> spacing.")
    session.send("x\t")
    try session.wait(for: "a bell") { $0.screen.bells == 1 }
  }

  @Test func historySearchAndSuggestion() throws {
    let session = try TerminalSession(history: ["let blue = 1", "spacing"])
    session.send("l")
    try session.wait(forLines: "> let blue = 1")
    #expect(session.screen.cursor == (0, 3))
    #expect(session.screen.rows[0].cells[2].style == "0")
    #expect(session.screen.rows[0].cells[3].style == "0;2")
    session.send("\u{15}\u{12}blu")
    try session.wait(forLines: "> let blue = 1", "search: blu")
    #expect(session.screen.cursor == (0, 6))
    session.send("\r")
    try session.wait(forInputs: .line("let blue = 1"))
    session.send("\u{1B}[A\u{1B}[A\r")
    try session.wait(forInputs: .line("let blue = 1"), .line("spacing"))
  }

  @Test func coloursFollowTheText() throws {
    let session = try TerminalSession(language: {
      LineEditor.Language(highlights: { text in
        text.hasPrefix("let") ? [StyledSpan(0..<3, TerminalStyle(foreground: .named(5)))] : []
      })
    })
    session.send("le")
    try session.wait(forLines: "> le")
    #expect(session.screen.rows[0].cells[2].style == "0")
    session.send("t")
    try session.wait(for: "colour") { $0.screen.rows[0].cells[2].style == "0;35" }
    session.send("\u{7F}")
    try session.wait(for: "no colour") { $0.screen.rows[0].cells[2].style == "0" }
  }

  @Test func controlLClearsTheScreen() throws {
    let session = try TerminalSession()
    session.send("one\rtwo")
    try session.wait(forLines: "> one", "> two")
    session.send("\u{C}")
    try session.wait(forLines: "> two")
    #expect(session.screen.cursor == (0, 5))
  }

  @Test func controlZGivesTheTerminalAwayAndTakesItBack() throws {
    let suspended = DispatchSemaphore(value: 0)
    let resumed = DispatchSemaphore(value: 0)
    let session = try TerminalSession(configure: {
      $0.suspend = {
        suspended.signal()
        resumed.wait()
        kill(getpid(), SIGCONT)
      }
    })
    session.send("abc")
    try session.wait(forLines: "> abc")
    session.send("\u{1A}")
    try session.wait(for: "the suspension") { _ in suspended.wait(timeout: .now()) == .success }
    #expect(session.isRestored)
    resumed.signal()
    try session.wait(forLines: "> abc^Z", "> abc")
    #expect(!session.isRestored)
    session.send("d\r")
    try session.wait(forInputs: .line("abcd"))
  }

  @Test func continuationTakesTheTerminalBack() throws {
    let session = try TerminalSession()
    session.send("abc")
    try session.wait(forLines: "> abc")
    session.restoreLine()
    kill(getpid(), SIGCONT)
    try session.wait(for: "raw mode") { !$0.isRestored }
    session.send("d\r")
    try session.wait(forInputs: .line("abcd"))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGTRAP])
  func signalsPutTheTerminalBack(signal number: Int32) throws {
    // A handler from before, which lets the process live on.
    var action = sigaction()
    var previous = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = reportSignal
    #else
      action.__sigaction_handler.sa_handler = reportSignal
    #endif
    sigaction(number, &action, &previous)
    defer { sigaction(number, &previous, nil) }
    _ = signalPipe

    let session = try TerminalSession()
    session.send("abc")
    try session.wait(forLines: "> abc")
    kill(getpid(), number)
    try session.wait(for: "the handler from before") { _ in wasReported(number) }
    #expect(session.isRestored)
    try session.wait(for: "the end of paste marks") { !$0.screen.marksPastes }
    #expect(session.screen.isCursorShown)
    #expect(session.screen.cursor == (1, 0))
  }

  @Test func handlersAreGoneAfterwards() throws {
    var before = sigaction()
    sigaction(SIGTERM, nil, &before)
    let session = try TerminalSession(reading: 1)
    var during = sigaction()
    sigaction(SIGTERM, nil, &during)
    session.send("\r")
    try session.waitForEnd()
    var after = sigaction()
    sigaction(SIGTERM, nil, &after)
    func handler(_ action: sigaction) -> Int {
      #if canImport(Darwin)
        unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
      #else
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      #endif
    }
    #expect(handler(before) != handler(during))
    #expect(handler(before) == handler(after))
  }

  @Test func closedWindowEndsTheInput() throws {
    let session = try TerminalSession()
    session.send("abc")
    try session.wait(forLines: "> abc")
    session.hangUp()
    try session.waitForEnd()
    #expect(session.inputs == [.endOfInput])
  }

  @Test(arguments: ["dumb", "", nil] as [String?])
  func dumbTerminalsGetNoEscapes(type: String?) throws {
    let session = try TerminalSession(
      configure: { $0.terminalType = type },
      language: { LineEditor.Language(isComplete: { !$0.hasSuffix("=") }) })
    session.send("a =\n")
    try session.wait(forLines: "> a =", "...")
    session.send("1\n")
    try session.wait(forInputs: .line("a =\n1"))
    session.send("\u{4}")
    try session.waitForEnd()
    #expect(session.inputs == [.line("a =\n1"), .endOfInput])
    #expect(!session.output.contains(0x1B))
  }
}

/// Where `reportSignal` reports each signal with a byte: a pipe's ends, of which the first does not
/// block.
private let signalPipe: [Int32] = {
  var ends: [Int32] = [-1, -1]
  pipe(&ends)
  _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
  return ends
}()

private func reportSignal(_ number: Int32) {
  var byte = UInt8(number)
  write(signalPipe[1], &byte, 1)
}

/// Whether `reportSignal` got the signal since this was last asked.
private func wasReported(_ number: Int32) -> Bool {
  var byte: UInt8 = 0
  return read(signalPipe[0], &byte, 1) == 1 && byte == UInt8(number)
}
