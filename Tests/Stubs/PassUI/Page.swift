// The snippets of the theming page, in an app that has `ThemeUI` in place of the SDK.

import SwiftUI
import ThemeUI

struct MyCustomStep: View {
  @Environment(\.auth0Theme) private var theme

  var body: some View {
    VStack(spacing: theme.spacing.md) {
      Text("Almost there!")
        .auth0TextStyle(theme.typography.titleLarge)
        .foregroundStyle(theme.colors.text.bold)

      Button("Continue") {}
        .frame(height: theme.sizes.buttonHeight)
        .background(theme.colors.background.primary)
        .cornerRadius(theme.radius.button)
    }
    .padding(theme.spacing.md)
    .tint(theme.colors.background.accent)
    .border(theme.colors.border.regular, width: 2)
  }
}

struct BrandBackground: Auth0BackgroundColorTokens {
  var primary: ThemeColor { ThemeColor("Background/Primary", bundle: .main) }
  var primarySubtle: ThemeColor { ThemeColor("Background/Primary", bundle: .main).opacity(0.35) }
  var inverse: ThemeColor { ThemeColor(light: 0x18181B, dark: 0xFAFAFA) }
  var accent: ThemeColor { .accentColor }
  var layerTop: ThemeColor { .white }
  var layerMedium: ThemeColor { .white }
  var layerBase: ThemeColor { .white }
  var error: ThemeColor { .red }
  var errorSubtle: ThemeColor { .red.opacity(0.2) }
  var success: ThemeColor { .green }
  var successSubtle: ThemeColor { .green.opacity(0.2) }
}

struct BrandColors: Auth0ColorTokens {
  var background: any Auth0BackgroundColorTokens { BrandBackground() }
  var text: any Auth0TextColorTokens { DefaultAuth0TextColorTokens() }
  var border: any Auth0BorderColorTokens { DefaultAuth0BorderColorTokens() }
}

struct ContentView: View {
  var body: some View {
    MyCustomStep()
      .auth0Theme(Auth0Theme(colors: BrandColors()))
      .auth0Theme(
        Auth0Theme(
          typography: DefaultAuth0TypographyTokens(
            body: Auth0TextStyle(
              font: .custom("Lato-Regular", size: 17), tracking: 0, lineSpacing: 7)),
          radius: DefaultAuth0RadiusTokens(button: 24)))
  }
}

nonisolated func colorsFromAnyThread(_ theme: Auth0Theme) -> [Color] {
  [Color(theme.colors.text.bold), Color(theme.colors.text.bold, bundle: .main), Color(.red)]
}
