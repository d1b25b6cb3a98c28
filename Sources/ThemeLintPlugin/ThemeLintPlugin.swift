import Foundation
import PackagePlugin

/// `swift package theme-lint`: `theme lint` on the package, with the same arguments.
///
/// Repairs (`--fix`) write into the package, so they need `--allow-writing-to-package-directory`
/// before `theme-lint`.
@main
struct ThemeLintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ThemeTool(context.tool(named: "theme").url).run(
      "lint", arguments, in: context.package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ThemeLintPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try ThemeTool(context.tool(named: "theme").url).run(
        "lint", ThemeTool.withoutTargets(arguments), in: context.xcodeProject.directoryURL)
    }
  }
#endif
