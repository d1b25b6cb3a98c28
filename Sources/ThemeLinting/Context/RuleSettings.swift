import ThemeSemantics
import ThemeSource

/// What a project asks of the rules: which are on, how much they matter, and their options.
package struct RuleSettings: Sendable {
  /// What the project says; `nil` where it says nothing, so that nothing is looked up.
  private let configuration: Configuration?

  /// The settings of a configuration, or those that hold without one.
  package init(_ configuration: Configuration? = nil) { self.configuration = configuration }

  /// How much the findings of a rule matter; `nil` for one that is off.
  package func severity(of rule: any LintRule.Type) -> Severity? {
    guard let configuration else { return rule.severity.severity }
    return RuleSeverity(rawValue: configuration.word("lint.\(rule.name.rawValue)"))?.severity
  }

  /// Whether a rule is on.
  func isOn(_ rule: any LintRule.Type) -> Bool { severity(of: rule) != nil }

  /// A number among the options of a rule; 0 where the rule has no such option.
  func number(_ option: String, of rule: any LintRule.Type) -> Double {
    if case .number(let number)? = value(option, rule) { number } else { 0 }
  }

  /// A choice among the options of a rule.
  func boolean(_ option: String, of rule: any LintRule.Type) -> Bool {
    if case .boolean(let value)? = value(option, rule) { value } else { false }
  }

  /// A list among the options of a rule.
  func strings(_ option: String, of rule: any LintRule.Type) -> [String] {
    switch value(option, rule) {
    case .strings(let strings): strings
    case .string(let string): [string]
    default: []
    }
  }

  private func value(_ option: String, _ rule: any LintRule.Type) -> ConfigurationValue? {
    configuration?["lint.\(rule.name.rawValue).\(option)"]
      ?? rule.options.first { $0.path == option }?.defaultValue
  }
}
