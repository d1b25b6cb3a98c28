import ThemeSource
import ThemeSyntax
import ThemeTokens

/// What the built-in functions do.
extension Evaluator {
  /// The operands of a call of a built-in function, by place; the receiver of a method is first.
  struct Operands {
    unowned(unsafe) let file: ThemeFile
    let start: Int
    let count: Int

    /// The operand at `place`; `nil` where the argument was left out.
    subscript(place: Int) -> ExpressionID? {
      guard place < count else { return nil }
      let id = file.program.operands[start + place]
      return id >= 0 ? ExpressionID(Int(id)) : nil
    }
  }

  func builtin(
    _ code: Expression, _ id: ExpressionID, _ slot: Int, _ environment: Environment
  ) -> Value? {
    let start = Int(code.a)
    let builtin = Builtin.all[Int(environment.file.program.operands[start])]
    let operands = Operands(file: environment.file, start: start + 1, count: Int(code.b) - 1)
    let call = BuiltinCall(
      evaluator: self, builtin: builtin, expression: id, operands: operands, slot: slot,
      environment: environment)
    return withExtendedLifetime((self, environment)) { call.value() }
  }
}

/// One call of a built-in function at one slot.
///
/// It lives only while `Evaluator.builtin` runs, whose caller holds all that it refers to, so that it
/// counts no references of its own.
struct BuiltinCall {
  unowned(unsafe) let evaluator: Evaluator
  unowned(unsafe) let builtin: Builtin
  let expression: ExpressionID
  let operands: Evaluator.Operands
  let slot: Int
  unowned(unsafe) let environment: Evaluator.Environment

  /// The value of the call.
  func value() -> Value? {
    switch builtin.operation {
    case .minimum, .maximum, .clamp, .rounded: numeric()
    case .rgb, .rgbIn, .white, .whiteIn, .hsb, .hsl, .oklch, .asset: construct()
    case .opacity, .lighten, .darken, .saturate, .desaturate, .rotateHue, .mix, .over: derive()
    case .readable, .readableAtLeast: readable()
    case .custom, .customFixed, .systemSized, .systemStyled, .fontWeight, .textStyle: font()
    }
  }

  // MARK: Operands

  /// The operand at `place`, evaluated at this slot.
  func value(_ place: Int) -> Value? {
    operands[place].flatMap { evaluator.evaluate($0, slot, environment) }
  }

  /// The number at `place`, or `fallback` where it was left out.
  func number(_ place: Int, or fallback: Double? = nil) -> Double? {
    guard let id = operands[place] else { return fallback }
    return evaluator.number(id.index, environment)
  }

  /// The number at `place`, which must lie in `range`.
  func number(
    _ place: Int, in range: ClosedRange<Double>, _ what: String, or fallback: Double? = nil
  ) -> Double? {
    guard let number = number(place, or: fallback) else { return nil }
    guard range.contains(number) else {
      failRange(number, range, what, at: place)
      return nil
    }
    return number
  }

  private func failRange(
    _ number: Double, _ range: ClosedRange<Double>, _ what: String, at place: Int
  ) {
    let id = operands[place] ?? ExpressionID(0)
    evaluator.fail(.outOfRange, at: id, slot: 0, environment) { cause in
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
  func color(_ place: Int, _ slot: Int? = nil) -> ColorComponents? {
    guard let id = operands[place],
      let value = evaluator.evaluate(id, slot ?? self.slot, environment)?.color
    else { return nil }
    return evaluator.components(value, slot ?? self.slot, id, environment)
  }

  /// Reports what is wrong with the operand at `place`, or with the whole call.
  func fail(_ id: DiagnosticID, _ message: String, at place: Int? = nil, notes: [String] = []) {
    evaluator.fail(
      id, message, at: place.flatMap { operands[$0] } ?? expression, slot: slot, environment,
      notes: notes)
  }

  /// " in dark" or the like, where the call is well in the other scheme.
  func onlyHere() -> String {
    guard evaluator.canReport, let appearance = Appearance(rawValue: UInt8(slot)) else { return "" }
    var other: Value?
    _ = evaluator.traced { other = evaluator.evaluate(expression, slot ^ 1, environment) }
    return other == nil ? "" : " in \(appearance.text)"
  }

  // MARK: Numbers

  func numeric() -> Value? {
    let numbers = (0..<operands.count).map { number($0) }
    let known = numbers.compactMap { $0 }
    guard known.count == numbers.count, let first = known.first else { return nil }
    switch builtin.operation {
    case .minimum: return known.min().map { .number($0) }
    case .maximum: return known.max().map { .number($0) }
    case .clamp:
      guard known[1] <= known[2] else {
        fail(
          .outOfRange,
          "`min` is \(numberText(known[1])), more than `max`, \(numberText(known[2]))")
        return nil
      }
      return .number(min(max(first, known[1]), known[2]))
    default:
      guard known[1] > 0 else {
        fail(.outOfRange, "the step must be more than 0, found \(numberText(known[1]))", at: 1)
        return nil
      }
      let steps = roundedToDecimal15(first / known[1]).rounded(.toNearestOrAwayFromZero)
      return .number(roundedToDecimal15(steps * known[1]))
    }
  }

  // MARK: Constructors

  func construct() -> Value? {
    if builtin.operation == .asset { return asset() }
    guard let components = components() else { return nil }
    return .color(.plain(components))
  }

  private func asset() -> Value? {
    guard let name = value(0)?.string else { return nil }
    guard !name.isEmpty else {
      fail(.outOfRange, "expected the name of a colour set, found \"\"", at: 0)
      return nil
    }
    if case .failure(let problem)? = evaluator.project.assetColor(name) {
      fail(.unknownAsset, problem.message, at: 0)
      return nil
    }
    let bundle = operands[1] == nil ? nil : value(1)?.string
    return .color(.asset(ColorAsset(name: name, bundle: bundle), opacity: 1))
  }

  private func components() -> ColorComponents? {
    let unit = 0.0...1.0
    func triple(
      _ place: Int, _ ranges: [ClosedRange<Double>], _ names: [String]
    ) -> (Double, Double, Double)? {
      let first = number(place, in: ranges[0], names[0])
      let second = number(place + 1, in: ranges[1], names[1])
      let third = number(place + 2, in: ranges[2], names[2])
      guard let first, let second, let third else { return nil }
      return (first, second, third)
    }
    let opacityPlace = builtin.parameters.count - 1
    let opacity = number(opacityPlace, in: unit, "an opacity", or: 1)
    let anyHue = -36_000.0...36_000.0
    switch builtin.operation {
    case .rgb:
      let names = ["`red`", "`green`", "`blue`"]
      guard let rgb = triple(0, [unit, unit, unit], names), let opacity else { return nil }
      return ColorComponents(.sRGB, rgb.0, rgb.1, rgb.2, opacity: opacity)
    case .rgbIn:
      let space = colorSpace()
      // Linear and P3 components may lie outside in Swift too, where the space is extended.
      let names = ["`red`", "`green`", "`blue`"]
      guard let rgb = triple(1, [unit, unit, unit], names), let opacity, let space else {
        return nil
      }
      return ColorComponents(space, rgb.0, rgb.1, rgb.2, opacity: opacity)
    case .white:
      guard let white = number(0, in: unit, "a gray"), let opacity else { return nil }
      return ColorComponents(.gray, white, 0, 0, opacity: opacity)
    case .whiteIn:
      let space = colorSpace()
      guard let white = number(1, in: unit, "a gray"), let opacity, let space else { return nil }
      return ColorComponents(space, white, white, white, opacity: opacity)
    case .hsb:
      guard isShareOfCircle(0) else { return nil }
      let names = ["a hue", "a saturation", "a brightness"]
      guard let hsb = triple(0, [anyHue, unit, unit], names), let opacity else { return nil }
      return ColorComponents(.hsb, hsb.0, hsb.1, hsb.2, opacity: opacity)
    case .hsl:
      let names = ["a hue", "a saturation", "a lightness"]
      guard let hsl = triple(0, [anyHue, unit, unit], names), let opacity else { return nil }
      return ColorComponents(.hsl, hsl.0, hsl.1, hsl.2, opacity: opacity)
    default:
      let names = ["a lightness", "a chroma", "a hue"]
      guard let lch = triple(0, [unit, 0...1, anyHue], names), let opacity else { return nil }
      return ColorComponents(.oklch, lch.0, lch.1, lch.2, opacity: opacity)
    }
  }

  /// Whether a hue is one of SwiftUI's, which are no degrees; reports it if not.
  private func isShareOfCircle(_ place: Int) -> Bool {
    guard let hue = number(place) else { return false }
    guard hue.magnitude > 10 else { return true }
    fail(
      .outOfRange, "this hue is a share of the circle, from 0 to 1, found \(numberText(hue))",
      at: place, notes: ["help: write `\(numberText(hue)) / 360`; `hsl(…)` takes degrees"])
    return false
  }

  private func colorSpace() -> ColorSpace? {
    guard case .colorSpace(let space)? = value(0) else { return nil }
    return space
  }
}
