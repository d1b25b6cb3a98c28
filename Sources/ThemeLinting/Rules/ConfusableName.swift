import ThemeSemantics
import ThemeSource
import ThemeSyntax

package enum ConfusableName: LintRule {
  package static let name: DiagnosticID = "confusable_name"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.none

  package static let page = """
    Finds two names in one scope that look alike: they differ only in case, in characters that cannot
    be seen, in compatible forms of a character (full-width letters, ligatures, styled letters), or
    in Greek and Cyrillic letters with the shape of a Latin one.

    ## Why it is bad

    Nobody tells them apart when reading, and one is written where the other is meant.

    ## Example

    ```theme
    let brandBlue = #1B4BD8
    let brandblue = #A9C4FF

    background.accent  = brandBlue
    background.inverse = brandblue
    ```

    ## Use instead

    ```theme
    let brandBlue = #1B4BD8
    let paleBlue  = #A9C4FF

    background.accent  = brandBlue
    background.inverse = paleBlue
    ```

    ## Fix

    None: the better name is the author's.
    """

  package static func check(_ file: FileContext, _ findings: inout Findings) {
    guard file.file.declaresNames, mayHoldPairs(file) else { return }
    var known: [String: (name: String, place: SourceLocation)] = [:]
    for layer in file.file.stack.dropLast() {
      for (name, place) in file.project.file(layer).declaredNames {
        known[LookAlike.folded(name)] = (name, place)
      }
    }
    for (name, place) in file.file.declaredNames {
      let key = LookAlike.folded(name)
      guard let other = known[key] else {
        known[key] = (name, place)
        continue
      }
      // The same name twice is an error of the language.
      guard other.name != name else { continue }
      findings.report(
        "`\(name)` is easily taken for `\(other.name)`", at: place,
        labels: [DiagnosticLabel(other.place, "`\(other.name)`")])
    }
  }

  /// Whether two names that the file sees may be alike; where this says no, no two are.
  private static func mayHoldPairs(_ file: FileContext) -> Bool {
    let layers = file.file.stack.map { file.project.file($0) }
    let count = layers.reduce(0) { $0 + $1.lets.count + $1.functions.count + $1.imports.count }
    guard count > 1 else { return false }
    var names = SeenNames(capacity: count)
    return layers.contains { layer in layer.anyDeclaredName { !names.insert($0) } }
      || !names.finish()
  }
}
