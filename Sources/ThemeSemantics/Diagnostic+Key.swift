import ThemeSource

extension Diagnostic {
  /// What makes two findings the same.
  struct Key: Hashable {
    private let id: DiagnosticID
    private let location: SourceLocation
    private let message: String

    init(_ diagnostic: Diagnostic) {
      id = diagnostic.id
      location = diagnostic.location
      // Several circles may lead through one statement; other values fail once, whatever they are.
      message = id == .cycle ? diagnostic.message : ""
    }
  }
}
