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
  /// Acme's brand.
  nonisolated static var acme: Auth0Theme {
    Auth0Theme(colors: AcmeTokens.colors, spacing: AcmeTokens.spacing, radius: AcmeTokens.radius)
  }

  private enum AcmeTokens {
    nonisolated static let colors: any Auth0ColorTokens = DefaultAuth0ColorTokens(
      background: DefaultAuth0BackgroundColorTokens(
        // The brand's colour.
        // Not for text.
        primary: Shade.color(light: .hex(0x1B5CFF), dark: .hex(0x8FB0FF))
      ),
      text: DefaultAuth0TextColorTokens(
        onPrimary: Shade.color(light: .hex(0xFFFFFF), dark: .hex(0x000000))
      )
    )

    nonisolated static let spacing: any Auth0SpacingTokens = DefaultAuth0SpacingTokens(
      xxs: 10,
      xs: 10,
      sm: 10,
      md: 10,
      lg: 10,
      xl: 10,
      xxl: 10,
      xxxl: 10
    )

    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(
      // Round.
      button: 24
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
