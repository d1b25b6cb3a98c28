import Testing
import ThemeTokens

/// The theming page's four ways of theming, as an app would write them.
struct ThemingTests {
  private typealias Color = ThemeColor

  @Test func zeroConfiguration() {
    let theme = Auth0Theme()
    #expect(theme.values == Schema.tokens.map(\.defaultValue))
    #expect(theme.colors.background.primary == Color(light: 0x09090B, dark: 0xFAFAFA))
    #expect(theme.typography.body.lineHeight == 24)
    #expect(theme.sizes.inputHeight == 60)
  }

  @Test func aSubsetOfTokens() {
    let theme = Auth0Theme(
      colors: DefaultAuth0ColorTokens(
        background: DefaultAuth0BackgroundColorTokens(primary: Color("BrandBlue")),
        text: DefaultAuth0TextColorTokens(onPrimary: .white)
      )
    )
    expectOnly(["background.primary", "text.onPrimary"], areChangedIn: theme)
    #expect(
      theme.colors.background.primary.dark == .asset(ColorAsset(name: "BrandBlue"), opacity: 1))
    #expect(theme.colors.text.onPrimary.sourceText == "#FFFFFF")
  }

  @Test func typographyAndRadiusOnly() {
    let theme = Auth0Theme(
      typography: DefaultAuth0TypographyTokens(
        body: Auth0TextStyle(
          font: .custom("Lato-Regular", size: 17),
          tracking: 0,
          lineSpacing: 7
        ),
        label: Auth0TextStyle(
          font: .custom("Lato-Medium", size: 16),
          tracking: 0.1,
          lineSpacing: 5
        )
      ),
      radius: DefaultAuth0RadiusTokens(button: 24)
    )
    expectOnly(["typography.body", "typography.label", "radius.button"], areChangedIn: theme)
    #expect(theme.typography.body.font.name == "Lato-Regular")
    #expect(theme.typography.body.font.relativeTo == .body)
    #expect(theme.typography.label.lineHeight == 21)
  }

  @Test func aFullBrand() {
    struct BrandBackground: Auth0BackgroundColorTokens {
      var primary: Color { Color("Background/Primary", bundle: .main) }
      var primarySubtle: Color { Color("Background/Primary", bundle: .main).opacity(0.35) }
      var inverse: Color { Color("Background/Inverse", bundle: .main) }
      var accent: Color { Color("Background/Accent", bundle: .main) }
      var layerTop: Color { Color("Background/LayerTop", bundle: .main) }
      var layerMedium: Color { Color("Background/LayerMedium", bundle: .main) }
      var layerBase: Color { Color("Background/LayerBase", bundle: .main) }
      var error: Color { Color("Background/Error", bundle: .main) }
      var errorSubtle: Color { Color("Background/ErrorSubtle", bundle: .main).opacity(0.35) }
      var success: Color { Color("Background/Success", bundle: .main) }
      var successSubtle: Color { Color("Background/SuccessSubtle", bundle: .main) }
    }

    struct BrandColors: Auth0ColorTokens {
      var background: any Auth0BackgroundColorTokens { BrandBackground() }
      var text: any Auth0TextColorTokens { DefaultAuth0TextColorTokens() }
      var border: any Auth0BorderColorTokens { DefaultAuth0BorderColorTokens() }
    }

    let theme = Auth0Theme(colors: BrandColors())
    expectOnly(Set(Schema.tokens(in: .background).map(\.path)), areChangedIn: theme)
    #expect(
      theme.colors.background.primarySubtle.sourceText
        == #"Color("Background/Primary", bundle: .main).opacity(0.35)"#)
  }

  @Test func defaultsCanBeChangedOneByOne() {
    var spacing = DefaultAuth0SpacingTokens()
    spacing.md = 20
    var theme = Auth0Theme(spacing: spacing)
    expectOnly(["spacing.md"], areChangedIn: theme)
    theme.spacing = DefaultAuth0SpacingTokens()
    #expect(theme == Auth0Theme())
  }

  @Test func fonts() {
    #expect(ThemeFont.custom("A", fixedSize: 12).relativeTo == nil)
    #expect(ThemeFont.custom("A", size: 12, relativeTo: .caption).relativeTo == .caption)
    let system = ThemeFont.system(size: 15, weight: .bold, design: .rounded)
    #expect(system.name == nil && system.family == nil && system.relativeTo == nil)
    #expect(system.weight == .bold && system.design == .rounded)
    #expect(ThemeFont.system(.title2, weight: .heavy).size == 22)
    #expect(ThemeFont.system(.title2).relativeTo == .title2)
    #expect(ThemeFont.custom("A", size: 12).weight(.bold).name == "A")
  }

  @Test func fontNamesReadBack() {
    for weight in ThemeFont.Weight.allCases {
      #expect(weight.name == "\(weight)")
      #expect(ThemeFont.Weight(name: weight.name) == weight)
    }
    for design in ThemeFont.Design.allCases {
      #expect(design.name == "\(design)")
      #expect(ThemeFont.Design(name: design.name) == design)
    }
    for style in ThemeFont.DynamicTypeStyle.allCases {
      #expect(style.name == "\(style)")
      #expect(ThemeFont.DynamicTypeStyle(name: style.name) == style)
    }
    #expect(ThemeFont.Weight(name: "fat") == nil)
  }

  private func expectOnly(_ paths: Set<String>, areChangedIn theme: Auth0Theme) {
    let changed = Schema.tokens.filter { theme.value(of: $0) != $0.defaultValue }.map(\.path)
    #expect(Set(changed) == paths)
  }
}
