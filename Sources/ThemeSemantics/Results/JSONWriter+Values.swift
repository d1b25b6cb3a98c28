import ThemeSource
import ThemeTokens

/// Writes the values of tokens and `let`s.
extension JSONWriter {
  mutating func tokenValue(_ value: TokenValue, _ appearances: [Appearance]) {
    switch value {
    case .color(let color): colorMembers(color, appearances)
    case .textStyle(let style): textStyle(style)
    case .length(let points): length(points)
    }
  }

  mutating func letValue(_ value: LetValue, _ appearances: [Appearance]) {
    switch value {
    case .color(let color): colorMembers(color, appearances)
    case .textStyle(let style): textStyle(style)
    case .font(let font):
      member("type", "font")
      self.font(font)
    case .length(let points): length(points)
    case .number(let number):
      member("type", "number")
      member("value", number)
    case .string(let text):
      member("type", "string")
      member("value", text)
    case .other(let value):
      member("type", value.typeName)
      member("value", value.text)
    }
  }

  private mutating func length(_ points: Double) {
    member("type", "length")
    member("value", points)
  }

  private mutating func colorMembers(_ color: ThemeColor, _ appearances: [Appearance]) {
    func plain(_ appearance: Appearance) -> ColorComponents? { color[appearance].plain }
    let most = JSONLine.mostForColor(appearances, plain) { color[$0] }
    members(upTo: most) { line in
      line.color(appearances, plain) { color[$0] }
    }
  }

  /// Writes a member whose value is a colour: for each appearance `plain`, where that is `nil` `color`.
  @inline(__always)
  mutating func colorMember(
    _ key: UnsafeBufferPointer<UInt8>, _ appearances: [Appearance],
    _ plain: (Appearance) -> ColorComponents?, _ color: (Appearance) -> ColorValue
  ) {
    let most = JSONLine.mostForColor(appearances, plain, color)
    member(key, upTo: most) { $0.color(appearances, plain, color) }
  }

  private mutating func textStyle(_ style: Auth0TextStyle) {
    member("type", "textStyle")
    font(style.font)
    member("tracking", style.tracking)
    member("lineSpacing", style.lineSpacing)
    member("lineHeight", roundedToDecimal15(style.lineHeight))
  }

  private mutating func font(_ font: ThemeFont) {
    if let name = font.name { member("font", name) }
    if let family = font.family { member("family", family) }
    if let weight = font.weight { member("weight", weight.name) }
    if let design = font.design { member("design", design.name) }
    member("size", font.size)
    if let style = font.relativeTo { member("relativeTo", style.name) }
  }
}
