import Testing
import ThemeTokens

/// Colours as systems draw them.
struct DrawnColorTests {
  private let seed: UInt64 = 0x7E3E_0007

  @Test func `A drawn colour is in a space of screens, within it, and draws as itself`() {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let color = random.color()
      let drawn = color.drawn
      #expect(drawn.space == .sRGB || drawn.space == .displayP3, "seed \(seed): \(color)")
      for component in [drawn.first, drawn.second, drawn.third, drawn.opacity] {
        #expect((0...1).contains(component), "seed \(seed): \(color)")
      }
      #expect(drawn.drawn == drawn && drawn.isDrawnExactly, "seed \(seed): \(color)")
      #expect(drawn.space == .displayP3 || color.isInGamut(of: .sRGB), "seed \(seed): \(color)")
      if color.isDrawnExactly {
        #expect(drawn.deltaEOK(to: color) < 1e-6, "seed \(seed): \(color)")
      } else {
        #expect(!color.isInGamut(of: .displayP3), "seed \(seed): \(color)")
      }
    }
  }

  @Test func `What sRGB and Display P3 hold keeps its components`() {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let color = random.color(in: .sRGB)
      #expect(color.drawn == color, "seed \(seed): \(color)")
      let wide = ColorComponents(
        .displayP3, color.first, color.second, color.third, opacity: color.opacity)
      #expect(wide.drawn == wide, "seed \(seed): \(wide)")
    }
  }

  @Test(arguments: [ColorSpace.oklch, .oklab, .hsl, .hsb])
  func `A conversion's noise does not make another colour of an 8-bit one`(_ space: ColorSpace) {
    for hex in stride(from: UInt32(0), through: 0xFFFFFF, by: 0x01_0307) {
      let color = ColorComponents(hex: hex, opacity: 0.3)
      #expect(color.converted(to: space).drawn == color, "\(color.hexString)")
    }
  }

  @Test func `What no screen shows is the nearest in Display P3`() {
    let color = ColorComponents(.oklch, 0.7, 0.4, 140)
    #expect(!color.isDrawnExactly)
    #expect(color.drawn == color.gamutMapped(to: .displayP3))
    #expect(!ThemeColor(light: .hex(0xFFFFFF), dark: .plain(color)).isDrawnExactly)
    #expect(ThemeColor(light: .hex(0xFFFFFF), dark: .system(.red, opacity: 1)).isDrawnExactly)
  }

  @Test func `A drawn zero has no sign, and nonsense an opacity`() {
    let color = ColorComponents(.sRGB, -0.0, -0.0, -0.0, opacity: .nan).drawn
    #expect([color.first, color.second, color.third].allSatisfy { $0.sign == .plus })
    #expect(color.opacity == 0)
    #expect(ColorComponents(.sRGB, 1, 1, 1, opacity: 2).drawn.opacity == 1)
  }
}
