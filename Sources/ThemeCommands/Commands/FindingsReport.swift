import ThemeSemantics
import ThemeSource

/// The findings of several projects as one report, each once: a base that two themes extend is
/// loaded with each of them, and its mistakes are the same.
struct FindingsReport {
  private(set) var sources = SourceMap()
  /// The files by name, where findings were added more than once.
  private var files: [ExactPath: FileID] = [:]
  private(set) var findings: [Diagnostic] = []

  /// Whether any of them is an error.
  var hasErrors: Bool { findings.hasErrors }

  /// Adds findings about the files of `project`.
  mutating func add(_ found: [Diagnostic], of project: Project) {
    add(found, about: project.texts)
  }

  /// Adds findings about some texts, which they name by their places.
  mutating func add(_ found: [Diagnostic], about texts: [SourceText]) {
    guard !found.isEmpty else { return }
    if sources.texts.isEmpty, texts.indices.allSatisfy({ texts[$0].id == FileID($0) }) {
      // The first texts keep their places.
      sources = SourceMap(texts)
      findings = found
      return
    }
    if files.isEmpty { for text in sources.texts { files[ExactPath(text.name)] = text.id } }
    let places = texts.map { text in
      let name = ExactPath(text.name)
      if let known = files[name] { return known }
      let new = sources.add(name: text.name, bytes: text.bytes)
      files[name] = new
      return new
    }
    findings += found.map { $0.moved { places[Int($0.index)] } }
  }

  /// Writes them in the form that was asked for to `output`, which is standard output where nothing
  /// is said.
  func write(to invocation: Invocation, on output: Output? = nil) {
    invocation.report(
      findings, about: sources,
      as: invocation.choice(of: .diagnosticFormat, default: DiagnosticFormat.text),
      on: output ?? invocation.context.output)
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
