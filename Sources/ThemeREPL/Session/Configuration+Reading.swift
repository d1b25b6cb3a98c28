import ThemeLinting
import ThemeSemantics
import ThemeSource

extension Configuration {
  /// What the `.theme-config` in `root` says; the defaults where there is none. What is wrong in it
  /// has its default.
  static func read(inRoot root: String, from files: any SessionFiles) -> Configuration {
    text(inRoot: root, from: files).map { read($0, rules: LintRules.configurable) }
      ?? Configuration(rules: LintRules.configurable)
  }

  /// The absolute paths of the asset catalogs that the `.theme-config` in `root` names.
  static func catalogs(inRoot root: String, from files: any SessionFiles) -> [String] {
    guard let text = text(inRoot: root, from: files) else { return [] }
    return read(text).strings("assets").compactMap { ThemePath.resolve($0, in: root) }
  }

  private static func text(inRoot root: String, from files: any SessionFiles) -> SourceText? {
    let path = ThemePath.join(root, fileName)
    return files.content(ofOptionalFile: path).map {
      SourceText(name: files.displayName(of: path), bytes: $0)
    }
  }
}
