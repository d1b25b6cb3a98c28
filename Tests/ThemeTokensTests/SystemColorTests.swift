import Testing
import ThemeTokens

struct SystemColorTests {
  @Test func everyColourButTheAccentHasAValueInEveryAppearance() {
    for color in SystemColor.allCases {
      for appearance in Appearance.allCases {
        let value = color.resolved(for: appearance)
        #expect((value == nil) == (color == .accentColor))
        if color != .secondary { #expect(value?.exactHex?.utf8.count ?? 7 == 7) }
      }
    }
  }

  @Test func namesReadBack() {
    for color in SystemColor.allCases {
      #expect(SystemColor(name: color.name) == color)
      #expect("\(color)" == color.name)
    }
    #expect(SystemColor(name: "magenta") == nil)
  }

  @Test func publishedValues() {
    #expect(SystemColor.blue.resolved(for: .light)?.hexString == "#007AFF")
    #expect(SystemColor.blue.resolved(for: .dark)?.hexString == "#0A84FF")
    #expect(SystemColor.blue.resolved(for: .lightHighContrast)?.hexString == "#0040DD")
    #expect(SystemColor.blue.resolved(for: .darkHighContrast)?.hexString == "#409CFF")
    #expect(SystemColor.primary.resolved(for: .dark) == .white)
    #expect(SystemColor.secondary.resolved(for: .light)?.sourceText == "#3C3C4399")
  }

  @Test func increasedContrastIsIncreasedOnWhite() {
    for color in SystemColor.allCases where color != .accentColor {
      let standard = color.resolved(for: .light)?.contrastRatio(on: .white) ?? 0
      let increased = color.resolved(for: .lightHighContrast)?.contrastRatio(on: .white) ?? 0
      #expect(increased > standard || color == .primary, "\(color)")
    }
  }

  @Test func valuesResolveByAppearance() {
    let half = ColorValue.system(.red, opacity: 0.5)
    #expect(half.components(for: .dark) == ColorComponents(hex: 0xFF453A, opacity: 0.5))
    #expect(ColorValue.system(.accentColor, opacity: 1).components(for: .light) == nil)
    #expect(ColorValue.asset(ColorAsset(name: "A"), opacity: 1).components(for: .light) == nil)
    #expect(ColorValue.hex(0x123456).components(for: .light) == ColorComponents(hex: 0x123456))
  }

  @Test func opacityMultiplies() {
    let color = ThemeColor("Night", bundle: .main).opacity(0.5).opacity(0.5)
    #expect(color.dark == .asset(ColorAsset(name: "Night", bundle: "main"), opacity: 0.25))
    #expect(ThemeColor.black.opacity(0.07).light == .hex(0x000000, opacity: 0.07))
    #expect(ThemeColor.red.opacity(0.5).light == .system(.red, opacity: 0.5))
  }
}
