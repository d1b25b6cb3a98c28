import ThemeSource
import ThemeTokens

/// The colour sets of one or more asset catalogs: what `Color("Background/Primary")` stands for.
///
/// Making one walks the folders once, and reads of them only whether they are namespaces. A colour
/// set is read when it is asked for; who asks more than once keeps the answer.
package struct AssetCatalog: Sendable {
  private let files: any CatalogFiles
  private let folders: [String]
  /// Where the set of each name is.
  private let sets: [String: String]
  /// What stands in the way of reading a catalog as a whole: a folder that is missing or cannot be
  /// listed, a folder's `Contents.json` that is broken.
  package let problems: [AssetProblem]

  /// The catalogs at `folders`, which end in `.xcassets`. Of two sets with one name, that of the
  /// earlier catalog holds.
  package init(folders: [String], files: any CatalogFiles) {
    var walk = CatalogWalk(files: files)
    for folder in folders { walk.walk(folder) }
    self.files = files
    self.folders = folders
    sets = walk.sets
    problems = walk.problems
  }

  /// The names of all colour sets, sorted.
  package var names: [String] { sets.keys.sorted() }

  /// The colour of the set `name`, with a value for each appearance; a system colour stays one.
  package func color(named name: String) -> Result<ThemeColor, AssetProblem> {
    guard let folder = sets[name] else { return .failure(missing(name)) }
    let path = joined(folder, contentsName)
    do {
      guard let bytes = try files.bytes(at: path) else {
        return .failure(
          AssetProblem(.broken, "the colour set has no \(contentsName)", path: folder))
      }
      return ColorSet.color(in: bytes, path: path)
    } catch {
      return .failure(AssetProblem(.unreadable, "cannot be read: \(error)", path: path))
    }
  }

  /// The app's accent colour, which is the set `AccentColor`; `nil` where there is none.
  package var accentColor: Result<ThemeColor, AssetProblem>? {
    sets["AccentColor"] == nil ? nil : color(named: "AccentColor")
  }

  private func missing(_ name: String) -> AssetProblem {
    guard !folders.isEmpty else {
      return AssetProblem(.missing(similar: []), "no asset catalog is given")
    }
    let similar = Spelling.closest(to: name, among: names)
    var message = "no colour set \(Wording.quoted(name)) in \(Wording.listing(folders))"
    let last = lastComponent(name)
    if last != name, sets[last] != nil {
      message += "; its folder is no namespace, so the name is \(Wording.quoted(last))"
      return AssetProblem(.missing(similar: [last]), message)
    }
    if !similar.isEmpty { message += "; did you mean \(Wording.alternatives(similar))?" }
    return AssetProblem(.missing(similar: similar), message)
  }
}

/// The file that says what a folder of a catalog is.
let contentsName = "Contents.json"

/// What follows the last `/`.
func lastComponent(_ path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}

/// Finds the colour sets of catalogs.
private struct CatalogWalk {
  /// Xcode's own catalogs are three or four deep. The bounds are for links that lead in a circle.
  private static let deepest = 32
  private static let mostFolders = 100_000

  let files: any CatalogFiles
  var sets: [String: String] = [:]
  var problems: [AssetProblem] = []
  private var count = 0

  init(files: any CatalogFiles) {
    self.files = files
  }

  /// Adds the sets of the catalog at `root`.
  mutating func walk(_ root: String) {
    var folders = [(path: root, prefix: "", depth: 0)]
    while let (path, prefix, depth) = folders.popLast() {
      count += 1
      guard depth <= Self.deepest, count <= Self.mostFolders else {
        problems.append(
          AssetProblem(.unreadable, "the catalog is too deep or too large", path: path))
        return
      }
      for name in subfolders(of: path) {
        let folder = joined(path, name)
        if name.hasSuffix(setSuffix) {
          let set = prefix + name.dropLast(setSuffix.count)
          if sets[set] == nil { sets[set] = folder }
        } else if !isOtherSet(name) {
          let isNamespace = providesNamespace(folder)
          folders.append((folder, isNamespace ? prefix + name + "/" : prefix, depth + 1))
        }
      }
    }
  }

  private mutating func subfolders(of path: String) -> [String] {
    do {
      guard let entries = try files.entries(at: path) else {
        problems.append(AssetProblem(.unreadable, "no such folder", path: path))
        return []
      }
      // Sorted, so that which of two sets holds does not depend on the disk.
      return entries.filter { $0.isFolder && !$0.name.hasPrefix(".") }.map(\.name).sorted()
    } catch {
      problems.append(AssetProblem(.unreadable, "cannot be listed: \(error)", path: path))
      return []
    }
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    let path = joined(folder, contentsName)
    do {
      guard let bytes = try files.bytes(at: path) else { return false }
      switch JSONReader.read(bytes) {
      case .success(let contents): return FolderContents(contents).providesNamespace
      case .failure(let problem): problems.append(AssetProblem(problem, path: path))
      }
    } catch {
      problems.append(AssetProblem(.unreadable, "cannot be read: \(error)", path: path))
    }
    return false
  }
}

/// What a folder's `Contents.json` says.
struct FolderContents {
  /// Whether the folder's name is part of the names of the sets in it.
  let providesNamespace: Bool
  /// Who made it.
  let author: String?

  init(_ contents: JSONValue) {
    providesNamespace = contents["properties"]?["provides-namespace"] == .boolean(true)
    author = contents["info"]?["author"]?.text
  }
}

let setSuffix = ".colorset"

/// Whether a folder is an asset of another kind, which holds no colour sets.
func isOtherSet(_ name: String) -> Bool {
  guard let dot = name.lastIndex(of: ".") else { return false }
  return otherSets.contains(String(name[name.index(after: dot)...]))
}

/// The kinds of assets besides colour sets, from Apple's Asset Catalog Format Reference, and those
/// that Xcode has gained since.
private let otherSets: Set<String> = [
  "appiconset", "arobjectgroup", "arreferenceimage", "arreferenceobject", "arresourcegroup",
  "brandassets", "complicationset", "cubetextureset", "dataset", "gcdashboardimage",
  "gcleaderboard", "gcleaderboardset", "iconset", "imageset", "imagestack", "imagestacklayer",
  "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker",
  "stickerpack", "stickersequence", "stickersiconset", "symbolset", "textureset",
]
