import ThemeSource

extension Project.Many {
  /// All that checking and evaluating the themes finds. A mistake in a base that shows in every
  /// theme built on it is one finding.
  ///
  /// `workers` evaluate several themes at the same time.
  package func findings(workers: Workers = .serial) -> [Diagnostic] {
    let themes = themes
    let bases = project.bases(of: themes, .mistakes, workers: project.usable(workers))
    let shared = Shared(project: project, bases: bases)
    let inside = themes.count == 1 ? workers : .serial
    let found = project.usable(workers).map(themes.count) { shared.findings(themes[$0], inside) }
    var all = project.diagnostics
    for findings in found { all.gather(findings) }
    return Diagnostic.distinct(all)
  }

  /// The values of some themes, by the places of their files, and all that checking and evaluating
  /// them finds.
  package func evaluate(
    _ files: [Int], workers: Workers = .serial
  ) -> (themes: [EvaluatedTheme], findings: [Diagnostic]) {
    let bases = project.bases(of: files, .all, workers: project.usable(workers))
    let shared = Shared(project: project, bases: bases)
    let inside = files.count == 1 ? workers : .serial
    let themes = project.usable(workers).map(files.count) { place in
      // What they hold, and later the text of it. Half of the time to write 100 themes was the system's.
      ExpectedMemory.expect(0, upTo: files.count << 16)
      return shared.evaluate(files[place], inside)
    }
    var findings = project.diagnostics
    for theme in themes { findings.gather(theme.world.diagnostics) }
    return (themes, Diagnostic.distinct(findings))
  }
}

extension Project {
  /// `workers`, or one after the other where several threads must not evaluate at the same time: the
  /// colours of assets are read into the project as they are needed.
  package func usable(_ workers: Workers) -> Workers { assets == nil ? workers : .serial }
}

/// What all threads read: evaluating a theme changes nothing in a project without assets.
private struct Shared: @unchecked Sendable {
  let project: Project
  let bases: BaseWorlds

  func findings(_ file: Int, _ workers: Workers) -> [Diagnostic] {
    project.mistakes(of: project.files[file], over: bases, workers: workers)
  }

  func evaluate(_ file: Int, _ workers: Workers) -> EvaluatedTheme {
    project.evaluate(project.files[file], over: bases, workers: workers)
  }
}
