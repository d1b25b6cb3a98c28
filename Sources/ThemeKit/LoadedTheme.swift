import ThemeTokens

/// What loading a theme gave: the theme, and what is wrong with it.
public struct LoadedTheme: Sendable {
  /// The theme's name: what its header says, or else the name of its file.
  public let name: String
  /// The theme. `nil` where a strict loader found an error; a lenient one always has a theme.
  public let theme: ResolvedTheme?
  /// What its author says of it, without comment marks.
  public let documentation: String?
  /// What its authors say of the tokens that they set, by path (`background.primary`).
  public let tokenDocumentation: [String: String]
  /// The one appearance that the brand has, `.light` or `.dark`; `nil` where it has both. An app shows
  /// such a theme with `.preferredColorScheme(_:)`.
  public let onlyAppearance: Appearance?
  /// What was found, in the order of files and places; warnings too.
  public let problems: [ThemeProblem]

  /// Whether any problem is an error.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }

  init(
    name: String, theme: ResolvedTheme?, documentation: String? = nil,
    tokenDocumentation: [String: String] = [:], onlyAppearance: Appearance? = nil,
    problems: [ThemeProblem]
  ) {
    self.name = name
    self.theme = theme
    self.documentation = documentation
    self.tokenDocumentation = tokenDocumentation
    self.onlyAppearance = onlyAppearance
    self.problems = problems
  }
}

/// One thing that is wrong with a theme.
public struct ThemeProblem: Sendable, Hashable, CustomStringConvertible {
  /// How much it matters.
  public enum Severity: String, Sendable, Hashable {
    /// Worth knowing; nothing is wrong.
    case info
    /// Probably not what the author wants; the theme still evaluates.
    case warning
    /// The theme is wrong.
    case error
  }

  /// How much it matters.
  public let severity: Severity
  /// The stable name of its kind, such as `unknown_token`.
  public let kind: String
  /// What is wrong, as a sentence without its full stop.
  public let message: String
  /// The file that it is in, as the loader was given it or as a theme calls it.
  public let file: String
  /// The line, counted from 1; `nil` where the file as a whole is meant.
  public let line: Int?
  /// The column, counted from 1; `nil` where the file as a whole is meant.
  public let column: Int?

  /// The problem on one line: `acme.theme:3:12: error: there is no token … [unknown_token]`.
  public var description: String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file)\(place): \(severity.rawValue): \(message) [\(kind)]"
  }

  init(
    _ kind: Kind, _ message: String, file: String, line: Int? = nil, column: Int? = nil
  ) {
    self.init(kind: kind.rawValue, .error, message, file: file, line: line, column: column)
  }

  init(
    kind: String, _ severity: Severity, _ message: String, file: String, line: Int?, column: Int?
  ) {
    self.severity = severity
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }

  /// The kinds that loading adds to those of the language.
  enum Kind: String {
    case unreadable = "unreadable_file"
    case requiredLet = "required_let"
    case notJSON = "not_json"
    case unknownSchema = "unknown_schema"
    case unknownToken = "unknown_token"
    case badValue = "bad_value"
  }
}

extension ThemeColor {
  /// The plain colour that is shown in one appearance.
  ///
  /// A system colour is what it was on iOS 17 and 18. `nil` for what only the app knows: a colour of
  /// its asset catalog, its accent colour.
  public func resolved(for appearance: Appearance) -> ColorComponents? {
    self[appearance].components(for: appearance)
  }
}
