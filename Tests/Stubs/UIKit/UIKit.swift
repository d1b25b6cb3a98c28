// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What generated Swift and `ThemeSwiftUI` use of UIKit. Nothing is `Sendable` that need not be, and
// closures have to be: so what compiles here compiles with stricter and with laxer annotations.

public import Drawing
@_exported public import Foundation

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

public class UITraitCollection {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast

  public init(style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
  }
}

public class CGColor {
  public let alpha: CGFloat

  init(alpha: Double) { self.alpha = alpha }
}

public class UIColor {
  private enum Content {
    case drawn(DrawnColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let content: Content

  public init(drawn: DrawnColor) { content = .drawn(drawn) }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      drawn: .components(space: "srgb", red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      drawn: .components(space: "p3", red: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let place = bundle === Bundle.main ? "main" : "another"
    self.init(drawn: .named(name, bundle: bundle == nil ? "none" : place, alpha: 1))
  }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch content {
    case .drawn: self
    case .dynamic(let provide): provide(traits).resolvedColor(with: traits)
    }
  }

  public func drawn(with traits: UITraitCollection) -> DrawnColor {
    switch content {
    case .drawn(let drawn): drawn
    case .dynamic(let provide): provide(traits).drawn(with: traits)
    }
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .drawn(let drawn): UIColor(drawn: drawn.withAlpha(alpha))
    case .dynamic(let provide):
      UIColor { traits in provide(traits).withAlphaComponent(alpha) }
    }
  }

  public var cgColor: CGColor {
    let traits = UITraitCollection(style: .light, contrast: .normal)
    return CGColor(alpha: drawn(with: traits).alpha)
  }

  private static func system(_ name: String, alpha: Double = 1) -> UIColor {
    UIColor(drawn: .system(name, alpha: alpha))
  }

  public class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  public class var systemRed: UIColor { system("red") }
  public class var systemOrange: UIColor { system("orange") }
  public class var systemYellow: UIColor { system("yellow") }
  public class var systemGreen: UIColor { system("green") }
  public class var systemMint: UIColor { system("mint") }
  public class var systemTeal: UIColor { system("teal") }
  public class var systemCyan: UIColor { system("cyan") }
  public class var systemBlue: UIColor { system("blue") }
  public class var systemIndigo: UIColor { system("indigo") }
  public class var systemPurple: UIColor { system("purple") }
  public class var systemPink: UIColor { system("pink") }
  public class var systemBrown: UIColor { system("brown") }
  public class var systemGray: UIColor { system("gray") }
  public class var label: UIColor { system("primary") }
  public class var secondaryLabel: UIColor { system("secondary", alpha: 0.6) }
  public class var tintColor: UIColor { system("accentColor") }
}
