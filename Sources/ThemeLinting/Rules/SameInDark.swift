import ThemeSemantics
import ThemeSource
import ThemeSyntax

package enum SameInDark: LintRule {
  package static let name: DiagnosticID = "same_in_dark"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.safe

  package static let page = """
    Finds a pair whose light and dark sides are the same colour.

    ## Why it is bad

    Whoever writes a pair means two colours. The second one was copied and never changed, or the pair
    is a long way of writing one colour.

    ## Example

    ```theme
    border.bold = (light: #7C8CA8, dark: #7C8CA8)
    ```

    ## Use instead

    ```theme
    border.bold = #7C8CA8
    ```

    ## Fix

    Safe: the pair becomes the one colour, which is what it says. Look at it before you commit: you
    may have meant another dark value.
    """

  package static func check(_ file: FileContext, _ findings: inout Findings) {
    let tree = file.tree
    for pair in file.nodes.pairs {
      guard let (one, other) = sides(of: pair, tree), isSame(one, other, tree) else { continue }
      let text = tree.text(of: one)
      let hasComment = tree.tokens[tree.tokenRange(of: pair)].contains { $0.kind.isComment }
      findings.report(
        "light and dark are the same colour", at: tree.location(of: pair),
        fixes: hasComment
          ? [] : [Fix("write `\(text)`", edits: [TextEdit(tree.location(of: pair), text)])])
    }
  }

  /// The two values of a pair; `nil` where it has more or fewer.
  private static func sides(of pair: NodeID, _ tree: SyntaxTree) -> (NodeID, NodeID)? {
    var values: (NodeID?, NodeID?) = (nil, nil)
    var count = 0
    for side in tree.children(of: pair) where tree.kind(of: side) == .labelled {
      let label = tree.firstChild(of: side)
      let value = label.map(tree.placeAfter).flatMap { $0 < tree.placeAfter(side) ? $0 : nil }
      if count == 0 { values.0 = value } else { values.1 = value }
      count += 1
    }
    guard count == 2, let one = values.0, let other = values.1 else { return nil }
    return (one, other)
  }

  /// Whether two values are written with the same tokens, or are literals of one colour.
  private static func isSame(_ left: NodeID, _ right: NodeID, _ tree: SyntaxTree) -> Bool {
    // Most pairs are told apart by their first digits.
    let (one, other) = (tree.bytes(of: left), tree.bytes(of: right))
    if one.count == other.count, zip(one, other).contains(where: { $0 | 0x20 != $1 | 0x20 }) {
      return false
    }
    if tree.kind(of: left) == .color, tree.kind(of: right) == .color,
      let color = tree.color(at: left)
    {
      return color == tree.color(at: right)
    }
    let words = { (node: NodeID) in
      tree.tokenRange(of: node)
        .filter { !tree.tokens[$0].kind.isTrivia && tree.tokens[$0].kind != .newline }
        .map { tree.source.string(in: tree.range(ofToken: $0)) }
    }
    return words(left) == words(right)
  }
}

extension TokenKind {
  /// Whether the token is for people only.
  var isComment: Bool {
    self == .lineComment || self == .blockComment || self == .documentationComment
  }
}
