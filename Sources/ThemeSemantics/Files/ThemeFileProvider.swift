/// What reading a theme file gave.
package struct ThemeFileContent: Sendable {
  /// The bytes of the file.
  package var bytes: [UInt8]
  /// What makes the file the same file under another spelling: its path with links resolved.
  package var identity: String

  package init(bytes: [UInt8], identity: String) {
    self.bytes = bytes
    self.identity = identity
  }
}

/// Why a file could not be read.
package enum ThemeFileProblem: Error, Sendable, Hashable {
  /// There is none. `similar` are names of files in the same folder.
  case missing(similar: [String])
  /// There is one whose name differs in case only, which not every system would find.
  case caseDiffers(actual: String)
  /// A folder, or something else that is no file.
  case notAFile(String)
  /// The system's reason, in words.
  case unreadable(String)
  /// The file is larger than `SourceText.maximumSize`.
  case tooLarge
  /// The links of the path lead in a circle.
  case linkLoop
}

/// Where theme files come from: a disk, a dictionary, an editor's open documents.
///
/// Paths are absolute, use `/` and hold no `.` or `..`.
package protocol ThemeFileProvider: Sendable {
  /// Reads the file at `path`.
  func read(_ path: String) -> Result<ThemeFileContent, ThemeFileProblem>
  /// The folder that no theme may reach out of, for a theme at `path`.
  func root(for path: String) -> String
  /// The path as messages show it.
  func displayName(of path: String) -> String
  /// The name of the file that makes a folder above `root` the project; nothing where none does.
  func rootMarker(above root: String) -> String?
}

extension ThemeFileProvider {
  package func rootMarker(above root: String) -> String? { nil }
}

/// Files held in memory, for tests, editors and themes that arrive over a network.
package struct InMemoryFiles: ThemeFileProvider {
  /// The content of each file, by absolute path.
  package var files: [String: [UInt8]]

  /// Files by their path, `/` being the root.
  package init(_ files: [String: String]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  package func read(_ path: String) -> Result<ThemeFileContent, ThemeFileProblem> {
    guard let bytes = files[path] else {
      let folder = ThemePath.folder(of: path)
      let names = files.keys.filter { ThemePath.folder(of: $0) == folder }
        .map(ThemePath.fileName(of:)).sorted()
      let wanted = ThemePath.fileName(of: path).lowercased()
      if let actual = names.first(where: { $0.lowercased() == wanted }) {
        return .failure(.caseDiffers(actual: actual))
      }
      return .failure(.missing(similar: names))
    }
    return .success(ThemeFileContent(bytes: bytes, identity: path))
  }

  package func root(for path: String) -> String { "/" }

  package func displayName(of path: String) -> String { String(path.dropFirst()) }
}
