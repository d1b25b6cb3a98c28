// What SwiftUI's `Color` has, so that Swift which builds a theme reads as it does there.

/// The bundle that an asset catalog is in, as Swift spells it after `bundle:`.
public struct AssetBundle: Sendable, Hashable {
  /// The spelling after the dot.
  public let name: String

  /// A bundle by the name of a static member of `Bundle`.
  public init(_ name: String) {
    self.name = name
  }

  /// The app's own bundle.
  public static let main = AssetBundle("main")
  /// The bundle of the package target.
  public static let module = AssetBundle("module")
}

extension ThemeColor {
  /// The same value in every appearance.
  public init(_ value: ColorValue) {
    self.init(light: value, dark: value)
  }

  /// The same plain colour in every appearance.
  public init(_ components: ColorComponents) {
    self.init(.plain(components))
  }

  /// The colour set `name` of an asset catalog, which adapts by itself.
  public init(_ name: String, bundle: AssetBundle? = nil) {
    self.init(.asset(ColorAsset(name: name, bundle: bundle?.name), opacity: 1))
  }

  /// A system colour, which adapts by itself.
  public init(_ system: SystemColor) {
    self.init(.system(system, opacity: 1))
  }

  /// The sRGB colour `0xRRGGBB`.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(ColorComponents(hex: hex, opacity: opacity))
  }

  /// `light` and `dark` as `0xRRGGBB`.
  public init(light: UInt32, dark: UInt32) {
    self.init(light: .hex(light), dark: .hex(dark))
  }

  /// An RGB colour; components 0…1.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(ColorComponents(space.colorSpace, red, green, blue, opacity: opacity))
  }

  /// A gray, 0 for black to 1 for white.
  public init(white: Double, opacity: Double = 1) {
    self.init(ColorComponents(.gray, white, 0, 0, opacity: opacity))
  }

  /// A colour by hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(ColorComponents(.hsb, hue, saturation, brightness, opacity: opacity))
  }

  /// The spaces that red, green and blue can be said in, as SwiftUI names them.
  public enum RGBColorSpace: Sendable, Hashable {
    case sRGB, sRGBLinear, displayP3

    var colorSpace: ColorSpace {
      switch self {
      case .sRGB: .sRGB
      case .sRGBLinear: .sRGBLinear
      case .displayP3: .displayP3
      }
    }
  }

  /// The colour with its opacity multiplied in every appearance.
  public func opacity(_ opacity: Double) -> ThemeColor {
    ThemeColor(
      light: light.multiplyingOpacity(by: opacity),
      dark: dark.multiplyingOpacity(by: opacity),
      lightHighContrast: lightHighContrast.multiplyingOpacity(by: opacity),
      darkHighContrast: darkHighContrast.multiplyingOpacity(by: opacity))
  }
}

extension ThemeColor {
  /// White, in every appearance.
  public static let white = ThemeColor(.white)
  /// Black, in every appearance.
  public static let black = ThemeColor(.black)
  /// Nothing is drawn.
  public static let clear = ThemeColor(.clear)

  /// The system's red.
  public static let red = ThemeColor(SystemColor.red)
  /// The system's orange.
  public static let orange = ThemeColor(SystemColor.orange)
  /// The system's yellow.
  public static let yellow = ThemeColor(SystemColor.yellow)
  /// The system's green.
  public static let green = ThemeColor(SystemColor.green)
  /// The system's mint.
  public static let mint = ThemeColor(SystemColor.mint)
  /// The system's teal.
  public static let teal = ThemeColor(SystemColor.teal)
  /// The system's cyan.
  public static let cyan = ThemeColor(SystemColor.cyan)
  /// The system's blue.
  public static let blue = ThemeColor(SystemColor.blue)
  /// The system's indigo.
  public static let indigo = ThemeColor(SystemColor.indigo)
  /// The system's purple.
  public static let purple = ThemeColor(SystemColor.purple)
  /// The system's pink.
  public static let pink = ThemeColor(SystemColor.pink)
  /// The system's brown.
  public static let brown = ThemeColor(SystemColor.brown)
  /// The system's gray.
  public static let gray = ThemeColor(SystemColor.gray)
  /// The label colour.
  public static let primary = ThemeColor(SystemColor.primary)
  /// The secondary label colour.
  public static let secondary = ThemeColor(SystemColor.secondary)
  /// The app's accent colour.
  public static let accentColor = ThemeColor(SystemColor.accentColor)
}
