import ThemeSource

/// The `theme` tool.
public enum CommandLineTool {
  /// The version that `theme --version` prints.
  package static let version = "0.1.0"

  /// Runs the tool with the arguments of the process, and ends the process.
  public static func main() {
    let status = run(Array(CommandLine.arguments.dropFirst()), Console.standard())
    System.exit(status.rawValue)
  }

  /// Runs the tool with `words`, which are what was typed behind `theme`.
  package static func run(_ words: [String], _ console: Console) -> ExitStatus {
    guard let first = words.first else {
      console.writeError(Help.overview(CommandTable.all))
      return .failure
    }
    switch first {
    case "--help", "-h":
      console.write(Help.overview(CommandTable.all))
      return .success
    case "--version":
      console.write("theme \(version)\n")
      return .success
    default: break
    }
    guard let command = CommandTable.command(named: first) else {
      let kind = first.hasPrefix("-") ? "option" : "command"
      let match = Spelling.closest(to: first, among: CommandTable.all.map(\.name)).first
      return usageError(
        "there is no \(kind) `\(first)`" + (match.map { "; did you mean `\($0)`?" } ?? ""),
        see: "theme --help", console)
    }
    return run(command, Array(words.dropFirst()), console)
  }

  private static func run(
    _ command: Command, _ words: [String], _ console: Console
  ) -> ExitStatus {
    let beforeEnd = words.prefix { $0 != "--" }
    if beforeEnd.contains("--help") || beforeEnd.contains("-h") {
      console.write(Help.page(command))
      return .success
    }
    do {
      let (arguments, options) = try ArgumentReader(command: command).read(words)
      return command.run(
        Invocation(command: command, console: console, arguments: arguments, options: options))
    } catch {
      return usageError(error.message, see: "theme help \(command.name)", console)
    }
  }

  private static func usageError(
    _ message: String, see page: String, _ console: Console
  ) -> ExitStatus {
    console.writeError("theme: \(VisibleText.escaping(message))\nsee `\(page)`\n")
    return .failure
  }
}
