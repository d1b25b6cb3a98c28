import Testing
import ThemeSource

@testable import ThemeCommands

@Suite struct ReportingTests {
  /// What a command prints that finds an error in the second line of what it reads.
  private func report(
    _ arguments: [String], input: String, environment: [String: String] = [:],
    isTerminal: Bool = false
  ) throws -> (output: String, errors: String) {
    let command = Command(
      "try", summary: "try", operands: [Command.Operand("FILE", .one, help: "it")],
      options: [.diagnosticFormat, .color]
    ) { invocation in
      var sources = SourceMap()
      guard let bytes = try? invocation.context.readInput().get() else { return .couldNotRun }
      let file = sources.add(name: "<stdin>", bytes: bytes)
      let place = ThemeSource.SourceLocation(file, SourceRange(6, 9))
      invocation.report(
        [Diagnostic("example", .error, "wrong", at: place)], about: sources,
        as: invocation.choice(of: .diagnosticFormat, default: DiagnosticFormat.text),
        on: invocation.context.output)
      return .findings
    }
    let context = CommandContext(
      input: Array(input.utf8), environment: environment, isTerminal: isTerminal)
    let invocation = try ArgumentReader.read(arguments[...], for: command, in: context)
    _ = command.run(invocation)
    return (
      String(decoding: context.output.bytes, as: UTF8.self),
      String(decoding: context.errors.bytes, as: UTF8.self)
    )
  }

  @Test func `Diagnostics are written in the form that is asked for`() throws {
    let input = "first\nlet x\n"
    let text = try report(["-"], input: input).output
    #expect(
      text == """
        error[example]: wrong
          --> <stdin>:2:1
           |
         2 | let x
           | ^^^

        """)
    #expect(try report(["-"], input: input).errors == "1 error\n")
    let short = try report(["-", "--format", "short"], input: input).output
    #expect(short == "<stdin>:2:1: error: wrong [example]\n")
    let json = try report(["-", "--format=json"], input: input).output
    #expect(json.hasPrefix("[\n  {\"id\": \"example\", "))
    #expect(!json.contains("1 error"))
  }

  @Test func `Colours and width are the terminal's`() throws {
    let input = "first\nlet " + String(repeating: "x", count: 300)
    let terminal = ["TERM": "xterm", "COLUMNS": "60"]
    let shown = try report(["-"], input: input, environment: terminal, isTerminal: true).output
    #expect(shown.contains("\u{1B}[1;31merror[example]\u{1B}[0m"))
    let plain = try report(
      ["-", "--color", "never"], input: input, environment: terminal, isTerminal: true
    ).output
    #expect(!plain.contains("\u{1B}"))
    #expect(plain.split(separator: "\n").allSatisfy { $0.count <= 60 })
    let piped = try report(["-"], input: input, environment: terminal).output
    #expect(piped.split(separator: "\n").contains { $0.count > 100 })
  }
}
