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
    let configuration: Configuration
    /// The text of that, where there is one.
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
    var named: [String: Named] = [:]
    if invocation.operands.isEmpty {
      let root = lookup.root(for: folder + "/.theme")
      named[root] = Named(folders: [root])
    }
    for operand in invocation.operands { add(operand, to: &named) }
    for (root, names) in named.sorted(by: { $0.key < $1.key }) { addGroup(root, names) }
  }

  private struct Named {
    var folders: Set<String> = []
    var files: Set<String> = []
  }

  private mutating func add(_ operand: String, to named: inout [String: Named]) {
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
      named[lookup.root(for: folder + "/.theme"), default: Named()].folders.insert(folder)
    } else if ThemePath.fileName(of: path) == Configuration.fileName {
      // A configuration is looked at with its project; no theme is asked for.
      named[lookup.root(for: path), default: Named()].folders.formUnion([])
    } else {
      named[lookup.root(for: path), default: Named()].files.insert(path)
    }
  }

  private mutating func addGroup(_ root: String, _ names: Named) {
    guard let (configuration, text) = configuration(of: root) else { return }
    let excluded = configuration.strings("exclude")
    func themes(_ folder: String, limit: Int) -> (paths: [String], isComplete: Bool) {
      ThemeFinder.themes(in: folder, root: root, excluding: excluded, limit: limit)
    }
    let isMarked = text != nil || FileAccess.exists(root + "/.git")
    let isWhole = names.folders.contains(root)
    let all = themes(root, limit: isMarked || isWhole ? .max : Self.mostNames)
    var wanted = names.files
    for folder in names.folders where !isWhole {
      wanted.formUnion(themes(folder, limit: .max).paths)
    }
    let isAll = isWhole && names.files.isEmpty
    let others = all.isComplete ? all.paths : []
    groups.append(
      Group(
        root: root, configuration: configuration, configurationText: text,
        paths: Set(others).union(wanted).sorted(),
        wanted: isAll ? nil : isWhole ? wanted.union(all.paths) : wanted,
        isComplete: all.isComplete))
  }

  /// The configuration of a project; `nil` where it is there and cannot be read.
  private mutating func configuration(of root: String) -> (Configuration, SourceText?)? {
    let path = (root == "/" ? "" : root) + "/" + Configuration.fileName
    guard FileAccess.exists(path) else {
      return (Configuration(rules: LintRules.configurable), nil)
    }
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
    let catalogs =
      assets + configuration.strings("assets").compactMap { ThemePath.resolve($0, in: root) }
    return Fixer.Request(
      paths: paths, root: root, settings: RuleSettings(configuration), wanted: wanted,
      isComplete: isComplete, assets: catalogs.isEmpty ? nil : DiskAssets(folders: catalogs))
  }
}
