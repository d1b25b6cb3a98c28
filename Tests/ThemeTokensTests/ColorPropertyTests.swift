import Foundation
import Testing
import ThemeTokens

/// What holds of every colour, tried on many.
struct ColorPropertyTests {
  private let seed: UInt64 = 0x7E3E_0001

  @Test(arguments: ColorSpace.allCases)
  func conversionsRoundTrip(_ target: ColorSpace) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let color = random.color(in: .sRGB)
      // Gray keeps the luminance alone.
      guard target != .gray else { continue }
      let back = color.converted(to: target).converted(to: .sRGB)
      let difference = max(
        abs(back.first - color.first), abs(back.second - color.second),
        abs(back.third - color.third))
      #expect(difference < 1e-12, "seed \(seed): \(color) came back as \(back)")
    }
  }

  /// The table of light holds what sRGB's transfer function gives, to the last bit but one: libraries
  /// of mathematics differ there.
  @Test func theLightOfBytesIsThatOfTheTransferFunction() {
    for byte in 0...255 {
      let encoded = Double(byte) / 255
      let light = encoded <= 0.040_45 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
      let color = ColorComponents(.sRGB, encoded, 0, 0).converted(to: .sRGBLinear)
      #expect(abs(color.first - light) <= light.ulp, "\(byte)")
    }
  }

  /// More colours than are kept, some of them again and again.
  @Test func mixesWithColoursConvertedBeforeAreTheSame() {
    var random = SeededGenerator(seed: seed)
    let colors = (0..<12).map { _ in random.color() }
    var recent = RecentConversions()
    for step in 0..<2_000 {
      let few = step % 100 < 50 ? 4 : colors.count
      let (one, other) = (
        colors[Int.random(in: 0..<few, using: &random)],
        colors[Int.random(in: 0..<few, using: &random)]
      )
      let share = Double.random(in: 0...1, using: &random)
      for space in MixSpace.allCases {
        #expect(
          one.mixed(with: other, by: share, in: space, &recent)
            == one.mixed(with: other, by: share, in: space), "seed \(seed), step \(step)")
      }
    }
  }

  @Test func aColourInItsOwnSpaceIsUntouched() {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let color = random.color()
      #expect(color.converted(to: color.space) == color, "seed \(seed)")
    }
  }

  @Test func graysHaveNoHue() {
    for level in 0...255 {
      let gray = ColorComponents(.gray, Double(level) / 255, 0, 0)
      let rgb = gray.converted(to: .sRGB)
      #expect(rgb.converted(to: .gray).first.isClose(to: gray.first, within: 1e-12))
      #expect(rgb.converted(to: .oklch).third == 0)
      #expect(rgb.converted(to: .oklch).second == 0)
      #expect(rgb.converted(to: .hsl).first == 0)
      #expect(rgb.converted(to: .hsb).first == 0)
    }
  }

  @Test func huesWrap() {
    let turned = ColorComponents(.hsl, 400, 1, 0.5).converted(to: .sRGB)
    #expect(turned == ColorComponents(.hsl, 40, 1, 0.5).converted(to: .sRGB))
    let backward = ColorComponents(.hsb, -0.25, 1, 0.5).converted(to: .sRGB)
    #expect(backward == ColorComponents(.hsb, 0.75, 1, 0.5).converted(to: .sRGB))
    let hue = ColorComponents(.oklch, 0.5, 0.1, 350).hueRotated(byDegrees: 20).third
    #expect(hue == 10)
  }

  @Test func gamutMappingEndsInTheGamutAndIsStable() {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let color = random.color()
      for gamut in ColorGamut.allCases {
        let mapped = color.gamutMapped(to: gamut)
        for component in [mapped.first, mapped.second, mapped.third] {
          #expect((0...1).contains(component), "seed \(seed): \(color)")
        }
        #expect(mapped.gamutMapped(to: gamut) == mapped, "seed \(seed): \(color)")
        #expect(mapped.opacity == color.opacity)
        if color.isInGamut(of: gamut) {
          #expect(mapped.deltaEOK(to: color) < 1e-6, "seed \(seed): \(color)")
        }
      }
    }
  }

  @Test func nonsenseStaysBounded() {
    let extremes: [Double] = [
      0, 1, -1, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
    ]
    for space in ColorSpace.allCases {
      for a in extremes {
        for b in extremes {
          let color = ColorComponents(space, a, b, 0.3, opacity: a)
          for gamut in ColorGamut.allCases {
            let mapped = color.gamutMapped(to: gamut)
            #expect((0...1).contains(mapped.first), "\(color)")
            #expect((0...1).contains(mapped.second), "\(color)")
            #expect((0...1).contains(mapped.third), "\(color)")
          }
          _ = color.rgba8
          _ = color.sourceText
          _ = color.readable(on: .white, atLeast: 4.5)
          _ = color.apcaContrast(on: .black)
        }
      }
    }
  }

  @Test func aTurnedHueStaysWithinTheCircle() {
    let red = ColorComponents(.oklch, 0.6, 0.2, 0)
    #expect(red.hueRotated(byDegrees: -1e-13).third == 0)
    #expect(red.hueRotated(byDegrees: 359.999_999_999_999_9).third == 0)
    #expect(red.hueRotated(byDegrees: -1e-11).third == 359.999_999_999_99)
  }

  @Test func operationsByNothingAreTheIdentity() {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let (color, other) = (random.color(), random.color())
      #expect(color.lightened(by: 0) == color)
      #expect(color.darkened(by: 0) == color)
      #expect(color.saturated(by: 0) == color)
      #expect(color.desaturated(by: 0) == color)
      #expect(color.hueRotated(byDegrees: 0) == color)
      #expect(color.hueRotated(byDegrees: 360) == color)
      #expect(color.multiplyingOpacity(by: 1) == color)
      for space in MixSpace.allCases {
        #expect(color.mixed(with: other, by: 0, in: space) == color)
        #expect(color.mixed(with: other, by: 1, in: space) == other)
      }
      var opaque = color
      opaque.opacity = 1
      #expect(opaque.composited(over: other) == opaque)
    }
  }

  @Test func operationsKeepTheOpacityAndReachTheirEnds() {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let color = random.color()
      let amount = random.unit()
      #expect(color.lightened(by: amount).opacity == color.opacity)
      #expect(color.darkened(by: amount).opacity == color.opacity)
      #expect(color.saturated(by: amount).opacity == color.opacity)
      #expect(color.desaturated(by: amount).opacity == color.opacity)
      #expect(color.hueRotated(byDegrees: amount * 360).opacity == color.opacity)
      #expect(color.lightened(by: 1).converted(to: .oklch).first == 1)
      #expect(color.darkened(by: 1).converted(to: .oklch).first == 0)
      #expect(color.desaturated(by: 1).converted(to: .oklch).second == 0)
      #expect(color.lightened(by: 1).hexString.hasPrefix("#FFFFFF"))
    }
  }

  @Test func aTransparentColourLendsNoHue() {
    let red = ColorComponents(hex: 0xFF0000)
    for space in MixSpace.allCases {
      let mix = red.mixed(with: .clear, by: 0.5, in: space)
      #expect(mix.opacity == 0.5)
      #expect(mix.rgba8 == RGBA8(red: 255, green: 0, blue: 0, alpha: 128))
      let nothing = ColorComponents.clear.mixed(with: .clear, by: 0.5, in: space)
      #expect(nothing.opacity == 0)
      #expect(nothing.rgba8 == RGBA8(red: 0, green: 0, blue: 0, alpha: 0))
    }
  }
}

extension Double {
  func isClose(to other: Double, within tolerance: Double) -> Bool {
    abs(self - other) <= tolerance
  }
}
