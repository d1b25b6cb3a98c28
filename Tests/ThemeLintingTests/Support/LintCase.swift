import Testing
import ThemeSemantics
import ThemeSource

@testable import ThemeLinting

/// Files held in memory, linted.
struct LintCase {
  /// The files by name.
  var files: [String: String]
  var configuration = ""
  /// Rules that are turned on although they are off.
  var enabled: [String] = []
  /// Rules that are turned off.
  var disabled: [String] = []

  init(_ files: [String: String], configuration: String = "", enabled: [String] = []) {
    self.files = files
    self.configuration = configuration
    self.enabled = enabled
  }

  init(_ text: String, configuration: String = "", enabled: [String] = []) {
    self.init(["main.theme": text], configuration: configuration, enabled: enabled)
  }

  var provider: InMemoryFiles {
    var provider = InMemoryFiles([:])
    for (name, text) in files { provider.files["/" + name] = Array(text.utf8) }
    return provider
  }

  var settings: RuleSettings {
    var text = configuration
    for rule in enabled where !text.contains("severity") { text += "\nlint.\(rule) = warning\n" }
    for rule in disabled { text += "\nlint.\(rule) = off\n" }
    let source = SourceText(name: ".theme-config", text)
    let configuration = Configuration.read(source, rules: LintRules.configurable)
    #expect(configuration.diagnostics.isEmpty)
    return RuleSettings(configuration)
  }

  func request(_ wanted: Set<String>? = nil, isComplete: Bool = true) -> Fixer.Request {
    let names = files.keys.sorted()
    return Fixer.Request(
      paths: names.map { "/" + $0 }, root: "/", settings: settings,
      wanted: wanted.map { wanted in names.map(wanted.contains) }, isComplete: isComplete)
  }

  func lint(_ wanted: Set<String>? = nil, isComplete: Bool = true) -> (Project, [Diagnostic]) {
    let request = request(wanted, isComplete: isComplete)
    let many = request.load(from: provider, workers: .serial)
    return (many.project, Diagnostic.ordered(request.lint(many, workers: .serial)))
  }

  func fixed(unsafe: Bool) -> Fixer.Outcome {
    Fixer.fix(request(), from: provider, unsafe: unsafe)
  }

  /// The findings as text: `file:line:column severity id: message`, with what belongs to them
  /// below.
  static func text(_ diagnostics: [Diagnostic], in project: Project) -> String {
    var lines: [String] = []
    func place(_ location: ThemeSource.SourceLocation) -> String {
      let index = LineIndex(project.files[Int(location.file.index)].tree.source)
      let place = index.position(of: location.range.start)
      return "\(index.text.name):\(place.line):\(place.column)"
    }
    for finding in diagnostics {
      lines.append(
        "\(place(finding.location)) \(finding.severity) \(finding.id.rawValue): \(finding.message)")
      for label in finding.labels { lines.append("  at \(place(label.location)) \(label.message)") }
      for note in finding.notes { lines.append("  \(note)") }
      for fix in finding.fixes { lines.append("  \(fix.applicability) fix: \(fix.title)") }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
