import ThemeSource
import ThemeSyntax

extension ThemeFile {
  /// Where the text of an expression stands.
  package func location(of expression: ExpressionID) -> SourceLocation {
    location(ofExpressionAt: program[expression].node)
  }

  /// Where the text of an expression stands that `node` ends: to a member belongs all that it is
  /// asked of, so that of `a.light.opacity(35%)` the expression at `.light` is `a.light`.
  package func location(ofExpressionAt node: NodeID) -> SourceLocation {
    let range = tree.range(of: node)
    guard tree.kind(of: node) == .member else { return SourceLocation(id, range) }
    // The nodes are in pre-order, so the chain stands before its members.
    for place in stride(from: Int(node.index) - 1, to: 0, by: -1) {
      let chain = NodeID(place)
      if tree.kind(of: chain) == .chain, tree.placeAfter(chain) > node {
        return SourceLocation(id, SourceRange(tree.range(of: chain).start, range.end))
      }
    }
    return SourceLocation(id, range)
  }
}
