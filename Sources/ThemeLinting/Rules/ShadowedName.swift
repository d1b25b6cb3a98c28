import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

package enum ShadowedName: LintRule {
  package static let name: DiagnosticID = "shadowed_name"
  package static let severity = RuleSeverity.warning
  package static let repair = RuleRepair.safe

  package static let page = """
    Finds names that do not mean the declaration a reader thinks of: a bare name that is a token of
    the group it stands in although a `let` has the same name, and a parameter called like a `let`.

    ## Why it is bad

    In a group, its tokens come first: inside `background { … }`, `accent` is `background.accent`,
    whatever `let accent` says.

    ## Example

    ```theme
    let accent = #FFC53D

    background { inverse = accent }
    border.bold = accent
    ```

    ## Use instead

    ```theme
    let sun = #FFC53D

    background { inverse = sun }
    border.bold = sun
    ```

    ## Fix

    Safe: a token is written with its group, `background.accent`, which is what it means now. Whether
    the `let` was meant is for you to say. A parameter has no repair.
    """

  package static func check(_ file: FileContext, _ findings: inout Findings) {
    var names = DeclaredNames(file)
    checkTokens(file, &names, &findings)
    checkParameters(file, &names, &findings)
  }

  private static func checkTokens(
    _ file: FileContext, _ names: inout DeclaredNames, _ findings: inout Findings
  ) {
    let tree = file.tree
    var seen: Set<NodeID> = []
    for expression in file.file.program.expressions where expression.operation == .token {
      guard tree.kind(of: expression.node) == .reference, seen.insert(expression.node).inserted,
        let declared = names[tree.name(of: expression.node)]
      else { continue }
      let token = Schema.tokens[Int(expression.a)]
      let location = tree.location(of: expression.node)
      findings.report(
        "`\(tree.name(of: expression.node))` is the token `\(token.path)` here, not the `let`",
        at: location, labels: [DiagnosticLabel(declared, "the `let`")],
        fixes: [Fix("write `\(token.path)`", edits: [TextEdit(location, token.path)])])
    }
  }

  private static func checkParameters(
    _ file: FileContext, _ names: inout DeclaredNames, _ findings: inout Findings
  ) {
    for function in file.file.functions {
      for parameter in function.parameters {
        guard let declared = names[parameter.name] else { continue }
        findings.report(
          "the parameter `\(parameter.name)` hides the `let` of that name",
          at: file.tree.location(of: parameter.nameNode),
          labels: [DiagnosticLabel(declared, "the `let`")])
      }
    }
  }
}

/// The `let`s that one file sees by their bare names.
private struct DeclaredNames {
  private let file: FileContext
  private lazy var places: [String: SourceLocation] = {
    var places: [String: SourceLocation] = [:]
    for layer in file.file.stack {
      let owner = file.project.file(layer)
      for declaration in owner.lets {
        places[owner.tree.name(of: declaration.name)] = owner.tree.location(of: declaration.name)
      }
    }
    return places
  }()

  init(_ file: FileContext) { self.file = file }

  subscript(name: String) -> SourceLocation? {
    mutating get { places[name] }
  }
}
