import ThemeTokens

extension Auth0TextStyle {
  /// The part at a slot.
  func value(at slot: Int) -> Value {
    switch StylePart(rawValue: UInt8(slot)) {
    case .name: font.name.map { .string($0) } ?? .absent
    case .family: font.family.map { .string($0) } ?? .absent
    case .weight: font.weight.map { .weight($0) } ?? .absent
    case .design: font.design.map { .design($0) } ?? .absent
    case .size: .number(font.size)
    case .relativeTo: font.relativeTo.map { .dynamicType($0) } ?? .absent
    case .tracking: .tracking(.points(tracking))
    case .leading: .leading(.spacing(lineSpacing))
    case nil: .absent
    }
  }
}
