import ThemeSource

extension Project {
  /// A project of many themes, each loaded and checked once, whoever needs it.
  package struct Many {
    package let project: Project
    /// The places of the themes that were asked for, in the order in which they were.
    package let themes: [Int]
    /// The place of the theme at each path that was asked for and could be read.
    package let places: [(path: String, theme: Int)]
    /// The paths that could not be read.
    package let problems: [(path: String, problem: ThemeFileProblem)]

    init(
      project: Project, themes: [Int], places: [(path: String, theme: Int)],
      problems: [(path: String, problem: ThemeFileProblem)]
    ) {
      self.project = project
      self.themes = themes
      self.places = places
      self.problems = problems
    }

    /// Themes of a project that is loaded already.
    package init(_ project: Project, themes: [Int]) {
      self.init(
        project: project, themes: themes,
        places: themes.map { (project.files[$0].path, $0) }, problems: [])
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
    var problems: [(path: String, problem: ThemeFileProblem)] = []
    for (index, content) in contents.enumerated() {
      if case .failure(let problem) = content { problems.append((paths[index], problem)) }
    }
    let chosen = choose(of: contents, at: paths)
    let files = workers.map(chosen.count) { place -> ThemeFile? in
      let path = paths[chosen[place]]
      guard case .success(let content) = contents[chosen[place]] else { return nil }
      let source = SourceText(
        id: FileID(place), name: provider.displayName(of: path), bytes: content.bytes)
      return ThemeFile(path: path, identity: content.identity, source: source)
    }
    for case let file? in files { project.add(file) }
    var places: [(path: String, theme: Int)] = []
    for (index, content) in contents.enumerated() {
      if case .success(let content) = content, let place = project.place(of: content.identity) {
        places.append((paths[index], place))
      }
    }
    let themes = Array(project.files.indices)
    project.loadAndCheck(themes)
    return Many(project: project, themes: themes, places: places, problems: problems)
  }
  /// The texts that are loaded: each once, by its own name where that is among its names.
  private static func choose(
    of contents: [Result<ThemeFileContent, ThemeFileProblem>], at paths: [String]
  ) -> [Int] {
    func identity(_ index: Int) -> String? {
      if case .success(let content) = contents[index] { content.identity } else { nil }
    }
    // Sorted paths that are their texts' own names, as a search gives them, are all different.
    var isPlain = true
    for index in contents.indices where isPlain {
      guard let identity = identity(index) else { continue }
      isPlain = paths[index] == identity && (index == 0 || paths[index - 1] < paths[index])
    }
    if isPlain { return contents.indices.filter { identity($0) != nil } }
    var chosen: [String: Int] = [:]
    for index in contents.indices {
      guard let identity = identity(index) else { continue }
      if chosen[identity] == nil || paths[index] == identity { chosen[identity] = index }
    }
    return contents.indices.filter { index in identity(index).map { chosen[$0] == index } ?? false }
  }
}
