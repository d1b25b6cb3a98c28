import ThemeTokens

/// The type of an expression.
///
/// `unitless` is a number that was written without a unit, or made of such: it takes the type
/// that its place asks for, as an untyped constant does in Go.
package enum ValueType: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  /// The type of what has been reported already; agrees with everything, so nothing cascades.
  case error
  case unitless
  case number
  case length
  case string
  case color
  case font
  case textStyle
  case weight
  case design
  case dynamicType
  case colorSpace
  case mixSpace
  case bundle

  /// The name in messages.
  package var name: String {
    switch self {
    case .error: "unknown type"
    case .unitless: "number without a unit"
    case .number: "Number"
    case .length: "Length"
    case .string: "String"
    case .color: "Color"
    case .font: "Font"
    case .textStyle: "TextStyle"
    case .weight: "font weight"
    case .design: "font design"
    case .dynamicType: "Dynamic Type style"
    case .colorSpace: "colour space"
    case .mixSpace: "space to mix in"
    case .bundle: "bundle"
    }
  }

  /// The name with an article: "a Color".
  package var nameWithArticle: String {
    self == .unitless || self == .error ? "a " + name : "a " + name
  }

  /// Whether arithmetic applies.
  var isNumeric: Bool { self == .unitless || self == .number || self == .length }

  /// Whether a value of this type may stand where `expected` is asked.
  package func fits(_ expected: ValueType) -> Bool {
    if self == expected || self == .error || expected == .error { return true }
    return self == .unitless && (expected == .number || expected == .length)
  }

  /// The types that a declaration can name, with the other spellings of a name.
  package static let annotations: [(name: String, type: ValueType)] = [
    ("Color", .color), ("Length", .length), ("Number", .number), ("String", .string),
    ("Font", .font), ("TextStyle", .textStyle), ("Auth0TextStyle", .textStyle),
  ]

  /// How many slots a value of this type has.
  package var slotCount: Int {
    switch self {
    case .color: Appearance.allCases.count
    case .textStyle: StylePart.allCases.count
    case .font: StylePart.fontParts
    default: 1
    }
  }

  /// The type of a token.
  package init(_ type: TokenType) {
    switch type {
    case .color: self = .color
    case .textStyle: self = .textStyle
    case .length: self = .length
    }
  }
}

/// The parts of a text style, which are its slots. The first six are the font's.
package enum StylePart: UInt8, Sendable, CaseIterable {
  case name, family, weight, design, size, relativeTo, tracking
  /// Line spacing or line height, whichever is held.
  case leading

  /// The name in messages; `leading` shows as the line height.
  package var text: String {
    switch self {
    case .name: "name"
    case .family: "family"
    case .weight: "weight"
    case .design: "design"
    case .size: "size"
    case .relativeTo: "relativeTo"
    case .tracking: "tracking"
    case .leading: "lineHeight"
    }
  }

  /// How many parts belong to the font.
  static let fontParts = 6

  /// The slot of the part.
  package var slot: Int { Int(rawValue) }
}

/// How a part is said and read. Three parts are views: tracking may be a percentage of the size,
/// and leading is seen as line spacing or as line height.
package enum PartView: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  case name, family, weight, design, size, relativeTo, tracking, lineSpacing, lineHeight

  /// The part that is written and read.
  package var part: StylePart {
    switch self {
    case .name: .name
    case .family: .family
    case .weight: .weight
    case .design: .design
    case .size: .size
    case .relativeTo: .relativeTo
    case .tracking: .tracking
    case .lineSpacing, .lineHeight: .leading
    }
  }

  /// The type of the view's value.
  package var type: ValueType {
    switch self {
    case .name, .family: .string
    case .weight: .weight
    case .design: .design
    case .size, .tracking, .lineSpacing, .lineHeight: .length
    case .relativeTo: .dynamicType
    }
  }

  /// Whether the view belongs to the font.
  package var isOfFont: Bool { part.slot < StylePart.fontParts }

  /// Whether a percentage of the size may be written.
  var takesPercent: Bool { self == .tracking || self == .lineHeight }

  /// The name as it is written.
  package var text: String { Self.names[Int(rawValue)] }

  /// The view that CSS, UIKit or a design tool calls `foreignName`.
  init?(foreignName: String) {
    switch foreignName {
    case "fontName", "postScriptName", "face": self = .name
    case "fontFamily": self = .family
    case "fontWeight": self = .weight
    case "fontSize", "pointSize": self = .size
    case "letterSpacing", "kerning", "kern": self = .tracking
    case "leading": self = .lineHeight
    case "textStyle": self = .relativeTo
    default: return nil
    }
  }

  /// The view called `name`. Length and first letter tell which it would be, so that one name is compared
  /// and not up to nine.
  package init?(name: String) {
    let view: PartView
    switch (name.utf8.first, name.utf8.count) {
    case (UInt8(ascii: "n"), 4): view = .name
    case (UInt8(ascii: "f"), 6): view = .family
    case (UInt8(ascii: "w"), 6): view = .weight
    case (UInt8(ascii: "d"), 6): view = .design
    case (UInt8(ascii: "s"), 4): view = .size
    case (UInt8(ascii: "r"), 10): view = .relativeTo
    case (UInt8(ascii: "t"), 8): view = .tracking
    case (UInt8(ascii: "l"), 11): view = .lineSpacing
    case (UInt8(ascii: "l"), 10): view = .lineHeight
    default: return nil
    }
    guard view.text == name else { return nil }
    self = view
  }

  /// In the order of the cases.
  private static let names = [
    "name", "family", "weight", "design", "size", "relativeTo", "tracking", "lineSpacing",
    "lineHeight",
  ]
}
