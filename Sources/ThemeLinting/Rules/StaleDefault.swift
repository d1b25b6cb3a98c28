import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum StaleDefault: LintRule {
  package static let name: DiagnosticID = "stale_default"
  package static let severity = RuleSeverity.info
  package static let repair = RuleRepair.unsafe

  package static let page = """
    Finds a colour that is still Auth0's while the one it is a shade of has been set: the subtle
    variants of `background.error` and `background.success`, and that of `background.primary` where
    `unread_token` is off, as no view of the SDK reads it.

    ## Why it is bad

    Auth0's subtle error is a pale red. Beside an orange error it is a shade that belongs to no
    brand.

    ## Example

    ```theme
    background.error = (light: #FFE0B8, dark: #FFB961)
    ```

    ## Use instead

    ```theme
    background.error       = (light: #FFE0B8, dark: #FFB961)
    background.errorSubtle = (light: #FFF3E2, dark: #7A4B00)
    ```

    ## Fix

    Unsafe: it adds the derivation that Auth0's own values have.
    """

  /// A token that is a shade of another, and how Auth0's own values derive it.
  private struct Derivation {
    let token: String
    let source: String
    let light: String
    let dark: String

    /// The derivation as a theme says it.
    var statement: String {
      "background.\(token) = (light: background.\(source).\(light), "
        + "dark: background.\(source).\(dark))"
    }
    /// Whether it changes no more than the opacity, which can be done to what is only a name.
    var isByOpacity: Bool { light.hasPrefix("opacity") }
  }

  private static var derivations: [Derivation] {
    [
      Derivation(
        token: "primarySubtle", source: "primary", light: "opacity(35%)", dark: "opacity(50%)"),
      Derivation(
        token: "errorSubtle", source: "error", light: "lighten(by: 50%)", dark: "darken(by: 35%)"),
      Derivation(
        token: "successSubtle", source: "success", light: "lighten(by: 75%)",
        dark: "darken(by: 35%)"),
    ]
  }

  /// The places in the schema of the sources and of what is derived from them, in the order of
  /// `derivations`, which are made only to report one.
  private static let sources = places(["primary", "error", "success"])
  private static let shades = places(["primarySubtle", "errorSubtle", "successSubtle"])

  private static func places(_ names: [String]) -> [Int] {
    names.compactMap { Schema.index(group: .background, name: $0) }
  }

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    let includesUnread = !theme.settings.isOn(UnreadToken.self)
    for place in sources.indices {
      guard theme.world.isSet(sources[place]), !theme.world.isSet(shades[place]) else { continue }
      let (source, token) = (Schema.tokens[sources[place]], Schema.tokens[shades[place]])
      // Whoever is told that nobody reads a token should not be asked to set it.
      guard token.isReadBySDK || includesUnread,
        let appearance = theme.firstAppearance(where: {
          theme.isAuthored(source.index, $0) && differs(source, in: $0, theme)
        }),
        let culprit = theme.ownStatement(of: TokenSlot(source.index, appearance))
      else { continue }
      let derivation = derivations[place]
      let isKnown =
        derivation.isByOpacity
        || Appearance.allCases.allSatisfy { theme.color(source.index, $0) != nil }
      findings.report(
        "`\(token.path)` is a shade of `\(source.path)`, which is set here, and still Auth0's",
        at: culprit.location,
        fixes: isKnown
          ? [
            Fix(
              "add `\(derivation.statement)`", .unsafe,
              edits: [
                theme.file.tree.inserting(derivation.statement, below: culprit.location)
              ])
          ] : [])
    }
  }

  /// Whether the source is not Auth0's colour written out.
  private static func differs(
    _ source: TokenSchema, in appearance: Appearance, _ theme: ThemeContext
  ) -> Bool {
    theme.color(source.index, appearance)?.rgba8 != source.defaultColor(in: appearance)?.rgba8
  }
}
