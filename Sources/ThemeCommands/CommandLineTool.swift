#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif
import CMachine
import ThemeSource

/// The `theme` tool.
public enum CommandLineTool {
  /// The version, by semantic versioning.
  public static let version = "0.1.0"

  /// Runs the process's command line and exits.
  public static func main() -> Never {
    // A reader that goes away shows as a failed write, not as the end of the process.
    signal(SIGPIPE, SIG_IGN)
    reserveStandardDescriptors()
    // Of evaluating 10,000 `let`s, taking memory from the system again and again is a twentieth.
    memory_keep_blocks(32 << 20)
    memory_fill_variables()
    ExpectedMemory.preparation = ExpectedMemory.Preparation(
      fill: { memory_fill($0) }, enlarge: { memory_expect($0, $1) })
    let context = CommandContext()
    // Nothing is taken apart at the end.
    _ = Unmanaged.passRetained(context)
    let status = run(arguments.dropFirst(), in: context)
    exit(context.finish(status).rawValue)
  }

  /// The words of the process's command line, the tool's name first.
  private static var arguments: [String] {
    guard var next = process_arguments() else { return CommandLine.arguments }
    var words: [String] = []
    while let word = next.pointee {
      words.append(String(cString: word))
      next += 1
    }
    return words
  }

  /// Puts something in place of standard streams that the caller closed, so that no file that is
  /// opened later takes their numbers and gets the output. Using it still fails.
  private static func reserveStandardDescriptors() {
    for descriptor in 0...2 as ClosedRange<Int32> where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Runs a command line, without the tool's name, and says how it went.
  package static func run(
    _ arguments: ArraySlice<String>, in context: CommandContext
  ) -> ExitStatus {
    guard let first = arguments.first else {
      context.errors.write(CommandHelp.overview)
      return .couldNotRun
    }
    switch first {
    case "-h", "--help":
      context.output.write(CommandHelp.overview)
      return .clean
    case "--version": return run(["version"], in: context)
    default: break
    }
    guard let command = Command.named(first) else { return context.refuse(unknown(first)) }
    do throws(UsageError) {
      let invocation = try ArgumentReader.read(
        arguments.dropFirst(), for: command, in: context)
      if invocation.has(.help) {
        context.output.write(CommandHelp.page(for: command))
        return .clean
      }
      return command.run(invocation)
    } catch {
      return context.refuse(error)
    }
  }

  /// What is wrong with a first argument that is no command.
  private static func unknown(_ word: String) -> UsageError {
    if word.hasPrefix("-"), word != "-" {
      return .unknown("option", word, among: ["--help", "--version"], command: nil)
    }
    return .unknown("command", word, among: Command.all.map(\.name), command: nil)
  }
}

extension CommandContext {
  /// Says what is wrong with the command line.
  func refuse(_ error: UsageError) -> ExitStatus {
    errors.write(error.text)
    return .couldNotRun
  }
}
