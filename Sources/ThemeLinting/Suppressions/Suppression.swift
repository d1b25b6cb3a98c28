import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// A comment that silences rules: `// lint:ignore low_contrast: brand asked for it` for the next
/// statement, or its own where it trails one; `// lint:ignore-file` for the whole file.
package struct Suppression: Sendable {
  /// The comment.
  package let comment: SourceRange
  /// The rule that it names; `nil` for all.
  package let rule: DiagnosticID?
  /// Where the rule is named; the comment where none is.
  package let nameRange: SourceRange
  /// What it covers; `nil` for the whole file.
  package let covered: SourceRange?
  /// The other rules that the same comment names.
  let siblings: Int
  /// Whether it is for the whole file.
  let isForFile: Bool
}

/// Names one suppression of a project.
struct SuppressionReference: Hashable, Sendable {
  let file: Int
  let index: Int
}

/// The suppressions of all files of a project.
struct SuppressionTable: Sendable {
  /// By file; most files have none.
  private(set) var byFile: [Int: [Suppression]] = [:]

  mutating func add(_ suppressions: [Suppression], of file: Int) {
    if !suppressions.isEmpty { byFile[file] = suppressions }
  }

  /// The suppressions of `rule` that cover a place.
  func covering(_ location: SourceLocation, rule: DiagnosticID) -> [SuppressionReference] {
    let file = Int(location.file.index)
    guard let list = byFile[file] else { return [] }
    var found: [SuppressionReference] = []
    for (index, suppression) in list.enumerated() {
      // One that names no rule does not hide that it is not needed.
      guard suppression.rule == rule || suppression.rule == nil && rule != UnusedSuppression.name
      else { continue }
      if suppression.isForFile {
        found.append(SuppressionReference(file: file, index: index))
      } else if let covered = suppression.covered, covered.touches(location.range.start) {
        found.append(SuppressionReference(file: file, index: index))
      }
    }
    return found
  }
}
