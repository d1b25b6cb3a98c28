import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

package enum AliasName: LintRule {
  package static let name: DiagnosticID = "alias_name"
  package static let severity = RuleSeverity.off
  package static let repair = RuleRepair.safe

  package static let page = """
    Finds tokens that are set by the name which the shipped SDK has for them and its documentation
    has not: `size2xlDimen` for `size4xlDimen`, `size3xlDimen` for `size5xlDimen`.

    ## Why it is bad

    Both names mean the same token. A reader who looks one of them up in Auth0's documentation does
    not find it, and a search for one misses the other.

    ## Example

    ```theme
    sizes.size2xlDimen = 48
    ```

    ## Use instead

    ```theme
    sizes.size4xlDimen = 48
    ```

    ## Fix

    Safe: both names are the same token.
    """

  /// The names that the SDK alone has, with the documented ones.
  private static let names = Dictionary(
    Schema.tokens.compactMap { token in token.aliases.first.map { ($0, token.name) } },
    uniquingKeysWith: { first, _ in first })

  package static func check(_ file: FileContext, _ findings: inout Findings) {
    let tree = file.tree
    for node in places(in: file) {
      let alias = tree.text(of: node)
      guard let name = names[alias] else { continue }
      let location = tree.location(of: node)
      findings.report(
        "`\(alias)` is documented as `\(name)`", at: location,
        fixes: [Fix("write `\(name)`", edits: [TextEdit(location, name)])])
    }
  }

  /// The names of tokens in what is set and in what is read.
  private static func places(in file: FileContext) -> [NodeID] {
    let (tree, program) = (file.tree, file.file.program)
    var places: Set<NodeID> = []
    for setting in file.file.settings { places.formUnion(tree.children(of: setting.path)) }
    for expression in program.expressions {
      guard expression.operation == .token || expression.operation == .importedToken else {
        continue
      }
      // A bare name, or the members behind a group's.
      places.insert(expression.node)
      switch tree.kind(of: expression.node) {
      case .member: places.formUnion(tree.children(of: expression.node))
      case .chain:
        for member in tree.children(of: expression.node) {
          if let name = tree.firstChild(of: member) { places.insert(name) }
        }
      default: break
      }
    }
    return places.sorted()
  }
}
