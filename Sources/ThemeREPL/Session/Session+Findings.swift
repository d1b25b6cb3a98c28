import ThemeSemantics
import ThemeSource

extension Session {
  /// Findings, shown with the texts that they are about.
  func render(_ findings: [Diagnostic], in texts: [SourceText]) -> [UInt8] {
    if findings.isEmpty { return [] }
    var texts = texts
    var ids: [FileID: FileID] = [:]
    var paddings: [FileID: Int] = [:]
    for id in Set(findings.flatMap(\.files)).sorted() {
      guard let number = Input.number(of: id), inputs.indices.contains(number - 1) else { continue }
      let input = inputs[number - 1]
      ids[id] = FileID(texts.count)
      paddings[id] = input.padding
      texts.append(input.source(id: FileID(texts.count), name: name(of: input)))
    }
    let shown = findings.map { finding in
      finding.moved { location in
        guard let id = ids[location.file], let padding = paddings[location.file] else {
          return location
        }
        let range = location.range
        return SourceLocation(
          id, SourceRange(range.start.index + padding, range.end.index + padding))
      }
    }
    // Line numbers and the rule take a few columns.
    var renderer = DiagnosticRenderer(
      sources: SourceMap(texts), isColored: settings.colors != .none,
      columns: settings.columns - 8)
    return renderer.render(shown, as: .text)
  }

  /// An answer that something was wrong.
  func failure(_ findings: [Diagnostic], in project: Project? = nil) -> SessionOutput {
    failure(InputFailure(findings, in: project))
  }

  /// An answer that something was wrong.
  func failure(_ failure: InputFailure) -> SessionOutput {
    var output = SessionOutput()
    output.append(findings: render(failure.findings, in: failure.texts))
    output.hasFailed = true
    return output
  }

  /// What a message calls an input.
  private func name(of input: Input) -> String {
    if let inputName { return inputName }
    return input.number == inputs.count
      ? ScratchFiles.displayName : "<input \(input.number)>"
  }

  /// Where something was typed: `input 3`, with the line where the input has several. That is where
  /// it ends: a path may begin with the heads of blocks further up.
  func placeName(_ place: TypedRange) -> String {
    guard inputs.indices.contains(place.input - 1) else { return ScratchFiles.displayName }
    let input = inputs[place.input - 1]
    let line = input.bytes[..<place.range.upperBound].count { $0 == 0x0A } + input.firstLine
    if let inputName { return "\(inputName):\(line)" }
    let isLong = input.bytes.contains(0x0A)
    return "input \(input.number)" + (isLong ? ":\(line)" : "")
  }

  /// Evaluates a checked scratch theme, and tells what is wrong with it that was not before.
  func examine(_ project: Project, _ text: ScratchText) -> (Snapshot, new: [Diagnostic]) {
    let next = Snapshot(project, text)
    let known = snapshot.findings
    return (next, next.findings.filter { !known.contains($0) })
  }
}

extension Diagnostic {
  /// The texts that the finding points into.
  fileprivate var files: [FileID] {
    [location.file] + labels.map(\.location.file) + fixes.flatMap { $0.edits.map(\.location.file) }
  }

  /// The finding with its places moved.
  fileprivate func moved(_ move: (SourceLocation) -> SourceLocation) -> Diagnostic {
    var result = self
    result.location = move(location)
    result.labels = labels.map { DiagnosticLabel(move($0.location), $0.message) }
    result.fixes = fixes.map { fix in
      Fix(
        fix.title, fix.applicability,
        edits: fix.edits.map { TextEdit(move($0.location), $0.replacement) })
    }
    return result
  }
}
