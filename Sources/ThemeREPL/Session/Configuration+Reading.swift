import ThemeLinting
import ThemeSemantics
import ThemeSource

extension Configuration {
  /// What the `.theme-config` in `root` says; the defaults where there is none. What is wrong in it
  /// has its default.
  static func read(inRoot root: String, from files: any ThemeFileProvider) -> Configuration {
    let path = (root == "/" ? "" : root) + "/" + fileName
    guard case .success(let content) = files.read(path) else {
      return Configuration(rules: LintRules.configurable)
    }
    return read(
      SourceText(name: files.displayName(of: path), bytes: content.bytes),
      rules: LintRules.configurable)
  }

  /// The absolute paths of the asset catalogs that it names.
  func catalogs(inRoot root: String) -> [String] {
    strings("assets").compactMap { ThemePath.resolve($0, in: root) }
  }
}
