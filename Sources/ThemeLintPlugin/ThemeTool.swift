import Foundation
import PackagePlugin

/// The `theme` tool as the command plugins run it. A plugin can share no module, so `ThemeFormatPlugin`
/// has a link to this file.
struct ThemeTool {
  private let executable: URL

  init(_ executable: URL) {
    self.executable = executable
  }

  /// Runs a command of the tool in `folder`, on all of the folder where `arguments` name no file.
  ///
  /// The command alone would take the whole project, which may hold other packages too.
  func run(_ command: String, _ arguments: [String], in folder: URL) throws {
    var namesFiles = false
    var isValue = false
    for argument in arguments {
      if !isValue, argument == "-" || !argument.hasPrefix("-") { namesFiles = true }
      isValue = Self.optionsWithValues.contains(argument)
    }
    let process = Process()
    process.executableURL = executable
    process.arguments = [command] + arguments + (namesFiles ? [] : ["."])
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("theme \(command) exits with \(process.terminationStatus)")
    }
  }

  /// The options of the commands whose value is the next word, which is no file then.
  private static let optionsWithValues: Set = [
    "--assets", "--color", "--format", "-f", "--stdin-filename",
  ]

  /// Xcode's arguments without the targets that were chosen: the themes of all of them are looked at.
  static func withoutTargets(_ arguments: [String]) -> [String] {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    return extractor.remainingArguments
  }
}
