import ThemeSource

extension Project {
  /// A project of many themes, each loaded and checked once, whoever needs it.
  package struct Many {
    package let project: Project
    /// The places of the themes that were asked for, in the order in which they were.
    package let themes: [Int]
    /// The place of the theme at each path that was asked for; -1 for one that could not be read.
    package let themeByPath: [Int]
    /// The paths that could not be read, by their places.
    package let problems: [(path: Int, problem: ThemeFileProblem)]

    init(
      project: Project, themes: [Int], themeByPath: [Int],
      problems: [(path: Int, problem: ThemeFileProblem)]
    ) {
      self.project = project
      self.themes = themes
      self.themeByPath = themeByPath
      self.problems = problems
    }

    /// Themes of a project that is loaded already.
    package init(_ project: Project, themes: [Int]) {
      self.init(project: project, themes: themes, themeByPath: themes, problems: [])
    }
  }

  /// Tells the allocator what one of the threads needs that load so many themes.
  package static func expectMemory(forThemes count: Int) {
    ExpectedMemory.expect(count << 11, upTo: count << 14)
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
    let inside = paths.count == 1 ? workers : .serial
    let read = workers.map(paths.count) { place in
      expectMemory(forThemes: paths.count)
      return ReadFile(paths[place], place: place, provider, inside)
    }
    var problems: [(path: Int, problem: ThemeFileProblem)] = []
    for (index, content) in read.enumerated() {
      if let problem = content.problem { problems.append((index, problem)) }
    }
    let chosen = choose(of: read, at: paths)
    if chosen.indices.allSatisfy({ chosen[$0] == $0 }) {
      for index in chosen { if let file = read[index].file { project.add(file) } }
    } else {
      let files = workers.map(chosen.count) { place in
        let index = chosen[place]
        return place == index ? read[index].file : read[index].parsed(at: paths[index], place)
      }
      for case let file? in files { project.add(file) }
    }
    let places = read.map { content in
      content.problem == nil ? project.place(of: content.identity) ?? -1 : -1
    }
    let themes = Array(project.files.indices)
    project.loadAndCheck(themes, workers: workers)
    return Many(project: project, themes: themes, themeByPath: places, problems: problems)
  }

  /// The files that are loaded: each once, by its own name where that is among its names.
  private static func choose(of contents: [ReadFile], at paths: [String]) -> [Int] {
    let identities = NameTable(isExact: true)
    var chosen: [Int] = []
    for index in contents.indices where contents[index].problem == nil {
      var identity = contents[index].identity
      let place = identity.withUTF8 { Int(identities.intern($0).index) }
      if place == chosen.count {
        chosen.append(index)
      } else if ThemePath.areEqual(paths[index], identity) {
        chosen[place] = index
      }
    }
    return chosen.sorted()
  }
}

/// What reading a file gave. One thread makes it, and nothing in it changes before all are made.
private struct ReadFile: @unchecked Sendable {
  let file: ThemeFile?
  let problem: ThemeFileProblem?

  /// What the file is called, links resolved; empty where it could not be read.
  var identity: String { file?.identity ?? "" }

  /// Reads and parses the file at `path`, which is the one at `place` of its project.
  init(_ path: String, place: Int, _ provider: any ThemeFileProvider, _ workers: Workers) {
    switch provider.read(path) {
    case .success(let content):
      let source = SourceText(
        id: FileID(place), name: provider.displayName(of: path), bytes: content.bytes)
      file = ThemeFile(
        path: path, identity: content.identity, source: source, workers: workers)
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
