/// What is drawn in one appearance: a colour, or a name for one that the system or the app resolves.
public enum ColorValue: Sendable, Hashable {
  /// A plain colour.
  case plain(ColorComponents)
  /// A system colour by its SwiftUI name, with an opacity over it.
  case system(SystemColor, opacity: Double)
  /// A colour set of an asset catalog, with an opacity over it.
  case asset(ColorAsset, opacity: Double)
}

/// A colour set of an asset catalog: `Color("Background/Primary", bundle: .main)`.
public struct ColorAsset: Sendable, Hashable {
  /// The name, with `/` between namespaces.
  public var name: String
  /// The bundle as it was written: `main`, `module`; `nil` where nothing was said.
  public var bundle: String?

  /// The colour set `name`.
  public init(name: String, bundle: String? = nil) {
    self.name = name
    self.bundle = bundle
  }
}

/// The appearances a colour has a value for. Their order is that of the slots.
public enum Appearance: UInt8, Sendable, Hashable, CaseIterable {
  /// Light, standard contrast.
  case light
  /// Dark, standard contrast.
  case dark
  /// Light, increased contrast.
  case lightHighContrast
  /// Dark, increased contrast.
  case darkHighContrast
}

/// A colour token's value: one colour for each appearance. There is no fall-back to reason about.
public struct ThemeColor: Sendable, Hashable {
  /// Light, standard contrast.
  public var light: ColorValue
  /// Dark, standard contrast.
  public var dark: ColorValue
  /// Light, increased contrast.
  public var lightHighContrast: ColorValue
  /// Dark, increased contrast.
  public var darkHighContrast: ColorValue

  /// A colour with a value for each appearance; increased contrast defaults to its standard twin.
  public init(
    light: ColorValue, dark: ColorValue, lightHighContrast: ColorValue? = nil,
    darkHighContrast: ColorValue? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast ?? light
    self.darkHighContrast = darkHighContrast ?? dark
  }

  /// The value for one appearance.
  public subscript(appearance: Appearance) -> ColorValue {
    get {
      switch appearance {
      case .light: light
      case .dark: dark
      case .lightHighContrast: lightHighContrast
      case .darkHighContrast: darkHighContrast
      }
    }
    set {
      switch appearance {
      case .light: light = newValue
      case .dark: dark = newValue
      case .lightHighContrast: lightHighContrast = newValue
      case .darkHighContrast: darkHighContrast = newValue
      }
    }
  }
}
