import Testing

@testable import ThemeCommands

@Suite struct ArgumentReaderTests {
  private enum Kind: String, CaseIterable {
    case text, json
  }

  private static let all = CommandOption.flag("all", short: "a", help: "all")
  private static let quiet = CommandOption.flag("quiet", short: "q", help: "quiet")
  private static let output = CommandOption.value(
    "output", short: "o", placeholder: "PATH", help: "where to")
  private static let define = CommandOption.value(
    "define", short: "D", placeholder: "NAME", isRepeatable: true, help: "more")
  private static let format = CommandOption.choice(
    "format", placeholder: "FORMAT", of: Kind.self, help: "how")

  private static func command(_ operands: [Command.Operand]) -> Command {
    Command(
      "try", summary: "try", operands: operands, options: [all, quiet, output, define, format]
    ) { _ in .clean }
  }

  /// What is read, as one line: options with their values, then operands.
  private func read(
    _ arguments: [String],
    _ operands: [Command.Operand] = [Command.Operand("FILE", .any, help: "files")]
  ) -> String {
    do throws(UsageError) {
      let invocation = try ArgumentReader.read(
        arguments[...], for: Self.command(operands), in: CommandContext(input: []))
      var parts: [String] = []
      if invocation.has(Self.all) { parts.append("all") }
      if invocation.has(Self.quiet) { parts.append("quiet") }
      if let value = invocation.value(of: Self.output) { parts.append("output=\(value)") }
      parts += invocation.values(of: Self.define).map { "define=\($0)" }
      if invocation.has(Self.format) {
        parts.append("format=\(invocation.choice(of: Self.format, default: Kind.text))")
      }
      if invocation.has(.help) { parts.append("help") }
      return (parts + ["|"] + invocation.operands).joined(separator: " ")
    } catch {
      #expect(error.command == "try")
      return error.message
    }
  }

  @Test(arguments: [
    ("", "|"), ("a b", "| a b"), ("-", "| -"), ("--all a", "all | a"), ("a --all", "all | a"),
    ("-a -q", "all quiet |"), ("-aq", "all quiet |"), ("--output x a", "output=x | a"),
    ("--output=x a", "output=x | a"), ("-o x a", "output=x | a"), ("-ox a", "output=x | a"),
    ("-o=x", "output=x |"), ("-aqo x", "all quiet output=x |"), ("--output=a=b", "output=a=b |"),
    ("--output=", "output= |"), ("--output --all", "output=--all |"), ("--output -", "output=- |"),
    ("--output a --output b", "output=b |"),
    ("-D a --define b -Dc", "define=a define=b define=c |"),
    ("--format json", "format=json |"), ("--format=text", "format=text |"),
    ("-- --all -x", "| --all -x"), ("a -- b -- c", "| a b -- c"), ("--all -- ", "all |"),
    ("--help --nonsense", "help |"), ("-h", "help |"), ("-ah", "all help |"),
  ])
  func `Options and operands are told apart`(line: String, expected: String) {
    #expect(read(line.split(separator: " ").map(String.init)) == expected)
  }

  @Test(arguments: [
    ("--al", "unknown option `--al`, did you mean `--all`?"),
    ("--fromat json", "unknown option `--fromat`, did you mean `--format`?"),
    ("--ALL", "unknown option `--ALL`, did you mean `--all`?"),
    (
      "--zebra",
      "unknown option `--zebra`: there is `--all`, `--quiet`, `--output`, `--define`, `--format` and `--help`"
    ),
    (
      "--zebra=x",
      "unknown option `--zebra`: there is `--all`, `--quiet`, `--output`, `--define`, `--format` and `--help`"
    ),
    ("-all", "unknown option `-l`"), ("-x", "unknown option `-x`"), ("-ax", "unknown option `-x`"),
    ("-format", "unknown option `-format`, did you mean `--format`?"),
    ("--all=yes", "`--all` takes no value"), ("--output", "`--output` needs a value: PATH"),
    ("-o", "`-o` needs a value: PATH"), ("--format", "`--format` needs a value: `text` or `json`"),
    ("--format xml", "`--format` cannot be `xml`: write `text` or `json`"),
    ("--format=", "`--format` cannot be ``: write `text` or `json`"),
    (
      "--\u{1B}[31m",
      "unknown option `--<U+001B>[31m`: there is `--all`, `--quiet`, `--output`, `--define`, `--format` and `--help`"
    ),
  ])
  func `What cannot be understood is said`(line: String, expected: String) {
    #expect(read(line.split(separator: " ").map(String.init)) == expected)
  }

  @Test(
    arguments: [
      ([], "", "|"), ([], "a", "unexpected `a`: try takes no operands"),
      ([.one], "", "try needs a A"), ([.one], "a", "| a"),
      ([.one], "a b", "unexpected `b`: try takes 1 operand"),
      ([.optional], "", "|"), ([.optional], "a b", "unexpected `b`: try takes 1 operand"),
      ([.some], "", "try needs a A"), ([.some], "a b c", "| a b c"),
      ([.one, .any], "", "try needs a A"),
      ([.one, .any], "a", "| a"), ([.one, .any], "a b c", "| a b c"),
      ([.one, .one], "a", "try needs a B"),
      ([.one, .optional], "a b c", "unexpected `c`: try takes 2 operands"),
      ([.one, .some], "a", "try needs a B"),
    ] as [([Command.Operand.Arity], String, String)])
  func `Operands are counted`(arities: [Command.Operand.Arity], line: String, expected: String) {
    let operands = zip(["A", "B"], arities).map { Command.Operand($0, $1, help: "it") }
    #expect(read(line.split(separator: " ").map(String.init), operands) == expected)
  }

  @Test func `Usage shows how often operands stand`() {
    let arities: [Command.Operand.Arity] = [.one, .optional, .any, .some]
    let command = Self.command(arities.map { Command.Operand("X", $0, help: "it") })
    #expect(command.usage == "theme try [OPTION…] X [X] [X…] X…")
  }

  @Test(arguments: [
    ("halp", "theme: unknown command `halp`, did you mean `help`?\nsee 'theme help'\n"),
    ("help tokns", "theme: unknown command `tokns`, did you mean `tokens`?\nsee 'theme help'\n"),
    ("--hepl", "theme: unknown option `--hepl`, did you mean `--help`?\nsee 'theme help'\n"),
    (
      "tokens --colour never",
      "theme: unknown option `--colour`, did you mean `--color`?\nsee 'theme help tokens'\n"
    ),
    (
      "version now",
      "theme: unexpected `now`: version takes no operands\nsee 'theme help version'\n"
    ),
  ])
  func `A wrong command line is refused`(line: String, errors: String) {
    let ran = Ran(line)
    #expect(ran.errors == errors)
    #expect(ran.output.isEmpty)
    #expect(ran.status == .couldNotRun)
  }
}
