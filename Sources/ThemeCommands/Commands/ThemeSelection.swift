import ThemeLinting
import ThemeSemantics
import ThemeSource

/// The themes that a command is about, by project: those that were named, and the others of their
/// projects, which may need them.
struct ThemeSelection {
  /// The themes of one project.
  struct Group {
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
    /// The folders and files that were named.
    fileprivate var folders: [String] = []
    fileprivate var files: [String] = []

    fileprivate init(root: String) { self.root = root }
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
  private var lastFolder = Folder(written: "", path: "", group: -1) {
    didSet { filesBeside = nil }
  }
  /// The names of files in that folder, sorted, once they have been looked for.
  private var filesBeside: [String]?
  /// So many operands make it worth while to list their folder.
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
    lookup = DiskFiles(for: invocation.context)
    files = absolutePaths ? DiskFiles(workingDirectory: "/") : lookup
    if invocation.operands.isEmpty {
      let root = lookup.root(for: folder + "/.theme")
      groups.append(Group(root: root))
      groups[0].folders.append(root)
    }
    for place in invocation.operands.indices { add(invocation.operands[place]) }
    if groups.count > 1 { groups.sort { $0.root < $1.root } }
    groups = groups.compactMap { complete($0) }
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

  /// Whether there is no folder at the path of an operand beside the last one. Of the many themes of a
  /// folder the system is not asked one by one.
  private mutating func isFile(_ path: String) -> Bool {
    if filesBeside == nil {
      let count = invocation.operands.count
      filesBeside = []
      if count >= Self.manyOperands,
        case .success(let names) = FileAccess.names(
          inFolder: lastFolder.path, limit: 4 * count, onlyFiles: true)
      {
        filesBeside = names
      }
    }
    let name = Substring(path.utf8.dropFirst(lastFolder.path.utf8.count))
    return isBeside(String(name)) || !FileAccess.isFolder(path)
  }

  private func isBeside(_ name: String) -> Bool {
    guard let names = filesBeside else { return false }
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if names[middle] < name { low = middle + 1 } else { high = middle }
    }
    // Of two names that look alike one may be a folder's.
    return low < names.count && ThemePath.areEqual(names[low], name)
  }

  /// The path of an operand that names a theme in the same folder as the last one did.
  private func pathBesideLast(_ operand: String) -> String? {
    guard lastFolder.group >= 0, operand.hasSuffix(".theme"),
      operand.utf8.starts(with: lastFolder.written.utf8)
    else { return nil }
    let name = operand.utf8.dropFirst(lastFolder.written.utf8.count)
    if name.contains(UInt8(ascii: "/")) { return nil }
    return lastFolder.path + String(Substring(name))
  }

  /// The place of the group of a project.
  private mutating func group(at root: String) -> Int {
    if let known = groups.firstIndex(where: { ThemePath.areEqual($0.root, root) }) { return known }
    groups.append(Group(root: root))
    return groups.count - 1
  }

  // MARK: Projects

  /// Finds the other themes of a group's project; `nil` where its configuration cannot be read.
  private mutating func complete(_ group: Group) -> Group? {
    var group = group
    let root = group.root
    guard readConfiguration(of: &group) else { return nil }
    let excluded = group.configuration?.strings("exclude") ?? []
    func themes(_ folder: String, limit: Int) -> (paths: [String], isComplete: Bool) {
      ThemeFinder.themes(in: folder, root: root, excluding: excluded, limit: limit)
    }
    let isMarked = group.configurationText != nil || FileAccess.exists(root + "/.git")
    let isWhole = group.folders.contains(root)
    let all = themes(root, limit: isMarked || isWhole ? .max : Self.mostNames)
    group.isComplete = all.isComplete
    if isWhole, group.files.isEmpty {
      group.paths = all.paths
      return group
    }
    var named = group.files
    for folder in group.folders {
      named += isWhole ? all.paths : themes(folder, limit: .max).paths
    }
    named.sort()
    group.choose(named, among: all.isComplete ? all.paths : [])
    return group
  }

  /// Reads the configuration of a project, if it has one; false where it cannot be read.
  private mutating func readConfiguration(of group: inout Group) -> Bool {
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
  /// Takes the paths of two sorted lists, each once, and notes those of the first. They are merged:
  /// sets of them would cost 4,000 instructions a path.
  fileprivate mutating func choose(_ named: [String], among others: [String]) {
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
