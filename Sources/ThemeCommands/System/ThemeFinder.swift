#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif
import ThemeSemantics
import ThemeSyntax

/// Finds the themes in a folder and the folders in it.
///
/// What is hidden, `.build` among it, and what the project excludes are left out. A symbolic link to
/// a file is followed where it stays in the project; one to a folder only where the folder is not
/// found on the way anyway, so that nothing is found twice and no circle is walked.
package struct ThemeFinder {
  /// The folder that nothing is looked at outside of.
  private let root: String
  /// Names that are left out wherever they are. They are few, so that to look through them costs
  /// less than a set.
  private let excludedNames: [String]
  /// Absolute paths that are left out.
  private let excludedPaths: [String]
  /// How many names are looked at before the search is given up.
  private var budget: Int
  /// The folders that links led to.
  private var followed: [String] = []
  private var found: [String] = []

  /// The paths of the themes in `folder`, sorted.
  ///
  /// `excluded` are paths relative to `root`, or bare names. `isComplete` is false where there are
  /// more than `limit` names to look at.
  package static func themes(
    in folder: String, root: String, excluding excluded: [String], limit: Int = .max
  ) -> (paths: [String], isComplete: Bool) {
    var finder = ThemeFinder(root: root, excluding: excluded, limit: limit)
    finder.visit(folder)
    return (sorted(finder.found, in: folder), finder.budget >= 0)
  }

  /// What orders most paths below one folder in two comparisons: their first bytes behind it.
  private struct Head: BitwiseCopyable {
    let first, second: UInt64
    /// The place of the path.
    let place: Int
    let isASCII: Bool

    init(_ path: String, behind folder: Int, place: Int) {
      self.place = place
      var path = path
      (first, second, isASCII) = path.withUTF8 { bytes in
        let bytes = UnsafeRawBufferPointer(bytes)
        var seen: UInt64 = 0
        for place in stride(from: 0, to: bytes.count, by: 8) {
          seen |= ShortName.word(of: bytes, at: place)
        }
        return (
          ShortName.word(of: bytes, at: folder).byteSwapped,
          ShortName.word(of: bytes, at: folder + 8).byteSwapped,
          seen & 0x8080_8080_8080_8080 == 0
        )
      }
    }
  }

  /// The paths in the order of strings. As long as all is ASCII, that is the order of their bytes, which
  /// takes a sixth as long to find.
  private static func sorted(_ paths: [String], in folder: String) -> [String] {
    let start = folder.utf8.count
    var heads: [Head] = []
    heads.reserveCapacity(paths.count)
    for place in paths.indices { heads.append(Head(paths[place], behind: start, place: place)) }
    guard heads.allSatisfy(\.isASCII) else { return paths.sorted() }
    heads.sort { one, other in
      if one.first != other.first { return one.first < other.first }
      if one.second != other.second { return one.second < other.second }
      return paths[one.place] < paths[other.place]
    }
    return heads.map { paths[$0.place] }
  }

  private init(root: String, excluding excluded: [String], limit: Int) {
    self.root = root
    budget = limit
    var names: [String] = []
    var paths: [String] = []
    for entry in excluded {
      let entry = entry.hasSuffix("/") ? String(entry.dropLast()) : entry
      if entry.contains("/") {
        if let path = ThemePath.resolve(entry, in: root) { paths.append(path) }
      } else {
        names.append(entry)
      }
    }
    excludedNames = names
    excludedPaths = paths
  }

  private mutating func visit(_ start: String) {
    var open = [start]
    while let folder = open.popLast(), budget >= 0 {
      guard let handle = opendir(folder) else { continue }
      defer { closedir(handle) }
      let prefix = folder == "/" ? "/" : folder + "/"
      while let entry = readdir(handle), budget >= 0 {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
          String(cString: UnsafeRawPointer(tuple).assumingMemoryBound(to: CChar.self))
        }
        budget -= 1
        let type = entry.pointee.d_type
        let isTheme = name.hasSuffix(".theme")
        // A file that is no theme is passed over before anything is asked about it.
        if name.hasPrefix(".") || type == UInt8(DT_REG) && !isTheme { continue }
        let path = prefix + name
        if excludedNames.contains(name) || excludedPaths.contains(path) { continue }
        switch kind(of: path, type) {
        case .file where isTheme: found.append(path)
        case .folder: open.append(path)
        default: break
        }
      }
    }
  }

  private enum Kind { case file, folder, other }

  /// What is at a path; a link counts as what it leads to, if that is in the project.
  private mutating func kind(of path: String, _ type: UInt8) -> Kind {
    switch Int32(type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK), Int32(DT_UNKNOWN): break
    default: return .other
    }
    var status = stat()
    guard let real = FileAccess.realPath(path), ThemePath.isInside(real, root),
      stat(real, &status) == 0
    else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return real == path || isNew(real) ? .folder : .other
    default: return .other
    }
  }

  /// Whether a folder that a link leads to is not found without the link.
  private mutating func isNew(_ folder: String) -> Bool {
    var path = folder
    while path != root {
      let name = ThemePath.fileName(of: path)
      if name.hasPrefix(".") || excludedNames.contains(name) || excludedPaths.contains(path) {
        if followed.contains(folder) { return false }
        followed.append(folder)
        return true
      }
      path = ThemePath.folder(of: path)
    }
    return false
  }
}
