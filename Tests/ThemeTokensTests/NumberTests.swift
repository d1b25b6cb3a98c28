import Foundation
import Testing
@testable import ThemeTokens

struct NumberTests {
  private let seed: UInt64 = 0x7E3E_0004

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-17, "-17"), (0.1, "0.1"), (-0.05, "-0.05"),
      (0.77, "0.77"), (1.25, "1.25"), (24, "24"), (1e6, "1000000"), (1e20, "100000000000000000000"),
      (1e21, "1e21"), (1e22, "1e22"), (1.5e300, "1.5e300"), (1e-6, "0.000001"),
      (1e-7, "0.0000001"), (1.5e-7, "0.00000015"), (1e-8, "1e-8"), (-2.5e-10, "-2.5e-10"),
      (0.1 + 0.2, "0.30000000000000004"), (123_456.789, "123456.789"),
      (.leastNonzeroMagnitude, "5e-324"),
      (0x1p53, "9007199254740992"), (1.0 / 3, "0.3333333333333333"),
      (0.000_001_5, "0.0000015"), (1_234_567.891_234_5, "1234567.8912345"),
    ] as [(Double, String)])
  func text(_ x: Double, _ expected: String) {
    #expect(shortestText(of: x) == expected)
  }

  @Test func textReadsBackAndIsShortest() {
    var random = SeededGenerator(seed: seed)
    for index in 0..<20_000 {
      let x: Double
      switch index % 4 {
      case 0: x = Double(bitPattern: random.next())
      case 1: x = Double(Int.random(in: -100_000...100_000, using: &random)) / 1_000
      case 2: x = random.unit()
      default: x = Double(Int.random(in: 0...999, using: &random)) * 0.1
      }
      guard x.isFinite else { continue }
      let text = shortestText(of: x)
      #expect(Double(text) == x, "seed \(seed): \(x)")
      // The standard library's digits are the fewest.
      #expect(digits(text) == digits(x.description), "seed \(seed): \(x) as \(text)")
    }
  }

  @Test func decimalsAreWrittenAsTheyAre() {
    var random = SeededGenerator(seed: seed)
    for index in 0..<50_000 {
      // Up to fifteen digits, with the point at each place of them and zeros at either end.
      let places = index % 13
      let scale = UInt64(pow(10, Double(places)))
      let least = places > 7 ? scale / 10_000_000 : 0
      let digits = UInt64.random(
        in: least..<(index % 2 == 0 ? scale * 1_000 : least + 1_000), using: &random)
      let fraction = String(digits % scale)
      let zeros = String(repeating: "0", count: max(0, places - fraction.count))
      let text = places == 0 ? "\(digits)" : "\(digits / scale).\(zeros)\(fraction)"
      let trimmed =
        text.contains(".")
        ? text.trimmingSuffix { $0 == "0" }.trimmingSuffix { $0 == "." } : Substring(text)
      #expect(shortestText(of: Double(text) ?? .nan) == trimmed, "seed \(seed): \(text)")
    }
  }

  @Test func bytesAreTheNearest() {
    for step in -10...25_520 {
      for nudged in [Double(step) / 25_500, (Double(step) / 25_500).nextUp] {
        // C rounds half away from zero, which is up.
        let expected = UInt8(min(255, max(0, (nudged * 255 + 0.5).rounded(.down))))
        #expect(nearestByte(nudged) == expected, "\(nudged)")
      }
    }
    #expect(nearestByte(.nan) == 0)
    #expect(nearestByte(.infinity) == 255)
    #expect(nearestByte(-.infinity) == 0)
  }

  @Test(
    arguments: [
      (0.1 + 0.2, 0.3), (1.1 * 1.1, 1.21), (0.07 * 100, 7), (1.0 / 3, 0.333_333_333_333_333),
      (2.0 / 3, 0.666_666_666_666_667), (-0.1 - 0.2, -0.3), (4.35 * 100, 435),
      (1.005 * 1_000, 1_005), (0.000_01 * 3, 0.000_03), (1e-9 * 3, 3e-9), (1e40 * 1.1, 1.1e40),
      (0, 0), (5, 5), (9_007_199_254_740_991, 9_007_199_254_740_991),
      (0x1.AC53_A7E0_4BCDAp66, 0x1.AC53_A7E0_4BCEDp66),
      (999_999_999_999_999.5, 1_000_000_000_000_000), (0.999_999_999_999_999_9, 1),
      (100_000_000_000_000.5, 100_000_000_000_001), (99.999_999_999_999_99, 100),
    ] as [(Double, Double)])
  func decimalRounding(_ x: Double, _ expected: Double) {
    #expect(roundedToDecimal15(x) == expected)
  }

  @Test func decimalRoundingIsCorrect() {
    var random = SeededGenerator(seed: seed)
    for index in 0..<40_000 {
      let x: Double
      switch index % 5 {
      case 0: x = random.unit()
      case 1: x = (random.unit() - 0.5) * 1e4
      case 2: x = 0.1 * Double(Int.random(in: 1...10_000, using: &random))
      case 3: x = pow(10, random.unit() * 44 - 7)
      default: x = 1 / Double(Int.random(in: 1...100_000, using: &random))
      }
      let rounded = roundedToDecimal15(x)
      if x.magnitude < 0x1p53, x.rounded() == x {
        #expect(rounded == x)
      } else {
        // C's formatting rounds the exact value; the two differ only on exact ties.
        #expect(
          rounded == Double(String(format: "%.14e", x)) || isTie(x),
          "seed \(seed): \(x.debugDescription)")
      }
      #expect(roundedToDecimal15(rounded) == rounded, "seed \(seed): \(x)")
    }
  }

  @Test func decimalRoundingKeepsDecimals() {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20_000 {
      let digits = Int.random(in: 1...999_999_999_999_999, using: &random)
      let exponent = Int.random(in: -30...30, using: &random)
      let x = Double("\(digits)e\(exponent)") ?? 0
      #expect(roundedToDecimal15(x) == x, "seed \(seed): \(x)")
      #expect(roundedToDecimal15(-x) == -x, "seed \(seed): \(x)")
    }
  }

  @Test func decimalRoundingOfExtremes() {
    for x in [.leastNonzeroMagnitude, 1.797e308, .infinity, -.infinity] {
      #expect(roundedToDecimal15(x) == x)
    }
    #expect(roundedToDecimal15(.nan).isNaN)
    #expect(roundedToDecimal15(.greatestFiniteMagnitude).isFinite)
  }

  @Test func stringsAreEscaped() {
    #expect(stringLiteral("Lato") == #""Lato""#)
    #expect(stringLiteral("a\"\\\t\0\u{1B}é") == #""a\"\\\t\0\u{1B}é""#)
  }

  @Test func everyByteHasItsHex() {
    for byte in 0...255 as ClosedRange<UInt8> {
      let hex = String(format: "%02X", Int(byte))
      let other = RGBA8(red: byte, green: 0x0F, blue: 0xA0, alpha: 0x9A)
      #expect(other.hexString == "#\(hex)0FA09A")
      let last = RGBA8(red: 0xF0, green: byte, blue: byte, alpha: byte)
      #expect(last.hexString == "#F0\(hex)\(hex)" + (byte == 255 ? "" : hex))
    }
  }

  /// The significant digits of a number's text, without zeros at either end.
  private func digits(_ text: String) -> String {
    let mantissa = text.prefix { $0 != "e" }.filter(\.isNumber)
    return String(mantissa.drop { $0 == "0" }.reversed().drop { $0 == "0" }.reversed())
  }

  /// Whether the sixteenth significant digit is a 5 with nothing after it.
  private func isTie(_ x: Double) -> Bool {
    let exact = digits(String(format: "%.60e", x))
    return exact.count == 16 && exact.last == "5"
  }
}

extension String {
  /// The text without what `isEnd` holds of at its end.
  fileprivate func trimmingSuffix(_ isEnd: (Character) -> Bool) -> Substring {
    self[...].trimmingSuffix(isEnd)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ isEnd: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isEnd(last) { text.removeLast() }
    return text
  }
}
