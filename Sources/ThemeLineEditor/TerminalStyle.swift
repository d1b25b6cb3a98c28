/// How a stretch of text looks on a terminal.
package struct TerminalStyle: Hashable, Sendable {
  /// A colour as terminals know it.
  package enum Color: Hashable, Sendable {
    /// One of the terminal's own 16 colours, whose look the user chooses: 0–7 and, brighter, 8–15.
    case named(UInt8)
    /// A colour in sRGB, each part from 0 to 255.
    case rgb(UInt8, UInt8, UInt8)
  }

  /// Ways to make text stand out that need no colour.
  package struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    package let rawValue: UInt8
    /// The set with the bits `rawValue`.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier.
    package static let bold = Attributes(rawValue: 1)
    /// Fainter.
    package static let dim = Attributes(rawValue: 2)
    /// Slanted.
    package static let italic = Attributes(rawValue: 4)
    /// Underlined.
    package static let underline = Attributes(rawValue: 8)
    /// Text and background exchanged.
    package static let inverse = Attributes(rawValue: 16)
  }

  /// The colour of the letters; nil is the terminal's own.
  package var foreground: Color?
  /// The colour behind the letters; nil is the terminal's own.
  package var background: Color?
  /// What else is done to the letters.
  package var attributes: Attributes

  /// The style with these parts; without any it is plain.
  package init(
    foreground: Color? = nil, background: Color? = nil, _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own look.
  package static let plain = TerminalStyle()

  /// The style without colours, for people who asked for none.
  var withoutColor: TerminalStyle { TerminalStyle(attributes) }

  /// The sequence that switches the terminal to exactly this style ("select graphic rendition",
  /// ECMA-48 section 8.3.117).
  var escapeSequence: String {
    var codes = "0"
    for (attribute, code) in Self.attributeCodes where attributes.contains(attribute) {
      codes += ";\(code)"
    }
    if let foreground { codes += ";" + Self.codes(of: foreground, base: 30) }
    if let background { codes += ";" + Self.codes(of: background, base: 40) }
    return "\u{1B}[\(codes)m"
  }

  private static let attributeCodes: [(Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.inverse, 7),
  ]

  private static func codes(of color: Color, base: Int) -> String {
    switch color {
    case .named(let index) where index < 8: "\(base + Int(index))"
    case .named(let index) where index < 16: "\(base + 60 + Int(index) - 8)"
    case .named(let index): "\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}

/// A stretch of the line being edited and its look.
package struct StyledSpan: Hashable, Sendable {
  /// The stretch, in UTF-8 offsets into the text.
  package let range: Range<Int>
  /// The look.
  package let style: TerminalStyle

  /// Gives `range` the look `style`. Where spans overlap, the later one counts.
  package init(_ range: Range<Int>, _ style: TerminalStyle) {
    self.range = range
    self.style = style
  }
}
