import ThemeSemantics
import ThemeSource

extension Command {
  /// `theme check`
  static let check = Command(
    "check", "Report every mistake in themes", arguments: "FILE…", count: 1...Int.max,
    details: """
      Checks each file with all that it extends and imports, and evaluates it.
      """,
    options: [Invocation.formatOption, .color],
    examples: [
      ("theme check acme.theme", "Show what is wrong, with the source"),
      ("theme check --format short *.theme", "One line for each mistake, for an editor"),
    ]
  ) { invocation in
    let format = invocation.choice("format", or: DiagnosticFormat.text)
    var status = ExitStatus.success
    var report = FindingsReport()
    for name in invocation.arguments {
      guard let project = invocation.load(name) else {
        status = .failure
        continue
      }
      report.add(project.findings(), of: project)
    }
    report.write(as: format, to: invocation)
    if status == .success, report.hasErrors { status = .findings }
    return status
  }
}

/// The findings of several projects as one report, each once: a base that two themes extend is
/// loaded with each of them, and its mistakes are the same.
struct FindingsReport {
  private var sources = SourceMap()
  private var files: [String: FileID] = [:]
  private var findings: [Diagnostic] = []

  var hasErrors: Bool { findings.hasErrors }

  /// Adds findings about the files of `project`.
  mutating func add(_ found: [Diagnostic], of project: Project) {
    guard !found.isEmpty else { return }
    let places = project.files.map { file in
      if let known = files[file.source.name] { return known }
      let new = sources.add(name: file.source.name, bytes: file.source.bytes)
      files[file.source.name] = new
      return new
    }
    findings += found.map { $0.moved { places[Int($0.index)] } }
  }

  /// Shows them.
  mutating func write(as format: DiagnosticFormat, to invocation: Invocation) {
    var renderer = DiagnosticRenderer(
      sources: sources, isColored: format == .text && invocation.isColored)
    invocation.console.write(renderer.render(findings, as: format))
    guard format == .text, let summary = DiagnosticRenderer.summary(of: findings) else { return }
    invocation.console.writeError(summary + "\n")
  }
}

extension Diagnostic {
  /// The finding with its files numbered anew.
  fileprivate func moved(_ file: (FileID) -> FileID) -> Diagnostic {
    func place(_ location: SourceLocation) -> SourceLocation {
      SourceLocation(file(location.file), location.range)
    }
    var moved = self
    moved.location = place(location)
    moved.labels = labels.map { DiagnosticLabel(place($0.location), $0.message) }
    moved.fixes = fixes.map { fix in
      Fix(
        fix.title, fix.applicability,
        edits: fix.edits.map { TextEdit(place($0.location), $0.replacement) })
    }
    return moved
  }
}
