import ThemeSemantics
import ThemeSource

/// The rules that are on, with their severities.
struct ActiveRules {
  private let rules: [any LintRule.Type]
  /// Their severities; empty where no configuration says any, and each rule has its own.
  private let severities: [Severity]

  init(_ settings: RuleSettings) {
    rules = LintRules.all.filter(settings.isOn)
    severities = settings.areStandard ? [] : rules.compactMap(settings.severity)
  }

  func check(_ theme: ThemeContext, _ findings: inout Findings) {
    ask(&findings) { rule, findings in rule.check(theme, &findings) }
  }

  func check(_ file: FileContext, _ findings: inout Findings) {
    ask(&findings) { rule, findings in rule.check(file, &findings) }
  }

  func check(_ project: ProjectContext, _ findings: inout Findings) {
    ask(&findings) { rule, findings in rule.check(project, &findings) }
  }

  @inline(__always)
  private func ask(
    _ findings: inout Findings, _ check: (any LintRule.Type, inout Findings) -> Void
  ) {
    for (place, rule) in rules.enumerated() {
      let severity = severities.isEmpty ? rule.severity.severity : severities[place]
      guard let severity else { continue }
      findings.begin(rule, severity)
      check(rule, &findings)
    }
  }

  /// Whether a rule has been asked, so that a suppression of it would have been needed. Those about
  /// what is used are only asked of whole projects.
  func hasLooked(_ rule: DiagnosticID, isComplete: Bool) -> Bool {
    let needsAll: Set<DiagnosticID> = [
      RedundantOverride.name, UnusedFunction.name, UnusedImport.name, UnusedLet.name,
    ]
    return rules.contains { $0.name == rule } && (isComplete || !needsAll.contains(rule))
  }
}
