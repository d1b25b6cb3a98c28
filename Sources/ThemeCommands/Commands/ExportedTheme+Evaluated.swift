import ThemeExchange
import ThemeSemantics
import ThemeSource
import ThemeTokens

extension ExportedTheme {
  /// What emitters need of a theme that evaluated without errors.
  init(_ theme: EvaluatedTheme) {
    let main = theme.project.main
    var tokens = TokenDocumentation(theme)
    self.init(
      name: theme.name, source: theme.project.pathInRoot(of: main),
      values: theme.tokens.map { $0.value ?? $0.schema.defaultValue },
      documentation: main.tree.fileDocumentation, tokenDocumentation: tokens.byPath(),
      onlyAppearance: OnlyAppearance(theme.world.appearances))
  }
}

extension ExportedTheme.OnlyAppearance {
  fileprivate init?(_ appearances: SupportedAppearances) {
    switch appearances {
    case .both: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension Project {
  /// The path of a file below the folder of its project, which is the same wherever a command is
  /// started.
  fileprivate func pathInRoot(of file: ThemeFile) -> String {
    root == "/" ? String(file.path.dropFirst()) : String(file.path.dropFirst(root.count + 1))
  }
}

/// Finds what the author says about tokens: the `///` lines above the statements that decide them.
private struct TokenDocumentation {
  private let theme: EvaluatedTheme
  /// The documented settings of each file that was asked about, by where their paths start.
  private var settings: [Int: [Int: String]] = [:]

  init(_ theme: EvaluatedTheme) {
    self.theme = theme
  }

  mutating func byPath() -> [String: String] {
    var found: [String: String] = [:]
    for token in theme.tokens where token.isSet {
      if let text = documentation(of: token.schema) { found[token.schema.path] = text }
    }
    return found
  }

  /// The first documentation among the statements that decide the token's slots. A statement for
  /// many tokens (`spacing.*`) is not about any one of them.
  private mutating func documentation(of token: TokenSchema) -> String? {
    let variable = Variable.token(token.index)
    for slot in 0..<theme.world.type(of: variable).slotCount {
      guard let place = theme.statement(of: variable, slot: slot), !place.isWildcard else {
        continue
      }
      let start = place.target.range.start.index
      if let text = documented(inFile: place.file)[start] { return text }
    }
    return nil
  }

  private mutating func documented(inFile index: Int) -> [Int: String] {
    if let known = settings[index] { return known }
    let file = theme.project.files[index]
    var texts: [Int: String] = [:]
    for setting in file.settings {
      if let text = file.tree.documentation(of: setting.statement) {
        texts[file.tree.range(of: setting.path).start.index] = text
      }
    }
    settings[index] = texts
    return texts
  }
}
