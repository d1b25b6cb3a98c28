// Made by `theme emit swift` from colours.theme.
// Change the theme, not this file: what is written here is lost the next time.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import Auth0UniversalComponents
import SwiftUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension Auth0Theme {
  /// The theme Shared colours.
  public nonisolated static var sharedColours: Auth0Theme {
    Auth0Theme(colors: SharedColoursTokens.colors)
  }

  private enum SharedColoursTokens {
    nonisolated static let colors: any Auth0ColorTokens = DefaultAuth0ColorTokens(
      background: DefaultAuth0BackgroundColorTokens(
        primary: .red,
        primarySubtle: .accentColor.opacity(0.35),
        inverse: Color("Brand/Night \"sky\"", bundle: .main),
        accent: Color("Accent", bundle: Bundle(for: BundleMarker.self)).opacity(0.5),
        layerTop: Color(.displayP3, red: 1, green: 0.25, blue: 0.1),
        layerMedium: Color(red: 0.1234, green: 0.5, blue: 0.75, opacity: 0.9),
        layerBase: Color(.displayP3, red: 0.2828306673118502, green: 0.7571002844886119, blue: 0),
        error: Color(red: 0, green: 0.5, blue: 1),
        errorSubtle: Color(red: 0.95, green: 0.95, blue: 0.95),
        success: .clear
      ),
      text: DefaultAuth0TextColorTokens(
        bold: Shade.color(
          light: .primary(opacity: 1),
          dark: .hex(0xF5F7FF),
          lightHighContrast: .gray(opacity: 0.5),
          darkHighContrast: .asset("Night", bundle: .main, opacity: 0.5)
        ),
        regular: Shade.color(
          light: .sRGB(red: 0.1, green: 0.2, blue: 0.3),
          dark: .displayP3(red: 0.9, green: 0.8, blue: 0.7, opacity: 0.5)
        ),
        disabled: Shade.color(
          light: .hex(0x777777),
          dark: .hex(0x777777),
          darkHighContrast: .hex(0x999999)
        ),
        onPrimary: Shade.color(
          light: .hex(0x111111),
          dark: .asset("Night", bundle: Bundle(for: BundleMarker.self))
        )
      ),
      border: DefaultAuth0BorderColorTokens(bold: .secondary)
    )
  }
}

extension Auth0Theme {
  /// A colour in one appearance.
  private enum Shade: Sendable {
    case sRGB(red: Double, green: Double, blue: Double, opacity: Double = 1)
    case displayP3(red: Double, green: Double, blue: Double, opacity: Double = 1)
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
        case .displayP3(let red, let green, let blue, let opacity):
          return UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
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
        case .displayP3(let red, let green, let blue, let opacity):
          return NSColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
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
