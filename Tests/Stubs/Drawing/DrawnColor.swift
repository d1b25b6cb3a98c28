// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a stub's colour comes down to in one appearance, so that a test can compare it.
public enum DrawnColor: Sendable, Hashable {
  case components(space: String, red: Double, green: Double, blue: Double, alpha: Double)
  case system(String, alpha: Double)
  case named(String, bundle: String, alpha: Double)

  public var alpha: Double {
    switch self {
    case .components(_, _, _, _, let alpha), .system(_, let alpha), .named(_, _, let alpha): alpha
    }
  }

  public func withAlpha(_ alpha: Double) -> DrawnColor {
    switch self {
    case .components(let space, let red, let green, let blue, _):
      .components(space: space, red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name, _): .system(name, alpha: alpha)
    case .named(let name, let bundle, _): .named(name, bundle: bundle, alpha: alpha)
    }
  }

  /// The colour on one line: `srgb 0.5 0.25 1.0 alpha 1.0`.
  public var text: String {
    switch self {
    case .components(let space, let red, let green, let blue, let alpha):
      "\(space) \(red) \(green) \(blue) alpha \(alpha)"
    case .system(let name, let alpha): "system \(name) alpha \(alpha)"
    case .named(let name, let bundle, let alpha): "named \(name) in \(bundle) alpha \(alpha)"
    }
  }
}
