import ThemeSemantics
import ThemeSource

/// What a project asks of the rules: which are on, how much they matter, and their options.
///
/// A configuration is asked once about everything. The rules ask for each theme, and a path to look
/// up would take 2,000 instructions each time, of 60,000 that linting a child of a base may take.
package struct RuleSettings: Sendable {
  /// How much the findings of each rule matter, in their order; empty where no configuration says.
  private var severities: [RuleSeverity] = []
  /// The options that a configuration says.
  private var options: [Option] = []

  private struct Option: Sendable {
    let rule: any LintRule.Type
    let name: String
    let value: ConfigurationValue
  }

  /// The settings of a configuration, or those that hold without one.
  package init(_ configuration: Configuration? = nil) {
    guard let configuration else { return }
    for rule in LintRules.all {
      let path = "lint.\(rule.name.rawValue)"
      severities.append(RuleSeverity(rawValue: configuration.word(path)) ?? .off)
      for option in rule.options {
        let path = "\(path).\(option.path)"
        guard configuration.isSet(path), let value = configuration[path] else { continue }
        options.append(Option(rule: rule, name: option.path, value: value))
      }
    }
  }

  /// Whether no configuration says anything, so that every rule has its own severity.
  var areStandard: Bool { severities.isEmpty }

  /// How much the findings of a rule matter; `nil` for one that is off.
  package func severity(of rule: any LintRule.Type) -> Severity? {
    if areStandard { return rule.severity.severity }
    return LintRules.all.firstIndex { $0 == rule }.flatMap { severities[$0].severity }
  }

  /// Whether a rule is on.
  func isOn(_ rule: any LintRule.Type) -> Bool { severity(of: rule) != nil }

  // The rule says what holds where a project says nothing: its table of options is not made to find
  // that out. The first such table takes 11,000 instructions, a hundredth of checking a small theme.

  /// A number among the options of a rule.
  func number(
    _ option: String, of rule: any LintRule.Type, default standard: Double
  ) -> Double {
    if case .number(let number)? = value(option, rule) { number } else { standard }
  }

  /// A choice among the options of a rule.
  func boolean(
    _ option: String, of rule: any LintRule.Type, default standard: Bool
  ) -> Bool {
    if case .boolean(let value)? = value(option, rule) { value } else { standard }
  }

  /// A list among the options of a rule; empty where a project says nothing.
  func strings(_ option: String, of rule: any LintRule.Type) -> [String] {
    switch value(option, rule) {
    case .strings(let strings): strings
    case .string(let string): [string]
    default: []
    }
  }

  private func value(_ option: String, _ rule: any LintRule.Type) -> ConfigurationValue? {
    options.first { $0.rule == rule && $0.name == option }?.value
  }
}
