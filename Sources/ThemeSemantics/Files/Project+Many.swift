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

    init(
      project: Project, themes: [Int], places: [String: Int],
      problems: [(path: String, problem: ThemeFileProblem)]
    ) {
      self.project = project
      self.themes = themes
      self.places = places
      self.problems = problems
    }

    /// Themes of a project that is loaded already.
    package init(_ project: Project, themes: [Int]) {
      let paths = themes.map { (project.files[$0].path, $0) }
      self.init(
        project: project, themes: themes, places: Dictionary(paths) { first, _ in first },
        problems: [])
    }
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
    let contents = workers.map(paths.count) { provider.read(paths[$0]) }
    // Each text once, by its own name where that is among its names.
    var places: [String: Int] = [:]
    var problems: [(path: String, problem: ThemeFileProblem)] = []
    for (index, content) in contents.enumerated() {
      switch content {
      case .failure(let problem): problems.append((paths[index], problem))
      case .success(let content):
        if places[content.identity] == nil || paths[index] == content.identity {
          places[content.identity] = index
        }
      }
    }
    let chosen = contents.indices.filter { index in
      guard case .success(let content) = contents[index] else { return false }
      return places[content.identity] == index
    }
    let files = workers.map(chosen.count) { place -> ThemeFile? in
      let path = paths[chosen[place]]
      guard case .success(let content) = contents[chosen[place]] else { return nil }
      let source = SourceText(
        id: FileID(place), name: provider.displayName(of: path), bytes: content.bytes)
      return ThemeFile(path: path, identity: content.identity, source: source)
    }
    for case let file? in files { project.add(file) }
    places.removeAll(keepingCapacity: true)
    for (index, content) in contents.enumerated() {
      if case .success(let content) = content {
        places[paths[index]] = project.place(of: content.identity)
      }
    }
    let themes = Array(project.files.indices)
    project.loadAndCheck(themes)
    return Many(project: project, themes: themes, places: places, problems: problems)
  }
}
