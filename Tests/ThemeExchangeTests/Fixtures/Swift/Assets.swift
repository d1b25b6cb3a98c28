// Made by `theme emit swift` from acme.theme, colours.theme.
// Change the theme, not this file: what is written here is lost the next time.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Auth0UniversalComponents
import SwiftUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension Auth0Theme {
  /// Acme's mobile brand.
  ///
  /// Ask the brand team before a colour changes.
  nonisolated static var acmeInACatalog: Auth0Theme {
    Auth0Theme(
      colors: AcmeInACatalogTokens.colors,
      typography: AcmeInACatalogTokens.typography,
      spacing: AcmeInACatalogTokens.spacing,
      radius: AcmeInACatalogTokens.radius,
      sizes: AcmeInACatalogTokens.sizes
    )
  }

  private enum AcmeInACatalogTokens {
    nonisolated static let colors: any Auth0ColorTokens = DefaultAuth0ColorTokens(
      background: DefaultAuth0BackgroundColorTokens(
        // The blue of the logo.
        // Not to be used behind text.
        primary: Color("Acme in a catalog/Background/Primary", bundle: .module),
        primarySubtle: Color("Acme in a catalog/Background/PrimarySubtle", bundle: .module),
        layerTop: Color("Acme in a catalog/Background/LayerTop", bundle: .module)
      ),
      text: DefaultAuth0TextColorTokens(
        bold: Color("Acme in a catalog/Text/Bold", bundle: .module),
        regular: Color("Acme in a catalog/Text/Default", bundle: .module),
        onPrimary: Color("Acme in a catalog/Text/OnPrimary", bundle: .module)
      ),
      border: DefaultAuth0BorderColorTokens(
        shadow: Color("Acme in a catalog/Border/Shadow", bundle: .module)
      )
    )

    nonisolated static let typography: any Auth0TypographyTokens = DefaultAuth0TypographyTokens(
      body: Auth0TextStyle(
        font: .custom("Lato", size: 18, relativeTo: .body).weight(.regular),
        tracking: 0,
        lineSpacing: 8
      ),
      label: Auth0TextStyle(
        font: .custom("Lato-Medium", size: 16, relativeTo: .callout),
        tracking: 0.1,
        lineSpacing: 5
      )
    )

    nonisolated static let spacing: any Auth0SpacingTokens = DefaultAuth0SpacingTokens(md: 20)

    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(
      // Buttons are rounder than cards.
      button: 24,
      large: 22.5
    )

    nonisolated static let sizes: any Auth0SizeTokens = DefaultAuth0SizeTokens(
      size2xlDimen: 44,
      size3xlDimen: 52
    )
  }
}

extension Auth0Theme {
  /// The theme Mixed "catalog".
  nonisolated static var mixedCatalog: Auth0Theme {
    Auth0Theme(colors: MixedCatalogTokens.colors)
  }

  private enum MixedCatalogTokens {
    nonisolated static let colors: any Auth0ColorTokens = DefaultAuth0ColorTokens(
      background: DefaultAuth0BackgroundColorTokens(
        primary: .red,
        primarySubtle: .accentColor.opacity(0.35),
        inverse: Color("Brand/Night \"sky\"", bundle: .main),
        accent: Color("Accent", bundle: .module).opacity(0.5),
        layerTop: Color("Mixed_catalog/Background/LayerTop", bundle: .module),
        layerMedium: Color("Mixed_catalog/Background/LayerMedium", bundle: .module),
        layerBase: Color("Mixed_catalog/Background/LayerBase", bundle: .module),
        error: Color("Mixed_catalog/Background/Error", bundle: .module),
        errorSubtle: Color("Mixed_catalog/Background/ErrorSubtle", bundle: .module),
        success: Color("Mixed_catalog/Background/Success", bundle: .module)
      ),
      text: DefaultAuth0TextColorTokens(
        bold: Shade.color(
          light: .primary(opacity: 1),
          dark: .hex(0xF5F7FF),
          lightHighContrast: .gray(opacity: 0.5),
          darkHighContrast: .asset("Night", bundle: .main, opacity: 0.5)
        ),
        regular: Color("Mixed_catalog/Text/Default", bundle: .module),
        disabled: Color("Mixed_catalog/Text/Disabled", bundle: .module),
        onPrimary: Shade.color(light: .hex(0x111111), dark: .asset("Night", bundle: .module))
      ),
      border: DefaultAuth0BorderColorTokens(bold: .secondary)
    )
  }
}

extension Auth0Theme {
  /// A colour in one appearance.
  private enum Shade: Sendable {
    case sRGB(red: Double, green: Double, blue: Double, opacity: Double = 1)
    case asset(String, bundle: Bundle, opacity: Double = 1)
    case gray(opacity: Double)
    case primary(opacity: Double)

    /// The sRGB colour `0xRRGGBB`.
    nonisolated static func hex(_ hex: UInt32, opacity: Double = 1) -> Shade {
      .sRGB(
        red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255, opacity: opacity)
    }

    /// A colour that follows the appearance.
    nonisolated static func color(
      light: Shade, dark: Shade, lightHighContrast: Shade? = nil, darkHighContrast: Shade? = nil
    ) -> Color {
      #if canImport(UIKit)
        return Color(
          uiColor: UIColor { @Sendable traits in
            let isHigh = traits.accessibilityContrast == .high
            let shade =
              traits.userInterfaceStyle == .dark
              ? (isHigh ? darkHighContrast : nil) ?? dark
              : (isHigh ? lightHighContrast : nil) ?? light
            return shade.resolved(in: traits)
          })
      #elseif canImport(AppKit)
        return Color(
          nsColor: NSColor(name: nil) { @Sendable appearance in
            switch appearance.bestMatch(from: [
              .aqua, .darkAqua, .accessibilityHighContrastAqua,
              .accessibilityHighContrastDarkAqua,
            ]) {
            case .darkAqua: return dark.resolved
            case .accessibilityHighContrastAqua: return (lightHighContrast ?? light).resolved
            case .accessibilityHighContrastDarkAqua: return (darkHighContrast ?? dark).resolved
            default: return light.resolved
            }
          })
      #endif
    }

    #if canImport(UIKit)
      private nonisolated func resolved(in traits: UITraitCollection) -> UIColor {
        switch self {
        case .sRGB(let red, let green, let blue, let opacity):
          return UIColor(red: red, green: green, blue: blue, alpha: opacity)
        case .asset(let name, let bundle, let opacity):
          let color = UIColor(named: name, in: bundle, compatibleWith: traits) ?? .clear
          return Shade.faded(color, by: opacity, in: traits)
        case .gray(let opacity):
          return Shade.faded(.systemGray, by: opacity, in: traits)
        case .primary(let opacity):
          return Shade.faded(.label, by: opacity, in: traits)
        }
      }

      private nonisolated static func faded(
        _ color: UIColor, by opacity: Double, in traits: UITraitCollection
      ) -> UIColor {
        let color = color.resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * opacity)
      }
    #elseif canImport(AppKit)
      private nonisolated var resolved: NSColor {
        switch self {
        case .sRGB(let red, let green, let blue, let opacity):
          return NSColor(srgbRed: red, green: green, blue: blue, alpha: opacity)
        case .asset(let name, let bundle, let opacity):
          return Shade.faded(NSColor(named: name, bundle: bundle) ?? .clear, by: opacity)
        case .gray(let opacity):
          return Shade.faded(.systemGray, by: opacity)
        case .primary(let opacity):
          return Shade.faded(.labelColor, by: opacity)
        }
      }

      private nonisolated static func faded(_ color: NSColor, by opacity: Double) -> NSColor {
        color.withAlphaComponent(color.alphaComponent * opacity)
      }
    #endif
  }
}
