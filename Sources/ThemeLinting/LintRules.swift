import ThemeSemantics
import ThemeSource

/// The table of all rules.
package enum LintRules {
  /// Every rule, by name.
  package static let all: [any LintRule.Type] = [
    AliasName.self,
    CodeRowOverflow.self,
    ConfusableName.self,
    EmptyBlock.self,
    FocusRingInvisible.self,
    HalfPair.self,
    HiddenCharacter.self,
    InvisibleText.self,
    LowContrast.self,
    LowContrastBorder.self,
    MissingDark.self,
    NotScalingFont.self,
    OffGrid.self,
    OutOfGamut.self,
    QRUnreadable.self,
    RedundantOverride.self,
    RepeatedLiteral.self,
    RequiredTokens.self,
    SameInDark.self,
    ScaleOrder.self,
    ShadowedName.self,
    SmallTouchTarget.self,
    StaleDefault.self,
    SystemContentInvisible.self,
    TightLineHeight.self,
    TinyText.self,
    UndocumentedTheme.self,
    UnreadToken.self,
    UnusedFunction.self,
    UnusedImport.self,
    UnusedLet.self,
    UnusedSuppression.self,
  ]

  /// The rule called `name`.
  package static func rule(named name: String) -> (any LintRule.Type)? {
    all.first { $0.name.rawValue == name }
  }

  /// The rules as a configuration's table of settings has them.
  package static let configurable: [ConfigurableRule] = all.map { rule in
    ConfigurableRule(
      name: rule.name.rawValue, severity: rule.severity.rawValue,
      summary: RulePage(rule).summary, options: rule.options)
  }
}

/// The kinds of findings that the linter has beside those of its rules.
extension DiagnosticID {
  static let unknownRule: DiagnosticID = "unknown_rule"
  static let invalidSuppression: DiagnosticID = "invalid_suppression"

  /// Every kind that linting can report, beside those of the language.
  package static let linting: [DiagnosticID] =
    LintRules.all.map { $0.name } + [unknownRule, invalidSuppression]
}
