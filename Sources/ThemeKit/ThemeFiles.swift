import ThemeSemantics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files that are given as texts.
struct MemoryThemeFiles: ThemeFileProvider {
  private let files: InMemoryFiles
  private let limit: Int

  init(_ files: [String: String], limit: Int) {
    let paths = files.map { (Self.absolute($0.key), $0.value) }
    self.files = InMemoryFiles(Dictionary(paths, uniquingKeysWith: { first, _ in first }))
    self.limit = limit
  }

  static func absolute(_ path: String) -> String { ThemePath.resolve(path, in: "/") ?? "/" + path }

  func read(_ path: String) -> Result<ThemeFileContent, ThemeFileProblem> {
    files.read(path).flatMap { $0.bytes.count <= limit ? .success($0) : .failure(.tooLarge) }
  }

  func root(for path: String) -> String { "/" }

  func displayName(of path: String) -> String { files.displayName(of: path) }
}

/// Files of a disk, in one folder and those below it.
struct DiskThemeFiles: ThemeFileProvider {
  /// The absolute path of the theme, with the links of its folder resolved.
  let path: String
  private let root: String
  private let limit: Int

  init(theme url: URL, within folder: URL?, limit: Int) {
    let place = url.deletingLastPathComponent().resolvingSymlinksInPath()
    path = place.appending(path: url.lastPathComponent).systemPath
    root = (folder?.resolvingSymlinksInPath() ?? place).systemPath
    self.limit = limit
  }

  func read(_ path: String) -> Result<ThemeFileContent, ThemeFileProblem> {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let file = url.systemPath
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      // Opening a pipe may wait for ever.
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        return .failure(.notAFile("a folder, a pipe or a device"))
      }
      if let size = attributes[.size] as? UInt64, size > UInt64(max(0, limit)) {
        return .failure(.tooLarge)
      }
      let data = try Data(contentsOf: url)
      guard data.count <= limit else { return .failure(.tooLarge) }
      // A disk that ignores case finds `Base.theme` for `base.theme`; others would not.
      return .success(ThemeFileContent(bytes: Array(data), identity: file))
    } catch let error as CocoaError
      where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile
    {
      let folder = ThemePath.folder(of: path)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return .failure(.missing(similar: names.sorted()))
    } catch {
      return .failure(.unreadable("the system does not allow it"))
    }
  }

  func root(for path: String) -> String { root }

  func displayName(of path: String) -> String {
    ThemePath.isInside(path, root) && root != "/" ? String(path.dropFirst(root.count + 1)) : path
  }
}

/// Files, as long as there are not too many.
///
/// The count is one call's own: `Project.load` reads from the thread that called it and keeps the
/// provider to itself, which is what the unchecked `Sendable` rests on.
final class CountedThemeFiles: ThemeFileProvider, @unchecked Sendable {
  private let files: any ThemeFileProvider
  private let limit: Int
  private var known: Set<String> = []

  init(_ files: any ThemeFileProvider, limit: Int) {
    self.files = files
    self.limit = limit
  }

  func read(_ path: String) -> Result<ThemeFileContent, ThemeFileProblem> {
    if !known.contains(path) {
      guard known.count < limit else {
        return .failure(.unreadable("a theme may have at most \(limit) files"))
      }
      known.insert(path)
    }
    return files.read(path)
  }

  func root(for path: String) -> String { files.root(for: path) }

  func displayName(of path: String) -> String { files.displayName(of: path) }
}

extension URL {
  /// The path as the system takes it, without a `/` at its end.
  fileprivate var systemPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
