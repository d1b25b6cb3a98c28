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
    let configuration: Configuration?
    /// The text of that.
    let configurationText: SourceText?
    /// The themes of the project, sorted, and those that were named.
    let paths: [String]
    /// The paths of those that were named; `nil` for all.
    let wanted: Set<String>?
    /// Whether `paths` are all themes of the project.
    let isComplete: Bool
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

  /// What the operands of `invocation` name; without any, all themes of the project around the
  /// working folder.
  init(_ invocation: Invocation, absolutePaths: Bool = false) {
    self.invocation = invocation
    let folder = invocation.context.folder
    lookup = DiskFiles(workingDirectory: folder)
    files = DiskFiles(workingDirectory: absolutePaths ? "/" : folder)
    var named: [Named] = []
    if invocation.operands.isEmpty {
      let root = lookup.root(for: folder + "/.theme")
      named.append(Named(root: root, folders: [root]))
    }
    for operand in invocation.operands { add(operand, to: &named) }
    if named.count > 1 { named.sort { $0.root < $1.root } }
    for names in named { addGroup(names) }
  }

  /// What was named of one project.
  private struct Named {
    let root: String
    var folders: [String] = []
    var files: [String] = []
  }

  private mutating func add(_ operand: String, to named: inout [Named]) {
    func add(to root: String, _ change: (inout Named) -> Void) {
      let place = named.firstIndex { $0.root == root } ?? named.count
      if place == named.count { named.append(Named(root: root)) }
      change(&named[place])
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
      add(to: lookup.root(for: folder + "/.theme")) { $0.folders.append(folder) }
    } else if ThemePath.fileName(of: path) == Configuration.fileName {
      // A configuration is looked at with its project; no theme is asked for.
      add(to: lookup.root(for: path)) { _ in }
    } else {
      add(to: lookup.root(for: path)) { $0.files.append(path) }
    }
  }

  private mutating func addGroup(_ names: Named) {
    let root = names.root
    guard let (configuration, text) = configuration(of: root) else { return }
    let excluded = configuration?.strings("exclude") ?? []
    func themes(_ folder: String, limit: Int) -> (paths: [String], isComplete: Bool) {
      ThemeFinder.themes(in: folder, root: root, excluding: excluded, limit: limit)
    }
    let isMarked = text != nil || FileAccess.exists(root + "/.git")
    let isWhole = names.folders.contains(root)
    let all = themes(root, limit: isMarked || isWhole ? .max : Self.mostNames)
    let isAll = isWhole && names.files.isEmpty
    var wanted = Set(names.files)
    for folder in names.folders {
      wanted.formUnion(isWhole ? all.paths : themes(folder, limit: .max).paths)
    }
    let others = all.isComplete ? all.paths : []
    groups.append(
      Group(
        root: root, configuration: configuration, configurationText: text,
        paths: isAll ? all.paths : Set(others).union(wanted).sorted(),
        wanted: isAll ? nil : wanted, isComplete: all.isComplete))
  }

  /// The configuration of a project, if it has one; `nil` where it cannot be read.
  private mutating func configuration(of root: String) -> (Configuration?, SourceText?)? {
    let path = ThemePath.join(root, Configuration.fileName)
    guard FileAccess.exists(path) else { return (nil, nil) }
    switch FileAccess.read(path, name: files.displayName(of: path)) {
    case .success(let bytes):
      let text = SourceText(name: files.displayName(of: path), bytes: bytes)
      return (Configuration.read(text, rules: LintRules.configurable), text)
    case .failure(let error):
      invocation.context.complain(error.message)
      isBroken = true
      return nil
    }
  }
}

extension ThemeSelection.Group {
  /// What the linter is asked for.
  func request(assets: [String]) -> Fixer.Request {
    let named = configuration?.strings("assets") ?? []
    let catalogs = assets + named.compactMap { ThemePath.resolve($0, in: root) }
    return Fixer.Request(
      paths: paths, root: root, settings: RuleSettings(configuration), wanted: wanted,
      isComplete: isComplete, assets: catalogs.isEmpty ? nil : DiskAssets(folders: catalogs))
  }
}
