import ThemeSemantics

@testable import ThemeREPL

/// Files in memory that can be written. One thread at a time.
final class MemoryFiles: SessionFiles, @unchecked Sendable {
  var files: InMemoryFiles
  /// The colours of asset catalogs, by their paths.
  var catalogs: [[String]: any AssetColors] = [:]
  /// Why nothing can be written, if so.
  var obstacle: String?

  /// Files by their path without the leading `/`.
  init(_ texts: [String: String] = [:]) {
    files = InMemoryFiles([:])
    for (path, text) in texts { self[path] = text }
  }

  subscript(path: String) -> String? {
    get { files.files["/" + path].map { String(decoding: $0, as: UTF8.self) } }
    set { files.files["/" + path] = newValue.map { Array($0.utf8) } }
  }

  func read(_ path: String) -> Result<ThemeFileContent, ThemeFileProblem> { files.read(path) }

  /// The folders of projects, by the folder of a theme; `/` for others.
  var roots: [String: String] = [:]

  func root(for path: String) -> String { roots[ThemePath.folder(of: path)] ?? "/" }

  func displayName(of path: String) -> String { files.displayName(of: path) }

  func path(of name: String) -> String { ThemePath.resolve(name, in: "/") ?? "/" }

  func content(ofOptionalFile path: String) -> [UInt8]? { files.files[path] }

  func assets(inCatalogs paths: [String]) -> (any AssetColors)? { catalogs[paths] }

  func names(inFolder path: String) -> [String] {
    let prefix = path == "/" ? "/" : path + "/"
    var names: Set<String> = []
    for file in files.files.keys where file.hasPrefix(prefix) {
      let rest = file.dropFirst(prefix.count)
      names.insert(
        rest.firstIndex(of: "/").map { String(rest[...$0]) } ?? String(rest))
    }
    return names.sorted()
  }

  func write(_ bytes: [UInt8], to path: String) -> String? {
    if let obstacle { return obstacle }
    files.files[path] = bytes
    return nil
  }
}
