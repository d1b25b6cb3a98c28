// One import gives an app the loader, the theme's types and, where SwiftUI is, its colours and fonts.
@_exported import ThemeSwiftUI
@_exported import ThemeTokens

/// A second name for this package's theme, for files that import the SDK too, where `Auth0Theme`
/// alone could be either.
public typealias ResolvedTheme = Auth0Theme
