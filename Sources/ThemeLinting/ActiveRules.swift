import ThemeSemantics
import ThemeSource

/// The rules that are on, with their severities.
struct ActiveRules {
  private let rules: [any LintRule.Type]
  private let severities: [Severity]

  init(_ settings: RuleSettings) {
    var rules: [any LintRule.Type] = []
    var severities: [Severity] = []
    for rule in LintRules.all {
      guard let severity = settings.severity(of: rule) else { continue }
      rules.append(rule)
      severities.append(severity)
    }
    self.rules = rules
    self.severities = severities
  }

  func check(_ theme: ThemeContext, _ findings: inout Findings) {
    for (rule, severity) in zip(rules, severities) {
      findings.begin(rule.name, severity)
      rule.check(theme, &findings)
    }
  }

  func check(_ file: FileContext, _ findings: inout Findings) {
    for (rule, severity) in zip(rules, severities) {
      findings.begin(rule.name, severity)
      rule.check(file, &findings)
    }
  }

  func check(_ project: ProjectContext, _ findings: inout Findings) {
    for (rule, severity) in zip(rules, severities) {
      findings.begin(rule.name, severity)
      rule.check(project, &findings)
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
