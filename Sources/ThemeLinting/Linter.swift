import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// Runs the rules over the themes of a project.
package struct Linter {
  /// What is looked at.
  package struct Scope: Sendable {
    /// The files whose findings are wanted; `nil` for all themes of the project.
    package var files: Set<Int>?
    /// Whether the project's themes are all there are, so that what none of them uses is not used.
    package var isComplete: Bool

    package init(files: Set<Int>? = nil, isComplete: Bool) {
      self.files = files
      self.isComplete = isComplete
    }
  }

  private let project: Project
  private let context: ProjectContext
  private let workers: Workers
  /// The files whose findings are wanted, and those that need them: a change in a base may be wrong
  /// in what is built on it.
  private let focus: Set<Int>
  /// The files in which checking found an error.
  private let broken: Set<Int>

  private init(
    _ many: Project.Many, _ settings: RuleSettings, _ scope: Scope, _ workers: Workers
  ) {
    let context = ProjectContext(
      project: many.project, themes: many.themes, settings: settings,
      isComplete: scope.isComplete)
    self.context = context
    project = many.project
    self.workers = workers
    let themes = Set(many.themes)
    focus = scope.files.map { context.dependents(of: $0).intersection(themes.union($0)) } ?? themes
    broken = Set(
      many.project.files.filter { $0.diagnostics.contains { $0.severity == .error } }.map(\.index))
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
    let themes = focus.sorted()
    let shared = Shared(linter: self, rules: rules, suppressions: suppressions)
    // The colours of assets are read into the project as they are needed.
    let workers = project.assets == nil ? workers : .serial
    let results = workers.map(themes.count) { shared.lint(themes[$0]) }

    var findings = Findings(suppressions: suppressions)
    for result in results { findings.merge(result.findings) }
    let evaluation = results.flatMap(\.diagnostics)
    let language = languageDiagnostics(evaluation) + mistakes
    if context.isComplete, !hasErrors(evaluation) {
      context.idleSettings = idleSettings(results.map(\.effects))
      rules.check(context, &findings)
    }
    reportUnused(suppressions, rules, language, &findings)
    let wanted = findings.diagnostics.filter { focus.contains(Int($0.location.file.index)) }
    return language + wanted
  }

  // MARK: Parts

  private func readSuppressions() -> (SuppressionTable, [Diagnostic]) {
    var table = SuppressionTable()
    var diagnostics: [Diagnostic] = []
    for index in focus.sorted() {
      let reader = SuppressionReader(project.files[index].tree)
      table.add(reader.suppressions, of: index)
      diagnostics += reader.diagnostics
    }
    return (table, diagnostics)
  }

  /// The settings of a theme's stack that change something, and those that do not.
  fileprivate typealias Effects = (
    effective: Set<SettingReference>, idle: [SettingReference: SettingReference?]
  )

  /// What looking at one theme gave.
  fileprivate struct Result {
    var findings: Findings
    var diagnostics: [Diagnostic] = []
    var effects = Effects([], [:])
  }

  /// What the language finds in the files that are looked at and in what they need. A mistake in a
  /// base that shows in every theme built on it is one finding.
  private func languageDiagnostics(_ evaluation: [Diagnostic]) -> [Diagnostic] {
    let files = context.needs(of: focus)
    var known: Set<Place> = []
    let all = files.sorted().flatMap { project.files[$0].diagnostics } + evaluation
    return all.filter { known.insert(Place(id: $0.id, location: $0.location)).inserted }
  }

  private struct Place: Hashable {
    let id: DiagnosticID
    let location: SourceLocation
  }

  /// Whether any file of the project has an error, so that not every use is known.
  private func hasErrors(_ evaluation: [Diagnostic]) -> Bool {
    !broken.isEmpty || evaluation.contains { $0.severity == .error }
  }

  private func idleSettings(
    _ effects: [Effects]
  ) -> [(setting: SettingReference, below: SettingReference?)] {
    let effective = effects.reduce(into: Set()) { $0.formUnion($1.effective) }
    var idle: [SettingReference: SettingReference?] = [:]
    for found in effects.lazy.map(\.idle) { idle.merge(found) { first, _ in first } }
    return idle.filter { !effective.contains($0.key) && focus.contains($0.key.file) }
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
    findings.begin(UnusedSuppression.name, severity)
    for file in suppressions.byFile.keys.sorted() {
      let unused = findings.unused(in: file) { suppression in
        suppression.rule.map { rules.hasLooked($0, isComplete: context.isComplete) } ?? true
      }
      UnusedSuppression.report(unused, in: project.files[file], &findings)
    }
  }

  // MARK: Themes

  /// Looks at one theme and its file.
  fileprivate func lint(
    _ index: Int, _ rules: ActiveRules, _ suppressions: SuppressionTable
  ) -> Result {
    let file = project.files[index]
    let theme = project.evaluate(file)
    var result = Result(findings: Findings(suppressions: suppressions))
    result.diagnostics = theme.world.diagnostics
    if !file.tree.diagnostics.contains(where: { $0.severity == .error }) {
      rules.check(FileContext(project: context, file: file), &result.findings)
    }
    let hasErrors =
      (result.diagnostics + file.diagnostics).contains { $0.severity == .error }
      || !broken.isEmpty && !broken.isDisjoint(with: context.needs(of: [index]))
    guard !hasErrors else { return result }
    rules.check(ThemeContext(project: context, theme: theme), &result.findings)
    if context.settings.isOn(RedundantOverride.self), file.stack.count > 1 || context.isComplete {
      result.effects = theme.world.settingsByEffect()
    }
    return result
  }
}

/// What all threads read. The project is not changed while themes are looked at, but for the
/// findings of each file, which only the thread with its theme adds to.
private struct Shared: @unchecked Sendable {
  let linter: Linter
  let rules: ActiveRules
  let suppressions: SuppressionTable

  func lint(_ index: Int) -> Linter.Result { linter.lint(index, rules, suppressions) }
}
