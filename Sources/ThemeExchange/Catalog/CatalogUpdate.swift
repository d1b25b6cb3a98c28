/// What has to happen to a catalog so that it holds what an emitter made: what is written, what is
/// removed, and what stands in the way.
///
/// Only files that an earlier run made from the same sources are removed, and only in folders that
/// such a run made or this one uses. Nothing that anybody else made is written over.
package struct CatalogUpdate: Sendable {
  /// The files that are not there yet, or not with these bytes.
  package private(set) var writes: [ExportedFile] = []
  /// The paths of files that an earlier run left.
  package private(set) var removals: [String] = []
  /// The paths of folders that hold nothing once `removals` are gone, inner ones first.
  package private(set) var emptyFolders: [String] = []
  /// What this run would have to write over, and does not.
  package private(set) var conflicts: [CatalogConflict] = []

  /// Whether the catalog is as it should be.
  package var isEmpty: Bool { writes.isEmpty && removals.isEmpty && conflicts.isEmpty }
}

/// A file of somebody else where one should be written.
package struct CatalogConflict: Sendable, Hashable {
  /// The file's path in the catalog.
  package let path: String
  /// What is the matter, as a sentence without its full stop.
  package let message: String
}

extension AssetCatalogEmitter {
  /// What has to happen to the catalog at `path` of `existing`, which need not exist.
  ///
  /// With `replacingOthers`, sets that others made at the paths of this run's are written over.
  package func update(
    of path: String, in existing: some CatalogFiles, replacingOthers: Bool = false
  ) throws -> CatalogUpdate {
    var update = CatalogUpdate()
    if try existing.entries(at: path)?.isEmpty ?? true, !files.isEmpty {
      update.add(ExportedFile(path: contentsName, bytes: ContentsText.root(author: "theme")))
    }
    for file in files {
      switch try standing(of: file, at: path, in: existing) {
      case .same, .otherNamespace: break
      case .free: update.add(file)
      case .otherSet where replacingOthers: update.add(file)
      case .otherSet:
        update.add(
          CatalogConflict(
            path: file.path,
            message: "another tool or a person made this colour set; it is left as it is"))
      case .otherGroup:
        update.add(
          CatalogConflict(
            path: file.path,
            message: "the folder is there already and is no namespace; making it one would rename "
              + "what is in it"))
      }
    }
    var stale = StaleFiles(catalog: path, existing: existing, emitter: self)
    try stale.find()
    update.remove(stale.files, folders: stale.emptyFolders)
    return update
  }
}

/// What is where a file should be written.
private enum Standing {
  /// Nothing, or a file that was made here.
  case free
  /// The very same file.
  case same
  /// Somebody else's colour set.
  case otherSet
  /// Somebody else's folder, which is a namespace already and serves as well.
  case otherNamespace
  /// Somebody else's folder that is no namespace.
  case otherGroup
}

extension AssetCatalogEmitter {
  private func standing(
    of file: ExportedFile, at path: String, in existing: some CatalogFiles
  ) throws -> Standing {
    let folder = String(file.path.dropLast(contentsName.utf8.count + 1))
    let isSet = folder.hasSuffix(setSuffix)
    guard let old = try existing.bytes(at: joined(path, file.path)) else {
      if isSet { return .free }
      // A folder can be a group without a file that says so.
      let entries = try existing.entries(at: joined(path, folder)) ?? []
      let isShared = entries.contains { entry in
        let wanted = joined(folder, entry.name)
        return !files.contains { $0.path.hasPrefix(wanted + "/") }
      }
      return isShared ? .otherGroup : .free
    }
    if old == file.bytes { return .same }
    let contents = (try? JSONReader.read(old).get()).map(FolderContents.init)
    if CatalogMark.source(author: contents?.author) != nil { return .free }
    if isSet { return .otherSet }
    return contents?.providesNamespace == true ? .otherNamespace : .otherGroup
  }
}

extension CatalogUpdate {
  fileprivate mutating func add(_ file: ExportedFile) { writes.append(file) }

  fileprivate mutating func add(_ conflict: CatalogConflict) { conflicts.append(conflict) }

  fileprivate mutating func remove(_ files: [String], folders: [String]) {
    removals = files
    emptyFolders = folders
  }
}

/// Finds what earlier runs made from the same sources and this one does not make.
private struct StaleFiles<Files: CatalogFiles> {
  let catalog: String
  let existing: Files
  let emitter: AssetCatalogEmitter
  /// In lower case: on a disk that ignores case, `acme` of an earlier run is `Acme` of this one.
  private let wanted: Set<String>
  var files: [String] = []
  var emptyFolders: [String] = []

  init(catalog: String, existing: Files, emitter: AssetCatalogEmitter) {
    self.catalog = catalog
    self.existing = existing
    self.emitter = emitter
    wanted = Set(emitter.files.map { $0.path.lowercased() })
  }

  mutating func find() throws {
    let current = Set(emitter.folders.map { $0.lowercased() })
    for entry in try sortedEntries("") where isGroup(entry) {
      let isOurs = try isMade(joined(entry.name, contentsName))
      if isOurs || current.contains(entry.name.lowercased()) {
        _ = try clear(entry.name, depth: 1)
      }
    }
  }

  /// Lists what is stale below `folder`, and tells whether nothing else is left in it.
  private mutating func clear(_ folder: String, depth: Int) throws -> Bool {
    // A theme's sets are three deep. The bound is for links that lead in a circle.
    guard depth <= 8 else { return false }
    var isEmpty = true
    var hasContents = false
    for entry in try sortedEntries(folder) {
      if entry.name == contentsName, !entry.isFolder {
        hasContents = true
      } else if isGroup(entry) || entry.isFolder && entry.name.hasSuffix(setSuffix) {
        if try !clear(joined(folder, entry.name), depth: depth + 1) { isEmpty = false }
      } else {
        isEmpty = false
      }
    }
    guard hasContents else { return false }
    let contents = joined(folder, contentsName)
    // The contents of a group say how what is left in it is called, so they stay with that.
    let isSet = folder.hasSuffix(setSuffix)
    guard isSet || isEmpty, !wanted.contains(contents.lowercased()), try isMade(contents) else {
      return false
    }
    files.append(contents)
    if isEmpty { emptyFolders.append(folder) }
    return isEmpty
  }

  /// Whether an earlier run made the file from one of this run's sources.
  private func isMade(_ path: String) throws -> Bool {
    guard let bytes = try existing.bytes(at: joined(catalog, path)),
      let contents = try? JSONReader.read(bytes).get(),
      let source = CatalogMark.source(author: FolderContents(contents).author)
    else { return false }
    return emitter.sources.contains(source)
  }

  private func sortedEntries(_ folder: String) throws -> [CatalogEntry] {
    let path = folder.isEmpty ? catalog : joined(catalog, folder)
    return (try existing.entries(at: path) ?? []).sorted { $0.name < $1.name }
  }

  private func isGroup(_ entry: CatalogEntry) -> Bool {
    entry.isFolder && !entry.name.hasPrefix(".") && !entry.name.hasSuffix(setSuffix)
      && !isOtherSet(entry.name)
  }
}
