import ThemeExchange
import ThemeSemantics
import ThemeSource
import ThemeTokens

/// The app's asset catalogs on a disk, as evaluation asks for them.
struct DiskAssets: AssetColors {
  let catalog: AssetCatalog

  /// The catalogs at `folders`.
  init(folders: [String]) {
    catalog = AssetCatalog(folders: folders, files: DiskCatalogFiles())
  }

  func color(named name: String) -> Result<ThemeColor, AssetColorProblem> {
    catalog.color(named: name).mapError(Self.problem)
  }

  var accentColor: Result<ThemeColor, AssetColorProblem>? {
    catalog.accentColor?.mapError(Self.problem)
  }

  private static func problem(_ problem: AssetProblem) -> AssetColorProblem {
    var message = problem.message
    if let path = problem.path {
      let place = [problem.line, problem.column].compactMap { $0.map { ":\($0)" } }.joined()
      message = "\(path)\(place): \(message)"
    }
    return AssetColorProblem(message: message)
  }
}

/// The files of asset catalogs on a disk.
private struct DiskCatalogFiles: CatalogFiles {
  func entries(at path: String) throws -> [CatalogEntry]? {
    switch FileAccess.names(inFolder: path) {
    case .success(let names):
      return names.map { name in
        CatalogEntry(name: name, isFolder: FileAccess.isFolder(path + "/" + name))
      }
    case .failure(let error):
      if error.isMissing { return nil }
      throw error
    }
  }

  func bytes(at path: String) throws -> [UInt8]? {
    switch FileAccess.read(path) {
    case .success(let bytes): return bytes
    case .failure(let error):
      if error.isMissing { return nil }
      throw error
    }
  }
}
