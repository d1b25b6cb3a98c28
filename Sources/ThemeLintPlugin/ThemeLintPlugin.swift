import Foundation
import PackagePlugin

/// `swift package theme-lint`: `theme lint` in the package's folder, with the same arguments. Without
/// a file or folder it looks at the whole project, as the command does.
///
/// Repairs (`--fix`) write into the package, so they need `--allow-writing-to-package-directory`
/// before `theme-lint`.
@main
struct ThemeLintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try lint(
      context.package.directoryURL, tool: try context.tool(named: "theme").url, arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ThemeLintPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that were chosen; the themes of all of them are looked at.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try lint(
        context.xcodeProject.directoryURL, tool: try context.tool(named: "theme").url,
        extractor.remainingArguments)
    }
  }
#endif

private func lint(_ folder: URL, tool: URL, _ arguments: [String]) throws {
  let process = Process()
  process.executableURL = tool
  process.arguments = ["lint"] + arguments
  process.currentDirectoryURL = folder
  try process.run()
  process.waitUntilExit()
  if process.terminationStatus != 0 {
    Diagnostics.error("theme lint exits with \(process.terminationStatus)")
  }
}
