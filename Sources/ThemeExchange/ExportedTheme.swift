import ThemeTokens

/// A theme as emitters take it: what was evaluated, and what the author said about it.
package struct ExportedTheme: Sendable {
  /// What the author calls it, any text.
  package var name: String
  /// What it was read from, as generated files name it: `acme.theme`. It ties the files of a run to
  /// those of the runs before, so it should not depend on where a command is started.
  package var source: String
  /// The value of every token, in the order of `Schema.tokens`.
  package var values: [TokenValue]
  /// The theme's documentation, without comment marks.
  package var documentation: String?
  /// The documentation of tokens by path (`background.primary`), without comment marks.
  package var tokenDocumentation: [String: String]
  /// The one scheme that the brand has, `light` or `dark`, where it has only one.
  package var onlyAppearance: Appearance?

  /// A theme whose tokens have `values`; those that are missing at the end have Auth0's.
  package init(
    name: String, source: String, values: [TokenValue], documentation: String? = nil,
    tokenDocumentation: [String: String] = [:], onlyAppearance: Appearance? = nil
  ) {
    self.name = name
    self.source = source
    self.values = values
    self.documentation = documentation
    self.tokenDocumentation = tokenDocumentation
    self.onlyAppearance = onlyAppearance
  }

  /// Every token with its value.
  var tokens: [(schema: TokenSchema, value: TokenValue)] {
    Schema.tokens.map { token in
      let value = token.index < values.count ? values[token.index] : token.defaultValue
      return (token, value.type == token.type ? value : token.defaultValue)
    }
  }
}

/// A file that an emitter made.
package struct ExportedFile: Sendable, Hashable {
  /// The path below the place that the caller chose, with `/` between names. No part is `..`, empty
  /// or begins with a dot.
  package let path: String
  /// What is in it.
  package let bytes: [UInt8]
}

/// What somebody should know of what was emitted.
package struct ExportNote: Sendable, Hashable {
  /// The theme's name.
  package let theme: String
  /// The path of the token that it is about, if it is about one.
  package let token: String?
  /// A sentence without its full stop.
  package let message: String
}

extension Unicode.Scalar {
  /// Whether a generated name keeps it: a letter, a digit or a mark of any script that shows.
  var isNamePart: Bool {
    properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
  }
}
