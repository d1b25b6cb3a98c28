#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import SwiftUI
  import ThemeTokens

  extension Color {
    /// A colour that AppKit asks for its value in each appearance, from any thread.
    init(adapting color: ThemeColor, bundle: Bundle?) {
      self.init(
        nsColor: NSColor(name: nil) { @Sendable appearance in
          color[Appearance(appearance)].resolved(bundle: bundle)
        })
    }
  }

  extension Appearance {
    fileprivate init(_ appearance: NSAppearance) {
      let match = appearance.bestMatch(from: [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ])
      switch match {
      case .darkAqua: self = .dark
      case .accessibilityHighContrastAqua: self = .lightHighContrast
      case .accessibilityHighContrastDarkAqua: self = .darkHighContrast
      default: self = .light
      }
    }
  }

  extension ColorValue {
    fileprivate func resolved(bundle: Bundle?) -> NSColor {
      switch self {
      case .plain(let components):
        let color = components.drawn
        if color.space == .displayP3 {
          return NSColor(
            displayP3Red: color.first, green: color.second, blue: color.third, alpha: color.opacity)
        }
        return NSColor(
          srgbRed: color.first, green: color.second, blue: color.third, alpha: color.opacity)
      case .system(let color, let opacity): return faded(color.nsColor, by: opacity)
      case .asset(let asset, let opacity):
        let color = NSColor(named: asset.name, bundle: asset.bundle(else: bundle))
        return faded(color ?? .clear, by: opacity)
      }
    }

    private func faded(_ color: NSColor, by opacity: Double) -> NSColor {
      opacity == 1 ? color : color.withAlphaComponent(color.alphaComponent * opacity)
    }
  }

  extension SystemColor {
    fileprivate var nsColor: NSColor {
      switch self {
      case .red: .systemRed
      case .orange: .systemOrange
      case .yellow: .systemYellow
      case .green: .systemGreen
      case .mint: .systemMint
      case .teal: .systemTeal
      case .cyan: .systemCyan
      case .blue: .systemBlue
      case .indigo: .systemIndigo
      case .purple: .systemPurple
      case .pink: .systemPink
      case .brown: .systemBrown
      case .gray: .systemGray
      case .primary: .labelColor
      case .secondary: .secondaryLabelColor
      case .accentColor: .controlAccentColor
      }
    }
  }
#endif
