import Foundation
import PackagePlugin

/// `swift package theme-format`: `theme format` on the package, with the same arguments.
///
/// It asks for leave to write into the package; where nobody can answer, as in CI,
/// `--allow-writing-to-package-directory` before `theme-format` gives it.
@main
struct ThemeFormatPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ThemeTool(context.tool(named: "theme").url).run(
      "format", arguments, in: context.package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ThemeFormatPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try ThemeTool(context.tool(named: "theme").url).run(
        "format", ThemeTool.withoutTargets(arguments), in: context.xcodeProject.directoryURL)
    }
  }
#endif
