// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What generated Swift and `ThemeSwiftUI` use of AppKit; as strict as the stub of UIKit.

public import Drawing
@_exported public import Foundation

public class NSAppearance {
  public struct Name: Hashable, Sendable {
    public let rawValue: String

    public static let aqua = Name(rawValue: "aqua")
    public static let darkAqua = Name(rawValue: "darkAqua")
    public static let accessibilityHighContrastAqua = Name(rawValue: "highContrastAqua")
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "highContrastDarkAqua")
  }

  private let name: Name

  public init(_ name: Name) { self.name = name }

  public func bestMatch(from names: [Name]) -> Name? {
    names.first { $0 == name }
  }
}

public class NSColor {
  public typealias Name = String

  private enum Content {
    case drawn(DrawnColor)
    case dynamic(@Sendable (NSAppearance) -> NSColor)
  }

  private let content: Content

  public init(drawn: DrawnColor) { content = .drawn(drawn) }

  public init(name: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
    content = .dynamic(dynamicProvider)
  }

  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      drawn: .components(space: "srgb", red: srgbRed, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      drawn: .components(space: "p3", red: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init?(named name: Name, bundle: Bundle?) {
    let place = bundle === Bundle.main ? "main" : "another"
    self.init(drawn: .named(name, bundle: bundle == nil ? "none" : place, alpha: 1))
  }

  public func drawn(with appearance: NSAppearance) -> DrawnColor {
    switch content {
    case .drawn(let drawn): drawn
    case .dynamic(let provide): provide(appearance).drawn(with: appearance)
    }
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    switch content {
    case .drawn(let drawn): NSColor(drawn: drawn.withAlpha(alpha))
    case .dynamic(let provide):
      NSColor(name: nil) { appearance in provide(appearance).withAlphaComponent(alpha) }
    }
  }

  public var alphaComponent: CGFloat { drawn(with: NSAppearance(.aqua)).alpha }

  private static func system(_ name: String, alpha: Double = 1) -> NSColor {
    NSColor(drawn: .system(name, alpha: alpha))
  }

  public class var clear: NSColor { NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 0) }
  public class var systemRed: NSColor { system("red") }
  public class var systemOrange: NSColor { system("orange") }
  public class var systemYellow: NSColor { system("yellow") }
  public class var systemGreen: NSColor { system("green") }
  public class var systemMint: NSColor { system("mint") }
  public class var systemTeal: NSColor { system("teal") }
  public class var systemCyan: NSColor { system("cyan") }
  public class var systemBlue: NSColor { system("blue") }
  public class var systemIndigo: NSColor { system("indigo") }
  public class var systemPurple: NSColor { system("purple") }
  public class var systemPink: NSColor { system("pink") }
  public class var systemBrown: NSColor { system("brown") }
  public class var systemGray: NSColor { system("gray") }
  public class var labelColor: NSColor { system("primary") }
  public class var secondaryLabelColor: NSColor { system("secondary", alpha: 0.6) }
  public class var controlAccentColor: NSColor { system("accentColor") }
}
