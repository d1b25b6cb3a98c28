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
    return commands(
      themes: target.sourceFiles.map(\.url).filter(isTheme), target: target.name,
      tool: try context.tool(named: "theme").url, folder: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ThemeBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      commands(
        themes: target.inputFiles.map(\.url).filter(isTheme), target: target.displayName,
        tool: try context.tool(named: "theme").url, folder: context.pluginWorkDirectoryURL)
    }
  }
#endif

private func isTheme(_ file: URL) -> Bool { file.pathExtension == "theme" }

private func commands(themes: [URL], target: String, tool: URL, folder: URL) -> [Command] {
  guard !themes.isEmpty else { return [] }
  let themes = themes.sorted { path($0) < path($1) }
  let output = folder.appending(path: "Themes.swift")
  var inputs = ThemeInputs()
  for theme in themes { inputs.add(theme) }
  return [
    .buildCommand(
      displayName: "Themes of \(target)", executable: tool,
      arguments: [
        "emit", "swift", "--skip-bases", "--format", "short", "--absolute-paths",
        "--color", "never", "--output", path(output), "--",
      ] + themes.map(path),
      inputFiles: inputs.files, outputFiles: [output])
  ]
}

/// Everything that the Swift of themes depends on, so that editing a base builds them anew.
private struct ThemeInputs {
  /// The files, each once.
  private(set) var files: [URL] = []
  private var known: Set<String> = []
  private var folders: Set<String> = []

  /// Adds a theme with all that it extends and imports, at any distance and in any folder, and the
  /// configurations that hold for them.
  mutating func add(_ theme: URL) {
    var open = [theme.standardizedFileURL]
    while let file = open.popLast() {
      guard known.insert(path(file)).inserted else { continue }
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        // One that cannot be read is still one to wait for, if it is there.
        if FileManager.default.fileExists(atPath: path(file)) { files.append(file) }
        continue
      }
      files.append(file)
      let folder = file.deletingLastPathComponent()
      addConfigurations(above: folder)
      open += references(in: text).map { folder.appending(path: $0).standardizedFileURL }
    }
  }

  /// The paths in quotation marks, which are those that a theme extends and imports, and perhaps more.
  private func references(in text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
      .filter { $0.hasSuffix(".theme") && !$0.hasPrefix("/") && !$0.contains("\n") }
  }

  private mutating func addConfigurations(above folder: URL) {
    var folder = folder
    while folders.insert(path(folder)).inserted {
      let configuration = folder.appending(path: ".theme-config")
      if FileManager.default.fileExists(atPath: path(configuration)) { files.append(configuration) }
      if path(folder) == "/" || FileManager.default.fileExists(atPath: path(folder) + "/.git") {
        break
      }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
  }
}

private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
