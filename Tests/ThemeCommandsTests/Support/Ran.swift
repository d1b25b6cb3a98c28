import ThemeCommands

/// What a command line did, run in this process.
struct Ran {
  let output: String
  let errors: String
  let status: ExitStatus

  init(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    folder: String? = nil, isTerminal: Bool = false
  ) {
    let context = CommandContext(
      input: Array(input.utf8), environment: environment, workingFolder: folder,
      isTerminal: isTerminal)
    status = CommandLineTool.run(arguments[...], in: context)
    output = String(decoding: context.output.bytes, as: UTF8.self)
    errors = String(decoding: context.errors.bytes, as: UTF8.self)
  }

  /// Arguments as words between spaces.
  init(_ line: String, isTerminal: Bool = false, environment: [String: String] = [:]) {
    self.init(
      line.split(separator: " ").map(String.init), environment: environment,
      isTerminal: isTerminal)
  }
}
