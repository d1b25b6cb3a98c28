import Foundation
import PackagePlugin

/// Checks the themes among a target's sources with every build and compiles the Swift they become.
///
/// All themes of a target become one file, so that names which two of them share, or two files of one
/// name in different folders, are kept apart.
@main
struct ThemeBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    return try commands(
      themes: target.sourceFiles.map(\.url).filter(isTheme), target: target.name,
      tool: try context.tool(named: "theme").url, folder: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ThemeBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        themes: target.inputFiles.map(\.url).filter(isTheme), target: target.displayName,
        tool: try context.tool(named: "theme").url, folder: context.pluginWorkDirectoryURL)
    }
  }
#endif

private func isTheme(_ file: URL) -> Bool { file.pathExtension == "theme" }

/// The command that checks `themes` and writes what they become.
///
/// What a theme extends, and the configuration that holds for it, may be anywhere, and may change
/// without a change in the package's own files. Build systems plan a command once and keep its list of
/// inputs: a base that a theme extends from then on would not be watched, and one that is no longer
/// there would stop every build. So the inputs are the target's own themes and a file that the command
/// itself writes, with which it runs in every build. That takes a few hundredths of a second, and
/// Swift that stays the same keeps its date, so that nothing is compiled anew.
private func commands(
  themes: [URL], target: String, tool: URL, folder: URL
) throws -> [Command] {
  guard !themes.isEmpty else { return [] }
  let themes = themes.sorted { path($0) < path($1) }
  let output = folder.appending(path: "Themes.swift")
  let mark = folder.appending(path: "last-run")
  if !FileManager.default.fileExists(atPath: path(mark)) { try Data().write(to: mark) }
  return [
    .buildCommand(
      displayName: "Themes of \(target)", executable: tool,
      arguments: [
        "emit", "swift", "--skip-bases", "--format", "short", "--absolute-paths",
        "--color", "never", "--touch", path(mark), "--output", path(output), "--",
      ] + themes.map(path),
      inputFiles: themes + [mark], outputFiles: [output])
  ]
}

private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
