import ThemeSource

/// What a run has around it: where it prints, what it reads, and the shell's variables. Tests make
/// one of their own.
package final class Console {
  /// The variables of the environment.
  package let environment: [String: String]
  /// The absolute path of the folder the user stands in.
  package let workingDirectory: String
  package let isOutputTerminal: Bool
  package let isErrorTerminal: Bool
  private let readInput: () -> Result<[UInt8], FileError>
  private let output: ([UInt8]) -> Bool
  private let errors: ([UInt8]) -> Bool
  /// Whether whoever reads standard output has gone, so that nothing more need be printed.
  package private(set) var isOutputClosed = false

  /// A console.
  package init(
    environment: [String: String], workingDirectory: String, isOutputTerminal: Bool = false,
    isErrorTerminal: Bool = false,
    readInput: @escaping () -> Result<[UInt8], FileError>,
    output: @escaping ([UInt8]) -> Bool, errors: @escaping ([UInt8]) -> Bool
  ) {
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.readInput = readInput
    self.output = output
    self.errors = errors
  }

  /// All of standard input.
  package func standardInput() -> Result<[UInt8], FileError> { readInput() }

  /// Prints bytes on standard output.
  package func write(_ bytes: [UInt8]) {
    if !isOutputClosed, !bytes.isEmpty { isOutputClosed = !output(bytes) }
  }

  /// Prints text on standard output.
  package func write(_ text: String) { write(Array(text.utf8)) }

  /// Prints bytes on standard error.
  package func writeError(_ bytes: [UInt8]) { if !bytes.isEmpty { _ = errors(bytes) } }

  /// Prints text on standard error.
  package func writeError(_ text: String) { writeError(Array(text.utf8)) }

  /// Whether to use colour: as `--color` says, else where there is a terminal that has it and
  /// `NO_COLOR` is not set.
  func isColored(_ choice: String?, isTerminal: Bool) -> Bool {
    switch choice {
    case "always": return true
    case "never": return false
    default:
      let isRefused = !(environment["NO_COLOR"] ?? "").isEmpty
      return isTerminal && !isRefused && environment["TERM"] != "dumb"
    }
  }
}
