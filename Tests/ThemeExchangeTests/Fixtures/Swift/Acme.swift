// Made by `theme emit swift` from acme.theme.
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
  nonisolated static var acme: Auth0Theme {
    Auth0Theme(
      colors: AcmeTokens.colors,
      typography: AcmeTokens.typography,
      spacing: AcmeTokens.spacing,
      radius: AcmeTokens.radius,
      sizes: AcmeTokens.sizes
    )
  }

  private enum AcmeTokens {
    nonisolated static let colors: any Auth0ColorTokens = DefaultAuth0ColorTokens(
      background: DefaultAuth0BackgroundColorTokens(
        // The blue of the logo.
        // Not to be used behind text.
        primary: Shade.color(light: .hex(0x1B5CFF), dark: .hex(0x6E96FF)),
        primarySubtle: Shade.color(
          light: .hex(0x1B5CFF, opacity: 0.35),
          dark: .hex(0x6E96FF, opacity: 0.35)
        ),
        layerTop: .white
      ),
      text: DefaultAuth0TextColorTokens(
        bold: Shade.color(
          light: .hex(0x101828),
          dark: .hex(0xF5F7FF),
          lightHighContrast: .hex(0x000000),
          darkHighContrast: .hex(0xFFFFFF)
        ),
        regular: Shade.color(0x475467),
        onPrimary: .white
      ),
      border: DefaultAuth0BorderColorTokens(shadow: Shade.color(0x000000, opacity: 0.07))
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
  /// A colour in one appearance.
  private enum Shade: Sendable {
    case sRGB(red: Double, green: Double, blue: Double, opacity: Double = 1)

    /// The sRGB colour `0xRRGGBB`.
    nonisolated static func hex(_ hex: UInt32, opacity: Double = 1) -> Shade {
      .sRGB(
        red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255, opacity: opacity)
    }

    /// The sRGB colour `0xRRGGBB`, the same in every appearance.
    nonisolated static func color(_ hex: UInt32, opacity: Double = 1) -> Color {
      Color(
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
        }
      }
    #elseif canImport(AppKit)
      private nonisolated var resolved: NSColor {
        switch self {
        case .sRGB(let red, let green, let blue, let opacity):
          return NSColor(srgbRed: red, green: green, blue: blue, alpha: opacity)
        }
      }
    #endif
  }
}
