/// Why a colour of an asset catalog is not known.
package struct AssetProblem: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Reason: Sendable, Hashable {
    /// No catalog has the set. `similar` are the names that may be meant, the nearest first.
    case missing(similar: [String])
    /// A file or folder cannot be read.
    case unreadable
    /// The file is not what Xcode writes: not JSON, or without the parts that a colour set has.
    case broken
    /// The set has no colour for an appearance.
    case noColor
    /// A notation, colour space or system colour that is not known here.
    case unsupported
  }

  /// What is wrong.
  package let reason: Reason
  /// What is wrong, as a sentence without its full stop.
  package let message: String
  /// The path of the file or folder that it is about, as `CatalogFiles` has it.
  package let path: String?
  /// The line of the file, counted from 1.
  package let line: Int?
  /// The column in bytes, counted from 1.
  package let column: Int?

  init(
    _ reason: Reason, _ message: String, path: String? = nil, line: Int? = nil, column: Int? = nil
  ) {
    self.reason = reason
    self.message = message
    self.path = path
    self.line = line
    self.column = column
  }

  init(_ problem: JSONReader.Problem, path: String) {
    self.init(
      .broken, "not valid JSON: \(problem.message)", path: path, line: problem.line,
      column: problem.column)
  }
}
