import ThemeSemantics
import ThemeSource

/// What the commands that take theme files share: loading, reporting.
extension Invocation {
  /// The options that say how findings are shown.
  static let formatOption = CommandOption.choice(
    "format", letter: "f", DiagnosticFormat.allCases.map(\.rawValue),
    "How to show findings: for people, one line each, or for programs")

  /// Loads the theme that the user calls `name`, `-` being standard input; says on standard error
  /// why it cannot be read.
  func load(_ name: String) -> Project? {
    var files = DiskFiles(workingDirectory: console.workingDirectory)
    var path = files.path(of: name)
    if name == "-" {
      switch console.standardInput() {
      case .success(let bytes):
        files = DiskFiles(workingDirectory: console.workingDirectory, standardInput: bytes)
        path = files.standardInputPath
      case .failure(let error):
        _ = fail("cannot read standard input: \(error.reason)")
        return nil
      }
    }
    switch Project.load(path, from: files) {
    case .success(let project): return project
    case .failure(let problem):
      _ = fail("cannot read `\(name)`: \(problem.reason)")
      return nil
    }
  }

  /// Shows findings as the format asks; machine formats go to standard output.
  func report(_ findings: [Diagnostic], of project: Project, as format: DiagnosticFormat) {
    var renderer = DiagnosticRenderer(
      sources: SourceMap(project.texts),
      isColored: format == .text && isColored)
    console.write(renderer.render(findings, as: format))
  }

  /// Shows findings on standard error, where standard output holds something else.
  func reportAside(_ findings: [Diagnostic], of project: Project) {
    guard !findings.isEmpty else { return }
    var renderer = DiagnosticRenderer(
      sources: SourceMap(project.texts), isColored: areErrorsColored)
    console.writeError(renderer.render(findings, as: .text))
  }
}

extension EvaluatedTheme {
  /// All that checking and evaluating found.
  var findings: [Diagnostic] { project.diagnostics + world.diagnostics }
}

extension [Diagnostic] {
  /// Whether any of them is an error.
  var hasErrors: Bool { contains { $0.severity == .error } }
}

extension ThemeFileProblem {
  /// The reason, to stand behind "cannot read `x`: ".
  var reason: String {
    switch self {
    case .missing(let similar):
      "there is no such file"
        + (similar.count == 1 ? "; there is `\(similar[0])`" : "")
    case .caseDiffers(let actual): "the name on disk is `\(actual)`, and case matters"
    case .notAFile(let what): "it is \(what)"
    case .unreadable(let reason): reason
    case .tooLarge: FileError.tooLarge.reason
    case .linkLoop: FileError.linkLoop.reason
    }
  }
}
