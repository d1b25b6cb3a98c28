import ThemeSemantics
import ThemeSource
import ThemeTokens

package enum HalfPair: LintRule {
  package static let name: DiagnosticID = "half_pair"
  package static let severity = RuleSeverity.info
  package static let repair = RuleRepair.unsafe

  package static let page = """
    Finds one of `background.primary` and `text.onPrimary` set while the other stays Auth0's. The
    second is drawn on the first. Where the two cannot be read together, `low_contrast` says so instead.

    ## Why it is bad

    The two are one decision. Today they happen to go together; the next change of the one that is
    set will not ask the other.

    ## Example

    ```theme
    background.primary = (light: #1B4BD8, dark: #A9C4FF)
    ```

    ## Use instead

    ```theme
    background.primary = (light: #1B4BD8, dark: #A9C4FF)
    text.onPrimary     = readable(on: background.primary)
    ```

    ## Fix

    Unsafe: it adds `text.onPrimary = readable(on: background.primary)`, which is black or white.
    """

  private static let surface = Schema.index(group: .background, name: "primary") ?? 0
  private static let front = Schema.index(group: .text, name: "onPrimary") ?? 0

  package static func check(_ theme: ThemeContext, _ findings: inout Findings) {
    let first = theme.firstAppearance {
      theme.isAuthored(surface, $0) != theme.isAuthored(front, $0)
    }
    guard let first else { return }
    let isUnreadable = theme.contrast.flatMap(\.failing).contains {
      $0.drawn.surface == surface && $0.drawn.foreground == front
    }
    guard !isUnreadable else { return }
    let isSurface = theme.isAuthored(surface, first)
    let (set, left) = isSurface ? (surface, front) : (front, surface)
    // What is derived from the other one follows it.
    guard let culprit = theme.ownStatement(of: TokenSlot(set, first)),
      !theme.reads(left, from: TokenSlot(set, first))
    else { return }
    let value = theme.color(left, first).map { ", \($0.hexString)" } ?? ""
    findings.report(
      "`\(Schema.tokens[set].path)` is set and `\(Schema.tokens[left].path)`, which is seen with it, "
        + "is still Auth0's\(value) \(first.phrase)", at: culprit.location,
      fixes: isSurface ? fix(theme, culprit) : [])
  }

  private static func fix(_ theme: ThemeContext, _ culprit: Culprit) -> [Fix] {
    // A surface that is not known, or translucent, cannot be asked what is readable on it.
    let isKnown = Appearance.allCases.allSatisfy { theme.color(surface, $0)?.opacity == 1 }
    guard isKnown, !(0..<4).contains(where: { theme.isAuthored(front, $0) }) else { return [] }
    let statement = "text.onPrimary = readable(on: background.primary)"
    return [
      Fix(
        "add `\(statement)`", .unsafe,
        edits: [theme.file.tree.inserting(statement, below: culprit.location)])
    ]
  }
}
