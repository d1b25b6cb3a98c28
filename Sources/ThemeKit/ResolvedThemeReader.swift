import ThemeExchange
import ThemeSemantics
import ThemeSource
import ThemeTokens

/// Reads the JSON of `theme emit json`.
struct ResolvedThemeReader {
  /// What problems call the text.
  private let name: String
  private let isLenient: Bool
  private var problems: [ThemeProblem] = []
  private var tokenDocumentation: [String: String] = [:]
  private var decoder = ResolvedValueDecoder()

  init(name: String, isLenient: Bool) {
    self.name = name
    self.isLenient = isLenient
  }

  /// The schema that is read here.
  private static let schema = 1.0

  /// The theme of `json`.
  func read(_ json: [UInt8]) -> LoadedTheme {
    var reader = self
    return reader.theme(json)
  }

  private mutating func theme(_ json: [UInt8]) -> LoadedTheme {
    switch JSONReader.read(json) {
    case .failure(let problem):
      problems.append(
        ThemeProblem(
          .notJSON, problem.message, file: name, line: problem.line, column: problem.column))
      return loaded(values: Schema.tokens.map(\.defaultValue))
    case .success(let object):
      checkSchema(object)
      if object.elements != nil { return loaded(values: Schema.tokens.map(\.defaultValue)) }
      let title = text(object, "theme")
      let documentation = text(object, "documentation")
      let onlyAppearance = onlyAppearance(object["appearances"])
      // Before `loaded` looks at the problems that reading them adds.
      let values = values(object["tokens"])
      return loaded(
        name: title, documentation: documentation, onlyAppearance: onlyAppearance, values: values)
    }
  }

  private func loaded(
    name: String? = nil, documentation: String? = nil, onlyAppearance: Appearance? = nil,
    values: [TokenValue]
  ) -> LoadedTheme {
    let isWrong = problems.contains { $0.severity == .error }
    return LoadedTheme(
      name: name ?? self.name, theme: isLenient || !isWrong ? Auth0Theme(values: values) : nil,
      documentation: documentation, tokenDocumentation: tokenDocumentation,
      onlyAppearance: onlyAppearance, problems: problems)
  }

  private mutating func badValue(_ message: String) {
    problems.append(ThemeProblem(.badValue, message, file: name))
  }

  private mutating func text(_ object: JSONValue, _ key: String) -> String? {
    guard let value = object[key] else { return nil }
    if value.text == nil { badValue("expected a string for `\(key)`, found \(value.kind)") }
    return value.text
  }

  /// The only appearance of a theme that says `["light"]` or `["dark"]`.
  private mutating func onlyAppearance(_ value: JSONValue?) -> Appearance? {
    guard let value else { return nil }
    switch value.elements?.map(\.text) {
    case ["light"]: return .light
    case ["dark"]: return .dark
    case ["light", "dark"], ["dark", "light"]: return nil
    default:
      badValue("expected `light`, `dark` or both for `appearances`")
      return nil
    }
  }

  private mutating func checkSchema(_ object: JSONValue) {
    if let themes = object.elements {
      problems.append(
        ThemeProblem(
          .unknownSchema,
          "expected one theme, found an array of \(themes.count): `theme emit json` writes one where"
            + " it is given one file", file: name))
      return
    }
    switch object["schema"] {
    case .number(Self.schema): break
    case .number(let other):
      problems.append(
        ThemeProblem(
          .unknownSchema, "expected `\"schema\": 1`, found \(numberText(other))", file: name))
    default:
      problems.append(
        ThemeProblem(
          .unknownSchema, "there is no `\"schema\": 1`: `theme emit json` writes it", file: name))
    }
  }

  private mutating func values(_ tokens: JSONValue?) -> [TokenValue] {
    var values = Schema.tokens.map(\.defaultValue)
    guard case .object(let members)? = tokens else {
      badValue("there is no object `tokens`")
      return values
    }
    for member in members {
      guard let token = Schema.token(path: member.key) else {
        problems.append(
          ThemeProblem(
            .unknownToken, "there is no token \(Wording.quoted(member.key))", file: name))
        continue
      }
      do {
        values[token.index] = try decoder.value(member.value, of: token.type)
      } catch {
        badValue("`\(token.path)`: \(error.message)")
      }
      if let comment = text(member.value, "documentation") {
        tokenDocumentation[token.path] = comment
      }
    }
    return values
  }
}
