import ThemeSemantics
import ThemeSource
import ThemeTokens

extension ThemeLoader {
  /// Loads and evaluates the theme at an absolute path.
  func load(_ path: String, from files: some ThemeFileProvider) -> LoadedTheme {
    let counted = CountedThemeFiles(files, limit: limits.fileCount)
    switch Project.load(path, from: counted) {
    case .failure(let problem):
      let name = files.displayName(of: path)
      return failed(ThemeProblem(.unreadable, problem.text, file: name))
    case .success(let project):
      project.workLimit = max(0, limits.work)
      return loaded(project.evaluate())
    }
  }

  private func loaded(_ evaluated: EvaluatedTheme) -> LoadedTheme {
    let project = evaluated.project
    var finder = PlaceFinder(project.texts)
    var problems = evaluated.findings.map { finder.problem($0) }
    problems += evaluated.openLets.compactMap { finder.problem(open: $0, in: project) }
    let isWrong = problems.contains { $0.severity == .error }
    let values = evaluated.tokens.map { $0.value ?? $0.schema.defaultValue }
    let hasTheme = mode == .lenient || !isWrong
    return LoadedTheme(
      name: evaluated.name, theme: hasTheme ? Auth0Theme(values: values) : nil,
      documentation: evaluated.documentation, tokenDocumentation: evaluated.tokenDocumentation(),
      onlyAppearance: evaluated.world.appearances.onlyScheme, problems: problems)
  }
}

/// Turns places of findings into lines and columns, finding the lines of each text once.
private struct PlaceFinder {
  private let texts: [SourceText]
  private var lines: [Int: LineIndex] = [:]

  init(_ texts: [SourceText]) {
    self.texts = texts
  }

  mutating func problem(_ finding: Diagnostic) -> ThemeProblem {
    problem(
      finding.id.rawValue, ThemeProblem.Severity(finding.severity), finding.message,
      at: finding.location)
  }

  mutating func problem(open item: EvaluatedTheme.Let, in project: Project) -> ThemeProblem? {
    guard case .introduced(let place, let index) = item.variable else { return nil }
    let file = project.files[place]
    // Of a base's own, the theme that is built on it has been told.
    guard file === project.main else { return nil }
    return problem(
      ThemeProblem.Kind.requiredLet.rawValue, .error,
      "`\(item.name)` has no value: only a theme that extends this one can be loaded",
      at: file.tree.location(of: file.lets[index].name))
  }

  private mutating func problem(
    _ kind: String, _ severity: ThemeProblem.Severity, _ message: String,
    at location: SourceLocation
  ) -> ThemeProblem {
    let file = Int(location.file.index)
    guard texts.indices.contains(file) else {
      return ThemeProblem(kind: kind, severity, message, file: "", line: nil, column: nil)
    }
    let index = lines[file] ?? LineIndex(texts[file])
    lines[file] = index
    let place = index.position(of: location.range.start)
    return ThemeProblem(
      kind: kind, severity, message, file: texts[file].name, line: place.line,
      column: place.column)
  }
}

extension ThemeProblem.Severity {
  fileprivate init(_ severity: ThemeSource.Severity) {
    switch severity {
    case .info: self = .info
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension ThemeFileProblem {
  fileprivate var text: String {
    switch self {
    case .missing: "there is no such file"
    case .caseDiffers(let actual): "its name is `\(actual)`, and case matters"
    case .notAFile(let what): "it is \(what), not a file"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .tooLarge: "it is larger than the limit"
    case .linkLoop: "its links lead in a circle"
    }
  }
}
