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

  /// Asks each rule about a file, several `workers` at the same time.
  func check(_ file: FileContext, _ findings: inout Findings, _ workers: Workers) {
    guard !workers.isSerial else {
      ask(&findings) { rule, findings in rule.check(file, &findings) }
      return
    }
    let shared = SharedFile(context: file, rules: self, findings: findings.emptied())
    for found in workers.map(rules.count, grain: 1, { shared.check($0) }) { findings.merge(found) }
  }

  func check(_ project: ProjectContext, _ findings: inout Findings) {
    ask(&findings) { rule, findings in rule.check(project, &findings) }
  }

  @inline(__always)
  private func ask(
    _ findings: inout Findings, _ check: (any LintRule.Type, inout Findings) -> Void
  ) {
    for place in rules.indices { ask(place, &findings, check) }
  }

  @inline(__always)
  private func ask(
    _ place: Int, _ findings: inout Findings, _ check: (any LintRule.Type, inout Findings) -> Void
  ) {
    let rule = rules[place]
    let severity = severities.isEmpty ? rule.severity.severity : severities[place]
    guard let severity else { return }
    findings.begin(rule, severity)
    check(rule, &findings)
  }

  /// What threads read that ask different rules about one file.
  private struct SharedFile: @unchecked Sendable {
    let context: FileContext
    let rules: ActiveRules
    let findings: Findings

    /// What the rule at a place finds.
    func check(_ place: Int) -> Findings {
      var found = findings
      rules.ask(place, &found) { rule, findings in rule.check(context, &findings) }
      return found
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
