import ThemeSemantics
import ThemeSource

/// The rules that are on, with their severities.
struct ActiveRules {
  private let rules: [(rule: any LintRule.Type, severity: Severity)]

  init(_ settings: RuleSettings) {
    rules = LintRules.all.compactMap { rule in
      settings.severity(of: rule).map { (rule, $0) }
    }
  }

  func check(_ theme: ThemeContext, _ findings: inout Findings) {
    for (rule, severity) in rules {
      findings.begin(rule.name, severity)
      rule.check(theme, &findings)
    }
  }

  func check(_ file: FileContext, _ findings: inout Findings) {
    for (rule, severity) in rules {
      findings.begin(rule.name, severity)
      rule.check(file, &findings)
    }
  }

  func check(_ project: ProjectContext, _ findings: inout Findings) {
    for (rule, severity) in rules {
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
    return rules.contains { $0.rule.name == rule } && (isComplete || !needsAll.contains(rule))
  }
}
