import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Operations on colours and fonts.
extension BuiltinCall {
  func derive() -> Value? {
    if builtin.operation == .opacity { return opacity() }
    let base = color(0)
    switch builtin.operation {
    case .lighten:
      return derived(base, number(1, in: 0...1, "a share")) { $0.lightened(by: $1) }
    case .darken:
      return derived(base, number(1, in: 0...1, "a share")) { $0.darkened(by: $1) }
    case .saturate:
      return derived(base, number(1, in: 0...10, "a share")) { $0.saturated(by: $1) }
    case .desaturate:
      return derived(base, number(1, in: 0...1, "a share")) { $0.desaturated(by: $1) }
    case .rotateHue:
      return derived(base, number(1, in: -36_000...36_000, "a turn in degrees")) {
        $0.hueRotated(byDegrees: $1)
      }
    case .mix:
      let other = color(1)
      let amount = number(2, in: 0...1, "a share")
      guard let base, let other, let amount else { return nil }
      var space = MixSpace.perceptual
      if operands[3] != nil {
        guard case .mixSpace(let asked)? = value(3) else { return nil }
        space = asked
      }
      return .color(.plain(base.mixed(with: other, by: amount, in: space)))
    default:
      guard let surface = color(1), let base else { return nil }
      return .color(.plain(base.composited(over: surface)))
    }
  }

  private func derived(
    _ base: ColorComponents?, _ amount: Double?,
    _ operation: (ColorComponents, Double) -> ColorComponents
  ) -> Value? {
    guard let base, let amount else { return nil }
    return .color(.plain(operation(base, amount)))
  }

  /// Multiplies the opacity; the one operation that a colour known by name alone allows.
  private func opacity() -> Value? {
    let base = value(0)?.color
    let amount = number(1, in: 0...1, "an opacity")
    guard let base, let amount else { return nil }
    return .color(base.multiplyingOpacity(by: amount))
  }

  func readable() -> Value? {
    let isNearest = builtin.operation == .readableAtLeast
    let color = isNearest ? color(0) : nil
    let surface = self.color(isNearest ? 1 : 0)
    let ratio = isNearest ? number(2, in: 1...21, "a contrast ratio", or: 4.5) : 1
    guard let surface, let ratio else { return nil }
    guard surface.opacity == 1 else {
      let place = isNearest ? 1 : 0
      fail(
        .translucentSurface,
        "this surface is translucent\(onlyHere()), so what is behind it "
          + "decides; say what that is with `.over(…)`", at: place)
      return nil
    }
    guard isNearest else {
      return .color(.plain(ColorComponents.readable(on: surface)))
    }
    guard let color else { return nil }
    let found = color.readable(on: surface, atLeast: ratio)
    guard found.reaches else {
      fail(
        .unreachableContrast,
        "no lightness of this colour reaches \(numberText(ratio)) on its surface"
          + "\(onlyHere()); the best is "
          + numberText((found.ratio * 100).rounded(.down) / 100))
      return nil
    }
    return .color(.plain(found.color))
  }

  // MARK: Fonts

  func font() -> Value? {
    guard let part = StylePart(rawValue: UInt8(slot)) else { return nil }
    switch builtin.operation {
    case .custom: return custom(part, isFixed: false)
    case .customFixed: return custom(part, isFixed: true)
    case .systemSized: return systemSized(part)
    case .systemStyled: return systemStyled(part)
    case .fontWeight: return fontWeight(part)
    default: return textStyle(part)
    }
  }

  /// The operand at `place` for a part of its own, or nothing where it was left out.
  private func scalar(_ place: Int) -> Value? {
    guard let id = operands[place] else { return .absent }
    return evaluator.evaluate(id, 0, environment)
  }

  private func custom(_ part: StylePart, isFixed: Bool) -> Value? {
    switch part {
    case .name: return scalar(0)
    case .size: return scalar(1)
    case .relativeTo:
      if isFixed { return .absent }
      return operands[2] == nil ? .dynamicType(.body) : scalar(2)
    default: return .absent
    }
  }

  private func systemSized(_ part: StylePart) -> Value? {
    switch part {
    case .size: return scalar(0)
    case .weight: return scalar(1)
    case .design: return scalar(2)
    default: return .absent
    }
  }

  private func systemStyled(_ part: StylePart) -> Value? {
    switch part {
    case .relativeTo: return scalar(0)
    case .design: return scalar(1)
    case .weight: return scalar(2)
    case .size:
      guard case .dynamicType(let style)? = scalar(0) else { return nil }
      return .number(style.defaultSize)
    default: return .absent
    }
  }

  private func fontWeight(_ part: StylePart) -> Value? {
    if part == .weight { return scalar(1) }
    guard part == .name else { return value(0) }
    let family = operands[0].flatMap {
      evaluator.evaluate($0, StylePart.family.slot, environment)
    }
    let name = value(0)
    guard let family, let name else { return nil }
    return family == .absent ? name : .absent
  }

  private func textStyle(_ part: StylePart) -> Value? {
    switch part {
    case .tracking:
      guard operands[1] != nil else { return .tracking(.points(0)) }
      return scalar(1)?.held(as: .tracking)
    case .leading:
      guard operands[2] != nil else { return .leading(.spacing(0)) }
      return scalar(2)?.held(as: .lineSpacing)
    default: return value(0)
    }
  }
}
