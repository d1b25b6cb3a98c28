import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum StaleDefault: LintRule {
  package static let name: DiagnosticID = "stale_default"
  package static let severity = RuleSeverity.info
  package static let repair = RuleRepair.unsafe

  package static let page = """
    Finds a colour that is still Auth0's while the one it is a shade of has been set: the subtle
    variants of `background.primary`, `background.error` and `background.success`.

    ## Why it is bad

    Auth0's subtle primary is its near-black at 35%. Beside a blue primary it is a gray that belongs
    to no brand.

    ## Example

    ```theme
    background.primary = (light: #1B4BD8, dark: #A9C4FF)
    text.onPrimary     = readable(on: background.primary)
    ```

    ## Use instead

    ```theme
    background.primary       = (light: #1B4BD8, dark: #A9C4FF)
    background.primarySubtle = background.primary.opacity(35%)
    text.onPrimary           = readable(on: background.primary)
    ```

    ## Fix

    Unsafe: it adds the derivation that Auth0's own values have.
    """

  /// A token that is a shade of another, and how Auth0's own values derive it.
  private struct Derivation {
    let token: Int
    let source: Int
    let text: String
    let isByOpacity: Bool

    init?(_ path: String, from source: String, _ light: String, _ dark: String) {
      guard let token = Schema.token(path: path)?.index,
        let origin = Schema.token(path: source)?.index
      else { return nil }
      self.token = token
      self.source = origin
      text = "(light: \(source).\(light), dark: \(source).\(dark))"
      isByOpacity = light.hasPrefix("opacity")
    }
  }

  private static let derivations: [Derivation] = [
    Derivation(
      "background.primarySubtle", from: "background.primary", "opacity(35%)", "opacity(50%)"),
    Derivation(
      "background.errorSubtle", from: "background.error", "lighten(by: 50%)", "darken(by: 35%)"),
    Derivation(
      "background.successSubtle", from: "background.success", "lighten(by: 75%)", "darken(by: 35%)"),
  ].compactMap { $0 }

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    for derivation in derivations {
      guard !(0..<4).contains(where: { theme.isAuthored(derivation.token, $0) }),
        let appearance = theme.appearances.first(where: {
          theme.isAuthored(derivation.source, $0) && differs(derivation, in: $0, theme)
        }),
        let culprit = theme.ownStatement(of: TokenSlot(derivation.source, appearance))
      else { continue }
      let statement = "\(Schema.tokens[derivation.token].path) = \(derivation.text)"
      // Of what is only a name, no more than the opacity can be changed.
      let isKnown =
        derivation.isByOpacity
        || Appearance.allCases.allSatisfy { theme.color(derivation.source, $0) != nil }
      findings.report(
        "`\(Schema.tokens[derivation.token].path)` is a shade of "
          + "`\(Schema.tokens[derivation.source].path)`, which is set here, and still Auth0's",
        at: culprit.location,
        fixes: isKnown
          ? [
            Fix(
              "add `\(statement)`", .unsafe,
              edits: [theme.file.tree.inserting(statement, below: culprit.location)])
          ] : [])
    }
  }

  /// Whether the source is not Auth0's colour written out.
  private static func differs(
    _ derivation: Derivation, in appearance: Appearance, _ theme: ThemeContext
  ) -> Bool {
    guard case .color(let standard) = Schema.tokens[derivation.source].defaultValue else {
      return false
    }
    return theme.color(derivation.source, appearance)?.rgba8
      != standard[appearance].components(for: appearance)?.rgba8
  }
}
