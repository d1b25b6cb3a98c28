// Made by `theme emit swift` from fonts.theme.
// Change the theme, not this file: what is written here is lost the next time.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Auth0UniversalComponents
import SwiftUI

extension Auth0Theme {
  /// The theme Fonts.
  nonisolated static var fonts: Auth0Theme {
    Auth0Theme(typography: FontsTokens.typography)
  }

  private enum FontsTokens {
    nonisolated static let typography: any Auth0TypographyTokens = DefaultAuth0TypographyTokens(
      displayLarge: Auth0TextStyle(
        font: .custom("Lato-Black", fixedSize: 34),
        tracking: 0,
        lineSpacing: 0
      ),
      displayMedium: Auth0TextStyle(
        font: .custom("Lato-Bold", size: 28, relativeTo: .body),
        tracking: -0.56,
        lineSpacing: -1
      ),
      display: Auth0TextStyle(
        font: .custom("Lato \"Bold\" \\(name)", size: 22, relativeTo: .title2).weight(.heavy),
        tracking: 0,
        lineSpacing: 0
      ),
      titleLarge: Auth0TextStyle(
        font: .custom("Lato", size: 20, relativeTo: .title3),
        tracking: 0,
        lineSpacing: 0
      ),
      title: Auth0TextStyle(font: .system(.headline), tracking: 0, lineSpacing: 0),
      body: Auth0TextStyle(
        font: .system(.body, design: .serif, weight: .light),
        tracking: 0,
        lineSpacing: 7
      ),
      bodySmall: Auth0TextStyle(
        font: .system(size: 14, weight: .regular),
        tracking: 0,
        lineSpacing: 0
      ),
      label: Auth0TextStyle(font: .system(size: 16), tracking: 0, lineSpacing: 0),
      helper: Auth0TextStyle(
        font: .system(size: 13, weight: .medium, design: .rounded),
        tracking: 0,
        lineSpacing: 0
      )
    )
  }
}
