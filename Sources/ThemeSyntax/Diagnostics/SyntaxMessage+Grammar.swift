import ThemeSource

/// Messages of the parser.
extension SyntaxMessage {
  // MARK: What is missing or too much

  static func expectedStatement(found: String) -> SyntaxMessage {
    SyntaxMessage(
      .expectedStatement,
      "expected a statement such as `background.primary = #1B5CFF`, found \(found)")
  }

  static func expectedName(_ what: String, found: String) -> SyntaxMessage {
    SyntaxMessage(.expectedName, "expected \(what), found \(found)")
  }

  static func expectedType(found: String) -> SyntaxMessage {
    SyntaxMessage(.expectedType, "expected a type such as `Color` or `Length`, found \(found)")
  }

  static func parameterWithoutType(_ name: String) -> SyntaxMessage {
    SyntaxMessage(
      .expectedType, "the parameter `\(name)` needs a type, as in `\(name): Color`")
  }

  static func expectedValue(after: String?, found: String) -> SyntaxMessage {
    SyntaxMessage(
      .expectedValue, "expected a value" + (after.map { " after \($0)" } ?? "") + ", found \(found)"
    )
  }

  static func expectedEquals(after name: String, found: String) -> SyntaxMessage {
    SyntaxMessage(.expectedEquals, "expected `=` after \(name), found \(found)")
  }

  static func targetAlone(_ name: String) -> SyntaxMessage {
    SyntaxMessage(
      .expectedEquals,
      "`\(name)` alone says nothing; write `\(name) = …`, or `\(name) { … }` for a group")
  }

  static func letWithoutValue(found: String) -> SyntaxMessage {
    SyntaxMessage(
      .expectedEquals,
      "a `let` needs a value or a type, as in `let blue = #1B5CFF` or "
        + "`let blue: Color`; found \(found)")
  }

  static func functionWithoutBody(found: String) -> SyntaxMessage {
    SyntaxMessage(.expectedEquals, "expected `=` and the function's value, found \(found)")
  }

  static func expectedParameters(found: String) -> SyntaxMessage {
    SyntaxMessage(
      .expectedParameters,
      "expected parameters in parentheses, as in `(_ base: Color)`, found \(found)")
  }

  static func expectedParent(found: String) -> SyntaxMessage {
    SyntaxMessage(
      .expectedParent, "expected a theme to extend, as in `extends \"base.theme\"`, found \(found)")
  }

  static func expectedImport(found: String) -> SyntaxMessage {
    SyntaxMessage(
      .expectedParent,
      "expected a theme to import, as in `import \"palette.theme\"`, found \(found)")
  }

  static func expectedColon(after name: String, found: String) -> SyntaxMessage {
    SyntaxMessage(.expectedLabel, "expected `:` after \(name), found \(found)")
  }

  static func expectedLabel(found: String) -> SyntaxMessage {
    SyntaxMessage(
      .expectedLabel,
      "every value of a pair has a label, as in `(light: a, dark: b)`; found \(found)")
  }

  static func expectedComma(_ closing: TokenKind?, found: String) -> SyntaxMessage {
    let expected = closing.map { "`,` or `\($0.spelling)`" } ?? "`,`"
    return SyntaxMessage(.expectedComma, "expected \(expected), found \(found)")
  }

  static func expectedClosing(_ closing: TokenKind, found: String) -> SyntaxMessage {
    SyntaxMessage(.unexpectedText, "expected `\(closing.spelling)`, found \(found)")
  }

  static func unexpectedText(found: String, after: String?) -> SyntaxMessage {
    let expected = after.map { "nothing more after \($0)" } ?? "the end of the line"
    return SyntaxMessage(.unexpectedText, "expected \(expected), found \(found)")
  }

  static let statementOnSameLine = SyntaxMessage(
    .unexpectedText, "a statement begins on a line of its own, or after `;`")

  static let unaryPlus = SyntaxMessage(
    .unexpectedText, "a `+` in front of a value means nothing; remove it")

  static func unclosed(_ closing: TokenKind) -> SyntaxMessage {
    closing == .rightBracket
      ? SyntaxMessage(.unclosedParenthesis, "this `[` is not closed; write `]` after the list")
      : SyntaxMessage(.unclosedParenthesis, "this `(` is not closed; a `)` is missing")
  }

  static let missingBrace = SyntaxMessage(
    .unmatchedBracket, "the `{` of this block is missing; write it on this line")

  static let unclosedBlock = SyntaxMessage(
    .unclosedBlock, "this `{` is not closed; write `}` after the block")

  static func unmatched(_ bracket: TokenKind) -> SyntaxMessage {
    SyntaxMessage(.unmatchedBracket, "this `\(bracket.spelling)` closes nothing; remove it")
  }

  static func nestingTooDeep(_ limit: Int) -> SyntaxMessage {
    SyntaxMessage(
      .nestingTooDeep, "this is nested too deep; at most \(limit) levels can be read",
      notes: ["name an inner part with `let` to make it flatter"])
  }

  static let fileTooLarge = SyntaxMessage(
    .fileTooLarge, "the file is too large to be read; split it and use `import`")

  static let tooManyErrors = SyntaxMessage(
    .tooManyErrors, "there are more mistakes than these; correct these first")

  // MARK: Slips

  static let colonForEquals = SyntaxMessage(
    .colonForEquals, "a value is set with `=`, not `:`; write `=`")

  static let equalsForColon = SyntaxMessage(
    .equalsForColon, "a label ends with `:`, not `=`; write `:`")

  static func doubledEquals(_ written: String) -> SyntaxMessage {
    SyntaxMessage(.doubledEquals, "a value is set with one `=`, not `\(written)`; write `=`")
  }

  static func compoundAssignment(_ sign: String) -> SyntaxMessage {
    SyntaxMessage(
      .compoundAssignment,
      "there is no `\(sign)=`; write `= super \(sign) …`, where `super` is what is inherited")
  }

  static func signBeforeBrace(_ sign: String) -> SyntaxMessage {
    SyntaxMessage(
      sign == ":" ? .colonForEquals : .doubledEquals,
      "a block follows its name directly, as in `background { … }`; remove `\(sign)`")
  }

  static let extraComma = SyntaxMessage(
    .extraComma, "a statement ends with its line; remove the `,`")

  static let commaBetweenStatements = SyntaxMessage(
    .extraComma, "statements on one line stand between `;`, not `,`; write `;`")

  static let semicolonInParentheses = SyntaxMessage(
    .semicolonInParentheses, "in parentheses, `,` separates values, not `;`; write `,`")

  static let argumentsOnOwnLine = SyntaxMessage(
    .argumentsOnOwnLine, "the `(` of arguments stands on the line of its name; write it there")

  static let braceOnOwnLine = SyntaxMessage(
    .braceOnOwnLine, "a `{` stands at the end of its head's line, not below it")

  static let bracesAroundTheme = SyntaxMessage(
    .bracesAroundTheme, "the whole file is the theme; remove the braces around its statements")

  static func leadingOperator(_ sign: String) -> SyntaxMessage {
    SyntaxMessage(
      .leadingOperator,
      "a line cannot begin with `\(sign)`; write it at the end of the line before")
  }

  static func hyphenatedName(_ written: String, _ name: String) -> SyntaxMessage {
    SyntaxMessage(.hyphenatedName, "a name has no `-`; write `\(name)`")
  }

  static let quotedName = SyntaxMessage(
    .quotedName, "a theme's name is written without quotes")

  static func unquotedPath(_ path: String) -> SyntaxMessage {
    SyntaxMessage(
      .unquotedPath,
      path == "Auth0"
        ? "the built-in theme is written `Auth0`"
        : "the path of a theme is written in quotes; write `\(path)`")
  }

  static let colonForExtends = SyntaxMessage(
    .colonForEquals, "a theme names what it builds on with `extends`, not `:`; write `extends`")

  static func foreignKeyword(_ word: String, _ keyword: String) -> SyntaxMessage {
    SyntaxMessage(.foreignKeyword, "there is no `\(word)`; write `\(keyword)`")
  }

  static func misspeltKeyword(_ word: String, _ keyword: String) -> SyntaxMessage {
    SyntaxMessage(.foreignKeyword, "there is no `\(word)`; did you mean `\(keyword)`?")
  }

  static let letWithoutWord = SyntaxMessage(
    .foreignKeyword, "a name is introduced with `let`; write `let` before it")

  static func foreignModifier(_ word: String) -> SyntaxMessage {
    SyntaxMessage(.foreignKeyword, "there is no `\(word)`; remove it")
  }

  static let functionBody = SyntaxMessage(
    .functionBody, "a function's value follows `=`, without braces; write `= …`")

  static func declarationInBlock(_ keyword: String) -> SyntaxMessage {
    SyntaxMessage(
      .declarationInBlock, "`\(keyword)` cannot stand in a block; move it in front of the block")
  }

  static func misplacedHeader(isSecond: Bool) -> SyntaxMessage {
    SyntaxMessage(
      .misplacedHeader,
      isSecond
        ? "a theme has one header, and it is above; remove this one"
        : "the header comes first; move it above all statements")
  }

  static let wildcardInValue = SyntaxMessage(
    .wildcardInValue, "`*` stands for names to the left of `=`; in a value, write one name")

  static let unlabelledPair = SyntaxMessage(
    .unlabelledPair, "two values in parentheses need labels, as in `(light: a, dark: b)`")

  static let listInTheme = SyntaxMessage(
    .listInTheme, "a theme has no lists; only a configuration file has")

  static let jsonFile = SyntaxMessage(
    .jsonFile, "this is JSON, not a theme; a theme is written `background.primary = #1B5CFF`")

  // MARK: Documentation

  static let strayDocumentation = SyntaxMessage(
    .strayDocumentation,
    "this `///` documents nothing; put it directly above a statement, or write `//`",
    severity: .warning)

  static let doubleDocumentation = SyntaxMessage(
    .doubleDocumentation,
    "the theme is documented here and above its header; only the comment above the header counts",
    severity: .warning)
}
