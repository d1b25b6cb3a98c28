/// The stable name of a kind of finding, such as `unknown_token`.
///
/// Names are snake_case and never change once released: people write them in suppressions,
/// configurations and CI filters. Each room lists its own in a table.
public struct DiagnosticID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name as users read and write it.
  public let rawValue: String

  /// The kind named `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind named `value`.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How much a finding matters, from least to most.
public enum Severity: Int, Comparable, Sendable, CaseIterable {
  /// Worth knowing; nothing is wrong.
  case info
  /// Probably not what the author wants; the theme still evaluates.
  case warning
  /// The theme is wrong.
  case error

  /// Orders severities from least to most.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// A range in one of the loaded texts.
public struct SourceLocation: Hashable, Sendable {
  /// The text that the range is in.
  public let file: FileID
  /// Where in the text.
  public let range: SourceRange

  /// `range` in `file`.
  public init(_ file: FileID, _ range: SourceRange) {
    self.file = file
    self.range = range
  }
}

/// A second place that helps to understand a finding, with what it is.
public struct DiagnosticLabel: Hashable, Sendable {
  /// The place.
  public let location: SourceLocation
  /// What is there, as a short phrase: "first set here".
  public let message: String

  /// A label that says `message` at `location`.
  public init(_ location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }
}

/// A change of one place in one text.
public struct TextEdit: Hashable, Sendable {
  /// What is replaced; empty to insert.
  public let location: SourceLocation
  /// What stands there afterwards.
  public let replacement: String

  /// Puts `replacement` in place of what is at `location`.
  public init(_ location: SourceLocation, _ replacement: String) {
    self.location = location
    self.replacement = replacement
  }
}

/// A repair that a finding offers.
public struct Fix: Hashable, Sendable {
  /// Whether the repair may be made without asking.
  public enum Applicability: Sendable {
    /// Never changes what a valid theme evaluates to, or is the one thing that the author can
    /// have meant.
    case safe
    /// May change what a theme evaluates to.
    case unsafe
  }

  /// What the repair does, as an instruction: "write `=`".
  public let title: String
  /// Whether it may be made without asking.
  public let applicability: Applicability
  /// The changes, which do not overlap.
  public let edits: [TextEdit]

  /// A repair called `title` that makes `edits`.
  public init(_ title: String, _ applicability: Applicability = .safe, edits: [TextEdit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}

/// One finding about a source text: what is wrong, where, and what to do about it.
///
/// The user's mistakes are data of this type; Swift errors are for files and streams.
public struct Diagnostic: Hashable, Sendable {
  /// The kind of finding.
  public var id: DiagnosticID
  /// How much it matters.
  public var severity: Severity
  /// What is wrong, in one sentence without a full stop: expected, found, what to write instead.
  public var message: String
  /// The smallest text that is wrong.
  public var location: SourceLocation
  /// Other places that belong to it: the first definition, the hops of a cycle.
  public var labels: [DiagnosticLabel]
  /// Further sentences shown below as `note: …`; one that begins with `help: ` is shown as that.
  public var notes: [String]
  /// Repairs, best first.
  public var fixes: [Fix]

  /// A finding of kind `id` at `location`.
  public init(
    _ id: DiagnosticID, _ severity: Severity = .error, _ message: String,
    at location: SourceLocation, labels: [DiagnosticLabel] = [], notes: [String] = [],
    fixes: [Fix] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.location = location
    self.labels = labels
    self.notes = notes
    self.fixes = fixes
  }
}
