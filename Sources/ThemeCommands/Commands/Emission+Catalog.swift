import ThemeExchange
import ThemeSource

extension Emission {
  /// Puts the themes' colours into the catalog, or shows what would change there.
  func writeAssets(_ themes: [EmittedTheme], _ invocation: Invocation) -> ExitStatus {
    guard let path else { return .couldNotRun }
    let context = invocation.context
    let emitter = AssetCatalogEmitter(themes.map { ExportedTheme($0.evaluated) })
    invocation.write(emitter.notes)
    let catalog = DiskCatalog(path: context.systemPath(path), name: path)
    do {
      let update = try emitter.update(of: "", in: catalog)
      for conflict in update.conflicts {
        context.complain(
          "\(Wording.quoted(path + "/" + conflict.path, limit: 300)): "
            + VisibleText.escaping(conflict.message))
      }
      if isCheck {
        try show(update, of: catalog, invocation)
        return update.isEmpty ? .clean : .findings
      }
      try catalog.apply(update)
      return update.conflicts.isEmpty ? .clean : .findings
    } catch let error as FileError {
      context.complain(error.message)
    } catch {
      context.complain("cannot update \(Wording.quoted(path, limit: 200)): \(error)")
    }
    return .couldNotRun
  }

  private func show(
    _ update: CatalogUpdate, of catalog: DiskCatalog, _ invocation: Invocation
  ) throws {
    let prefix = catalog.name + "/"
    for file in update.writes {
      let old = try catalog.bytes(at: file.path) ?? []
      invocation.show(prefix + file.path, from: old, to: file.bytes)
    }
    for removed in update.removals {
      invocation.show(prefix + removed, from: try catalog.bytes(at: removed) ?? [], to: [])
    }
  }
}

/// An asset catalog on a disk. Paths are those below it.
///
/// A symbolic link in it is not followed, whatever it leads to: nothing outside of the catalog is
/// listed, written or removed.
struct DiskCatalog: CatalogFiles {
  /// The catalog's path for the system.
  let path: String
  /// What the user calls it.
  let name: String

  func entries(at folder: String) throws -> [CatalogEntry]? {
    guard FileAccess.kind(of: systemPath(folder), followingLink: folder.isEmpty) == .folder else {
      return nil
    }
    return try FileAccess.names(inFolder: systemPath(folder)).get().map { entry in
      let kind = FileAccess.kind(of: systemPath(folder) + "/" + entry)
      return CatalogEntry(name: entry, isFolder: kind == .folder)
    }
  }

  func bytes(at file: String) throws -> [UInt8]? {
    guard FileAccess.kind(of: systemPath(file)) != nil else { return nil }
    return try FileAccess.read(systemPath(file), name: shownPath(file)).get()
  }

  /// Writes and removes what `update` says, once it is known that all of it is in the catalog.
  func apply(_ update: CatalogUpdate) throws {
    for file in update.writes { try refuseLinks(on: file.path) }
    for file in update.removals { try refuseLinks(on: file) }
    for file in update.writes {
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      try FileAccess.createFolders(systemPath(folder), name: shownPath(folder)).get()
      try FileAccess.write(file.bytes, to: systemPath(file.path), name: shownPath(file.path)).get()
    }
    for file in update.removals {
      try FileAccess.removeFile(systemPath(file), name: shownPath(file)).get()
    }
    for folder in update.emptyFolders { FileAccess.removeEmptyFolder(systemPath(folder)) }
  }

  private func refuseLinks(on path: String) throws {
    var part = ""
    for name in path.split(separator: "/") {
      part += part.isEmpty ? name : "/" + name
      if FileAccess.kind(of: systemPath(part)) == .link {
        throw FileError(.write, shownPath(part), .isNoFile("a symbolic link"))
      }
    }
  }

  private func systemPath(_ below: String) -> String { below.isEmpty ? path : path + "/" + below }

  private func shownPath(_ below: String) -> String { below.isEmpty ? name : name + "/" + below }
}
