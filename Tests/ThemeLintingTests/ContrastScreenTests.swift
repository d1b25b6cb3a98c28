import Testing
import ThemeTokens

@testable import ThemeLinting
@testable import ThemeSemantics

/// The quick look that spares most themes all measurements must never say no where there is a
/// finding.
@Suite struct ContrastScreenTests {
  private static let configurations = [
    "",
    """
    lint.low_contrast_border = warning
    lint.qr_unreadable.dark = true
    lint.focus_ring_invisible.ratio = 1.5
    """,
  ]

  @Test(arguments: configurations)
  func nothingIsMissed(_ configuration: String) {
    var (quick, slow) = (0, 0)
    for seed in UInt64(0)..<400 {
      let lint = LintCase(Self.theme(seed: seed), configuration: configuration)
      let many = lint.request().load(from: lint.provider, workers: .serial)
      let project = ProjectContext(
        project: many.project, themes: many.themes, settings: lint.settings, isComplete: true)
      let theme = ThemeContext(
        project: project, world: many.project.world(of: many.project.files[0]))
      guard !theme.needsMeasuring else {
        slow += 1
        continue
      }
      quick += 1
      let groups = ContrastTriage(theme).groups().filter { group in
        LintRules.rule(named: group.rule.rawValue).map(theme.settings.isOn) ?? true
      }
      #expect(groups.isEmpty, "seed \(seed)")
      let reversed = theme.measurements.filter { measured in
        measured.drawn.isCode && QRUnreadable.isAsked(measured.appearance, in: theme)
          && measured.foreground.wcagLuminance > measured.surface.wcagLuminance
      }
      #expect(reversed.isEmpty, "seed \(seed)")
    }
    // The themes are such that both answers are given.
    #expect(quick > 40)
    #expect(slow > 40)
  }

  /// Of a theme whose base has no finding only the pairs are looked at that have changed; the answer must
  /// be the one that looking at all gives.
  @Test(arguments: configurations)
  func nothingIsMissedOverABase(_ configuration: String) throws {
    var (count, found) = (0, 0)
    for seed in UInt64(0)..<400 {
      let change = Self.theme(seed: seed + 1_000).split(separator: "\n").prefix(3)
      let lint = LintCase(
        [
          "base.theme": Self.theme(seed: seed),
          "main.theme":
            "extends \"base.theme\"\ntext.onPrimary = background.primary.lighten(by: 60%)\n"
            + change.joined(separator: "\n") + "\n",
        ], configuration: configuration)
      let many = lint.request().load(from: lint.provider, workers: .serial)
      let project = ProjectContext(
        project: many.project, themes: many.themes, settings: lint.settings, isComplete: true)
      let file = try #require(many.project.files.first { $0.path == "/main.theme" })
      let bases = many.project.bases(of: many.themes, .tokens)
      guard let below = bases.world(below: file) else { continue }
      let world = many.project.world(of: file, .tokens, over: bases)
      guard let quiet = ContrastScreen.quiet(ThemeContext(project: project, world: below)),
        quiet.schemes == world.appearances, world.tokensTakenOver != 0
      else { continue }
      count += 1
      let whole = ThemeContext(project: project, world: many.project.world(of: file))
      let part = ThemeContext(project: project, world: world, quietBase: quiet)
      #expect(part.needsMeasuring == whole.needsMeasuring, "seed \(seed)")
      if whole.needsMeasuring { found += 1 }
    }
    #expect(count > 20)
    #expect(found > 5)
    #expect(found < count)
  }

  /// A theme that sets some colours: dark ones on light ones mostly, opaque mostly.
  private static func theme(seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var text = ["", "", "appearances = light\n", "appearances = dark\n"].randomElement(
      using: &random)!
    func color(_ isBright: Bool) -> String {
      let range: ClosedRange<UInt8> = isBright ? 200...255 : 0...70
      let bytes = (0..<3).map { _ in UInt8.random(in: range, using: &random) }
      let alpha = Int.random(in: 0..<12, using: &random) == 0 ? UInt8(0xC0) : 255
      return RGBA8(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha).hexString
    }
    for token in Schema.tokens where token.type == .color {
      guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
      let isSurface = token.name.hasPrefix("layer")
      let isOdd = Int.random(in: 0..<16, using: &random) == 0
      let isBright = isSurface != isOdd
      let sides = Int.random(in: 0..<8, using: &random) == 0 ? 4 : 2
      let labels = ["light", "dark", "lightHighContrast", "darkHighContrast"].prefix(sides)
      let values = labels.enumerated().map { place, label in
        "\(label): \(color(place % 2 == 0 ? isBright : !isBright))"
      }
      text += "\(token.path) = (\(values.joined(separator: ", ")))\n"
    }
    return text
  }
}
