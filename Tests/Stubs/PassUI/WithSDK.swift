// An app with the SDK takes the conversions alone; nothing clashes, and a theme's colours and fonts
// can be handed to the SDK's own theme.

import Auth0UniversalComponents
import SwiftUI
import ThemeSwiftUI

import struct ThemeTokens.ThemeColor
import struct ThemeTokens.ThemeFont

func handOver(_ color: ThemeColor, _ font: ThemeFont) -> Auth0Theme {
  Auth0Theme(
    colors: DefaultAuth0ColorTokens(
      background: DefaultAuth0BackgroundColorTokens(primary: Color(color))),
    typography: DefaultAuth0TypographyTokens(body: Auth0TextStyle(font: Font(font))))
}
