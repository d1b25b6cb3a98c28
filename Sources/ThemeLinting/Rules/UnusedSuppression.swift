import ThemeSemantics
import ThemeSource
import ThemeSyntax

package enum UnusedSuppression: LintRule {
  package static let name: DiagnosticID = "unused_suppression"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.safe

  package static let page = """
    Finds `// lint:ignore` comments that silence nothing. Those for a rule that is off are left
    alone.

    ## Why it is bad

    What it excused has been repaired, or it stands in the wrong place. Left there, it silences the
    next finding, which nobody has looked at.

    ## Example

    ```theme
    // lint:ignore small_touch_target: the SDK adds padding
    sizes.buttonHeight = 48
    ```

    ## Use instead

    ```theme
    sizes.buttonHeight = 48
    ```

    ## Fix

    Safe: the comment, or the name of the rule in it, is removed.
    """

  /// Reports the suppressions of one file that nothing needed.
  static func report(_ unused: [Suppression], in file: ThemeFile, _ findings: inout Findings) {
    for suppression in unused {
      let tree = file.tree
      let location = SourceLocation(tree.source.id, suppression.nameRange)
      let what = suppression.rule.map { "no finding of `\($0.rawValue)`" } ?? "nothing"
      findings.report(
        "this silences \(what)", at: location,
        fixes: [Fix("remove it", edits: [removal(of: suppression, in: tree)])])
    }
  }

  private static func removal(of suppression: Suppression, in tree: SyntaxTree) -> TextEdit {
    suppression.siblings == 0
      ? tree.removingComment(suppression.comment)
      : tree.removingName(suppression.nameRange, in: suppression.comment)
  }
}

extension SyntaxTree {
  /// An edit that removes a comment, with its line where nothing else is on it.
  fileprivate func removingComment(_ comment: SourceRange) -> TextEdit {
    let place = token(at: comment.start)
    var first = place
    if first > 0, tokens[first - 1].kind == .whitespace { first -= 1 }
    let start = range(ofToken: first).start
    let isAlone = first == 0 || tokens[first - 1].kind == .newline
    let end = isAlone && tokens[place + 1].kind == .newline ? place + 1 : place
    return TextEdit(
      SourceLocation(source.id, SourceRange(start, range(ofToken: end).end)), "")
  }

  /// An edit that removes one of several names, with the comma that ties it to the others.
  fileprivate func removingName(_ name: SourceRange, in comment: SourceRange) -> TextEdit {
    var (start, end) = (name.start.index, name.end.index)
    let isSeparator = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") }
    if end < comment.end.index, source.bytes[end] == UInt8(ascii: ",") {
      while end < comment.end.index, isSeparator(source.bytes[end]) { end += 1 }
    } else {
      while start > comment.start.index, isSeparator(source.bytes[start - 1]) { start -= 1 }
    }
    return TextEdit(SourceLocation(source.id, SourceRange(start, end)), "")
  }
}
