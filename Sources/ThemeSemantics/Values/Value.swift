import ThemeTokens

/// The value of an expression at one slot.
///
/// A whole colour or text style is one such value for each of its slots.
package enum Value: Sendable, Hashable {
  /// Nothing: a part that a face does not have, such as the family of a face that is only a name.
  case absent
  /// A number, or a length in points.
  case number(Double)
  case string(String)
  case color(ColorValue)
  case weight(ThemeFont.Weight)
  case design(ThemeFont.Design)
  case dynamicType(ThemeFont.DynamicTypeStyle)
  case colorSpace(ColorSpace)
  case mixSpace(MixSpace)
  case tracking(Measure)
  case leading(Leading)

  /// The number, where it is one.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The text, where it is one.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The colour, where it is one.
  package var color: ColorValue? {
    if case .color(let color) = self { color } else { nil }
  }
}

/// A length, or a share of the font's size.
package enum Measure: Sendable, Hashable, BitwiseCopyable {
  case points(Double)
  /// 1 is the whole size.
  case ofSize(Double)

  /// The length in points in a style of `size` points.
  package func points(size: Double) -> Double {
    switch self {
    case .points(let points): points
    case .ofSize(let share): roundedToDecimal15(share * size)
    }
  }
}

/// The space between lines as it is held: whichever view the latest layer wrote.
package enum Leading: Sendable, Hashable, BitwiseCopyable {
  case spacing(Double)
  case height(Measure)

  /// The line spacing in points in a style of `size` points.
  package func spacing(size: Double) -> Double {
    switch self {
    case .spacing(let points): points
    case .height(let height): roundedToDecimal15(height.points(size: size) - size)
    }
  }

  /// The line height in points in a style of `size` points.
  package func height(size: Double) -> Double {
    switch self {
    case .spacing(let points): roundedToDecimal15(size + points)
    case .height(let height): height.points(size: size)
    }
  }
}
