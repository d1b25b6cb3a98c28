import ThemeSource

extension Project {
  /// A project of many themes, each loaded and checked once, whoever needs it.
  package struct Many {
    package let project: Project
    /// The places of the themes that were asked for, in the order in which they were.
    package let themes: [Int]
    /// The place of the theme at each path that was asked for.
    package let places: [String: Int]
    /// The paths that could not be read.
    package let problems: [(path: String, problem: ThemeFileProblem)]
  }

  /// Loads and checks the themes at `paths`, all below `root`, with all that they extend and
  /// import. A file that is named twice, or by two spellings, is one theme, and goes by its own
  /// name where that is among them.
  ///
  /// `workers` read and parse several files at the same time.
  package static func load(
    _ paths: [String], root: String, from provider: any ThemeFileProvider,
    workers: Workers = .serial
  ) -> Many {
    let project = Project(provider: provider, root: root)
    let contents = Array(zip(paths, workers.map(paths.count) { provider.read(paths[$0]) }))
    var names: [String: String] = [:]
    var problems: [(path: String, problem: ThemeFileProblem)] = []
    for (path, content) in contents {
      switch content {
      case .failure(let problem): problems.append((path, problem))
      case .success(let content):
        if names[content.identity] == nil || path == content.identity {
          names[content.identity] = path
        }
      }
    }
    var texts: [(path: String, identity: String, source: SourceText)] = []
    for case (let path, .success(let content)) in contents
    where names[content.identity] == path && project.places[content.identity] == nil {
      let source = SourceText(
        id: FileID(texts.count), name: provider.displayName(of: path), bytes: content.bytes)
      project.places[content.identity] = texts.count
      texts.append((path, content.identity, source))
    }
    let sources = texts
    let files = workers.map(sources.count) { index in
      ThemeFile(
        path: sources[index].path, identity: sources[index].identity,
        source: sources[index].source)
    }
    for file in files { project.add(file) }
    project.loadDependencies(of: Array(files.indices))
    project.check()
    var places: [String: Int] = [:]
    for case (let path, .success(let content)) in contents {
      places[path] = project.places[content.identity]
    }
    return Many(
      project: project, themes: Array(files.indices), places: places, problems: problems)
  }
}
