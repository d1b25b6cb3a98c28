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
      return loaded(name: name, values: Schema.tokens.map(\.defaultValue))
    case .success(let object):
      checkSchema(object["schema"])
      let values = values(object["tokens"])
      return loaded(name: object["theme"]?.text ?? name, values: values)
    }
  }

  private func loaded(name: String, values: [TokenValue]) -> LoadedTheme {
    let isWrong = problems.contains { $0.severity == .error }
    return LoadedTheme(
      name: name, theme: isLenient || !isWrong ? Auth0Theme(values: values) : nil,
      problems: problems)
  }

  private mutating func checkSchema(_ schema: JSONValue?) {
    switch schema {
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
      problems.append(ThemeProblem(.badValue, "there is no object `tokens`", file: name))
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
        problems.append(
          ThemeProblem(.badValue, "`\(token.path)`: \(error.message)", file: name))
      }
    }
    return values
  }
}
