import ThemeSource

extension Project.Many {
  /// All that checking and evaluating the themes finds. A mistake in a base that shows in every
  /// theme built on it is one finding.
  ///
  /// `workers` evaluate several themes at the same time.
  package func findings(workers: Workers = .serial) -> [Diagnostic] {
    let shared = Shared(project: project, themes: themes)
    // The colours of assets are read into the project as they are needed.
    let workers = project.assets == nil ? workers : .serial
    let found = workers.map(themes.count) { shared.findings($0) }
    var known: Set<Diagnostic.Key> = []
    return (project.diagnostics + found.joined()).filter {
      known.insert(Diagnostic.Key($0)).inserted
    }
  }
}

/// What all threads read: evaluating a theme changes nothing in a project without assets.
private struct Shared: @unchecked Sendable {
  let project: Project
  let themes: [Int]

  func findings(_ place: Int) -> [Diagnostic] {
    project.world(of: project.files[themes[place]]).diagnostics
  }
}
