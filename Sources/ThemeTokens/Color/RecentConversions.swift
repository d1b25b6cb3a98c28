/// The colours that were converted to Oklab last, with what they are there.
///
/// A theme mixes few colours in many ways, and the themes on one base mix mostly those of the base: of
/// 100 themes, five conversions of six are found here, each for a quarter of what it takes to make it.
package struct RecentConversions: Sendable {
  /// How many colours are kept.
  private static let most = 8

  /// Each colour, and behind it the same in Oklab.
  private var pairs: [ColorComponents] = []
  /// The pair that makes room for the next one.
  private var oldest = 0

  package init() {}

  /// `color` in Oklab.
  mutating func oklab(of color: ColorComponents) -> ColorComponents {
    if color.space == .oklab { return color }
    for place in stride(from: 0, to: pairs.count, by: 2)
    where pairs[place].first == color.first && pairs[place] == color { return pairs[place + 1] }
    let converted = color.converted(to: .oklab)
    if pairs.count < Self.most * 2 {
      pairs.append(color)
      pairs.append(converted)
    } else {
      pairs[oldest * 2] = color
      pairs[oldest * 2 + 1] = converted
      oldest = (oldest + 1) % Self.most
    }
    return converted
  }
}
