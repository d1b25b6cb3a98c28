/// How many colours there are.
package enum ColorDepth: Int, Comparable, Sendable {
  /// None: plain text.
  case none
  /// The sixteen colours of the terminal's own theme.
  case basic
  /// Those, a cube of 6 × 6 × 6 colours, and 24 grays.
  case indexed
  /// All of sRGB, 8 bits a component.
  case full

  /// Orders depths from none to all.
  package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ColorDepth {
  /// A patch of a colour, `width` columns wide; empty where there are too few colours to show it.
  package func swatch(red: UInt8, green: UInt8, blue: UInt8, width: Int = 2) -> String {
    let color: String
    switch self {
    case .none, .basic: return ""
    case .indexed: color = "5;\(Self.cubeIndex(red, green, blue))"
    case .full: color = "2;\(red);\(green);\(blue)"
    }
    return "\u{1B}[48;\(color)m" + String(repeating: " ", count: width) + "\u{1B}[0m"
  }

  /// The index of the nearest colour among the cube and the grays that xterm gave the indices from
  /// 16 on.
  private static func cubeIndex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: UInt8) -> Int {
      levels.indices.min { abs(levels[$0] - Int(value)) < abs(levels[$1] - Int(value)) } ?? 0
    }
    func distance(_ values: (Int, Int, Int)) -> Int {
      let (r, g, b) = (values.0 - Int(red), values.1 - Int(green), values.2 - Int(blue))
      return r * r + g * g + b * b
    }
    let (r, g, b) = (nearest(red), nearest(green), nearest(blue))
    let cube = distance((levels[r], levels[g], levels[b]))
    // Grays go from 8 to 238 in steps of 10.
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let step = max(0, min(23, (mean - 3) / 10))
    let gray = 8 + 10 * step
    return distance((gray, gray, gray)) < cube ? 232 + step : 16 + 36 * r + 6 * g + b
  }
}
