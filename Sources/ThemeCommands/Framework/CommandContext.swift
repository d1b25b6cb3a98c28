#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif
import ThemeSource

/// Where a command runs: its streams, environment and folder. The file system is the real one.
///
/// Commands touch the world through this alone, so that tests run them in their own process with
/// streams in memory.
package final class CommandContext {
  /// Standard output: what was asked for.
  package let output: Output
  /// Standard error: what went wrong.
  package let errors: Output
  /// Environment variables.
  package let environment: Environment
  /// The folder that relative paths start from; `nil` for the process's own.
  private let workingFolder: String?
  /// Standard input; `nil` for the process's own.
  private let input: [UInt8]?
  /// What commands have made.
  private var kept: [AnyObject] = []

  /// The context of the process.
  package init() {
    let output = Output(descriptor: 1)
    self.output = output
    errors = Output(descriptor: 2, after: output)
    environment = .process
    workingFolder = nil
    input = nil
  }

  /// A context in memory.
  package init(
    input: [UInt8] = [], environment: [String: String] = [:], workingFolder: String? = nil,
    isTerminal: Bool = false
  ) {
    output = Output(isTerminal: isTerminal)
    errors = Output(isTerminal: isTerminal)
    self.environment = Environment(environment)
    self.workingFolder = workingFolder
    self.input = input
  }

  /// The absolute path of the folder that relative paths start from.
  package var folder: String {
    if let workingFolder { return workingFolder }
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether relative paths start from the process's own folder.
  var hasProcessFolder: Bool { workingFolder == nil }

  /// What the system calls the file that the user calls `path`.
  package func systemPath(_ path: String) -> String {
    guard let workingFolder, !path.hasPrefix("/") else { return path }
    return workingFolder + "/" + path
  }

  /// Whether a person types standard input.
  package var isInputTerminal: Bool { input == nil && isatty(0) == 1 }

  /// Whether standard input is that of the process, which can be read line by line.
  package var hasProcessInput: Bool { input == nil }

  /// The bytes of a file, or for `-` of standard input.
  package func read(_ path: String) -> Result<[UInt8], FileError> {
    path == "-" ? readInput() : FileAccess.read(systemPath(path), name: path)
  }

  /// All of standard input.
  package func readInput() -> Result<[UInt8], FileError> {
    if let input { return .success(input) }
    return FileAccess.readAll(0, expecting: 0, limit: SourceText.maximumSize)
      .mapError { FileError(.read, "<stdin>", $0) }
  }

  /// Replaces a file, or for `-` writes to standard output.
  package func write(_ bytes: [UInt8], to path: String) -> Result<Void, FileError> {
    if path == "-" {
      output.write(bytes)
      return .success(())
    }
    return FileAccess.write(bytes, to: systemPath(path), name: path)
  }

  /// Says on standard error why the command cannot run.
  package func complain(_ message: String) {
    errors.write("theme: \(message)\n")
  }

  /// Keeps what a command has made for as long as the context, which for the process is until its end:
  /// its memory goes with it, and taking it apart before would be a tenth of checking 100 themes.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// Sends all output, and says whether it arrived: a reader that went away is no failure, a full
  /// disk is one.
  func finish(_ status: ExitStatus) -> ExitStatus {
    Workers.dismissThreads()
    output.flush()
    var status = status
    if let code = output.failure, !Output.isReaderGone(code) {
      complain(FileError(.write, "<stdout>", .system(code)).message)
      status = .couldNotRun
    }
    errors.flush()
    return status
  }
}
