/// A font: a face, a size, and how it scales with the reader's text size.
///
/// A face is a PostScript `name`, or a `family` with a `weight`, or the system's (neither). A
/// built-in style has both a name and a family; the name is what is drawn.
public struct ThemeFont: Sendable, Hashable {
  /// A weight, from thinnest to heaviest, as SwiftUI names them.
  public enum Weight: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A design of the system font.
  public enum Design: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
    case `default`, rounded, serif, monospaced
  }

  /// A Dynamic Type style, as SwiftUI names them.
  public enum DynamicTypeStyle: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The PostScript name, such as `Inter-SemiBold`.
  public var name: String?
  /// The family, such as `Inter`.
  public var family: String?
  /// The weight, where one was said.
  public var weight: Weight?
  /// The design of the system font, where one was said.
  public var design: Design?
  /// The size in points, at the default text size.
  public var size: Double
  /// The Dynamic Type style it scales with; `nil` for one that does not scale.
  public var relativeTo: DynamicTypeStyle?

  /// A font made of its parts.
  public init(
    name: String? = nil, family: String? = nil, weight: Weight? = nil, design: Design? = nil,
    size: Double, relativeTo: DynamicTypeStyle?
  ) {
    self.name = name
    self.family = family
    self.weight = weight
    self.design = design
    self.size = size
    self.relativeTo = relativeTo
  }
}

/// A text style: a font, the extra space between letters, and the extra space between lines.
public struct Auth0TextStyle: Sendable, Hashable {
  /// The font.
  public var font: ThemeFont
  /// Extra space between letters, in points.
  public var tracking: Double
  /// Extra space between lines, in points; the line height less the size.
  public var lineSpacing: Double

  /// A text style made of its parts.
  public init(font: ThemeFont, tracking: Double = 0, lineSpacing: Double = 0) {
    self.font = font
    self.tracking = tracking
    self.lineSpacing = lineSpacing
  }

  /// The nominal line height in points: size and line spacing.
  public var lineHeight: Double { font.size + lineSpacing }
}
