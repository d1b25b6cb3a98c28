import ThemeSource

extension CommandOption {
  /// `--format` of commands that report diagnostics.
  package static let diagnosticFormat = CommandOption.choice(
    "format", placeholder: "FORMAT", of: DiagnosticFormat.self,
    help: "text (default), short (file:line:column: error: message [id]) or json")
}

extension Invocation {
  /// Reads a file, or for `-` standard input, into `sources`.
  ///
  /// When it cannot be read, that is said on standard error and the result is `nil`. What the bytes
  /// are is for the caller to find out: they may not be UTF-8.
  package func load(_ path: String, into sources: inout SourceMap) -> FileID? {
    switch context.read(path) {
    case .success(let bytes):
      return sources.add(name: path == "-" ? "<stdin>" : path, bytes: bytes)
    case .failure(let error):
      context.complain(error.message)
      return nil
    }
  }

  /// Writes diagnostics to `output`; in text with a line that counts errors and warnings.
  package func report(
    _ diagnostics: [Diagnostic], about sources: SourceMap, as format: DiagnosticFormat,
    on output: Output
  ) {
    let isColored = colorDepth(of: output) > .none
    let width = Terminal.width(of: output, environment: context.environment)
    // Line numbers and the rule take a few columns. Whoever reads a file may have a wide window.
    let columns = output.isTerminal ? min(100, width - 8) : 100
    var renderer = DiagnosticRenderer(
      sources: sources, isColored: isColored, columns: columns)
    output.write(renderer.render(diagnostics, as: format))
    if format == .text, let summary = DiagnosticRenderer.summary(of: diagnostics) {
      output.write("\n\(summary)\n")
    }
  }
}
