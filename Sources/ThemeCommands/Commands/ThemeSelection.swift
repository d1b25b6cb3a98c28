import ThemeLinting
import ThemeSemantics
import ThemeSource

/// The themes that a command is about, by project: those that were named, and the others of their
/// projects, which may need them.
struct ThemeSelection {
  /// The themes of one project.
  final class Group {
    /// The folder of the project.
    let root: String
    /// What its `.theme-config` says.
    fileprivate(set) var configuration: Configuration?
    /// The text of that.
    fileprivate(set) var configurationText: SourceText?
    /// The themes of the project and those that were named, sorted.
    fileprivate(set) var paths: [String] = []
    /// Which of the paths were named; `nil` for all.
    fileprivate(set) var wanted: [Bool]?
    /// Whether `paths` are all themes of the project.
    fileprivate(set) var isComplete = false
    /// The themes that were found in the project, sorted, and how far they have been looked for.
    fileprivate var found: [String] = []
    fileprivate var search = Search.none
    /// The folders and files that were named.
    fileprivate var folders: [String] = []
    fileprivate var files: [String] = []

    fileprivate init(root: String) { self.root = root }
  }

  /// How far the themes of a project have been looked for.
  fileprivate enum Search {
    case none
    /// Its configuration cannot be read; that has been said.
    case failed
    /// Up to a number of names, or among all.
    case limited, whole
  }

  /// The projects, sorted by their folders.
  private(set) var groups: [Group] = []
  /// Where the files are read from.
  private(set) var files: DiskFiles
  /// Whether something that was named could not be read; that has been said.
  private(set) var isBroken = false

  /// In a folder that nothing marks as a project, which may be anybody's home, themes are looked
  /// for among this many names.
  private static let mostNames = 20_000

  private let invocation: Invocation
  /// Where names are looked up.
  private let lookup: DiskFiles
  /// The folder of the last theme that was named.
  ///
  /// The themes that a shell finds for `*.theme` stand in one folder. What is asked of the system
  /// about it, its real path and the project around it, is asked once: of 100 themes that is two
  /// thousand calls less, and 32,000 instructions for each.
  private var lastFolder = Folder(written: "", path: "", group: -1)
  /// So many operands make it worth while to look for the project's themes before all are known.
  private static let manyOperands = 16

  private struct Folder {
    /// As it was written, and as it is; what a name in it is put behind.
    let written: String
    let path: String
    /// The place of its project's group.
    let group: Int
  }

  /// What the operands of `invocation` name; without any, all themes of the project around the
  /// working folder.
  init(_ invocation: Invocation, absolutePaths: Bool = false) {
    self.invocation = invocation
    let folder = invocation.context.folder
    Workers.prepareThreads(for: invocation.operands.count)
    lookup = DiskFiles(for: invocation.context)
    files = absolutePaths ? DiskFiles(workingDirectory: "/") : lookup
    if invocation.operands.isEmpty {
      let root = lookup.root(for: folder + "/.theme")
      groups.append(Group(root: root))
      groups[0].folders.append(root)
    }
    for place in invocation.operands.indices { add(invocation.operands[place]) }
    if groups.count > 1 { groups.sort { $0.root < $1.root } }
    groups = groups.filter { complete($0) }
  }

  // MARK: Operands

  private mutating func add(_ operand: String) {
    if let path = pathBesideLast(operand), isFile(path) {
      groups[lastFolder.group].files.append(path)
      return
    }
    var path = lookup.path(of: operand)
    if operand == "-" {
      switch invocation.context.readInput() {
      case .success(let bytes):
        files = DiskFiles(workingDirectory: files.workingDirectory, standardInput: bytes)
        path = files.standardInputPath
      case .failure(let error):
        invocation.context.complain(error.message)
        isBroken = true
        return
      }
    }
    if FileAccess.isFolder(path) {
      let folder = FileAccess.realPath(path) ?? path
      groups[group(at: lookup.root(for: folder + "/.theme"))].folders.append(folder)
      return
    }
    let group = group(at: lookup.root(for: path))
    // A configuration is looked at with its project; no theme is asked for.
    if ThemePath.fileName(of: path) == Configuration.fileName { return }
    groups[group].files.append(path)
    let name = ThemePath.fileName(of: operand)
    if name.hasSuffix(".theme") {
      let length = name.utf8.count
      lastFolder = Folder(
        written: String(Substring(operand.utf8.dropLast(length))),
        path: String(Substring(path.utf8.dropLast(length))), group: group)
    }
  }

  /// Whether there is no folder at the path of an operand beside the last one. The system is not asked
  /// about each of many: those that are found in the project are themes.
  private mutating func isFile(_ path: String) -> Bool {
    if invocation.operands.count >= Self.manyOperands {
      look(in: groups[lastFolder.group])
      if groups[lastFolder.group].hasFound(path) { return true }
    }
    return !FileAccess.isFolder(path)
  }

  /// The path of an operand that names a theme in the same folder as the last one did.
  private func pathBesideLast(_ operand: String) -> String? {
    guard lastFolder.group >= 0,
      let name = ThemePath.name(of: operand, inFolder: lastFolder.written, endingIn: ".theme")
    else { return nil }
    return lastFolder.path + name
  }

  /// The place of the group of a project.
  private mutating func group(at root: String) -> Int {
    if let known = groups.firstIndex(where: { ThemePath.areEqual($0.root, root) }) { return known }
    groups.append(Group(root: root))
    return groups.count - 1
  }

  // MARK: Projects

  /// Looks for the themes of a group's project, as far as that has not been done.
  private mutating func look(in group: Group) {
    let isWhole = group.folders.contains(group.root)
    guard group.search == .none || group.search == .limited && isWhole else { return }
    if group.search == .none, !readConfiguration(of: group) {
      group.search = .failed
      return
    }
    let isMarked = group.configurationText != nil || FileAccess.exists(group.root + "/.git")
    let all = themes(in: group.root, of: group, limit: isMarked || isWhole ? .max : Self.mostNames)
    Workers.prepareThreads(for: all.paths.count)
    group.found = all.paths
    group.search = all.isComplete ? .whole : .limited
  }

  private func themes(
    in folder: String, of group: Group, limit: Int = .max
  ) -> (paths: [String], isComplete: Bool) {
    ThemeFinder.themes(
      in: folder, root: group.root, excluding: group.configuration?.strings("exclude") ?? [],
      limit: limit)
  }

  /// Chooses among the themes of a group's project; false where its configuration cannot be read.
  private mutating func complete(_ group: Group) -> Bool {
    look(in: group)
    guard group.search != .failed else { return false }
    group.isComplete = group.search == .whole
    let isWhole = group.folders.contains(group.root)
    if isWhole, group.files.isEmpty {
      group.paths = group.found
      return true
    }
    var named = group.files
    for folder in group.folders {
      named += isWhole ? group.found : themes(in: folder, of: group).paths
    }
    named.sort()
    group.choose(named, among: group.isComplete ? group.found : [])
    return true
  }

  /// Reads the configuration of a project, if it has one; false where it cannot be read.
  private mutating func readConfiguration(of group: Group) -> Bool {
    let path = ThemePath.join(group.root, Configuration.fileName)
    guard FileAccess.exists(path) else { return true }
    switch FileAccess.read(path, name: files.displayName(of: path)) {
    case .success(let bytes):
      let text = SourceText(name: files.displayName(of: path), bytes: bytes)
      group.configuration = Configuration.read(text, rules: LintRules.configurable)
      group.configurationText = text
      return true
    case .failure(let error):
      invocation.context.complain(error.message)
      isBroken = true
      return false
    }
  }
}

extension ThemeSelection.Group {
  /// Whether a theme was found in the project.
  fileprivate func hasFound(_ path: String) -> Bool {
    var (low, high) = (0, found.count)
    while low < high {
      let middle = (low + high) / 2
      if found[middle] < path { low = middle + 1 } else { high = middle }
    }
    // Of two names that look alike one may be a folder's.
    return low < found.count && ThemePath.areEqual(found[low], path)
  }

  /// Takes the paths of two sorted lists, each once, and notes those of the first. They are merged:
  /// sets of them would cost 4,000 instructions a path.
  fileprivate func choose(_ named: [String], among others: [String]) {
    var wanted: [Bool] = []
    paths.reserveCapacity(max(named.count, others.count))
    wanted.reserveCapacity(paths.capacity)
    var (next, other) = (0, 0)
    while next < named.count || other < others.count {
      let isNamed = other == others.count || next < named.count && named[next] <= others[other]
      let path = isNamed ? named[next] : others[other]
      if isNamed { next += 1 } else { other += 1 }
      // The named one of two that are equal is first.
      if let last = paths.last, ThemePath.areEqual(path, last) { continue }
      paths.append(path)
      wanted.append(isNamed)
    }
    self.wanted = wanted
  }

  /// Whether the findings of a theme are asked for, by the place of its path.
  func isWanted(_ path: Int) -> Bool { wanted?[path] ?? true }

  /// What the linter is asked for.
  func request(assets: [String]) -> Fixer.Request {
    let named = configuration?.strings("assets") ?? []
    let catalogs = assets + named.compactMap { ThemePath.resolve($0, in: root) }
    return Fixer.Request(
      paths: paths, root: root, settings: RuleSettings(configuration), wanted: wanted,
      isComplete: isComplete, assets: catalogs.isEmpty ? nil : DiskAssets(folders: catalogs))
  }
}
