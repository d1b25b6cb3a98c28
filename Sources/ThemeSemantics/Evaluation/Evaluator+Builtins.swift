import ThemeSource
import ThemeSyntax
import ThemeTokens

/// One call of a built-in function at one slot: its operands, and where they are.
///
/// It names things by number and is passed on with the evaluator and the environment, so that a call
/// counts no references.
struct BuiltinCall {
  let expression: ExpressionID
  let operation: Builtin.Operation
  let slot: Int
  /// Where its operands begin among those of the file; the receiver of a method is first.
  let start: Int
  let count: Int

  /// The operand at `place`; `nil` where the argument was left out.
  func operand(_ place: Int, _ environment: Evaluator.Environment) -> ExpressionID? {
    guard place < count else { return nil }
    let id = environment.file.program.operands[start + place]
    return id >= 0 ? ExpressionID(Int(id)) : nil
  }
}

/// What the built-in functions do.
extension Evaluator {
  func builtin(
    _ code: Expression, _ id: ExpressionID, _ slot: Int, _ environment: Environment
  ) -> PlainValue? {
    let start = Int(code.a)
    let place = Int(environment.file.program.operands[start])
    let call = BuiltinCall(
      expression: id, operation: BuiltinTable.shared.functions[place].operation, slot: slot,
      start: start + 1, count: Int(code.b) - 1)
    switch call.operation {
    case .minimum, .maximum, .clamp, .rounded: return numeric(call, environment)
    case .rgb, .rgbIn, .white, .whiteIn, .hsb, .hsl, .oklch, .asset:
      return construct(call, environment)
    case .opacity, .lighten, .darken, .saturate, .desaturate, .rotateHue, .mix, .over:
      return derive(call, environment)
    case .readable, .readableAtLeast: return readable(call, environment)
    case .custom, .customFixed, .systemSized, .systemStyled, .fontWeight, .textStyle:
      return font(call, environment)
    }
  }

  // MARK: Operands

  /// The operand at `place`, evaluated at the slot of the call.
  func value(_ place: Int, _ call: BuiltinCall, _ environment: Environment) -> PlainValue? {
    guard let id = call.operand(place, environment) else { return nil }
    return evaluate(id, call.slot, environment)
  }

  /// The number at `place`, or `fallback` where it was left out.
  func number(
    _ place: Int, _ call: BuiltinCall, _ environment: Environment, or fallback: Double? = nil
  ) -> Double? {
    guard let id = call.operand(place, environment) else { return fallback }
    return number(id.index, environment)
  }

  /// The number at `place`, which must lie in `range`.
  func number(
    _ place: Int, _ call: BuiltinCall, _ environment: Environment, in range: ClosedRange<Double>,
    _ what: String, or fallback: Double? = nil
  ) -> Double? {
    guard let number = number(place, call, environment, or: fallback) else { return nil }
    if range.contains(number) { return number }
    failRange(number, range, what, at: place, call, environment)
    return nil
  }

  private func failRange(
    _ number: Double, _ range: ClosedRange<Double>, _ what: String, at place: Int,
    _ call: BuiltinCall, _ environment: Environment
  ) {
    let id = call.operand(place, environment) ?? ExpressionID(0)
    fail(.outOfRange, at: id, slot: 0, environment) { cause in
      let code = cause.file.program[cause.expression]
      // A percentage is shown as one.
      let shown = { (number: Double) in
        code.type == .number
          ? numberText(roundedToDecimal15(number * 100)) + "%" : numberText(number)
      }
      var notes: [String] = []
      if code.operation == .number, code.type == .unitless, range.upperBound == 1 {
        let written = cause.file.program.numbers[Int(code.a)]
        if written > 1, written <= 100, written == written.rounded() {
          notes.append("help: write `\(numberText(written))%` for a percentage")
        }
      }
      let message =
        "\(what) goes from \(shown(range.lowerBound)) to \(shown(range.upperBound)), "
        + "found \(shown(number))"
      return (message, [], notes)
    }
  }

  /// The colour at `place`, which must be known and not only named.
  func color(_ place: Int, _ call: BuiltinCall, _ environment: Environment) -> ColorComponents? {
    guard let id = call.operand(place, environment),
      let color = evaluate(id, call.slot, environment)?.color
    else { return nil }
    return components(color, call.slot, id, environment)
  }

  /// Reports what is wrong with the operand at `place`, or with the whole call.
  func fail(
    _ id: DiagnosticID, _ message: String, at place: Int? = nil, _ call: BuiltinCall,
    _ environment: Environment, notes: [String] = []
  ) {
    fail(
      id, message, at: place.flatMap { call.operand($0, environment) } ?? call.expression,
      slot: call.slot, environment, notes: notes)
  }

  /// " in dark" or the like, where the call is well in the other scheme.
  func onlyHere(_ call: BuiltinCall, _ environment: Environment) -> String {
    guard canReport, let appearance = Appearance(rawValue: UInt8(call.slot)) else { return "" }
    var hasOther = false
    _ = traced {
      hasOther = evaluate(call.expression, call.slot ^ 1, environment) != nil
    }
    return hasOther ? " in \(appearance.text)" : ""
  }

  // MARK: Numbers

  private func numeric(_ call: BuiltinCall, _ environment: Environment) -> PlainValue? {
    let numbers = (0..<call.count).map { number($0, call, environment) }
    let known = numbers.compactMap { $0 }
    guard known.count == numbers.count, let first = known.first else { return nil }
    switch call.operation {
    case .minimum: return known.min().map { .number($0) }
    case .maximum: return known.max().map { .number($0) }
    case .clamp:
      guard known[1] <= known[2] else {
        fail(
          .outOfRange,
          "`min` is \(numberText(known[1])), more than `max`, \(numberText(known[2]))", call,
          environment)
        return nil
      }
      return .number(min(max(first, known[1]), known[2]))
    default:
      guard known[1] > 0 else {
        fail(
          .outOfRange, "the step must be more than 0, found \(numberText(known[1]))", at: 1, call,
          environment)
        return nil
      }
      let steps = roundedToDecimal15(first / known[1]).rounded(.toNearestOrAwayFromZero)
      return .number(roundedToDecimal15(steps * known[1]))
    }
  }
}
