/// The table of arithmetic: what two numeric types make, or nothing where they do not go together.
///
/// | | unitless | Number | Length |
/// |---|---|---|---|
/// | unitless `+ -` | unitless | Number | Length |
/// | Number `+ -` | Number | Number | |
/// | Length `+ -` | Length | | Length |
/// | unitless `*` | unitless | unitless | Length |
/// | Number `*` | unitless | Number | Length |
/// | Length `*` | Length | Length | |
/// | unitless `/` | unitless | unitless | Number |
/// | Number `/` | Number | Number | |
/// | Length `/` | Length | Length | Number |
func arithmeticType(_ left: ValueType, _ sign: UInt8, _ right: ValueType) -> ValueType? {
  if left == .error || right == .error { return .error }
  guard left.isNumeric, right.isNumeric else { return nil }
  switch sign {
  case UInt8(ascii: "*"):
    switch (left, right) {
    case (.length, .length): return nil
    case (.length, _), (_, .length): return .length
    case (.number, .number): return .number
    default: return .unitless
    }
  case UInt8(ascii: "/"):
    switch (left, right) {
    case (.length, .length), (.unitless, .length): return .number
    case (.number, .length): return nil
    default: return left
    }
  default: return commonNumeric(left, right)
  }
}

/// The type that two numeric types have in common: one without a unit takes the other's.
func commonNumeric(_ left: ValueType, _ right: ValueType) -> ValueType? {
  if left == .error || right == .error { return .error }
  guard left.isNumeric, right.isNumeric else { return nil }
  if left == .unitless { return right }
  if right == .unitless || left == right { return left }
  return nil
}
