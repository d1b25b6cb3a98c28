import ThemeExchange
import ThemeSemantics
import ThemeSource

extension Emission {
  /// Writes the themes as one file of Swift.
  func writeSwift(_ themes: [EmittedTheme], _ invocation: Invocation) -> ExitStatus {
    let emitter = SwiftEmitter(themes.map { ExportedTheme($0.evaluated) }, options: swift)
    invocation.write(emitter.notes)
    return write(Array(emitter.text.utf8), invocation)
  }

  /// Writes one theme as an object, several as an array.
  func writeJSON(_ themes: [EmittedTheme], _ invocation: Invocation) -> ExitStatus {
    let selection = EvaluatedTheme.JSONSelection.resolved
    var writer = JSONWriter()
    if themes.count == 1 {
      themes[0].evaluated.writeJSONObject(selection, to: &writer)
    } else {
      writer.array { writer in
        let empty = writer.fragment()
        let themes = themes.map(\.evaluated)
        let written = Workers.threads.map(themes.count) { index in
          var fragment = empty
          themes[index].writeJSONObject(selection, to: &fragment)
          return fragment
        }
        for fragment in written { writer.append(fragment) }
      }
    }
    writer.endLine()
    return write(writer.bytes, invocation)
  }

  /// Writes the only file of a run, or shows how it differs from what is there.
  private func write(_ bytes: [UInt8], _ invocation: Invocation) -> ExitStatus {
    let context = invocation.context
    guard let path else {
      context.output.write(bytes)
      return .clean
    }
    let old: [UInt8]?
    switch FileAccess.read(context.systemPath(path), name: path) {
    case .success(let bytes): old = bytes
    case .failure(let error) where error.isMissing: old = nil
    case .failure(let error):
      context.complain(error.message)
      return .couldNotRun
    }
    // A file that is as it should be keeps its date, so that nothing is built anew.
    if old == bytes { return .clean }
    if isCheck {
      invocation.show(path, from: old ?? [], to: bytes)
      return .findings
    }
    switch context.write(bytes, to: path) {
    case .success: return .clean
    case .failure(let error):
      context.complain(error.message)
      return .couldNotRun
    }
  }
}

extension Invocation {
  /// Shows on standard output what would change in the file that the user calls `path`.
  func show(_ path: String, from old: [UInt8], to new: [UInt8]) {
    let output = context.output
    output.write(
      UnifiedDiff(from: old, to: new).rendered(
        oldName: path, newName: path + " (as the themes have it)",
        isColored: colorDepth(of: output) > .none, forTerminal: output.isTerminal))
  }

  /// Says on standard error what an emitter could not write as the themes have it.
  func write(_ notes: [ExportNote]) {
    for note in notes {
      let place = note.token.map { "`\($0)` of " } ?? ""
      context.errors.write(
        "note: \(place)\(Wording.quoted(note.theme, limit: 200)): "
          + "\(VisibleText.escaping(note.message))\n")
    }
  }
}
