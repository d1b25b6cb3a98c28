import ThemeSemantics
import ThemeSource
import ThemeSyntax

package enum EmptyBlock: LintRule {
  package static let name: DiagnosticID = "empty_block"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.safe

  package static let page = """
    Finds blocks with nothing in them, not even a comment.

    ## Why it is bad

    It says nothing, and looks as if something had been lost.

    ## Example

    ```theme
    radius.button = 24

    dark {
    }
    ```

    ## Use instead

    ```theme
    radius.button = 24
    ```

    ## Fix

    Safe: the block is removed.
    """

  package static func check(_ file: FileContext, _ findings: inout Findings) {
    let tree = file.tree
    for block in file.nodes.blocks {
      guard let head = tree.firstChild(of: block), tree.placeAfter(head) == tree.placeAfter(block),
        !tree.tokens[tree.tokenRange(of: block)].contains(where: { $0.kind.isComment })
      else { continue }
      findings.report(
        "nothing is in this block", at: tree.location(of: head),
        fixes: [Fix("remove it", edits: [tree.removing(block)])])
    }
  }
}
