#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import ThemeTokens
  import UIKit

  extension Color {
    /// A colour that UIKit asks for its value in each appearance, from any thread.
    init(adapting color: ThemeColor, bundle: Bundle?) {
      self.init(
        uiColor: UIColor { @Sendable traits in
          color[Appearance(traits)].resolved(in: traits, bundle: bundle)
        })
    }
  }

  extension Appearance {
    fileprivate init(_ traits: UITraitCollection) {
      let isHighContrast = traits.accessibilityContrast == .high
      if traits.userInterfaceStyle == .dark {
        self = isHighContrast ? .darkHighContrast : .dark
      } else {
        self = isHighContrast ? .lightHighContrast : .light
      }
    }
  }

  extension ColorValue {
    fileprivate func resolved(in traits: UITraitCollection, bundle: Bundle?) -> UIColor {
      switch self {
      case .plain(let components):
        let color = components.drawn
        if color.space == .displayP3 {
          return UIColor(
            displayP3Red: color.first, green: color.second, blue: color.third, alpha: color.opacity)
        }
        return UIColor(
          red: color.first, green: color.second, blue: color.third, alpha: color.opacity)
      case .system(let color, let opacity):
        return faded(color.uiColor, by: opacity, in: traits)
      case .asset(let asset, let opacity):
        let color = UIColor(
          named: asset.name, in: asset.bundle(else: bundle), compatibleWith: traits)
        return faded(color ?? .clear, by: opacity, in: traits)
      }
    }

    private func faded(
      _ color: UIColor, by opacity: Double, in traits: UITraitCollection
    ) -> UIColor {
      let color = color.resolvedColor(with: traits)
      return opacity == 1 ? color : color.withAlphaComponent(color.cgColor.alpha * opacity)
    }
  }

  extension SystemColor {
    fileprivate var uiColor: UIColor {
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
      case .primary: .label
      case .secondary: .secondaryLabel
      case .accentColor: .tintColor
      }
    }
  }
#endif
