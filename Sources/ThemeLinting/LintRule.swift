import ThemeSemantics
import ThemeSource

/// A rule of the linter: what it looks for, and the page that explains it.
///
/// A rule is one file in `Rules`, one line in `LintRules.all` and one fixture page of its name. It
/// looks at evaluated themes, at files one by one, or at all files of a project together, through
/// whichever of the three functions it implements. A rule never reports what no author wrote.
package protocol LintRule: SendableMetatype {
  /// The stable name that people write in suppressions and configurations.
  static var name: DiagnosticID { get }
  /// How much its findings matter where no configuration says so.
  static var severity: RuleSeverity { get }
  /// The best repair that it offers.
  static var repair: RuleRepair { get }
  /// What can be configured beside its severity; paths are relative to the rule.
  static var options: [ConfigurationSetting] { get }
  /// Its page, in Markdown: what it does in the first paragraph, then the headings of
  /// `RulePage.Heading`. The examples run as tests.
  static var page: String { get }

  /// Looks at one evaluated theme.
  static func check(_ theme: ThemeContext, _ findings: inout Findings)
  /// Looks at one file.
  static func check(_ file: FileContext, _ findings: inout Findings)
  /// Looks at all files of a project.
  static func check(_ project: ProjectContext, _ findings: inout Findings)
}

extension LintRule {
  package static var options: [ConfigurationSetting] { [] }
  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {}
  package static func check(_ file: FileContext, _ findings: inout Findings) {}
  package static func check(_ project: ProjectContext, _ findings: inout Findings) {}
}

/// How much the findings of a rule matter, or that it is not asked.
package enum RuleSeverity: String, Sendable, CaseIterable {
  case off, info, warning, error

  /// The severity of findings; `nil` for a rule that is off.
  package var severity: Severity? {
    switch self {
    case .off: nil
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}

/// What a rule offers to do about its findings.
package enum RuleRepair: String, Sendable {
  /// Nothing: only the author can know.
  case none
  /// A repair that never changes what a theme evaluates to.
  case safe
  /// A repair that may change what a theme evaluates to.
  case unsafe
}
