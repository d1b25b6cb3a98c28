/// The files of asset catalogs, wherever they lie.
///
/// Paths are what the caller calls them, with `/` between names: `App/Assets.xcassets` and what is
/// below it.
package protocol CatalogFiles: Sendable {
  /// What the folder at `path` holds, in any order; `nil` where there is no such folder.
  func entries(at path: String) throws -> [CatalogEntry]?
  /// The bytes of the file at `path`; `nil` where there is no such file.
  func bytes(at path: String) throws -> [UInt8]?
}

/// One name in a folder.
package struct CatalogEntry: Sendable, Hashable {
  /// The last part of the path.
  package let name: String
  /// Whether it is a folder.
  package let isFolder: Bool

  /// A file or folder called `name`.
  package init(name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
  }
}

/// Catalogs in memory.
package struct CatalogFilesInMemory: CatalogFiles {
  private var files: [String: [UInt8]] = [:]
  private var folders: [String: [String: Bool]] = [:]

  /// The files at the paths that are the keys; the folders follow from them.
  package init(_ files: [String: [UInt8]] = [:]) {
    for (path, bytes) in files { add(bytes, at: path) }
  }

  /// Adds a file, and the folders it is in.
  package mutating func add(_ bytes: [UInt8], at path: String) {
    files[path] = bytes
    var (path, isFolder) = (path[...], false)
    while let slash = path.lastIndex(of: "/") {
      let name = String(path[path.index(after: slash)...])
      path = path[..<slash]
      folders[String(path), default: [:]][name] = isFolder
      isFolder = true
    }
  }

  package func entries(at path: String) -> [CatalogEntry]? {
    folders[path]?.map { CatalogEntry(name: $0.key, isFolder: $0.value) }
  }

  package func bytes(at path: String) -> [UInt8]? {
    files[path]
  }
}

/// `name` in `folder`.
func joined(_ folder: String, _ name: String) -> String {
  folder.isEmpty ? name : folder + "/" + name
}
