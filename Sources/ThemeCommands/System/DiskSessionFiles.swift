import ThemeREPL
import ThemeSemantics

/// The files of a session at a prompt, on a disk.
struct DiskSessionFiles: SessionFiles {
  private let disk: DiskFiles
  private let folder: String
  private let catalogs: [String]

  /// Files whose relative paths start from `folder`, and asset catalogs that the user named.
  init(folder: String, catalogs: [String]) {
    disk = DiskFiles(workingDirectory: folder)
    self.folder = folder
    self.catalogs = catalogs
  }

  func assets(inCatalogs paths: [String]) -> (any AssetColors)? {
    let folders = catalogs + paths
    return folders.isEmpty ? nil : DiskAssets(folders: folders)
  }

  func read(_ path: String) -> Result<ThemeFileContent, ThemeFileProblem> { disk.read(path) }

  func content(ofOptionalFile path: String) -> [UInt8]? {
    FileAccess.exists(path) ? try? FileAccess.read(path).get() : nil
  }

  func root(for path: String) -> String { disk.root(for: path) }

  func displayName(of path: String) -> String { disk.displayName(of: path) }

  func rootMarker(above root: String) -> String? { disk.rootMarker(above: root) }

  func path(of name: String) -> String { name.isEmpty ? folder : disk.path(of: name) }

  func names(inFolder path: String) -> [String] {
    let names = (try? FileAccess.names(inFolder: path).get()) ?? []
    return names.map { name in
      // Only a folder holds itself.
      FileAccess.exists(path + "/" + name + "/.") ? name + "/" : name
    }
  }

  func write(_ bytes: [UInt8], to path: String) -> String? {
    switch FileAccess.write(bytes, to: path) {
    case .success: nil
    case .failure(let error): error.explanation
    }
  }
}
