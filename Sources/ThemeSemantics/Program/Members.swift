import ThemeTokens

/// The names that a place of some type offers, with or without a leading dot.
package enum Members {
  /// The value of `name` where `type` is expected.
  package static func value(of name: String, as type: ValueType) -> Value? {
    switch type {
    case .weight: ThemeFont.Weight(name: name).map { .weight($0) }
    case .design: ThemeFont.Design(name: name).map { .design($0) }
    case .dynamicType:
      name == "none" ? .absent : ThemeFont.DynamicTypeStyle(name: name).map { .dynamicType($0) }
    case .colorSpace: colorSpaces.first { $0.name == name }?.value
    case .mixSpace: mixSpaces.first { $0.name == name }?.value
    case .bundle: bundles.first { $0.name == name }?.value
    case .color: colors.first { $0.name == name }?.value
    default: nil
    }
  }

  /// The names where `type` is expected, in their own order.
  package static func names(of type: ValueType) -> [String] {
    switch type {
    case .weight: weights.map(\.name)
    case .design: designs.map(\.name)
    case .dynamicType: dynamicTypes.map(\.name)
    case .colorSpace: colorSpaces.map(\.name)
    case .mixSpace: mixSpaces.map(\.name)
    case .bundle: bundles.map(\.name)
    case .color: colors.map(\.name)
    default: []
    }
  }

  /// Whether values of `type` are said by name alone.
  package static func isEnumeration(_ type: ValueType) -> Bool {
    switch type {
    case .weight, .design, .dynamicType, .colorSpace, .mixSpace, .bundle: true
    default: false
    }
  }

  /// Colours that need their dot (`.primary`), because a token is more likely meant without it.
  package static let dottedColors = ["primary", "secondary", "accentColor"]

  typealias Row = (name: String, value: Value)

  private static let weights: [Row] = ThemeFont.Weight.allCases.map { ($0.name, .weight($0)) }
  private static let designs: [Row] = ThemeFont.Design.allCases.map { ($0.name, .design($0)) }
  private static let dynamicTypes: [Row] =
    ThemeFont.DynamicTypeStyle.allCases.map { ($0.name, .dynamicType($0)) } + [("none", .absent)]
  private static let colorSpaces: [Row] = [
    ("sRGB", .colorSpace(.sRGB)), ("sRGBLinear", .colorSpace(.sRGBLinear)),
    ("displayP3", .colorSpace(.displayP3)),
  ]
  private static let mixSpaces: [Row] = [
    ("perceptual", .mixSpace(.perceptual)), ("device", .mixSpace(.device)),
  ]
  private static let bundles: [Row] = [("main", .string("main")), ("module", .string("module"))]
  private static let colors: [Row] =
    [
      ("white", .color(.plain(.white))), ("black", .color(.plain(.black))),
      ("clear", .color(.plain(.clear))),
    ] + SystemColor.allCases.map { ($0.name, .color(.system($0, opacity: 1))) }
}
