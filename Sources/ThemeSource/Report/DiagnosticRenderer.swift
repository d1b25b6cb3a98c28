/// The forms in which diagnostics are reported.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: the source line, what is wrong in it underlined, related places, what to do.
  case text
  /// For editors and build tools: `file:line:column: error: message [id]`, one line each.
  case short
  /// For programs: an array of objects. `DiagnosticRenderer+JSON.swift` says what they hold.
  case json
}

/// Renders diagnostics, with the texts that they are about.
///
/// The lines of each text are found once, when they are first needed. What is shown of a text, a
/// name or a message never holds a control character: see `VisibleText`.
package struct DiagnosticRenderer {
  /// How many bytes of text or JSON are gathered before they are handed out.
  static let pieceSize = 1 << 16

  /// The texts that ranges are in.
  let sources: SourceMap
  /// Whether the text form has ANSI colours.
  let isColored: Bool
  /// The most columns of a source line that are shown.
  let columns: Int
  /// The lines of the texts that were needed, and the place of each text's among them; -1 for one
  /// that was not needed so far.
  private var indices: [KnownLines] = []
  private var places: [Int]

  /// An object, so that no kind of list is needed for it.
  private final class KnownLines: Sendable {
    let index: LineIndex
    init(_ text: SourceText) { index = LineIndex(text) }
  }

  /// A renderer for diagnostics about `sources`.
  package init(sources: SourceMap, isColored: Bool = false, columns: Int = 100) {
    self.sources = sources
    self.isColored = isColored
    self.columns = max(20, columns)
    places = Array(repeating: -1, count: sources.texts.count)
  }

  /// `diagnostics` in their order of report, each once, as UTF-8.
  package mutating func render(
    _ diagnostics: [Diagnostic], as format: DiagnosticFormat
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    render(diagnostics, as: format) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Hands `diagnostics` in their order of report, each once, to `write` piece by piece, as UTF-8.
  package mutating func render(
    _ diagnostics: [Diagnostic], as format: DiagnosticFormat,
    to write: (UnsafeRawBufferPointer) -> Void
  ) {
    let ordered = Diagnostic.ordered(diagnostics)
    switch format {
    case .text: text(ordered, to: write)
    case .short: short(ordered, to: write)
    case .json: json(ordered, to: write)
    }
  }

  /// "2 errors and 1 warning"; `nil` when there is neither.
  package static func summary(of diagnostics: [Diagnostic]) -> String? {
    let diagnostics = Diagnostic.ordered(diagnostics)
    var parts: [String] = []
    for severity in [Severity.error, .warning] {
      let count = diagnostics.count { $0.severity == severity }
      if count > 0 { parts.append(Wording.count(count, severity.name)) }
    }
    return parts.isEmpty ? nil : Wording.joined(parts, by: " and ", last: " and ")
  }

  /// The lines of a text; those of an empty one when the text is not known.
  mutating func index(of file: FileID) -> LineIndex {
    guard let text = sources[file] else {
      return LineIndex(SourceText(id: file, name: "<unknown>", bytes: []))
    }
    let place = Int(file.index)
    if places[place] < 0 {
      places[place] = indices.count
      indices.append(KnownLines(text))
    }
    return indices[places[place]].index
  }

  private mutating func short(
    _ diagnostics: [Diagnostic], to write: (UnsafeRawBufferPointer) -> Void
  ) {
    for diagnostic in diagnostics {
      let index = index(of: diagnostic.location.file)
      let place = index.position(of: diagnostic.location.range.start)
      let name = VisibleText.escaping(index.text.name)
      let message = VisibleText.escaping(diagnostic.message)
      var line =
        "\(name):\(place.line):\(place.column): \(diagnostic.severity.name): "
        + "\(message) [\(diagnostic.id.rawValue)]\n"
      line.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }
  }
}

extension Severity {
  /// The word for it in reports and configurations.
  package var name: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
