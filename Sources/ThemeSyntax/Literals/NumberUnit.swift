/// The units that people write behind a number, `pt` and those of other platforms.
enum NumberUnit: String, CaseIterable {
  case pt
  case points, point, pts
  case px, dp, sp
  case rem, em

  init?(_ text: String) { self.init(rawValue: text.lowercased()) }

  /// How many points one of the unit is. Of `rem` and `em` that is what browsers begin with.
  var points: Double {
    switch self {
    case .pt, .points, .point, .pts, .px, .dp, .sp: 1
    case .rem, .em: 16
    }
  }

  /// So many of the unit, in points, as it is written: `32` for 2 `rem`. Nothing for what is larger than any
  /// length, and for digits that are no plain number.
  func points(_ digits: String) -> String? {
    if points == 1 { return digits }
    guard let number = Double(digits), number < 1e6 else { return nil }
    let product = number * points
    return Int(exactly: product).map(String.init) ?? product.description
  }
}
