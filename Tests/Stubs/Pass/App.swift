// What an app has beside an emitted file: names of its own that look like those in the file, and
// the way the file is used.

import Auth0UniversalComponents
import SwiftUI

enum AcmeTokens {}
enum Shade {}
final class BundleMarker {}

extension Bundle {
  nonisolated static var module: Bundle { .main }
}

extension Color {
  init(light: Color, dark: Color) { self = light }

  static func hex(_ hex: UInt32) -> Color { .black }
}

struct ContentView: View {
  var body: some View {
    MyAccountAuthMethodsView()
      .auth0Theme(.acme)
      .auth0Theme(Auth0Theme.default)
      .auth0Theme(.class)
  }
}

nonisolated func fromAnyThread() -> Auth0Theme { .colours }
