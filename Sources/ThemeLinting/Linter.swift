import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// Runs the rules over the themes of a project.
package final class Linter {
  /// What is looked at.
  package struct Scope: Sendable {
    /// Whether the findings of each file are wanted; `nil` for those of all themes of the project.
    package var files: [Bool]?
    /// Whether the project's themes are all there are, so that what none of them uses is not used.
    package var isComplete: Bool

    package init(files: [Bool]? = nil, isComplete: Bool) {
      self.files = files
      self.isComplete = isComplete
    }
  }

  private let project: Project
  private let context: ProjectContext
  private let workers: Workers
  /// The files whose findings are wanted, and those that need them: a change in a base may be wrong
  /// in what is built on it.
  private let focus: [Bool]
  /// The files in which checking found an error, and those that need them.
  private let broken: [Bool]

  private init(
    _ many: Project.Many, _ settings: RuleSettings, _ scope: Scope, _ workers: Workers
  ) {
    let context = ProjectContext(
      project: many.project, themes: many.themes, settings: settings,
      isComplete: scope.isComplete)
    self.context = context
    project = many.project
    self.workers = workers
    let files = many.project.files
    var focus = scope.files ?? Array(repeating: false, count: files.count)
    if scope.files != nil { context.markDependents(of: &focus) }
    for theme in many.themes where scope.files == nil { focus[theme] = true }
    self.focus = focus
    var broken = files.map { $0.diagnostics.contains { $0.severity == .error } }
    context.markDependents(of: &broken)
    self.broken = broken
  }

  /// Everything that the language and the rules find, in no order, each once.
  ///
  /// Rules are silent about a theme with errors in it or in what it needs, and those about unused
  /// declarations while any file of the project has errors.
  package static func lint(
    _ many: Project.Many, settings: RuleSettings, scope: Scope, workers: Workers = .serial
  ) -> [Diagnostic] {
    Linter(many, settings, scope, workers).run()
  }

  private func run() -> [Diagnostic] {
    let (suppressions, mistakes) = readSuppressions()
    let rules = ActiveRules(context.settings)
    let themes = project.files.indices.filter { focus[$0] }
    let workers = project.usable(workers)
    let bases = project.bases(of: themes, .tokens, workers: workers)
    let shared = Shared(
      linter: self, bases: bases, quietBases: quietBases(bases), rules: rules,
      suppressions: suppressions)
    let inside = themes.count == 1 ? workers : .serial
    let results = workers.map(themes.count) { shared.lint(themes[$0], inside) }

    var findings = Findings(suppressions: suppressions)
    for result in results { findings.merge(result.findings) }
    var evaluation: [Diagnostic] = []
    for result in results { evaluation.gather(result.diagnostics) }
    let language = languageDiagnostics(evaluation).gathering(mistakes)
    if context.isComplete, !hasErrors(evaluation) {
      context.idleSettings = idleSettings(results)
      rules.check(context, &findings)
    }
    reportUnused(suppressions, rules, language, &findings)
    let wanted = findings.diagnostics.filter { focus[Int($0.location.file.index)] }
    return language.gathering(wanted)
  }

  // MARK: Parts

  /// By file, what was seen of a base whose colours can all be told from what they are seen on.
  private func quietBases(_ bases: BaseWorlds) -> [ContrastScreen.Quiet?] {
    bases.byFile.map { world in
      world.flatMap { ContrastScreen.quiet(ThemeContext(project: context, world: $0)) }
    }
  }

  private func readSuppressions() -> (SuppressionTable, [Diagnostic]) {
    var table = SuppressionTable()
    var diagnostics: [Diagnostic] = []
    for index in project.files.indices where focus[index] {
      let reader = SuppressionReader(project.files[index].tree)
      table.add(reader.suppressions, of: index)
      diagnostics += reader.diagnostics
    }
    return (table, diagnostics)
  }

  /// What looking at one theme gave.
  fileprivate struct Result {
    var findings: Findings
    var diagnostics: [Diagnostic] = []
    let theme: Int
    /// The settings of its stack that change nothing in it; `nil` where that is not known.
    var idle: [SettingReference: SettingReference?]?
  }

  /// What the language finds in the files that are looked at and in what they need. A mistake in a
  /// base that shows in every theme built on it is one finding.
  private func languageDiagnostics(_ evaluation: [Diagnostic]) -> [Diagnostic] {
    var files = focus
    context.markNeeds(of: &files)
    var all: [Diagnostic] = []
    for file in project.files where files[file.index] { all.gather(file.diagnostics) }
    return Diagnostic.distinct(all.gathering(evaluation))
  }

  /// Whether any file of the project has an error, so that not every use is known.
  private func hasErrors(_ evaluation: [Diagnostic]) -> Bool {
    broken.contains(true) || evaluation.contains { $0.severity == .error }
  }

  /// What is idle in every theme that has it in its stack.
  private func idleSettings(
    _ results: [Result]
  ) -> [(setting: SettingReference, below: SettingReference?)] {
    var candidates: [SettingReference: SettingReference?] = [:]
    for result in results { candidates.merge(result.idle ?? [:]) { first, _ in first } }
    guard !candidates.isEmpty else { return [] }
    return candidates.filter { candidate, _ in
      results.allSatisfy { result in
        guard project.files[result.theme].layers.contains(candidate.file) else { return true }
        return result.idle?[candidate] != nil
      }
    }
    .sorted { ($0.key.file, $0.key.setting) < ($1.key.file, $1.key.setting) }
    .map { (setting: $0.key, below: $0.value) }
  }

  private func reportUnused(
    _ suppressions: SuppressionTable, _ rules: ActiveRules, _ language: [Diagnostic],
    _ findings: inout Findings
  ) {
    // Where there are errors, rules were silent that the suppressions may be for.
    guard let severity = context.settings.severity(of: UnusedSuppression.self),
      !language.contains(where: { $0.severity == .error })
    else { return }
    findings.begin(UnusedSuppression.self, severity)
    for file in suppressions.byFile.keys.sorted() {
      let unused = findings.unused(in: file) { suppression in
        suppression.rule.map { rules.hasLooked($0, isComplete: context.isComplete) } ?? true
      }
      UnusedSuppression.report(unused, in: project.files[file], &findings)
    }
  }

  // MARK: Themes

  /// How many nodes a file has whose rules are worth several threads.
  static let manyNodes = 50_000

  /// Looks at one theme and its file.
  fileprivate func lint(
    _ index: Int, over bases: BaseWorlds, quiet: [ContrastScreen.Quiet?], _ rules: ActiveRules,
    _ suppressions: SuppressionTable, _ workers: Workers
  ) -> Result {
    let file = project.files[index]
    let world = project.world(of: file, .tokens, over: bases, workers: workers)
    var result = Result(findings: Findings(suppressions: suppressions), theme: index)
    result.diagnostics = world.diagnostics
    // The tree of a file that is not UTF-8 is empty.
    let isRead = file.tree.source.bytes.count == file.source.bytes.count
    if isRead, !file.tree.diagnostics.contains(where: { $0.severity == .error }) {
      let workers = file.tree.nodeCount < Self.manyNodes ? .serial : workers
      rules.check(
        FileContext(project: context, file: file, workers: workers), &result.findings, workers)
    }
    let hasErrors =
      broken[index] || result.diagnostics.contains { $0.severity == .error }
      || file.diagnostics.contains { $0.severity == .error }
    guard !hasErrors else { return result }
    let base = bases.world(below: file).flatMap { quiet[$0.file.index] }
    rules.check(
      ThemeContext(
        project: context, world: world,
        quietBase: base?.schemes == world.appearances ? base : nil), &result.findings)
    if context.isComplete, context.settings.isOn(RedundantOverride.self) {
      result.idle = world.idleSettings()
    }
    return result
  }
}

/// What all threads read. The project is not changed while themes are looked at, but for the
/// findings of each file, which only the thread with its theme adds to.
private struct Shared: @unchecked Sendable {
  let linter: Linter
  let bases: BaseWorlds
  let quietBases: [ContrastScreen.Quiet?]
  let rules: ActiveRules
  let suppressions: SuppressionTable

  func lint(_ index: Int, _ workers: Workers) -> Linter.Result {
    linter.lint(index, over: bases, quiet: quietBases, rules, suppressions, workers)
  }
}
