import ThemeSource

/// Where a rule puts what it finds.
///
/// A finding that the author has suppressed is left out, and the suppression counts as used.
package struct Findings {
  /// What has been found.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The suppressions that left something out.
  private(set) var used: Set<SuppressionReference> = []

  private let suppressions: SuppressionTable
  /// The rule that is asked. Its name is only looked at when it reports something.
  private var rule: any LintRule.Type = UnusedSuppression.self
  private var severity = Severity.warning

  init(suppressions: SuppressionTable) {
    self.suppressions = suppressions
  }

  /// Nothing found yet, with the same suppressions.
  func emptied() -> Findings { Findings(suppressions: suppressions) }

  /// Sets the rule that is asked from now on.
  mutating func begin(_ rule: any LintRule.Type, _ severity: Severity) {
    self.rule = rule
    self.severity = severity
  }

  /// Reports a finding of the rule.
  mutating func report(
    _ message: String, at location: SourceLocation, labels: [DiagnosticLabel] = [],
    notes: [String] = [], fixes: [Fix] = []
  ) {
    guard !isSuppressed(at: location) else { return }
    diagnostics.append(
      Diagnostic(
        rule.name, severity, message, at: location, labels: labels, notes: notes, fixes: fixes))
  }

  /// Whether the author has suppressed the rule at a place. For rules that report several places
  /// as one finding; `report` asks by itself.
  mutating func isSuppressed(at location: SourceLocation) -> Bool {
    let covering = suppressions.covering(location, rule: rule.name)
    if covering.isEmpty { return false }
    used.formUnion(covering)
    return true
  }

  /// The suppressions of a file that have left nothing out, of those that `isDue` is true for.
  func unused(in file: Int, where isDue: (Suppression) -> Bool) -> [Suppression] {
    (suppressions.byFile[file] ?? []).enumerated().filter { index, suppression in
      !used.contains(SuppressionReference(file: file, index: index)) && isDue(suppression)
    }.map(\.element)
  }

  /// Adds what another run of rules found.
  mutating func merge(_ other: Findings) {
    diagnostics += other.diagnostics
    if !other.used.isEmpty { used.formUnion(other.used) }
  }
}
