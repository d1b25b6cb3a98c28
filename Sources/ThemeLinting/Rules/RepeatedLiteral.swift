import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

package enum RepeatedLiteral: LintRule {
  package static let name: DiagnosticID = "repeated_literal"
  package static let severity = RuleSeverity.off
  package static let repair = RuleRepair.none

  private static let mostTimes = 3.0
  package static let options = [
    ConfigurationSetting(
      "times", .number(2...100, isWhole: true), default: .number(mostTimes),
      "How often a colour may not be written.")
  ]

  package static let page = """
    Finds a colour that one file writes three times or more. Black, white and clear do not count.

    ## Why it is bad

    When the brand's blue changes, one of the places is forgotten. A `let` gives it a name and one
    place.

    ## Example

    ```theme
    background.inverse = #1C2B04
    background.accent  = #1C2B04
    border.bold        = #1c2b04
    ```

    ## Use instead

    ```theme
    let ink = #1C2B04

    background.inverse = ink
    background.accent  = ink
    border.bold        = ink
    ```

    ## Options

    `times` is how often is too often, 3 where nothing is said.

    ## Fix

    None: the name is the author's.
    """

  package static func check(_ file: FileContext, _ findings: inout Findings) {
    let times = Int(file.settings.number("times", of: Self.self, default: mostTimes))
    let tree = file.tree
    let colors = (0..<tree.nodeCount).lazy.map { NodeID($0) }.filter { tree.kind(of: $0) == .color }
    var order: [ColorLiteral] = []
    var places: [ColorLiteral: [NodeID]] = [:]
    for node in colors {
      guard let color = tree.color(at: node), !color.isPlain else { continue }
      if places[color] == nil { order.append(color) }
      places[color, default: []].append(node)
    }
    let names = names(in: file)
    for color in order {
      guard let nodes = places[color], nodes.count >= times, let first = nodes.first else {
        continue
      }
      let name = names[color]
      findings.report(
        "\(tree.text(of: first)) is written \(nodes.count) times in this file",
        at: tree.location(of: first),
        labels: nodes.dropFirst().prefix(3).map {
          DiagnosticLabel(tree.location(of: $0), "the same colour")
        },
        notes: [name.map { "help: write `\($0)`" } ?? "help: give it a name with `let`"])
    }
  }

  /// The colours that the file has a name for.
  private static func names(in file: FileContext) -> [ColorLiteral: String] {
    var names: [ColorLiteral: String] = [:]
    for declaration in file.file.lets {
      guard let value = declaration.value, file.tree.kind(of: value) == .color,
        let color = file.tree.color(at: value), names[color] == nil
      else { continue }
      names[color] = file.tree.name(of: declaration.name)
    }
    return names
  }
}

extension ColorLiteral {
  /// Whether it is black, white or clear.
  fileprivate var isPlain: Bool {
    alpha == 0 || alpha == 255 && red == green && green == blue && (red == 0 || red == 255)
  }
}
