#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif
import ThemeSemantics
import ThemeSource

/// Theme files on a disk.
///
/// A theme may reach what lies in its project, and the project is the folder with `.git` above it,
/// else the outermost folder with a `.theme-config`, else the folder of the file.
package struct DiskFiles: ThemeFileProvider {
  /// The folder that names in messages are relative to.
  let workingDirectory: String
  /// Standard input, where it was asked for, under the path that stands for it.
  private let standardInput: StandardInput
  /// Whether messages call files by their whole path, as tools need it that are started somewhere
  /// else.
  var showsFullPaths = false
  private let realFolder = RealFolder()

  /// The files of a disk, with names relative to `workingDirectory`, which may be a link where it is not
  /// the process's own.
  package init(workingDirectory: String, standardInput: [UInt8]? = nil) {
    self.workingDirectory = ThemePath.resolve(".", in: workingDirectory) ?? workingDirectory
    self.standardInput = StandardInput(standardInput)
  }

  /// The files that a command reads.
  init(for context: CommandContext, standardInput: [UInt8]? = nil) {
    self.init(workingDirectory: context.folder, standardInput: standardInput)
    // The system gives the process's own folder without links.
    if context.hasProcessFolder { realFolder.know(workingDirectory) }
    realFolder.mayStayOpen = true
  }

  /// The absolute path that stands for standard input.
  package var standardInputPath: String { path(of: "<stdin>") }

  /// The absolute path of what the user calls `name`, with the links of its folder resolved.
  package func path(of name: String) -> String {
    guard let path = ThemePath.resolve(name, in: workingDirectory) else { return name }
    let written = ThemePath.folder(of: path)
    guard !realFolder.isKnown(written), let folder = FileAccess.realPath(written) else {
      return path
    }
    realFolder.know(folder)
    return ThemePath.join(folder, ThemePath.fileName(of: path))
  }

  package func read(_ path: String) -> Result<ThemeFileContent, ThemeFileProblem> {
    if let bytes = standardInput.bytes, path == standardInputPath {
      return .success(ThemeFileContent(bytes: bytes, identity: path))
    }
    let folder = ThemePath.folder(of: path)
    #if !canImport(Darwin)
      // In a folder without links, a file that is none itself is called what it is called. To ask about
      // each part of its path takes longer than to read it. Apple's systems know a file by other
      // spellings too.
      if let known = realFolder.opened(folder),
        case .success(let bytes) = FileAccess.read(path, in: known)
      {
        return .success(ThemeFileContent(bytes: bytes, identity: path))
      }
    #endif
    guard let identity = FileAccess.realPath(path) else {
      // Reading it says why there is nothing.
      switch FileAccess.read(path) {
      case .success(let bytes):
        return .success(ThemeFileContent(bytes: bytes, identity: path))
      case .failure(let error): return .failure(problem(error, path))
      }
    }
    if ThemePath.areEqual(identity, path) { realFolder.know(folder) }
    // A system that ignores case finds `Base.theme` for `base.theme`; others would not.
    let actual = ThemePath.fileName(of: identity)
    let written = ThemePath.fileName(of: path)
    if actual != written, actual.lowercased() == written.lowercased() {
      return .failure(.caseDiffers(actual: actual))
    }
    switch FileAccess.read(identity) {
    case .success(let bytes): return .success(ThemeFileContent(bytes: bytes, identity: identity))
    case .failure(let error): return .failure(problem(error, path))
    }
  }

  private func problem(_ error: FileError, _ path: String) -> ThemeFileProblem {
    switch error.reason {
    case _ where error.isMissing:
      let folder = ThemePath.folder(of: path)
      let names = (try? FileAccess.names(inFolder: folder).get()) ?? []
      let name = ThemePath.fileName(of: path)
      let wanted = name.lowercased()
      // A link that leads nowhere has the very name.
      if let actual = names.first(where: { $0.lowercased() == wanted }), actual != name {
        return .caseDiffers(actual: actual)
      }
      return .missing(similar: names)
    case .isFolder: return .notAFile("a folder")
    case .isNoFile(let kind): return .notAFile(kind)
    case .isTooLarge: return .tooLarge
    default: return error.isLinkLoop ? .linkLoop : .unreadable(error.explanation)
    }
  }

  package func root(for path: String) -> String {
    let folder = ThemePath.folder(of: path)
    var configured: String?
    var current = folder
    while true {
      let prefix = current == "/" ? "/" : current + "/"
      if FileAccess.exists(prefix + ".git") { return current }
      if FileAccess.exists(prefix + ".theme-config") { configured = current }
      if current == "/" || current.isEmpty { break }
      current = ThemePath.folder(of: current)
    }
    return configured ?? folder
  }

  package func rootMarker(above root: String) -> String? {
    // One that is there already would not be read any more beside the other.
    let prefix = root == "/" ? "/" : root + "/"
    return FileAccess.exists(prefix + ".git") || FileAccess.exists(prefix + ".theme-config")
      ? nil : ".theme-config"
  }

  package func displayName(of path: String) -> String {
    guard !showsFullPaths, ThemePath.isInside(path, workingDirectory), workingDirectory != "/"
    else {
      return path == workingDirectory ? "." : path
    }
    return String(
      path[path.utf8.index(path.startIndex, offsetBy: workingDirectory.utf8.count + 1)...])
  }
}

/// Bytes that are read already, if they are. The first copy of something that may be missing costs a
/// process as much as a fortieth of the check of a small theme; one of a reference costs nothing.
private final class StandardInput: Sendable {
  let bytes: [UInt8]?
  init(_ bytes: [UInt8]?) { self.bytes = bytes }
}

/// A folder that is known to have no links in its path: the last one that was read from. Threads share
/// it.
private final class RealFolder: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var path = ""
  /// How many files were read from it, and once there are two, the folder itself.
  private var count = 0
  private var folder = OpenFolder()
  /// Whether the folder may be kept open: not for as long as a session, in which another may take its name.
  var mayStayOpen = false

  init() {
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func isKnown(_ folder: String) -> Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return ThemePath.areEqual(path, folder)
  }

  /// The folder to read one more file from; nil for another than is known.
  func opened(_ folder: String) -> OpenFolder? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard ThemePath.areEqual(path, folder) else { return nil }
    count += 1
    if count == 2, mayStayOpen { self.folder = OpenFolder(path) }
    return self.folder
  }

  func know(_ folder: String) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if ThemePath.areEqual(path, folder) { return }
    path = folder
    count = 0
    self.folder = OpenFolder()
  }
}
