import ThemeSemantics
import ThemeSource
import ThemeTokens

/// What the commands that take theme files share: loading, reporting.
extension Invocation {
  /// Loads the theme that the user calls `name`, `-` being standard input; says on standard error
  /// why it cannot be read. With `showingFullPaths` messages call files by their whole path.
  func load(_ name: String, showingFullPaths: Bool = false) -> Project? {
    guard let files = files(for: [name], showingFullPaths: showingFullPaths) else { return nil }
    switch Project.load(path(of: name, in: files), from: files, workers: .threads) {
    case .success(let project):
      context.keep(project)
      addCatalogs(to: project)
      return project
    case .failure(let problem):
      complain(about: name, problem)
      return nil
    }
  }

  /// Loads the themes that the user calls `names`, those of one project together: what several are
  /// built on is read and checked once. Says on standard error which cannot be read.
  func load(_ names: [String], showingFullPaths: Bool = false) -> LoadedThemes {
    Workers.prepareThreads(for: names.count)
    var loaded = LoadedThemes()
    guard let files = files(for: names, showingFullPaths: showingFullPaths) else {
      loaded.isComplete = false
      return loaded
    }
    var projects: [ExactPath: Int] = [:]
    var roots: [String] = []
    var paths: [[String]] = []
    // What is asked of the system about a folder is asked once.
    var folders: [ExactPath: (path: String, project: Int)] = [:]
    for name in names {
      let written = ExactPath(ThemePath.folder(of: name))
      if let folder = folders[written], name != "-",
        let path = ThemePath.resolve(ThemePath.fileName(of: name), in: folder.path)
      {
        paths[folder.project].append(path)
        loaded.named.append((name, path, folder.project))
        continue
      }
      let path = path(of: name, in: files)
      let root = files.root(for: path)
      let project = projects[ExactPath(root)] ?? roots.count
      if project == roots.count {
        projects[ExactPath(root)] = project
        roots.append(root)
        paths.append([])
      }
      if name != "-" { folders[written] = (ThemePath.folder(of: path), project) }
      paths[project].append(path)
      loaded.named.append((name, path, project))
    }
    for (root, paths) in zip(roots, paths) {
      let many = Project.load(paths, root: root, from: files, workers: .threads)
      context.keep(many.project)
      addCatalogs(to: many.project)
      for (place, problem) in many.problems {
        let name = loaded.named.first { ThemePath.areEqual($0.path, paths[place]) }?.name
        complain(about: name ?? paths[place], problem)
        loaded.isComplete = false
      }
      loaded.projects.append(many)
    }
    return loaded
  }

  /// Where themes called `names` are read from; `nil` where standard input cannot be, which is said.
  private func files(for names: [String], showingFullPaths: Bool = false) -> DiskFiles? {
    var files = DiskFiles(for: context)
    if names.contains("-") {
      switch context.readInput() {
      case .success(let bytes):
        files = DiskFiles(for: context, standardInput: bytes)
      case .failure(let error):
        context.complain(error.message)
        return nil
      }
    }
    files.showsFullPaths = showingFullPaths
    return files
  }

  private func path(of name: String, in files: DiskFiles) -> String {
    name == "-" ? files.standardInputPath : files.path(of: name)
  }

  private func complain(about name: String, _ problem: ThemeFileProblem) {
    context.complain("cannot read \(Wording.quoted(name, limit: 200)): \(problem.reason)")
  }

  /// Gives a project the asset catalogs that the command line and its configuration name.
  private func addCatalogs(to project: Project) {
    let folders = values(of: .assets).map(context.systemPath) + configuredCatalogs(of: project)
    if !folders.isEmpty { project.assets = DiskAssets(folders: folders) }
  }

  /// The asset catalogs that the project's `.theme-config` names. What is wrong in that file is for
  /// `theme lint` to say.
  private func configuredCatalogs(of project: Project) -> [String] {
    let path = ThemePath.join(project.root, Configuration.fileName)
    guard FileAccess.exists(path) else { return [] }
    switch FileAccess.read(path) {
    case .failure: return []
    case .success(let bytes):
      return Configuration.read(SourceText(name: Configuration.fileName, bytes: bytes))
        .strings("assets").compactMap { ThemePath.resolve($0, in: project.root) }
    }
  }

  /// Shows findings on standard error, where standard output holds something else.
  func reportAside(_ findings: [Diagnostic], of project: Project) {
    guard !findings.isEmpty else { return }
    report(findings, about: SourceMap(project.texts), as: .text, on: context.errors)
  }
}

/// The themes that a command was given.
struct LoadedThemes {
  /// Each project with its themes.
  fileprivate(set) var projects: [Project.Many] = []
  /// Whether all could be read; why not has been said.
  fileprivate(set) var isComplete = true
  /// What the user called each theme, and the place of its project.
  fileprivate(set) var named: [(name: String, path: String, project: Int)] = []
}

extension CommandOption {
  /// `--assets`, for commands that evaluate themes.
  static let assets = CommandOption.value(
    "assets", placeholder: "PATH", isRepeatable: true,
    help: "read the colours of assets from this .xcassets catalog; may be repeated")
}

extension [Diagnostic] {
  /// Whether any of them is an error.
  var hasErrors: Bool { contains { $0.severity == .error } }
}

extension ThemeFileProblem {
  /// The reason, to stand behind "cannot read `x`: ".
  var reason: String {
    switch self {
    case .missing: "no such file"
    case .caseDiffers(let actual): "the name on disk is `\(actual)`, and case matters"
    case .notAFile(let what): "it is \(what)"
    case .unreadable(let reason): reason
    case .tooLarge: "it is larger than \(SourceText.maximumSize >> 20) MB"
    case .linkLoop: "its links lead in a circle"
    }
  }
}

/// The appearances that `--appearance` shows.
enum AppearanceChoice: String, CaseIterable {
  case all, light, dark, lightHighContrast, darkHighContrast

  static let option = CommandOption.choice(
    "appearance", short: "a", placeholder: "WHICH", of: AppearanceChoice.self,
    help: "show one appearance: light, dark, lightHighContrast or darkHighContrast")

  /// The one appearance that was asked for, if it was one.
  var appearance: Appearance? { Appearance(name: rawValue) }
}

/// Whether values are shown to people or to programs.
enum ValueFormat: String, CaseIterable {
  case text, json

  static let option = CommandOption.choice(
    "format", short: "f", placeholder: "FORMAT", of: ValueFormat.self,
    help: "text (default) or json")
}
