import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

/// An expression that has been evaluated over the scratch theme.
struct EvaluatedExpression {
  let type: ValueType
  /// The value; absent where a `let` that nobody has set is needed.
  let value: LetValue?
  /// The hidden `let` that holds it.
  let variable: Variable
  let place: TypedRange
  let snapshot: Snapshot
  /// What is worth knowing about it, although it is not wrong.
  let warnings: [Diagnostic]
}

/// Something wrong with an input.
struct InputFailure: Error {
  let findings: [Diagnostic]
  /// The texts that they are about, beside the inputs.
  let texts: [SourceText]

  init(_ findings: [Diagnostic], in project: Project? = nil) {
    self.findings = findings
    texts = project?.texts ?? []
  }
}

extension Session {
  /// The name of the `let` that holds an expression. Nobody types it by chance: it is the letter
  /// with which phoneticians write a retroflex s.
  static let hiddenName = "ʂ"

  func evaluateExpression(_ range: Range<Int>, of input: Input) -> SessionOutput {
    if let group = group(in: range, of: input) {
      var output = SessionOutput()
      output.append(Browsing(group: group).text(self), to: .results)
      return output
    }
    switch expression(range, of: input) {
    case .failure(let failure):
      return self.failure(missingColon(range, of: input) ?? failure)
    case .success(let expression): return answer(expression)
    }
  }

  /// What is wrong with an expression that begins as a command does, but for its colon: its first
  /// word is that of a command, and by itself no name of the theme nor anything else. A letter is
  /// more likely a name.
  private func missingColon(_ range: Range<Int>, of input: Input) -> InputFailure? {
    let bytes = input.bytes[range]
    guard let start = bytes.firstIndex(where: { $0 > 0x20 }) else { return nil }
    let end = bytes[start...].firstIndex { $0 <= 0x20 } ?? bytes.endIndex
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    let isWord = word.first?.isLetter ?? false
    guard let command = SessionCommand.exactly(named: word), !isWord || word.utf8.count > 1,
      case .failure(let alone) = type(start..<end, of: input)
    else { return nil }
    let place = SourceLocation(input.id, SourceRange(start, end))
    // What is no word, as `?`, is wrong by its form.
    guard
      !isWord || alone.findings.contains(where: { $0.id == .unknownName && $0.location == place })
    else { return nil }
    return InputFailure([
      Diagnostic(
        .unknownCommand, .error, "a command begins with `:`; write `:\(command.name)`", at: place)
    ])
  }

  /// The group that an input is the name of, and nothing else.
  private func group(in range: Range<Int>, of input: Input) -> TokenGroup? {
    let word = String(decoding: input.bytes[range], as: UTF8.self)
      .split { $0.isWhitespace }
    return word.count == 1 ? TokenGroup(rawValue: String(word[0])) : nil
  }

  /// Evaluates an expression; nothing of the session changes.
  func expression(
    _ range: Range<Int>, of input: Input
  ) -> Result<EvaluatedExpression, InputFailure> {
    let checked: CheckedExpression
    switch check(range, of: input) {
    case .failure(let failure): return .failure(failure)
    case .success(let success): checked = success
    }
    let (next, new) = examine(checked.project, checked.text)
    guard !new.contains(where: { $0.severity == .error }), let index = checked.index else {
      return .failure(InputFailure(new, in: checked.project))
    }
    let variable = Variable.introduced(file: next.file.index, index: index)
    return .success(
      EvaluatedExpression(
        type: next.file.lets[index].type, value: next.theme.world.letValue(of: variable),
        variable: variable, place: TypedRange(input: input.number, range: range), snapshot: next,
        warnings: new))
  }

  /// The type of an expression, which is not evaluated.
  func type(_ range: Range<Int>, of input: Input) -> Result<ValueType, InputFailure> {
    check(range, of: input).flatMap { checked in
      let found = checked.project.main.diagnostics.compactMap {
        $0.typed(in: checked.project.main, checked.text)
      }
      let errors = found.filter { $0.severity == .error && !snapshot.findings.contains($0) }
      guard errors.isEmpty, let index = checked.index else {
        return .failure(InputFailure(errors, in: checked.project))
      }
      return .success(checked.project.main.lets[index].type)
    }
  }

  private struct CheckedExpression {
    let project: Project
    let text: ScratchText
    /// The place of the hidden `let`.
    let index: Int?
  }

  private func check(
    _ range: Range<Int>, of input: Input
  ) -> Result<CheckedExpression, InputFailure> {
    let references = ResultReferences(input, range, results: results)
    if let unknown = unknownResults(references) { return .failure(InputFailure(unknown)) }
    if let errors = syntaxErrors(in: references.fragments) {
      return .failure(InputFailure(errors))
    }
    var text = scratch.text(over: base.parent).text
    text.append("let \(Self.hiddenName) = ")
    text.append(references.fragments)
    text.append("\n")
    guard let project = base.check(text) else { return .failure(InputFailure([])) }
    let lets = project.main.lets
    let isLast = lets.last.map { project.main.tree.name(of: $0.name) } == Self.hiddenName
    return .success(
      CheckedExpression(project: project, text: text, index: isLast ? lets.count - 1 : nil))
  }

  /// What is wrong with an expression's form.
  private func syntaxErrors(in fragments: [Fragment]) -> [Diagnostic]? {
    var text = ScratchText()
    text.append(fragments)
    let tree = SyntaxTree.parseExpression(
      SourceText(id: Input.id(ofInput: 0), name: "", bytes: text.bytes))
    guard tree.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    return tree.diagnostics.compactMap { $0.typed(inFile: Input.id(ofInput: 0), text)?.atPrompt }
  }

  /// What is wrong with results that a text refers to.
  func unknownResults(_ references: ResultReferences) -> [Diagnostic]? {
    guard !references.unknown.isEmpty else { return nil }
    let known =
      results.isEmpty
      ? "there are no results yet" : "the latest is `$\(results.count)`"
    return references.unknown.map { number, place in
      Diagnostic(
        .unknownResult, .error, "there is no result `$\(number)`; \(known)",
        at: SourceLocation(
          Input.id(ofInput: place.input),
          SourceRange(place.range.lowerBound, place.range.upperBound)))
    }
  }

  /// Shows a value and gives it the next number.
  private func answer(_ expression: EvaluatedExpression) -> SessionOutput {
    guard let value = expression.value else {
      return failure([absence(of: expression)])
    }
    var output = SessionOutput()
    var printer = makePrinter()
    if let text = ResultText.text(of: value, type: expression.type) {
      results.append(text)
      printer.text.append("$\(results.count): ", .strong)
    }
    printer.text.append(expression.type.shortName + "  ", .faint)
    printer.value(value)
    printer.endLine()
    if let line = originLine(of: expression) { printer.remark(line) }
    output.append(printer.bytes, to: .results)
    output.append(
      findings: render(expression.warnings, in: expression.snapshot.project.texts))
    return output
  }

  /// Why an expression that is right has no value.
  private func absence(of expression: EvaluatedExpression) -> Diagnostic {
    let place = SourceLocation(
      Input.id(ofInput: expression.place.input),
      SourceRange(expression.place.range.lowerBound, expression.place.range.upperBound))
    let theme = expression.snapshot.theme
    let open = theme.openLets
    var needed: Set<Variable> = []
    for slot in 0..<expression.type.slotCount {
      var origins = [theme.origin(of: expression.variable, slot: slot)]
      while let origin = origins.popLast() {
        needed.insert(origin.variable)
        origins += origin.reads
      }
    }
    guard let first = open.first(where: { needed.contains($0.variable) }) else {
      return Diagnostic(
        .openLet, .error,
        "this has no value: what it needs is left without one by a mistake in the theme", at: place)
    }
    return Diagnostic(
      .openLet, .error, "this has no value: it needs `\(first.name)`, which is not set",
      at: place, notes: ["help: write `\(first.name) = …`, \(first.type.nameWithArticle)"])
  }
}
