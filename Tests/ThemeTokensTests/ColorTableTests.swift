import Testing
import ThemeTokens

/// Colours against an independent implementation; `Fixtures/generate_colors.py` writes the tables.
struct ColorTableTests {
  @Test func conversions() throws {
    var failures: [String] = []
    for row in try Fixture("conversions.csv").rows {
      var reader = RowReader(row)
      let source = try reader.color()
      let expected = try reader.color()
      let found = source.converted(to: expected.space)
      if greatestDifference(found, expected) >= 1e-6 { failures.append("\(row) gave \(found)") }
    }
    expectNone(failures)
  }

  @Test func gamutMapping() throws {
    var failures: [String] = []
    for row in try Fixture("gamut.csv").rows {
      var reader = RowReader(row)
      let source = try reader.color()
      let gamut: ColorGamut = try reader.text() == "sRGB" ? .sRGB : .displayP3
      let isInside = try reader.text() == "1"
      let expected = try reader.color(in: gamut == .sRGB ? .sRGB : .displayP3)
      let found = source.gamutMapped(to: gamut)
      if source.isInGamut(of: gamut) != isInside || found.space != expected.space
        || found.deltaEOK(to: expected) >= 0.000_5
      {
        failures.append("\(row) gave \(found)")
      }
    }
    expectNone(failures)
  }

  @Test func operations() throws {
    var failures: [String] = []
    for row in try Fixture("operations.csv").rows {
      var reader = RowReader(row)
      let name = try reader.text()
      var color = try reader.color()
      color.opacity = try reader.number()
      let amount = try reader.number()
      var other = try reader.color(in: .sRGB)
      other.opacity = try reader.number()
      let expected = try reader.color(in: .oklab)
      let opacity = try reader.number()

      let found: ColorComponents
      switch name {
      case "lighten": found = color.lightened(by: amount)
      case "darken": found = color.darkened(by: amount)
      case "saturate": found = color.saturated(by: amount)
      case "desaturate": found = color.desaturated(by: amount)
      case "rotateHue": found = color.hueRotated(byDegrees: amount)
      case "mixPerceptual": found = color.mixed(with: other, by: amount)
      case "mixDevice": found = color.mixed(with: other, by: amount, in: .device)
      case "over": found = color.composited(over: other)
      default:
        Issue.record("no operation is called \(name)")
        continue
      }
      if found.deltaEOK(to: expected) >= 0.000_5 || abs(found.opacity - opacity) >= 1e-6 {
        failures.append("\(row) gave \(found)")
      }
    }
    expectNone(failures)
  }

  @Test func contrastRatios() throws {
    var failures: [String] = []
    for row in try Fixture("contrast.csv").rows {
      var reader = RowReader(row)
      var color = try reader.color(in: .sRGB)
      color.opacity = try reader.number()
      let surface = try reader.color(in: .sRGB)
      let expected = try reader.number()
      let ratio = color.contrastRatio(on: surface)
      if abs(ratio - expected) >= 1e-9 { failures.append("\(row) gave \(ratio)") }
    }
    expectNone(failures)
  }

  /// One issue for a table, with the first rows that differ.
  private func expectNone(_ failures: [String]) {
    let shown = failures.prefix(5).joined(separator: "\n")
    #expect(failures.isEmpty, "\(failures.count) rows differ, the first are\n\(shown)")
  }

  /// The greatest difference between components, a hue taken the short way around.
  private func greatestDifference(_ a: ColorComponents, _ b: ColorComponents) -> Double {
    var differences = [a.first - b.first, a.second - b.second, a.third - b.third].map(abs)
    switch a.space {
    case .hsb: differences[0] = min(differences[0], 1 - differences[0])
    case .hsl: differences[0] = min(differences[0], 360 - differences[0])
    case .oklch: differences[2] = min(differences[2], 360 - differences[2])
    case .sRGB, .displayP3, .sRGBLinear, .gray, .oklab: break
    }
    return differences.max() ?? .infinity
  }
}
