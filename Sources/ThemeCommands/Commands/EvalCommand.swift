import ThemeReports
import ThemeSemantics
import ThemeSource
import ThemeTokens

extension Command {
  static let eval = Command(
    "eval", summary: "show the values that a theme gives the tokens",
    discussion: [
      "Findings go to standard error; a value that a mistake leaves without one is left out."
    ],
    operands: [
      Operand("FILE", .one, help: "a theme; - is standard input"),
      Operand(
        "PATH", .any, help: "a token (background.primary), a group (spacing) or a `let`"),
    ],
    options: [ValueFormat.option, AppearanceChoice.option, allOption, .assets, .color],
    examples: [
      Example("theme eval acme.theme", "every token; * marks what the theme sets"),
      Example("theme eval acme.theme background.primary", "one token, exactly"),
      Example("theme eval acme.theme --format json", "the same for programs"),
    ]
  ) { invocation in
    guard let name = invocation.operands.first, let project = invocation.load(name) else {
      return .couldNotRun
    }
    let theme = project.evaluate(workers: .threads)
    invocation.context.keep(theme.world)
    var selection: [Variable]?
    if invocation.operands.count > 1 {
      switch TokenSelection(theme, command: "eval").variables(invocation.operands.dropFirst()) {
      case .success(let variables): selection = variables
      case .failure(let error): return invocation.context.refuse(error)
      }
    }
    invocation.reportAside(theme.findings, of: project)
    switch invocation.choice(of: ValueFormat.option, default: ValueFormat.text) {
    case .json: invocation.writeJSON(theme, selection)
    case .text: invocation.writeText(theme, selection)
    }
    return theme.findings.hasErrors || !theme.openLets.isEmpty ? .findings : .clean
  }

  fileprivate static let allOption = CommandOption.flag("all", help: "show the `let`s too")
}

extension Invocation {
  private var appearance: Appearance? {
    choice(of: AppearanceChoice.option, default: AppearanceChoice.all).appearance
  }

  /// Writes the `selection`; every token where there is none.
  fileprivate func writeText(_ theme: EvaluatedTheme, _ selection: [Variable]?) {
    var report = EvaluationReport(theme)
    report.selection = selection
    report.includesLets = has(Command.allOption)
    if let appearance { report.appearances = [appearance] }
    var text = StyledText(colorDepth(of: context.output))
    let output = context.output
    report.write(to: &text, workers: .threads) { text in
      text.drain(from: 1 << 16) { output.write($0) }
    }
    text.drain { output.write($0) }
  }

  fileprivate func writeJSON(_ theme: EvaluatedTheme, _ variables: [Variable]?) {
    var selection = EvaluatedTheme.JSONSelection()
    selection.variables = variables
    selection.includesLets = has(Command.allOption)
    if let appearance { selection.appearances = [appearance] }
    var writer = JSONWriter()
    let output = context.output
    theme.writeJSON(selection, to: &writer, workers: .threads) { writer in
      writer.drain(from: 1 << 16) { bytes in bytes.withUnsafeBytes { output.write($0) } }
    }
    writer.drain { bytes in bytes.withUnsafeBytes { output.write($0) } }
  }
}
