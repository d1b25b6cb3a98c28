import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Colours out of numbers and names.
extension Evaluator {
  func construct(_ call: BuiltinCall, _ environment: Environment) -> PlainValue? {
    if call.operation == .asset { return asset(call, environment) }
    return components(call, environment).map { .color($0) }
  }

  private func asset(_ call: BuiltinCall, _ environment: Environment) -> PlainValue? {
    guard let name = value(0, call, environment)?.text else { return nil }
    let text = project.text(name)
    guard !text.isEmpty else {
      fail(
        .outOfRange, "expected the name of a colour set, found \"\"", at: 0, call, environment)
      return nil
    }
    if case .failure(let problem)? = project.assetColor(text) {
      fail(.unknownAsset, problem.message, at: 0, call, environment)
      return nil
    }
    return .color(.asset(name: name, bundle: value(1, call, environment)?.text, opacity: 1))
  }

  private func components(
    _ call: BuiltinCall, _ environment: Environment
  ) -> ColorComponents? {
    let unit = 0.0...1.0
    let anyHue = -36_000.0...36_000.0
    /// Three numbers from `place` on, and the opacity behind them.
    func color(
      _ space: ColorSpace?, _ place: Int,
      _ first: (String, ClosedRange<Double>), _ second: (String, ClosedRange<Double>),
      _ third: (String, ClosedRange<Double>)
    ) -> ColorComponents? {
      let one = number(place, call, environment, in: first.1, first.0)
      let two = number(place + 1, call, environment, in: second.1, second.0)
      let three = number(place + 2, call, environment, in: third.1, third.0)
      let opacity = opacity(place + 3, call, environment)
      guard let space, let one, let two, let three, let opacity else { return nil }
      return ColorComponents(space, one, two, three, opacity: opacity)
    }
    /// A gray at `place`, and the opacity behind it.
    func gray(_ place: Int) -> (white: Double, opacity: Double)? {
      let white = number(place, call, environment, in: unit, "a gray")
      let opacity = opacity(place + 1, call, environment)
      guard let white, let opacity else { return nil }
      return (white, opacity)
    }
    switch call.operation {
    case .rgb:
      return color(.sRGB, 0, ("`red`", unit), ("`green`", unit), ("`blue`", unit))
    case .rgbIn:
      // Linear and P3 components may lie outside in Swift too, where the space is extended.
      return color(
        colorSpace(call, environment), 1, ("`red`", unit), ("`green`", unit), ("`blue`", unit))
    case .white:
      return gray(0).map { ColorComponents(.gray, $0.white, 0, 0, opacity: $0.opacity) }
    case .whiteIn:
      guard let space = colorSpace(call, environment), let gray = gray(1) else { return nil }
      return ColorComponents(space, gray.white, gray.white, gray.white, opacity: gray.opacity)
    case .hsb:
      guard isShareOfCircle(0, call, environment) else { return nil }
      return color(
        .hsb, 0, ("a hue", anyHue), ("a saturation", unit), ("a brightness", unit))
    case .hsl:
      return color(.hsl, 0, ("a hue", anyHue), ("a saturation", unit), ("a lightness", unit))
    default:
      return color(.oklch, 0, ("a lightness", unit), ("a chroma", unit), ("a hue", anyHue))
    }
  }

  private func opacity(
    _ place: Int, _ call: BuiltinCall, _ environment: Environment
  ) -> Double? {
    number(place, call, environment, in: 0...1, "an opacity", or: 1)
  }

  /// Whether a hue is one of SwiftUI's, which are no degrees; reports it if not.
  private func isShareOfCircle(
    _ place: Int, _ call: BuiltinCall, _ environment: Environment
  ) -> Bool {
    guard let hue = number(place, call, environment) else { return false }
    guard hue.magnitude > 10 else { return true }
    fail(
      .outOfRange, "this hue is a share of the circle, from 0 to 1, found \(numberText(hue))",
      at: place, call, environment,
      notes: ["help: write `\(numberText(hue)) / 360`; `hsl(…)` takes degrees"])
    return false
  }

  private func colorSpace(_ call: BuiltinCall, _ environment: Environment) -> ColorSpace? {
    guard case .colorSpace(let space)? = value(0, call, environment) else { return nil }
    return space
  }
}
