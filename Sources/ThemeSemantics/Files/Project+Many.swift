import ThemeSource

extension Project {
  /// A project of many themes, each loaded and checked once, whoever needs it.
  package struct Many {
    package let project: Project
    /// The places of the themes that were asked for, in the order in which they were.
    package let themes: [Int]
    /// The paths that could not be read.
    package let problems: [(path: String, problem: ThemeFileProblem)]

    /// Themes of a project that is loaded already.
    package init(_ project: Project, themes: [Int]) {
      self.init(project: project, themes: themes, problems: [])
    }

    init(
      project: Project, themes: [Int], problems: [(path: String, problem: ThemeFileProblem)]
    ) {
      self.project = project
      self.themes = themes
      self.problems = problems
    }
  }

  /// Loads and checks the themes at `paths`, all below `root`, with all that they extend and
  /// import. A file that is named twice, or by two spellings, is one theme.
  ///
  /// `workers` read and parse several files at the same time.
  package static func load(
    _ paths: [String], root: String, from provider: any ThemeFileProvider,
    workers: Workers = .serial
  ) -> Many {
    let project = Project(provider: provider, root: root)
    let contents = workers.map(paths.count) { provider.read(paths[$0]) }
    var themes: [Int] = []
    var problems: [(path: String, problem: ThemeFileProblem)] = []
    var texts: [(path: String, identity: String, source: SourceText)] = []
    for (path, content) in zip(paths, contents) {
      switch content {
      case .failure(let problem): problems.append((path, problem))
      case .success(let content):
        guard project.places[content.identity] == nil else { continue }
        let id = FileID(texts.count)
        project.places[content.identity] = texts.count
        themes.append(texts.count)
        texts.append(
          (
            path, content.identity,
            SourceText(id: id, name: provider.displayName(of: path), bytes: content.bytes)
          ))
      }
    }
    let sources = texts
    let files = workers.map(sources.count) { index in
      ThemeFile(
        path: sources[index].path, identity: sources[index].identity,
        source: sources[index].source)
    }
    for file in files { project.add(file) }
    project.loadAndCheck(themes)
    return Many(project: project, themes: themes, problems: problems)
  }
}
