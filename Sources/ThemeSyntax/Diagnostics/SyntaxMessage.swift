import ThemeSource

/// What is said about one mistake. All sentences of this room are made in the two extensions of
/// this type, so that they can be read, and kept alike, in one place.
struct SyntaxMessage {
  let id: DiagnosticID
  let severity: Severity
  let text: String
  let notes: [String]

  init(
    _ id: DiagnosticID, _ text: String, severity: Severity = .error, notes: [String] = []
  ) {
    self.id = id
    self.severity = severity
    self.text = text
    self.notes = notes
  }
}
