// The JSON form is an array with one object a diagnostic, one a line:
//
//     {"id": "unknown_token", "severity": "error", "message": "…", "file": "acme.theme",
//      "range": {"start": {"line": 7, "column": 3, "offset": 81}, "end": {…}},
//      "labels": [{"file": "base.theme", "range": {…}, "message": "…"}],
//      "notes": ["…"],
//      "fixes": [{"title": "…", "applicability": "safe",
//                 "edits": [{"file": "acme.theme", "range": {…}, "replacement": "…"}]}]}
//
// `severity` is `error`, `warning` or `info`; `applicability` is `safe` or `unsafe`. Lines and
// columns count from 1, columns in grapheme clusters; `offset` counts UTF-8 bytes from 0; `end` is
// just behind the range. Every member is always there. Members may be added, none is ever renamed.

extension DiagnosticRenderer {
  mutating func json(_ diagnostics: [Diagnostic], to write: (UnsafeRawBufferPointer) -> Void) {
    var writer = JSONWriter(layout: .indented)
    writer.array { writer in
      writer.layout = .spaced
      for diagnostic in diagnostics {
        self.write(diagnostic, to: &writer)
        writer.drain(from: Self.pieceSize) { $0.withUnsafeBytes(write) }
      }
    }
    writer.endLine()
    writer.drain { $0.withUnsafeBytes(write) }
  }

  private mutating func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", diagnostic.id.rawValue)
      writer.member("severity", diagnostic.severity.name)
      writer.member("message", diagnostic.message)
      write(diagnostic.location, to: &writer)
      writer.key("labels")
      writer.array { writer in
        for label in diagnostic.labels {
          writer.object { writer in
            write(label.location, to: &writer)
            writer.member("message", label.message)
          }
        }
      }
      writer.key("notes")
      writer.array(diagnostic.notes)
      writer.key("fixes")
      writer.array { writer in
        for fix in diagnostic.fixes { write(fix, to: &writer) }
      }
    }
  }

  private mutating func write(_ fix: Fix, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", fix.title)
      writer.member("applicability", fix.applicability == .safe ? "safe" : "unsafe")
      writer.key("edits")
      writer.array { writer in
        for edit in fix.edits {
          writer.object { writer in
            write(edit.location, to: &writer)
            writer.member("replacement", edit.replacement)
          }
        }
      }
    }
  }

  /// Writes the members that say where something is.
  private mutating func write(_ location: SourceLocation, to writer: inout JSONWriter) {
    let index = index(of: location.file)
    writer.member("file", index.text.name)
    writer.key("range")
    writer.object { writer in
      for (key, offset) in [("start", location.range.start), ("end", location.range.end)] {
        let place = index.position(of: offset)
        writer.key(key)
        writer.object { writer in
          writer.member("line", place.line)
          writer.member("column", place.column)
          writer.member("offset", offset.index)
        }
      }
    }
  }
}
