import ThemeSource

/// Findings as SARIF 2.1.0, the OASIS format that code scanning services read.
///
/// Columns are UTF-16 code units, counted from 1, as the format's default has them. Files are named
/// as messages name them, by relative references where they lie below the working folder.
package struct SARIFReport {
  private let diagnostics: [Diagnostic]
  private let sources: SourceMap
  private let version: String
  private var indices: [FileID: LineIndex] = [:]
  /// The kinds of findings that occur, in order.
  private let kinds: [DiagnosticID]

  /// A report of `diagnostics` by the tool in `version`.
  package init(_ diagnostics: [Diagnostic], about sources: SourceMap, version: String) {
    self.diagnostics = Diagnostic.ordered(diagnostics)
    self.sources = sources
    self.version = version
    kinds = Set(diagnostics.map(\.id)).sorted { $0.rawValue < $1.rawValue }
  }

  /// Hands the report to `output` piece by piece, as UTF-8.
  package mutating func render(to output: (UnsafeRawBufferPointer) -> Void) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.key("runs")
      writer.array { writer in
        writer.object { writer in
          writer.key("tool")
          writer.object { writer in
            writer.key("driver")
            writeDriver(to: &writer)
          }
          writer.member("columnKind", "utf16CodeUnits")
          writer.key("results")
          writer.array { writer in
            for diagnostic in diagnostics {
              write(diagnostic, to: &writer)
              writer.drain(from: 1 << 16) { $0.withUnsafeBytes(output) }
            }
          }
        }
      }
    }
    writer.endLine()
    writer.drain { $0.withUnsafeBytes(output) }
  }

  private func writeDriver(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", "theme")
      writer.member("semanticVersion", version)
      writer.key("rules")
      writer.array { writer in
        for kind in kinds {
          writer.object { writer in
            writer.member("id", kind.rawValue)
            guard let rule = LintRules.rule(named: kind.rawValue) else { return }
            let page = RulePage(rule)
            write(text: page.summary, as: "shortDescription", to: &writer)
            writer.key("help")
            writer.object { writer in
              writer.member("text", rule.page)
              writer.member("markdown", rule.page)
            }
          }
        }
      }
    }
  }

  private mutating func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("ruleId", diagnostic.id.rawValue)
      if let index = kinds.firstIndex(of: diagnostic.id) { writer.member("ruleIndex", index) }
      writer.member("level", diagnostic.severity.level)
      let message = ([diagnostic.message] + diagnostic.notes).joined(separator: "\n")
      write(text: message, as: "message", to: &writer)
      writer.key("locations")
      writer.array { writer in
        writer.object { write(diagnostic.location, to: &$0) }
      }
      writeLabels(diagnostic.labels, to: &writer)
      writeFixes(diagnostic.fixes, to: &writer)
    }
  }

  private mutating func writeLabels(_ labels: [DiagnosticLabel], to writer: inout JSONWriter) {
    guard !labels.isEmpty else { return }
    writer.key("relatedLocations")
    writer.array { writer in
      for (number, label) in labels.enumerated() {
        writer.object { writer in
          writer.member("id", number)
          write(label.location, to: &writer)
          write(text: label.message, as: "message", to: &writer)
        }
      }
    }
  }

  private mutating func writeFixes(_ fixes: [Fix], to writer: inout JSONWriter) {
    let fixes = fixes.filter { !$0.edits.isEmpty }
    guard !fixes.isEmpty else { return }
    writer.key("fixes")
    writer.array { writer in
      for fix in fixes {
        writer.object { writer in
          write(text: fix.title, as: "description", to: &writer)
          writer.key("artifactChanges")
          writer.array { writer in
            for file in Set(fix.edits.map(\.location.file)).sorted() {
              write(fix.edits.filter { $0.location.file == file }, in: file, to: &writer)
            }
          }
        }
      }
    }
  }

  private mutating func write(
    _ edits: [TextEdit], in file: FileID, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writeArtifact(file, to: &writer)
      writer.key("replacements")
      writer.array { writer in
        for edit in edits {
          writer.object { writer in
            writer.key("deletedRegion")
            writeRegion(edit.location, to: &writer)
            if !edit.replacement.isEmpty {
              write(text: edit.replacement, as: "insertedContent", to: &writer)
            }
          }
        }
      }
    }
  }

  private mutating func write(_ location: SourceLocation, to writer: inout JSONWriter) {
    writer.key("physicalLocation")
    writer.object { writer in
      writeArtifact(location.file, to: &writer)
      writer.key("region")
      writeRegion(location, to: &writer)
    }
  }

  private mutating func writeArtifact(_ file: FileID, to writer: inout JSONWriter) {
    let name = index(of: file).text.name
    writer.key("artifactLocation")
    writer.object { $0.member("uri", FileReference.uri(of: name)) }
  }

  private mutating func writeRegion(_ location: SourceLocation, to writer: inout JSONWriter) {
    let index = index(of: location.file)
    let start = index.utf16Position(of: location.range.start)
    let end = index.utf16Position(of: location.range.end)
    writer.object { writer in
      writer.member("startLine", start.line + 1)
      writer.member("startColumn", start.character + 1)
      writer.member("endLine", end.line + 1)
      writer.member("endColumn", end.character + 1)
    }
  }

  private func write(text: String, as key: String, to writer: inout JSONWriter) {
    writer.key(key)
    writer.object { $0.member("text", text) }
  }

  private mutating func index(of file: FileID) -> LineIndex {
    if let known = indices[file] { return known }
    let index = LineIndex(sources[file] ?? SourceText(id: file, name: "<unknown>", bytes: []))
    indices[file] = index
    return index
  }
}

extension Severity {
  /// SARIF's word for it.
  fileprivate var level: String {
    switch self {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
