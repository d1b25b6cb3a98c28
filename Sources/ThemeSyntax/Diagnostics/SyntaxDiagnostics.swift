import ThemeSource

/// The kinds of findings of this room. Each occurs in a fixture of the tests.
extension DiagnosticID {
  // MARK: Characters and literals

  static let invalidCharacter: DiagnosticID = "invalid_character"
  static let invisibleCharacter: DiagnosticID = "invisible_character"
  static let lookAlikeCharacter: DiagnosticID = "look_alike_character"
  static let conflictMarker: DiagnosticID = "conflict_marker"
  package static let conditionalExpression: DiagnosticID = "conditional_expression"
  static let unterminatedComment: DiagnosticID = "unterminated_comment"
  static let unterminatedString: DiagnosticID = "unterminated_string"
  static let multilineString: DiagnosticID = "multiline_string"
  static let stringQuotes: DiagnosticID = "string_quotes"
  static let invalidEscape: DiagnosticID = "invalid_escape"
  static let invalidNumber: DiagnosticID = "invalid_number"
  static let numberOutOfRange: DiagnosticID = "number_out_of_range"
  package static let unknownUnit: DiagnosticID = "unknown_unit"
  static let hexadecimalNumber: DiagnosticID = "hexadecimal_number"
  static let invalidColor: DiagnosticID = "invalid_color"

  // MARK: What is missing or too much

  static let expectedStatement: DiagnosticID = "expected_statement"
  static let expectedName: DiagnosticID = "expected_name"
  static let expectedType: DiagnosticID = "expected_type"
  static let expectedValue: DiagnosticID = "expected_value"
  static let expectedEquals: DiagnosticID = "expected_equals"
  static let expectedParameters: DiagnosticID = "expected_parameters"
  static let expectedParent: DiagnosticID = "expected_parent"
  static let expectedLabel: DiagnosticID = "expected_label"
  static let expectedComma: DiagnosticID = "expected_comma"
  static let unexpectedText: DiagnosticID = "unexpected_text"
  static let unclosedParenthesis: DiagnosticID = "unclosed_parenthesis"
  static let unclosedBlock: DiagnosticID = "unclosed_block"
  static let unmatchedBracket: DiagnosticID = "unmatched_bracket"
  static let nestingTooDeep: DiagnosticID = "nesting_too_deep"
  static let fileTooLarge: DiagnosticID = "file_too_large"
  static let tooManyErrors: DiagnosticID = "too_many_errors"

  // MARK: Slips

  static let colonForEquals: DiagnosticID = "colon_for_equals"
  static let equalsForColon: DiagnosticID = "equals_for_colon"
  static let doubledEquals: DiagnosticID = "doubled_equals"
  static let compoundAssignment: DiagnosticID = "compound_assignment"
  static let extraComma: DiagnosticID = "extra_comma"
  static let semicolonInParentheses: DiagnosticID = "semicolon_in_parentheses"
  static let braceOnOwnLine: DiagnosticID = "brace_on_own_line"
  static let argumentsOnOwnLine: DiagnosticID = "arguments_on_own_line"
  static let bracesAroundTheme: DiagnosticID = "braces_around_theme"
  static let leadingOperator: DiagnosticID = "leading_operator"
  static let hyphenatedName: DiagnosticID = "hyphenated_name"
  static let quotedName: DiagnosticID = "quoted_name"
  static let unquotedPath: DiagnosticID = "unquoted_path"
  static let foreignKeyword: DiagnosticID = "foreign_keyword"
  static let functionBody: DiagnosticID = "function_body"
  static let declarationInBlock: DiagnosticID = "declaration_in_block"
  static let misplacedHeader: DiagnosticID = "misplaced_header"
  static let wildcardInValue: DiagnosticID = "wildcard_in_value"
  static let unlabelledPair: DiagnosticID = "unlabelled_pair"
  static let listInTheme: DiagnosticID = "list_in_theme"
  static let jsonFile: DiagnosticID = "json_file"

  // MARK: Documentation

  static let strayDocumentation: DiagnosticID = "stray_documentation"
  static let doubleDocumentation: DiagnosticID = "double_documentation"

  /// Mistakes inside of one literal, which leave no doubt about what stands around it.
  package static let insideLiterals: Set<DiagnosticID> = [
    invalidEscape, invalidNumber, numberOutOfRange, unknownUnit, hexadecimalNumber, invalidColor,
  ]

  /// All kinds of findings that reading a text can make, in the order of the reference.
  public static let syntax: [DiagnosticID] = [
    invalidCharacter, invisibleCharacter, lookAlikeCharacter, conflictMarker,
    conditionalExpression, unterminatedComment, unterminatedString, multilineString, stringQuotes,
    invalidEscape, invalidNumber, numberOutOfRange, unknownUnit, hexadecimalNumber, invalidColor,
    expectedStatement, expectedName, expectedType, expectedValue, expectedEquals,
    expectedParameters, expectedParent, expectedLabel, expectedComma, unexpectedText,
    unclosedParenthesis, unclosedBlock, unmatchedBracket, nestingTooDeep, fileTooLarge,
    tooManyErrors,
    colonForEquals, equalsForColon, doubledEquals, compoundAssignment, extraComma,
    semicolonInParentheses, braceOnOwnLine, argumentsOnOwnLine, bracesAroundTheme,
    leadingOperator, hyphenatedName, quotedName, unquotedPath, foreignKeyword, functionBody,
    declarationInBlock, misplacedHeader,
    wildcardInValue, unlabelledPair, listInTheme, jsonFile,
    strayDocumentation, doubleDocumentation,
  ]
}
