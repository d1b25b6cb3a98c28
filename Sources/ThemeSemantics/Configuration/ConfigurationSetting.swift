import ThemeTokens

/// A value of a configuration.
package enum ConfigurationValue: Sendable, Hashable {
  /// One of the words that a setting offers: `warning`, `off`.
  case word(String)
  case number(Double)
  case boolean(Bool)
  case string(String)
  case strings([String])
}

/// One row of the table of settings that a `.theme-config` may hold.
///
/// The checker, its messages and the documentation all follow from the rows.
package struct ConfigurationSetting: Sendable {
  /// What a setting takes.
  package enum Kind: Sendable, Hashable {
    /// One of some words, without quotes.
    case word([String])
    /// A number within limits, a whole one where that is asked.
    case number(ClosedRange<Double>, isWhole: Bool)
    /// `true` or `false`.
    case boolean
    /// Text in quotes.
    case string
    /// Text in quotes, or a list of it.
    case strings
    /// A path of a token in quotes, or a list of such.
    case tokens
  }

  /// The names that lead to the setting: `format.width`.
  package let path: String
  package let kind: Kind
  /// The value where a configuration says nothing.
  package let defaultValue: ConfigurationValue
  /// What it does, in one sentence or two.
  package let documentation: String

  package init(
    _ path: String, _ kind: Kind, default defaultValue: ConfigurationValue,
    _ documentation: String
  ) {
    self.path = path
    self.kind = kind
    self.defaultValue = defaultValue
    self.documentation = documentation
  }
}

/// A rule that a configuration can turn on and off: a row that the linter hands in.
package struct ConfigurableRule: Sendable {
  /// The name: `off_grid`.
  package let name: String
  /// `off`, or the severity of its findings.
  package let severity: String
  /// What the rule does, in one sentence.
  package let summary: String
  /// Its options; their paths are relative to the rule.
  package let options: [ConfigurationSetting]

  package init(
    name: String, severity: String, summary: String, options: [ConfigurationSetting] = []
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.options = options
  }
}

extension ConfigurationSetting {
  /// What a rule can be set to.
  package static let severities = ["off", "info", "warning", "error"]

  /// The settings that do not belong to a rule.
  package static let general: [ConfigurationSetting] = [
    ConfigurationSetting(
      "assets", .strings, default: .strings([]),
      "Asset catalogs whose colours themes may name, relative to the project."),
    ConfigurationSetting(
      "exclude", .strings, default: .strings([]),
      "Folders and files that commands leave out when they look for themes: a path relative to "
        + "the project, or a bare name, which is left out wherever it is."),
    ConfigurationSetting(
      "format.width", .number(40...400, isWhole: true), default: .number(100),
      "The columns that the formatter keeps lines within."),
  ]

  /// All settings, those of `rules` included.
  package static func all(rules: [ConfigurableRule]) -> [ConfigurationSetting] {
    var settings = general
    for rule in rules {
      let path = "lint.\(rule.name)"
      settings.append(
        ConfigurationSetting(
          path, .word(severities), default: .word(rule.severity), rule.summary))
      settings += rule.options.map { option in
        ConfigurationSetting(
          "\(path).\(option.path)", option.kind, default: option.defaultValue,
          option.documentation)
      }
    }
    return settings
  }
}
