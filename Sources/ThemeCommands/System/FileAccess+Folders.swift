#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

extension FileAccess {
  /// What can be at a path.
  enum Kind {
    case file, folder, link, other
  }

  /// What is at `path`; `nil` where there is nothing.
  static func kind(of path: String, followingLink: Bool = false) -> Kind? {
    var status = stat()
    guard (followingLink ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Makes the folder at `path`, which errors call `name`, and those around it, where they are not
  /// there.
  static func createFolders(_ path: String, name: String) -> Result<Void, FileError> {
    var missing: [String] = []
    var current = path
    while !current.isEmpty, kind(of: current, followingLink: true) == nil {
      missing.append(current)
      let folder = split(current).folder
      current = folder == "/" ? "" : String(folder.dropLast())
    }
    for folder in missing.reversed() where mkdir(folder, 0o777) != 0 && errno != EEXIST {
      return .failure(FileError(.write, name, .system(errno)))
    }
    guard kind(of: path, followingLink: true) == .folder else {
      return .failure(FileError(.write, name, .system(ENOTDIR)))
    }
    return .success(())
  }

  /// Removes the file at `path`, which errors call `name`.
  static func removeFile(_ path: String, name: String) -> Result<Void, FileError> {
    guard unlink(path) != 0, errno != ENOENT else { return .success(()) }
    return .failure(FileError(.remove, name, .system(errno)))
  }

  /// Removes the folder at `path` if nothing is in it.
  static func removeEmptyFolder(_ path: String) {
    _ = rmdir(path)
  }
}
