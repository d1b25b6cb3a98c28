import Testing
import ThemeTokens

struct ContrastTests {
  private let seed: UInt64 = 0x7E3E_0002

  @Test func ratioOfBlackAndWhiteIs21() {
    #expect(ColorComponents.black.contrastRatio(on: .white).isClose(to: 21, within: 1e-12))
    #expect(ColorComponents.white.contrastRatio(on: .white) == 1)
    #expect(ColorComponents.clear.contrastRatio(on: .white) == 1)
  }

  @Test func ratioIsSymmetricAndBetween1And21() {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let space = ColorSpace.allCases.randomElement(using: &random) ?? .sRGB
      let (a, b) = (random.color(in: space), random.color(in: .oklch))
      let ratio = a.contrastRatio(on: b)
      #expect(ratio == b.contrastRatio(on: a), "seed \(seed): \(a), \(b)")
      #expect((1...21.000_000_000_1).contains(ratio), "seed \(seed): \(a), \(b)")
    }
  }

  @Test func aTranslucentColourIsMeasuredOverItsSurface() {
    let half = ColorComponents.black.multiplyingOpacity(by: 0.5)
    let gray = ColorComponents(.gray, 0.5, 0, 0)
    #expect(half.contrastRatio(on: .white) == gray.contrastRatio(on: .white))
    #expect(half.apcaContrast(on: .white) == gray.apcaContrast(on: .white))
  }

  @Test func roundedRatioIsThatOfTheHexColours() {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let (a, b) = (random.color(in: .oklch), random.color(in: .displayP3))
      let (hexA, hexB) = (ColorComponents(a.rgba8), ColorComponents(b.rgba8))
      #expect(a.contrastRatio8Bit(on: b) == hexA.contrastRatio(on: hexB), "seed \(seed)")
      #expect(a.rgba8.wcagLuminance == hexA.wcagLuminance, "seed \(seed)")
      let glass = a.multiplyingOpacity(by: 0.6)
      let hexGlass = ColorComponents(glass.rgba8)
      #expect(glass.contrastRatio8Bit(on: b) == hexGlass.contrastRatio(on: hexB), "seed \(seed)")
    }
  }

  /// What is only asked for the nearest bytes takes a shorter way.
  @Test func theNearestBytesAreThoseOfTheExactnessCheck() {
    var random = SeededGenerator(seed: seed)
    for space in ColorSpace.allCases {
      for _ in 0..<500 {
        let color = random.color(in: space, opacity: 0.3)
        #expect(color.rgba8 == color.nearestRGBA8().bytes, "seed \(seed): \(color)")
      }
    }
  }

  /// The values that APCA's authors publish to check an implementation of 0.98G-4g with.
  @Test(
    arguments: [
      (0x888888, 0xFFFFFF, 63.056_469_930_209_424),
      (0xFFFFFF, 0x888888, -68.541_464_366_449_62),
      (0x000000, 0xAAAAAA, 58.146_262_578_561_334),
      (0xAAAAAA, 0x000000, -56.241_133_368_397_42),
      (0x112233, 0xDDEEFF, 91.668_308_114_816_31),
      (0xDDEEFF, 0x112233, -93.067_700_494_842_75),
      (0x112233, 0x444444, 8.323_261_369_573_93),
      (0x444444, 0x112233, -7.526_878_460_278_154),
    ] as [(UInt32, UInt32, Double)])
  func apca(text: UInt32, surface: UInt32, expected: Double) {
    let contrast = ColorComponents(hex: text).apcaContrast(on: ColorComponents(hex: surface))
    #expect(contrast.isClose(to: expected, within: 1e-9))
  }

  @Test func apcaIsNothingForTooLittle() {
    #expect(ColorComponents.white.apcaContrast(on: .white) == 0)
    #expect(ColorComponents(hex: 0xFEFEFE).apcaContrast(on: .white) == 0)
    #expect(ColorComponents.black.apcaContrast(on: ColorComponents(hex: 0x010101)) == 0)
  }

  @Test func readableIsTheBetterOfBlackAndWhite() {
    #expect(ColorComponents.readable(on: .white) == .black)
    #expect(ColorComponents.readable(on: .black) == .white)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let surface = random.color(in: .oklch)
      let readable = ColorComponents.readable(on: surface)
      let other: ColorComponents = readable == .white ? .black : .white
      #expect(
        readable.contrastRatio(on: surface) >= other.contrastRatio(on: surface), "seed \(seed)")
    }
  }

  @Test func readableReachesWhatItPromises() {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<600 {
      let spaces: [ColorSpace] = [.sRGB, .oklch, .displayP3]
      var color = random.color(in: spaces.randomElement(using: &random) ?? .sRGB)
      if random.unit() < 0.2 { color.opacity = 0.5 + random.unit() / 2 }
      let surface = random.hex()
      let targets: [Double] = [3, 4.5, 7, 12]
      let target = targets.randomElement(using: &random) ?? 4.5
      let context = "seed \(seed): \(color) on \(surface.hexString) at \(target)"

      let found = color.readable(on: surface, atLeast: target)
      #expect(found.ratio == found.color.contrastRatio8Bit(on: surface), "\(context)")
      #expect(found.reaches == (found.ratio >= target), "\(context)")
      if color.contrastRatio8Bit(on: surface) >= target {
        #expect(found.color == color, "\(context)")
        continue
      }

      // No lightness that is nearer by more than the search's grain reaches the ratio.
      let lch = color.converted(to: .oklch)
      let distance = abs(found.color.converted(to: .oklch).first - lch.first)
      for step in 0...200 {
        var candidate = lch
        candidate.first = Double(step) / 200
        let isNearer = abs(candidate.first - lch.first) < distance - 0.004
        if isNearer || !found.reaches {
          let ratio = candidate.contrastRatio8Bit(on: surface)
          #expect(ratio < target, "\(context), found \(found), nearer \(candidate)")
          if !found.reaches {
            #expect(ratio <= found.ratio + 0.05, "\(context), found \(found), better \(candidate)")
          }
        }
      }
    }
  }

  @Test func readableKeepsWhatReachesAlready() {
    let blue = ColorComponents(hex: 0x1B5CFF)
    let found = blue.readable(on: .white, atLeast: 4.5)
    #expect(found.color == blue)
    #expect(found.reaches)
  }

  @Test func readableSaysTheBestThereIs() {
    let gray = ColorComponents(hex: 0x777777)
    let found = gray.readable(on: gray, atLeast: 12)
    #expect(!found.reaches)
    #expect(found.color.rgba8 == RGBA8(red: 0, green: 0, blue: 0))
    #expect(found.ratio == ColorComponents.black.contrastRatio8Bit(on: gray))
  }

  @Test func readablePrefersTheLighterOnATie() {
    let surface = ColorComponents(hex: 0x808080)
    func gray(_ lightness: Double) -> ColorComponents { ColorComponents(.oklch, lightness, 0, 0) }
    func answer(_ lightness: Double) -> Double {
      gray(lightness).readable(on: surface, atLeast: 2).color.first
    }
    let (darkest, lightest) = (answer(0.55), answer(0.65))
    #expect(darkest < 0.55 && lightest > 0.65)
    let middle = (darkest + lightest) / 2
    #expect(answer(middle).isClose(to: lightest, within: 1e-6))
    #expect(answer(middle - 0.001).isClose(to: darkest, within: 1e-6))
  }
}
