// Theming of SwiftUI views as the SDK has it, for apps without the SDK. An app with the SDK takes
// `ThemeSwiftUI` alone: with this module it would have two of each name here.

// One import gives an app the modifiers, the theme's types and the conversions, as the SDK's does.
@_exported import ThemeSwiftUI
@_exported import ThemeTokens

#if canImport(SwiftUI)
  import SwiftUI

  extension EnvironmentValues {
    /// The theme of this part of the app; Auth0's where no view above has set one.
    ///
    ///     @Environment(\.auth0Theme) private var theme
    public var auth0Theme: Auth0Theme {
      get { self[Auth0ThemeKey.self] }
      set { self[Auth0ThemeKey.self] = newValue }
    }
  }

  private struct Auth0ThemeKey: EnvironmentKey {
    static let defaultValue = Auth0Theme()
  }

  extension View {
    /// Sets the theme that this view and all views in it read from their environment.
    ///
    /// - Parameter theme: The theme, such as one that `ThemeKit` evaluated.
    /// - Returns: The view with the theme in its environment.
    public func auth0Theme(_ theme: Auth0Theme) -> some View {
      environment(\.auth0Theme, theme)
    }
  }
#endif
