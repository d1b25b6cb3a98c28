// Made by `theme emit swift` from evil #error("source").theme.
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
  /// */ #error("documentation")
  /// #error("vt")
  /// #error("nel")
  /// #error("ls")
  /// }
  /// nul reversed
  nonisolated static var hostileText: Auth0Theme {
    Auth0Theme(
      colors: HostileTextTokens.colors,
      typography: HostileTextTokens.typography,
      spacing: HostileTextTokens.spacing
    )
  }

  private enum HostileTextTokens {
    nonisolated static let colors: any Auth0ColorTokens = DefaultAuth0ColorTokens(
      background: DefaultAuth0BackgroundColorTokens(
        // #error("cr")
        // #error("ff")
        //
        //   indented
        primary: Color("\\(fatalError())\" + \"", bundle: .main),
        inverse: Color("a\nb\r\u{0}\u{7F}\u{202E}\u{2028}\u{FEFF}é👩\u{200D}🎨", bundle: .main)
      ),
      text: DefaultAuth0TextColorTokens(
        bold: Shade.color(light: .asset("\"\"\"#", bundle: .main), dark: .hex(0x000000))
      )
    )

    nonisolated static let typography: any Auth0TypographyTokens = DefaultAuth0TypographyTokens(
      body: Auth0TextStyle(
        font: .custom("\", size: 1) \\(0", size: 1e-9, relativeTo: .body),
        tracking: 0,
        lineSpacing: 0
      )
    )

    nonisolated static let spacing: any Auth0SpacingTokens = DefaultAuth0SpacingTokens(
      md: 0,
      lg: 1e21
    )
  }
}

extension Auth0Theme {
  /// A colour in one appearance.
  private enum Shade: Sendable {
    case sRGB(red: Double, green: Double, blue: Double, opacity: Double = 1)
    case asset(String, bundle: Bundle, opacity: Double = 1)

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
        }
      }

      private nonisolated static func faded(_ color: NSColor, by opacity: Double) -> NSColor {
        color.withAlphaComponent(color.alphaComponent * opacity)
      }
    #endif
  }
}
