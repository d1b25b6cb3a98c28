import Testing
import ThemeSource

@testable import ThemeCommands

/// What holds of every command, by the table.
@Suite struct CommandTableTests {
  @Test func `Commands are sorted and called differently`() {
    let names = Command.all.map(\.name)
    #expect(names == Set(names).sorted())
  }

  @Test(arguments: Command.all.map(\.name))
  func `A command's table is sound`(name: String) throws {
    let command = try #require(Command.named(name))
    #expect(!command.summary.isEmpty && command.summary.last != ".")
    let options = command.options + [.help]
    #expect(Set(options.map(\.name)).count == options.count)
    #expect(Set(options.compactMap(\.short)).count == options.compactMap(\.short).count)
    for option in options { #expect(!option.help.isEmpty && option.help.last != ".") }
    // Only the last operand may be left out or repeated, else it is not clear which is which.
    for operand in command.operands.dropLast() { #expect(operand.arity == .one) }
    for example in command.examples {
      #expect(example.line.hasPrefix("theme \(name)"))
      // What stands behind a pipe is another program's.
      let words = example.line.split(separator: "|")[0].split(separator: " ").map(String.init)
      #expect(throws: Never.self) {
        try ArgumentReader.read(words.dropFirst(2), for: command, in: CommandContext(input: []))
      }
    }
  }

  @Test(arguments: Command.all.map(\.name))
  func `Help says what it is meant to`(name: String) {
    let page = Ran(["help", name])
    #expect(page.status == .clean && page.errors.isEmpty)
    expectGolden("Help/\(name).txt", Array(page.output.utf8))
    #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 100 && $0.last != " " })
    for line in ["\(name) --help", "\(name) -h", "\(name) --help --nonsense", "\(name) x y z -h"] {
      #expect(Ran(line).output == page.output)
    }
  }

  @Test func `The overview lists every command`() {
    let overview = Ran("help")
    #expect(overview.status == .clean)
    expectGolden("Help/overview.txt", Array(overview.output.utf8))
    #expect(Ran("--help").output == overview.output)
    #expect(Ran("-h").output == overview.output)
    // Without any argument it is an answer to a wrong call.
    let none = Ran("")
    #expect(none.output.isEmpty && none.errors == overview.output && none.status == .couldNotRun)
  }

  @Test func `The version is shown`() {
    let version = Ran("--version")
    #expect(version.output == "theme \(CommandLineTool.version)\n")
    #expect(version.status == .clean)
    #expect(Ran("version").output == version.output)
  }
}
