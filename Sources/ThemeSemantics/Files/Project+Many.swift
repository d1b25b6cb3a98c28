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
    let contents = workers.map(paths.count) { ReadFile(provider.read(paths[$0])) }
    var problems: [(path: String, problem: ThemeFileProblem)] = []
    for (index, content) in contents.enumerated() {
      if let problem = content.problem { problems.append((paths[index], problem)) }
    }
    let chosen = choose(of: contents, at: paths)
    let files = workers.map(chosen.count) { place -> ThemeFile in
      let path = paths[chosen[place]]
      let content = contents[chosen[place]]
      let source = SourceText(
        id: FileID(place), name: provider.displayName(of: path), bytes: content.bytes)
      return ThemeFile(path: path, identity: content.identity, source: source)
    }
    for file in files { project.add(file) }
    var places: [(path: String, theme: Int)] = []
    for (index, content) in contents.enumerated() {
      if content.problem == nil, let place = project.place(of: content.identity) {
        places.append((paths[index], place))
      }
    }
    let themes = Array(project.files.indices)
    project.loadAndCheck(themes)
    return Many(project: project, themes: themes, places: places, problems: problems)
  }

  /// The texts that are loaded: each once, by its own name where that is among its names.
  private static func choose(
    of contents: [ReadFile], at paths: [String]
  ) -> [Int] {
    func identity(_ index: Int) -> String? {
      contents[index].problem == nil ? contents[index].identity : nil
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

/// What reading a file gave.
private struct ReadFile {
  /// What the file is called, and what is in it; empty where it could not be read.
  let identity: String
  let bytes: [UInt8]
  let problem: ThemeFileProblem?

  init(_ result: Result<ThemeFileContent, ThemeFileProblem>) {
    switch result {
    case .success(let content):
      (identity, bytes, problem) = (content.identity, content.bytes, nil)
    case .failure(let problem):
      (identity, bytes, self.problem) = ("", [], problem)
    }
  }
}
