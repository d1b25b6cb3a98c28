import Testing
import ThemeTokens

@testable import ThemeExchange

/// Emitted Swift, compared with files that `Tests/Stubs/check.sh` type-checks and runs.
struct SwiftEmitterTests {
  @Test func aBrand() {
    let emitter = SwiftEmitter([acme])
    expectGolden("Swift/Acme.swift", emitter.text)
    #expect(emitter.names == ["acme"])
    #expect(emitter.notes.isEmpty)
  }

  @Test func everyNotationOfAColour() {
    let emitter = SwiftEmitter([colours])
    expectGolden("Swift/Colours.swift", emitter.text)
    #expect(emitter.notes.map(\.token) == ["background.layerBase"])
  }

  @Test func everyFont() {
    let emitter = SwiftEmitter([fonts])
    expectGolden("Swift/Fonts.swift", emitter.text)
    #expect(emitter.notes.map(\.token) == ["typography.bodySmall"])
  }

  @Test func onlyWhatDiffersIsThere() {
    let emitter = SwiftEmitter([
      ExportedTheme("Nothing changed", onlyAppearance: .light),
      ExportedTheme("One radius", ["radius.button": .length(24)], onlyAppearance: .dark),
      ExportedTheme(
        "Auth0's own", ["text.bold": .color(ThemeColor(light: 0x1F1F1F, dark: 0xFAFAFA))]),
    ])
    expectGolden("Swift/Little.swift", emitter.text)
    #expect(emitter.names == ["nothingChanged", "oneRadius", "auth0sOwn"])
  }

  @Test func coloursInACatalog() {
    var theme = acme
    theme.name = "Acme in a catalog"
    var mixed = colours
    mixed.name = "Mixed \"catalog\""
    let options = SwiftEmitter.Options(colors: .assets, bundle: .module)
    expectGolden("Swift/Assets.swift", SwiftEmitter([theme, mixed], options: options).text)
  }

  @Test func forEveryModule() {
    var theme = colours
    theme.name = "Shared colours"
    let bundle = SwiftEmitter.Options.Bundle.expression("Bundle(for: BundleMarker.self)")
    let options = SwiftEmitter.Options(bundle: bundle, access: .public)
    expectGolden("Swift/Public.swift", SwiftEmitter([theme], options: options).text)
  }

  @Test func hostileNamesComeOutAsNames() {
    let emitter = SwiftEmitter(hostileThemes)
    expectGolden("Swift/HostileNames.swift", emitter.text)
    #expect(Set(emitter.names).count == hostileNames.count)
  }

  @Test func hostileTextStaysText() {
    expectGolden("Swift/HostileText.swift", SwiftEmitter([hostileText]).text)
  }

  @Test(
    arguments: [
      ("Acme", "acme"), ("acme", "acme"), ("ACME", "acme"), ("ACMEBrand", "acmeBrand"),
      ("acme-night 2", "acmeNight2"), ("acme_night", "acmeNight"), ("AcmeNight", "acmeNight"),
      ("2nd", "_2nd"), ("", "theme"), ("...", "theme"), ("_", "theme"), ("É", "é"), ("颜色", "颜色"),
      ("X2", "x2"), ("iOS App", "iOSApp"), ("a\u{202E}b", "aB"),
      ("a\u{3164}b", "aB"), ("Auth0's own", "auth0sOwn"),
    ])
  func identifiers(_ name: String, _ identifier: String) {
    #expect(SwiftName.identifier(for: name) == identifier)
  }

  @Test func longNamesAreCut() {
    let name = SwiftEmitter([ExportedTheme(String(repeating: "Long", count: 10_000))]).names[0]
    #expect(name.utf8.count <= 200)
  }

  @Test func theSameThemesGiveTheSameText() {
    let first = SwiftEmitter([acme, colours, fonts])
    #expect(first.text == SwiftEmitter([acme, colours, fonts]).text)
  }

  @Test func linesFit() {
    let texts = [SwiftEmitter([acme, colours, fonts]).text, SwiftEmitter(hostileThemes).text]
    for line in texts.joined().split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }
}
