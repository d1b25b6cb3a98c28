import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Fonts and text styles, part by part.
extension Evaluator {
  func font(_ call: BuiltinCall, _ environment: Environment) -> PlainValue? {
    guard let part = StylePart(rawValue: UInt8(call.slot)) else { return nil }
    switch call.operation {
    case .custom: return custom(call, environment, part, isFixed: false)
    case .customFixed: return custom(call, environment, part, isFixed: true)
    case .systemSized: return systemSized(call, environment, part)
    case .systemStyled: return systemStyled(call, environment, part)
    case .fontWeight: return fontWeight(call, environment, part)
    default: return textStyle(call, environment, part)
    }
  }

  /// The operand at `place` for a part of its own, or nothing where it was left out.
  private func scalar(_ place: Int, _ call: BuiltinCall, _ environment: Environment) -> PlainValue?
  {
    guard let id = call.operand(place, environment) else { return .absent }
    return evaluate(id, 0, environment)
  }

  private func custom(
    _ call: BuiltinCall, _ environment: Environment, _ part: StylePart, isFixed: Bool
  ) -> PlainValue? {
    switch part {
    case .name: return scalar(0, call, environment)
    case .size: return scalar(1, call, environment)
    case .relativeTo:
      if isFixed { return .absent }
      return call.operand(2, environment) == nil
        ? .dynamicType(.body) : scalar(2, call, environment)
    default: return .absent
    }
  }

  private func systemSized(_ call: BuiltinCall, _ environment: Environment, _ part: StylePart)
    -> PlainValue?
  {
    switch part {
    case .size: return scalar(0, call, environment)
    case .weight: return scalar(1, call, environment)
    case .design: return scalar(2, call, environment)
    default: return .absent
    }
  }

  private func systemStyled(_ call: BuiltinCall, _ environment: Environment, _ part: StylePart)
    -> PlainValue?
  {
    switch part {
    case .relativeTo: return scalar(0, call, environment)
    case .design: return scalar(1, call, environment)
    case .weight: return scalar(2, call, environment)
    case .size:
      guard case .dynamicType(let style)? = scalar(0, call, environment) else { return nil }
      return .number(style.defaultSize)
    default: return .absent
    }
  }

  private func fontWeight(_ call: BuiltinCall, _ environment: Environment, _ part: StylePart)
    -> PlainValue?
  {
    if part == .weight { return scalar(1, call, environment) }
    guard part == .name else { return value(0, call, environment) }
    let family = call.operand(0, environment).flatMap {
      evaluate($0, StylePart.family.slot, environment)
    }
    let name = value(0, call, environment)
    guard let family, let name else { return nil }
    return family.isAbsent ? name : .absent
  }

  private func textStyle(_ call: BuiltinCall, _ environment: Environment, _ part: StylePart)
    -> PlainValue?
  {
    switch part {
    case .tracking:
      guard call.operand(1, environment) != nil else { return .tracking(.points(0)) }
      return scalar(1, call, environment)?.held(as: .tracking)
    case .leading:
      guard call.operand(2, environment) != nil else { return .leading(.spacing(0)) }
      return scalar(2, call, environment)?.held(as: .lineSpacing)
    default: return value(0, call, environment)
    }
  }
}
