// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What generated Swift, `ThemeSwiftUI` and `ThemeUI` use of SwiftUI, with SwiftUI's own labels,
// defaults and isolation.

public import Drawing

#if canImport(UIKit)
  @_exported public import UIKit
#elseif canImport(AppKit)
  @_exported public import AppKit
#else
  @_exported public import Foundation
#endif

public struct Color: @unchecked Sendable, ShapeStyle {
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  private indirect enum Content {
    case drawn(DrawnColor)
    case faded(Color, by: Double)
    #if canImport(UIKit)
      case platform(UIColor)
    #elseif canImport(AppKit)
      case platform(NSColor)
    #endif
  }

  private let content: Content

  private init(content: Content) { self.content = content }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let space =
      switch colorSpace {
      case .sRGB: "srgb"
      case .sRGBLinear: "linear"
      case .displayP3: "p3"
      }
    content = .drawn(
      .components(space: space, red: red, green: green, blue: blue, alpha: opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(_ name: String, bundle: Bundle? = nil) {
    let place = bundle === Bundle.main ? "main" : "another"
    content = .drawn(.named(name, bundle: bundle == nil ? "none" : place, alpha: 1))
  }

  #if canImport(UIKit)
    public init(uiColor: UIColor) { content = .platform(uiColor) }

    public func drawn(with traits: UITraitCollection) -> DrawnColor {
      switch content {
      case .drawn(let drawn): return drawn
      case .platform(let color): return color.drawn(with: traits)
      case .faded(let color, let factor):
        let drawn = color.drawn(with: traits)
        return drawn.withAlpha(drawn.alpha * factor)
      }
    }
  #elseif canImport(AppKit)
    public init(nsColor: NSColor) { content = .platform(nsColor) }

    public func drawn(with appearance: NSAppearance) -> DrawnColor {
      switch content {
      case .drawn(let drawn): return drawn
      case .platform(let color): return color.drawn(with: appearance)
      case .faded(let color, let factor):
        let drawn = color.drawn(with: appearance)
        return drawn.withAlpha(drawn.alpha * factor)
      }
    }
  #endif

  public func opacity(_ opacity: Double) -> Color {
    Color(content: .faded(self, by: opacity))
  }

  private static func system(_ name: String, alpha: Double = 1) -> Color {
    Color(content: .drawn(.system(name, alpha: alpha)))
  }

  public static let white = Color(red: 1, green: 1, blue: 1)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  public static let red = system("red")
  public static let orange = system("orange")
  public static let yellow = system("yellow")
  public static let green = system("green")
  public static let mint = system("mint")
  public static let teal = system("teal")
  public static let cyan = system("cyan")
  public static let blue = system("blue")
  public static let indigo = system("indigo")
  public static let purple = system("purple")
  public static let pink = system("pink")
  public static let brown = system("brown")
  public static let gray = system("gray")
  public static let primary = system("primary")
  public static let secondary = system("secondary", alpha: 0.6)
  public static var accentColor: Color { system("accentColor") }
}

// Apart from the declaration, so that the rest of it is not on the main actor.
extension Color: View {
  public var body: Never { fatalError("a stub has no body") }
}

public protocol ShapeStyle: Sendable {}
