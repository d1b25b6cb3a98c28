import ThemeSource

/// Findings as workflow commands of GitHub Actions, which shows them beside the changed lines.
///
///     ::warning file=acme.theme,line=3,endLine=3,col=20,endColumn=27,title=low_contrast::…
package struct GitHubReport {
  private let diagnostics: [Diagnostic]
  private let sources: SourceMap
  private var indices: [FileID: LineIndex] = [:]

  /// A report of `diagnostics`.
  package init(_ diagnostics: [Diagnostic], about sources: SourceMap) {
    self.diagnostics = Diagnostic.ordered(diagnostics)
    self.sources = sources
  }

  /// Hands the commands to `output`, one a line, as UTF-8.
  package mutating func render(to output: (UnsafeRawBufferPointer) -> Void) {
    for diagnostic in diagnostics {
      let index = index(of: diagnostic.location.file)
      let start = index.position(of: diagnostic.location.range.start)
      let end = index.position(of: diagnostic.location.range.end)
      var properties = [
        ("file", index.text.name), ("line", "\(start.line)"), ("endLine", "\(end.line)"),
      ]
      // Columns are only understood within one line.
      if start.line == end.line {
        properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")]
      }
      properties.append(("title", diagnostic.id.rawValue))
      let list = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
      let message = ([diagnostic.message] + diagnostic.notes).joined(separator: "\n")
      var line = "::\(diagnostic.severity.command) \(list)::\(Self.data(message))\n"
      line.withUTF8 { output(UnsafeRawBufferPointer($0)) }
    }
  }

  /// A message as commands carry it: `%` and line breaks as escapes, other controls made visible.
  private static func data(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.map { VisibleText.escaping(String($0)) }.joined(separator: "\n")
      .flatMapped { character in
        switch character {
        case "%": "%25"
        case "\n": "%0A"
        default: nil
        }
      }
  }

  /// The value of a property, where `:` and `,` end it.
  private static func property(_ text: String) -> String {
    text.flatMapped { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private mutating func index(of file: FileID) -> LineIndex {
    if let known = indices[file] { return known }
    let index = LineIndex(sources[file] ?? SourceText(id: file, name: "<unknown>", bytes: []))
    indices[file] = index
    return index
  }
}

extension String {
  /// The text with each scalar that `replacement` knows replaced.
  fileprivate func flatMapped(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result.append(contentsOf: text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Severity {
  /// The command that shows it.
  fileprivate var command: String {
    switch self {
    case .info: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
