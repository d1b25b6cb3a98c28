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
    // Nearly always each path is a file of its own, whose place is known before it is read.
    let read = workers.map(paths.count) { ReadFile(paths[$0], place: $0, provider) }
    var problems: [(path: String, problem: ThemeFileProblem)] = []
    for (index, content) in read.enumerated() {
      if let problem = content.problem { problems.append((paths[index], problem)) }
    }
    let chosen = choose(of: read, at: paths)
    let files = chosen.enumerated().compactMap { place, index in
      place == index ? read[index].file : read[index].parsed(at: paths[index], place)
    }
    for file in files { project.add(file) }
    var places: [(path: String, theme: Int)] = []
    for (index, content) in read.enumerated() {
      if content.problem == nil, let place = project.place(of: content.identity) {
        places.append((paths[index], place))
      }
    }
    let themes = Array(project.files.indices)
    project.loadAndCheck(themes, workers: workers)
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
  let file: ThemeFile?
  let problem: ThemeFileProblem?

  /// What the file is called, links resolved; empty where it could not be read.
  var identity: String { file?.identity ?? "" }

  /// Reads and parses the file at `path`, which is the one at `place` of its project.
  init(_ path: String, place: Int, _ provider: any ThemeFileProvider) {
    switch provider.read(path) {
    case .success(let content):
      let source = SourceText(
        id: FileID(place), name: provider.displayName(of: path), bytes: content.bytes)
      file = ThemeFile(path: path, identity: content.identity, source: source)
      problem = nil
    case .failure(let problem):
      file = nil
      self.problem = problem
    }
  }

  /// The file at another place of its project.
  func parsed(at path: String, _ place: Int) -> ThemeFile? {
    guard let file else { return nil }
    let source = SourceText(
      id: FileID(place), name: file.source.name, bytes: file.source.bytes)
    return ThemeFile(path: path, identity: file.identity, source: source)
  }
}
