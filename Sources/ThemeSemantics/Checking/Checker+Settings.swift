import ThemeSource
import ThemeSyntax
import ThemeTokens

extension Checker {
  func checkSetting(_ target: Target, statement: NodeID, path: NodeID, value: NodeID) {
    var context = Context()
    context.group = target.group
    context.ownToken = target.ownToken
    context.isOneAppearance = target.type == .color && target.slots != SlotSet(allOf: .color)
    context.inherited = .target(target.type, view: target.view)
    let isToken = target.variables.allSatisfy { if case .token = $0 { true } else { false } }
    context.known = isToken ? .max : -1
    program.mayFail = false
    let (expression, isValid) =
      isConditional(statement)
      ? (failure(value), isValid: false) : lowerValue(value, for: target, context)
    file.settings.append(
      Setting(
        statement: statement, path: path, variables: target.variables,
        isWildcard: target.isWildcard, slots: target.slots, view: target.view,
        expression: expression, isValid: isValid,
        mayFail: program.mayFail || !isValid || isToken && mayBeOutOfRange(expression, target)))
  }

  /// Whether a number that a token is set to may be one that it cannot have.
  private func mayBeOutOfRange(_ expression: ExpressionID, _ target: Target) -> Bool {
    let code = program[expression]
    switch target.type {
    case .color: return false
    case .unitless, .number, .length:
      guard case .number = code.operation else { return true }
      return !(1...10_000 ~= program.numbers[Int(code.a)])
    case .string, .weight, .design, .dynamicType:
      return code.operation != .string && code.operation != .constant
    default: return true
    }
  }

  /// Checks a value against its target; a percentage may stand for a share of the size.
  private func lowerValue(
    _ value: NodeID, for target: Target, _ context: Context
  ) -> (ExpressionID, isValid: Bool) {
    if target.view == .family, isSystem(value) {
      return (constant(.absent, .string, value).expression, true)
    }
    var (expression, type) = lower(value, expecting: target.type, context)
    if let view = target.view, view.takesPercent, type == .number {
      return (
        program.append(.shareOfSize, .length, a: Int(expression.index), node: value), true
      )
    }
    if type == .error || type.fits(target.type) {
      warnOfRelativeLineHeight(expression, type, value, target)
      return (expression, type != .error)
    }
    reportMismatch(of: target, found: type, at: value)
    expression = failure(value)
    type = .error
    return (expression, false)
  }

  private func reportMismatch(of target: Target, found type: ValueType, at value: NodeID) {
    if isMisreadNumber(value, target.type) { return }
    let message = "expected \(target.type.nameWithArticle), found \(type.nameWithArticle)"
    switch (target.type, type) {
    case (.font, .string), (.textStyle, .string):
      // A font or text style is often given as a face's name.
      report(
        .typeMismatch, message + "; a face is set with `font.name` or `font.family`", at: value)
    case (.length, .number) where target.view == .lineSpacing:
      report(
        .typeMismatch, message, at: value,
        notes: ["help: `lineHeight` takes a percentage of the size"])
    case (.length, .number) where reader.kind(of: value) == .number:
      report(
        .typeMismatch, message, at: value,
        notes: ["help: write `super * \(tree.text(of: value))` for a share of what it was"])
    default: reportMismatch(expected: target.type, found: type, at: value)
    }
  }

  /// `lineHeight = 1.5` is 1.5 points, which nobody means.
  private func warnOfRelativeLineHeight(
    _ expression: ExpressionID, _ type: ValueType, _ value: NodeID, _ target: Target
  ) {
    guard target.view == .lineHeight, type == .unitless else { return }
    let code = program[expression]
    guard code.operation == .number else { return }
    let number = program.numbers[Int(code.a)]
    guard number < 4 else { return }
    let percent = numberText(roundedToDecimal15(number * 100)) + "%"
    report(
      .lineHeightLooksRelative, .warning,
      "a line height of \(numberText(number)) points; write `\(percent)` for a share of the size",
      at: value,
      fixes: [
        Fix("write `\(percent)`", .unsafe, edits: [TextEdit(tree.location(of: value), percent)])
      ])
  }
}
