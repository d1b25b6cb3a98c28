import ThemeSemantics
import ThemeSource

/// What a project asks of the rules: which are on, how much they matter, and their options.
package struct RuleSettings: Sendable {
  private let configuration: Configuration
  private let severities: [DiagnosticID: Severity]

  /// The settings of a configuration.
  package init(_ configuration: Configuration = Configuration(rules: LintRules.configurable)) {
    self.configuration = configuration
    var severities: [DiagnosticID: Severity] = [:]
    for rule in LintRules.all {
      let name = rule.name
      let word = configuration.word("lint.\(name.rawValue)")
      severities[name] = RuleSeverity(rawValue: word)?.severity
    }
    self.severities = severities
  }

  /// How much the findings of a rule matter; `nil` for one that is off.
  package func severity(of rule: any LintRule.Type) -> Severity? { severities[rule.name] }

  /// Whether a rule is on.
  func isOn(_ rule: any LintRule.Type) -> Bool { severities[rule.name] != nil }

  /// A number among the options of a rule.
  func number(_ option: String, of rule: any LintRule.Type) -> Double {
    configuration.number("lint.\(rule.name.rawValue).\(option)")
  }

  /// A choice among the options of a rule.
  func boolean(_ option: String, of rule: any LintRule.Type) -> Bool {
    configuration.boolean("lint.\(rule.name.rawValue).\(option)")
  }

  /// A list among the options of a rule.
  func strings(_ option: String, of rule: any LintRule.Type) -> [String] {
    configuration.strings("lint.\(rule.name.rawValue).\(option)")
  }
}
