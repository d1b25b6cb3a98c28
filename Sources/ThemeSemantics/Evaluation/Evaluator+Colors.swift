import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Colours out of colours.
extension Evaluator {
  func derive(_ call: BuiltinCall, _ environment: Environment) -> PlainValue? {
    if call.operation == .opacity { return opacity(call, environment) }
    let base = color(0, call, environment)
    switch call.operation {
    case .mix: return mix(base, call, environment)
    case .over:
      guard let surface = color(1, call, environment), let base else { return nil }
      return .color(base.composited(over: surface))
    default: break
    }
    let (range, what): (ClosedRange<Double>, String) =
      switch call.operation {
      case .saturate: (0...10, "a share")
      case .rotateHue: (-36_000...36_000, "a turn in degrees")
      default: (0...1, "a share")
      }
    let amount = number(1, call, environment, in: range, what)
    guard let base, let amount else { return nil }
    switch call.operation {
    case .lighten: return .color(base.lightened(by: amount))
    case .darken: return .color(base.darkened(by: amount))
    case .saturate: return .color(base.saturated(by: amount))
    case .desaturate: return .color(base.desaturated(by: amount))
    default: return .color(base.hueRotated(byDegrees: amount))
    }
  }

  private func mix(
    _ base: ColorComponents?, _ call: BuiltinCall, _ environment: Environment
  ) -> PlainValue? {
    let other = color(1, call, environment)
    let amount = number(2, call, environment, in: 0...1, "a share")
    guard let base, let other, let amount else { return nil }
    var space = MixSpace.perceptual
    if call.operand(3, environment) != nil {
      guard case .mixSpace(let asked)? = value(3, call, environment) else { return nil }
      space = asked
    }
    return .color(base.mixed(with: other, by: amount, in: space, &conversions))
  }

  /// Multiplies the opacity; the one operation that a colour known by name alone allows.
  private func opacity(_ call: BuiltinCall, _ environment: Environment) -> PlainValue? {
    let base = value(0, call, environment)?.color
    let amount = number(1, call, environment, in: 0...1, "an opacity")
    guard let base, let amount else { return nil }
    return .color(base.multiplyingOpacity(by: amount))
  }

  func readable(_ call: BuiltinCall, _ environment: Environment) -> PlainValue? {
    let isNearest = call.operation == .readableAtLeast
    let color = isNearest ? color(0, call, environment) : nil
    let surface = self.color(isNearest ? 1 : 0, call, environment)
    let ratio =
      isNearest ? number(2, call, environment, in: 1...21, "a contrast ratio", or: 4.5) : 1
    guard let surface, let ratio else { return nil }
    guard surface.opacity == 1 else {
      let place = isNearest ? 1 : 0
      fail(
        .translucentSurface,
        "this surface is translucent\(onlyHere(call, environment)), so what is behind it "
          + "decides; say what that is with `.over(…)`", at: place, call, environment)
      return nil
    }
    guard isNearest else {
      return .color(ColorComponents.readable(on: surface))
    }
    guard let color else { return nil }
    let found = color.readable(on: surface, atLeast: ratio)
    guard found.reaches else {
      fail(
        .unreachableContrast,
        "no lightness of this colour reaches \(numberText(ratio)) on its surface"
          + "\(onlyHere(call, environment)); the best is "
          + numberText((found.ratio * 100).rounded(.down) / 100), call, environment)
      return nil
    }
    return .color(found.color)
  }
}
