import ThemeTokens

/// Writes Swift that gives the SDK's `Auth0Theme` the values of themes.
///
/// For each theme there is one computed property in an extension of `Auth0Theme`, over a private enum
/// that holds the categories; only what differs from Auth0's values is in them. The file compiles in
/// the language modes 5 and 6, with either default isolation, and needs nothing but the SDK.
package struct SwiftEmitter: Sendable {
  /// How the file is written.
  package struct Options: Sendable {
    /// Where colours are.
    package enum Colors: Sendable {
      /// In the file.
      case code
      /// In the asset catalog that `AssetCatalogEmitter` makes of the same themes. What a catalog
      /// cannot hold is in the file all the same.
      case assets
    }

    /// Where colour sets are looked for when a theme does not say.
    package enum Bundle: Sendable {
      /// The app's bundle.
      case main
      /// The bundle of the package target.
      case module
      /// An expression of Swift, written as it is.
      case expression(String)

      var source: String {
        switch self {
        case .main: ".main"
        case .module: ".module"
        case .expression(let source): SwiftText.commentLine(source)
        }
      }
    }

    /// Who sees the themes.
    package enum Access: Sendable {
      /// The module that the file is in.
      case `internal`
      /// Every module.
      case `public`
    }

    /// Where colours are.
    package var colors: Colors
    /// Where colour sets are looked for when a theme does not say.
    package var bundle: Bundle
    /// Who sees the themes.
    package var access: Access

    /// What holds where nothing is said: colours in code, the app's bundle, the module alone.
    package init(
      colors: Colors = .code, bundle: Bundle = .main, access: Access = .internal
    ) {
      self.colors = colors
      self.bundle = bundle
      self.access = access
    }
  }

  /// The file.
  package let text: String
  /// The name of each theme's property, as it is said after `Auth0Theme.`; in order.
  package let names: [String]
  /// What the file cannot say as the themes do.
  package let notes: [ExportNote]

  /// The file for `themes`.
  package init(_ themes: [ExportedTheme], options: Options = Options()) {
    var writer = SwiftWriter(options)
    writer.write(themes)
    text = writer.text
    names = writer.names
    notes = writer.notes
  }
}
