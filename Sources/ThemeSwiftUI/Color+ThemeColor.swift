#if canImport(SwiftUI)
  import SwiftUI
  import ThemeTokens

  extension Color {
    /// The colour that `color` is in SwiftUI: it follows light and dark, and increased contrast.
    ///
    /// A system colour or colour set that is the same in every appearance adapts by itself, as the
    /// system and the app's catalog have it. On watchOS, which is always dark, the dark value counts.
    ///
    /// - Parameters:
    ///   - color: A theme's colour.
    ///   - bundle: Where colour sets are looked for whose bundle the theme does not give as `.main`;
    ///     `nil` for the app's bundle.
    public init(_ color: ThemeColor, bundle: Bundle? = nil) {
      if color.isUniform {
        self.init(color.light, bundle: bundle)
        return
      }
      #if os(watchOS)
        self.init(color.dark, bundle: bundle)
      #elseif canImport(UIKit) || canImport(AppKit)
        self.init(adapting: color, bundle: bundle)
      #else
        self.init(color.light, bundle: bundle)
      #endif
    }

    /// The colour that one appearance of a theme's colour is in SwiftUI.
    ///
    /// - Parameters:
    ///   - value: A colour, or a name for one. A system colour and a colour set still adapt.
    ///   - bundle: Where a colour set is looked for whose bundle the theme does not give as `.main`;
    ///     `nil` for the app's bundle.
    public init(_ value: ColorValue, bundle: Bundle? = nil) {
      switch value {
      case .plain(let components): self.init(components)
      case .system(let color, let opacity):
        self = opacity == 1 ? Color(color) : Color(color).opacity(opacity)
      case .asset(let asset, let opacity):
        let color = Color(asset.name, bundle: asset.bundle(else: bundle))
        self = opacity == 1 ? color : color.opacity(opacity)
      }
    }

    /// The plain colour `components`.
    ///
    /// sRGB and Display P3 are kept as they are; other spaces become sRGB, or Display P3 where sRGB
    /// does not hold the colour.
    public init(_ components: ColorComponents) {
      let drawn = components.drawn
      self.init(
        drawn.space == .displayP3 ? .displayP3 : .sRGB, red: drawn.first, green: drawn.second,
        blue: drawn.third, opacity: drawn.opacity)
    }

    /// The system colour that SwiftUI calls by the same name.
    public init(_ system: SystemColor) {
      switch system {
      case .red: self = .red
      case .orange: self = .orange
      case .yellow: self = .yellow
      case .green: self = .green
      case .mint: self = .mint
      case .teal: self = .teal
      case .cyan: self = .cyan
      case .blue: self = .blue
      case .indigo: self = .indigo
      case .purple: self = .purple
      case .pink: self = .pink
      case .brown: self = .brown
      case .gray: self = .gray
      case .primary: self = .primary
      case .secondary: self = .secondary
      case .accentColor: self = .accentColor
      }
    }
  }

  extension ColorAsset {
    /// The app's bundle where the theme says `.main`, else `bundle`, else the app's.
    func bundle(else bundle: Bundle?) -> Bundle {
      self.bundle == AssetBundle.main.name ? .main : bundle ?? .main
    }
  }
#endif
