import ThemeSource

extension CommandOption {
  /// `--format` of commands that report diagnostics.
  package static let diagnosticFormat = CommandOption.choice(
    "format", short: "f", placeholder: "FORMAT",
    of: DiagnosticFormat.self,
    help: "text (default), short (file:line:column: error: message [id]) or json")
}

extension Invocation {
  /// Writes diagnostics to `output`; for people, their number follows on standard error.
  package func report(
    _ diagnostics: [Diagnostic], about sources: SourceMap, as format: DiagnosticFormat,
    on output: Output
  ) {
    Workers.dismissThreads()
    let isColored = colorDepth(of: output) > .none
    let width = Terminal.width(of: output, environment: context.environment)
    // Line numbers and the rule take a few columns. Whoever reads a file may have a wide window.
    let columns = output.isTerminal ? min(100, width - 8) : 100
    var renderer = DiagnosticRenderer(
      sources: sources, isColored: isColored, columns: columns)
    renderer.render(diagnostics, as: format) { output.write($0) }
    if format == .text, let summary = DiagnosticRenderer.summary(of: diagnostics) {
      context.errors.write("\(summary)\n")
    }
  }
}
