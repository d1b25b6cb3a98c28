// Made by `theme emit swift` from nothing changed.theme, one radius.theme, auth0's own.theme.
// Change the theme, not this file: what is written here is lost the next time.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Auth0UniversalComponents
import SwiftUI

extension Auth0Theme {
  /// The theme Nothing changed.
  ///
  /// It has a light appearance only: put `.preferredColorScheme(.light)` on the app's views,
  /// or set `UIUserInterfaceStyle` to `Light` in Info.plist.
  nonisolated static var nothingChanged: Auth0Theme {
    Auth0Theme()
  }
}

extension Auth0Theme {
  /// The theme One radius.
  ///
  /// It has a dark appearance only: put `.preferredColorScheme(.dark)` on the app's views,
  /// or set `UIUserInterfaceStyle` to `Dark` in Info.plist.
  nonisolated static var oneRadius: Auth0Theme {
    Auth0Theme(radius: OneRadiusTokens.radius)
  }

  private enum OneRadiusTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 24)
  }
}

extension Auth0Theme {
  /// The theme Auth0's own.
  nonisolated static var auth0sOwn: Auth0Theme {
    Auth0Theme()
  }
}
