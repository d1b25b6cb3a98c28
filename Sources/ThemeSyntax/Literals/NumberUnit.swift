/// The units that people write behind a number, `pt` and those of other platforms.
enum NumberUnit: String, CaseIterable {
  case pt
  case points, point, pts
  case px, dp, sp
  case rem, em

  init?(_ text: String) { self.init(rawValue: text.lowercased()) }

  /// How many points one of the unit is; nothing where that depends on something else.
  var points: Int? {
    switch self {
    case .pt, .points, .point, .pts, .px, .dp, .sp: 1
    case .rem, .em: nil
    }
  }
}
