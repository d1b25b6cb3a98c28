import ThemeSource
import ThemeSyntax

/// What a `.theme-config` says, checked against the table of settings.
///
///     assets  = "App/Assets.xcassets"
///     exclude = ["Pods"]
///     format.width = 100
///
///     lint {
///       low_contrast = error
///       off_grid { severity = warning; step = 4 }
///     }
package struct Configuration: Sendable {
  /// The name of the file that holds it, in the root of a project.
  package static let fileName = ".theme-config"

  /// What is wrong in it.
  package internal(set) var diagnostics: [Diagnostic]
  private var values: [String: ConfigurationValue]
  private let settings: [ConfigurationSetting]

  /// The values that hold where there is no configuration.
  package init(rules: [ConfigurableRule] = []) {
    self.init(settings: ConfigurationSetting.all(rules: rules), values: [:], diagnostics: [])
  }

  /// Reads a configuration. What is wrong is in `diagnostics`, and has its default.
  package static func read(_ source: SourceText, rules: [ConfigurableRule] = []) -> Configuration {
    let settings = ConfigurationSetting.all(rules: rules)
    var checker = ConfigurationChecker(
      tree: SyntaxTree.parse(source, dialect: .configuration), settings: settings)
    checker.check()
    return Configuration(
      settings: settings, values: checker.values, diagnostics: checker.diagnostics)
  }

  private init(
    settings: [ConfigurationSetting], values: [String: ConfigurationValue],
    diagnostics: [Diagnostic]
  ) {
    self.values = values
    self.diagnostics = diagnostics
    self.settings = settings
  }

  /// The value of the setting at `path`; `nil` where the table has none.
  package subscript(path: String) -> ConfigurationValue? {
    values[path] ?? settings.first { $0.path == path }?.defaultValue
  }

  /// Whether the configuration itself says the setting.
  package func isSet(_ path: String) -> Bool { values[path] != nil }

  /// The word at `path`; empty where the table has none.
  package func word(_ path: String) -> String {
    if case .word(let word)? = self[path] { word } else { "" }
  }

  /// The number at `path`; 0 where the table has none.
  package func number(_ path: String) -> Double {
    if case .number(let number)? = self[path] { number } else { 0 }
  }

  /// The value at `path`, `true` or `false`; `false` where the table has none.
  package func boolean(_ path: String) -> Bool {
    if case .boolean(let value)? = self[path] { value } else { false }
  }

  /// The strings at `path`; none where the table has none.
  package func strings(_ path: String) -> [String] {
    switch self[path] {
    case .strings(let strings): strings
    case .string(let string): [string]
    default: []
    }
  }
}

/// The kinds of findings that only a configuration can have.
extension DiagnosticID {
  static let unknownSetting: DiagnosticID = "unknown_setting"
  static let unknownRule: DiagnosticID = "unknown_rule"
  static let notASetting: DiagnosticID = "not_a_setting"
  static let idleOption: DiagnosticID = "idle_option"

  /// Every kind that reading a configuration can report, beside those of its syntax.
  package static let configuration: [DiagnosticID] = [
    unknownSetting, unknownRule, unknownToken, notASetting, idleOption, incompletePath,
    typeMismatch, outOfRange, duplicateSetting,
  ]
}
