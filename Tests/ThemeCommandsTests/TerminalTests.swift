import Testing
import ThemeSource

@testable import ThemeCommands

@Suite struct TerminalTests {
  @Test(
    arguments: [
      (.auto, false, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], .none),
      (.auto, true, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
      (.auto, true, ["TERM": "xterm-256color", "COLORTERM": "24bit"], .full),
      (.auto, true, ["TERM": "xterm-direct"], .full),
      (.auto, true, ["TERM": "xterm-256color"], .indexed),
      (.auto, true, ["TERM": "xterm"], .basic),
      (.auto, true, ["TERM": "dumb", "COLORTERM": "truecolor"], .none),
      (.auto, true, [:], .none), (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], .none),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], .basic),
      (.never, true, ["TERM": "xterm", "COLORTERM": "truecolor"], .none),
      (.always, false, [:], .full), (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], .full),
      (.always, true, ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .indexed),
    ] as [(ColorChoice, Bool, [String: String], ColorDepth)])
  func `Colours follow choice, terminal and environment`(
    choice: ColorChoice, isTerminal: Bool, environment: [String: String], depth: ColorDepth
  ) {
    let found = Terminal.colorDepth(
      choice, isTerminal: isTerminal, environment: Environment(environment))
    #expect(found == depth)
  }

  @Test(
    arguments: [
      ((0x1B, 0x5C, 0xFF), ColorDepth.full, "\u{1B}[48;2;27;92;255m  \u{1B}[0m"),
      ((0, 0, 0), .indexed, "\u{1B}[48;5;16m  \u{1B}[0m"),
      ((255, 255, 255), .indexed, "\u{1B}[48;5;231m  \u{1B}[0m"),
      ((255, 0, 0), .indexed, "\u{1B}[48;5;196m  \u{1B}[0m"),
      ((128, 128, 128), .indexed, "\u{1B}[48;5;244m  \u{1B}[0m"),
      ((95, 135, 175), .indexed, "\u{1B}[48;5;67m  \u{1B}[0m"), ((1, 2, 3), .basic, ""),
      ((1, 2, 3), .none, ""),
    ] as [((UInt8, UInt8, UInt8), ColorDepth, String)])
  func `Swatches show the nearest colour`(
    color: (UInt8, UInt8, UInt8), depth: ColorDepth, text: String
  ) {
    #expect(depth.swatch(red: color.0, green: color.1, blue: color.2) == text)
  }

  @Test(arguments: [
    ([:], 80), (["COLUMNS": "120"], 120), (["COLUMNS": "x"], 80), (["COLUMNS": "1"], 20),
  ])
  func `The width is the environment's where the terminal does not say`(
    environment: [String: String], width: Int
  ) {
    #expect(Terminal.width(of: Output(), environment: Environment(environment)) == width)
  }

  @Test func `Tables align whatever stands in them`() {
    var table = TextTable()
    table.add([.text("a"), .text(""), .text("日本"), .text("")])
    table.add([
      .text("bcd", .strong), .text(""), .drawn("\u{1B}[41m \u{1B}[0m", width: 1), .text("x"),
    ])
    table.add([.text("\u{1B}"), .text(""), .text(""), .text("")])
    var text = StyledText(isColored: false)
    table.write(to: &text)
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == "a         日本\nbcd       \u{1B}[41m \u{1B}[0m     x\n<U+001B>\n")
  }
}
