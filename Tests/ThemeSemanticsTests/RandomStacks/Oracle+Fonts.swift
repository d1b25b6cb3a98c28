/// Fonts and text styles, part by part.
extension Oracle {
  private typealias View = Model.View

  /// A part of a formula that makes a font or a style.
  func part(_ base: Formula, _ view: Model.View, _ context: Context) -> Value {
    let held = evaluate(base, view.slot, context)
    if held == .absent, view == .name || view == .family { return .failed }
    return seen(held, view) { evaluate(base, View.size.slot, context) }
  }

  func face(_ formula: Formula, _ slot: Int, _ context: Context) -> Value {
    func one(_ formula: Formula) -> Value { evaluate(formula, 0, context) }
    func member(_ name: String?) -> Value { name.map { .member($0) } ?? .absent }
    switch formula {
    case .custom(let name, let size, let style, let isFixed):
      switch slot {
      case View.name.slot: return one(name)
      case View.size.slot: return one(size)
      case View.relativeTo.slot: return isFixed ? .absent : .member(style ?? "body")
      default: return .absent
      }
    case .systemSized(let size, let weight, let design):
      switch slot {
      case View.size.slot: return one(size)
      case View.weight.slot: return member(weight)
      case View.design.slot: return member(design)
      default: return .absent
      }
    case .systemStyled(let style, let weight, let design):
      switch slot {
      case View.size.slot: return .number(Self.systemSizes[style] ?? .nan)
      case View.weight.slot: return member(weight)
      case View.design.slot: return member(design)
      case View.relativeTo.slot: return .member(style)
      default: return .absent
      }
    case .fontWeight(let base, let weight):
      if slot == View.weight.slot { return .member(weight) }
      return slot == View.name.slot
        ? nameBesideWeight(base, context) : evaluate(base, slot, context)
    case .textStyle(let font, let tracking, let spacing):
      switch slot {
      case View.tracking.slot:
        return measured(tracking ?? .number(0), .tracking, context)
      case View.lineSpacing.slot:
        return measured(spacing ?? .number(0), .lineSpacing, context)
      default: return evaluate(font, slot, context)
      }
    case .font(let style): return evaluate(style, slot, context)
    case .with(let base, let parts, let font):
      return with(base, parts, font, slot, context)
    default: return .failed
    }
  }

  /// A weight drops the name where there is a family.
  private func nameBesideWeight(_ base: Formula, _ context: Context) -> Value {
    let family = evaluate(base, View.family.slot, context)
    let name = evaluate(base, View.name.slot, context)
    if family == .failed || name == .failed { return .failed }
    return family == .absent ? name : .absent
  }

  private func with(
    _ base: Formula, _ parts: [(view: Model.View, value: Formula)], _ font: Formula?, _ slot: Int,
    _ context: Context
  ) -> Value {
    if let part = parts.first(where: { $0.view.slot == slot }) {
      return measured(part.value, part.view, context)
    }
    let views = parts.map(\.view)
    let source = slot < View.tracking.slot ? font ?? base : base
    switch slot {
    case View.family.slot, View.weight.slot: if views.contains(.name) { return .absent }
    case View.name.slot:
      if views.contains(.family) { return .absent }
      if views.contains(.weight) {
        let family = evaluate(source, View.family.slot, context)
        if family == .failed { return .failed }
        if family != .absent { return .absent }
      }
    default: break
    }
    return evaluate(source, slot, context)
  }

  /// A value for a part, where a percentage is kept as one.
  func measured(_ formula: Formula, _ view: Model.View, _ context: Context) -> Value {
    let value = evaluate(formula, 0, context)
    guard case .number(let number) = value else { return value }
    let isShare = isNumber(formula, context)
    switch view {
    case .tracking: return .tracking(number, isShare: isShare)
    case .lineSpacing: return .spacing(number)
    case .lineHeight: return .height(number, isShare: isShare)
    default: return value
    }
  }

  /// Whether a formula is a Number, neither a Length nor without a unit.
  func isNumber(_ formula: Formula, _ context: Context) -> Bool {
    switch formula {
    case .percent: true
    case .product(let a, let b): isNumber(a, context) && isNumber(b, context)
    case .minimum(let all), .maximum(let all): all.contains { isNumber($0, context) }
    case .name(.variable(let index)), .imported(_, .variable(let index)):
      stack.variables[index].kind == .number
    default: false
    }
  }

  /// iOS's sizes of the Dynamic Type styles at the default text size.
  static let systemSizes: [String: Double] = [
    "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "headline": 17, "subheadline": 15,
    "body": 17, "callout": 16, "footnote": 13, "caption": 12, "caption2": 11,
  ]
}
