import ThemeSemantics

/// The files of a session with the scratch theme among them, beside the file that it extends.
///
/// What has been loaded stays as it was read until it is loaded anew.
struct ScratchFiles: ThemeFileProvider {
  /// How messages call the scratch theme.
  static let displayName = "<input>"

  let files: any ThemeFileProvider
  /// The folder of the file that the scratch theme extends.
  let folder: String
  /// What was read of the loaded files, by path.
  let loaded: [String: ThemeFileContent]
  /// The text of the scratch theme.
  var scratch: [UInt8] = []

  /// The scratch theme's path, which no theme can name: it does not end in `.theme`.
  var scratchPath: String { ThemePath.join(folder, Self.displayName) }

  func read(_ path: String) -> Result<ThemeFileContent, ThemeFileProblem> {
    if path == scratchPath {
      return .success(ThemeFileContent(bytes: scratch, identity: scratchPath))
    }
    return loaded[path].map { .success($0) } ?? files.read(path)
  }

  func root(for path: String) -> String { files.root(for: path) }

  func rootMarker(above root: String) -> String? { files.rootMarker(above: root) }

  func displayName(of path: String) -> String {
    path == scratchPath ? Self.displayName : files.displayName(of: path)
  }
}
