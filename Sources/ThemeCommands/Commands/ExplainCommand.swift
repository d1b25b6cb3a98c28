import ThemeReports
import ThemeSemantics
import ThemeSource
import ThemeTokens

extension Command {
  static let explain = Command(
    "explain", summary: "show where a token's value comes from",
    discussion: [
      "For each appearance or part: the statement that gives the value, what it overrides, and what"
        + " it refers to, down to literals and defaults; then the stack of layers."
    ],
    operands: [
      Operand("FILE", .one, help: "a theme; - is standard input"),
      Operand(
        "PATH", .some, help: "a token (background.primary), a group (spacing) or a `let`"),
    ],
    options: [AppearanceChoice.option, .assets, .color],
    examples: [
      Example("theme explain acme.theme background.primarySubtle", "follow it to its source")
    ]
  ) { invocation in
    guard let name = invocation.operands.first, let project = invocation.load(name) else {
      return .couldNotRun
    }
    let theme = project.evaluate(workers: .threads)
    let variables: [Variable]
    switch TokenSelection(theme, command: "explain").variables(invocation.operands.dropFirst()) {
    case .success(let found): variables = found
    case .failure(let error): return invocation.context.refuse(error)
    }
    invocation.reportAside(theme.findings, of: project)
    let asked = invocation.choice(of: AppearanceChoice.option, default: AppearanceChoice.all)
    var text = StyledText(invocation.colorDepth(of: invocation.context.output))
    var report = ExplanationReport(theme)
    if let appearance = asked.appearance {
      report.style.appearances = [appearance]
      report.style.includesIncreasedContrast = true
    }
    for variable in variables { report.write(variable, to: &text) }
    text.endLine()
    report.writeStack(to: &text)
    invocation.context.output.write(text.bytes)
    return theme.findings.hasErrors ? .findings : .clean
  }
}
