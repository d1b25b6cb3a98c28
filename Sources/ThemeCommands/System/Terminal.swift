import ThemeSource

/// When output is coloured: the values of `--color`.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// When a person reads it on a terminal that has colours, unless `NO_COLOR` is set.
  case auto
  /// Always.
  case always
  /// Never.
  case never
}

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

/// What a terminal can show, as its environment tells.
package enum Terminal {
  /// How many colours output gets.
  ///
  /// `--color` decides before everything; then `NO_COLOR`, if it is not empty (no-color.org), and
  /// `TERM=dumb`; then whether output is a terminal. `COLORTERM` promises all colours. Terminals
  /// that are asked for colours without promising a number get all, but for Apple's Terminal,
  /// which shows wrong ones.
  package static func colorDepth(
    _ choice: ColorChoice, isTerminal: Bool, environment: Environment
  ) -> ColorDepth {
    let name = environment["TERM"] ?? ""
    switch choice {
    case .never: return .none
    case .always: break
    case .auto:
      let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      if !isTerminal || isRefused || name.isEmpty || name == "dumb" { return .none }
    }
    let promise = environment["COLORTERM"] ?? ""
    if promise == "truecolor" || promise == "24bit" || name.hasSuffix("-direct") { return .full }
    if choice == .always {
      return environment["TERM_PROGRAM"] == "Apple_Terminal" ? .indexed : .full
    }
    return name.hasSuffix("256color") ? .indexed : .basic
  }

  /// A patch of a colour, `width` columns wide; empty where there are too few colours to show it.
  package static func swatch(
    red: UInt8, green: UInt8, blue: UInt8, width: Int = 2, depth: ColorDepth
  ) -> String {
    let color: String
    switch depth {
    case .none, .basic: return ""
    case .indexed: color = "5;\(cubeIndex(red, green, blue))"
    case .full: color = "2;\(red);\(green);\(blue)"
    }
    return "\u{1B}[48;\(color)m" + String(repeating: " ", count: width) + "\u{1B}[0m"
  }

  /// The columns that output may take: the terminal's, else those of `COLUMNS`, else 80.
  package static func width(of output: Output, environment: Environment) -> Int {
    let width = output.terminalWidth ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80
    return max(20, min(width, 1_000))
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
