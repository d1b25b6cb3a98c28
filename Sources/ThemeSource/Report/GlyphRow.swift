/// A row of marks below a source line, painted column by column.
struct GlyphRow {
  private var glyphs: [Glyph] = []

  private struct Glyph {
    let byte: UInt8
    let style: TerminalStyle?
  }

  /// Puts `glyph` into the columns of `range`.
  mutating func paint(_ range: Range<Int>, _ glyph: Character, _ style: TerminalStyle?) {
    while glyphs.count < range.upperBound { glyphs.append(Glyph(byte: 0x20, style: nil)) }
    let painted = Glyph(byte: glyph.asciiValue ?? 0x3F, style: style)
    for column in range { glyphs[column] = painted }
  }

  /// Puts `glyph` into one column.
  mutating func paint(_ column: Int, _ glyph: Character, _ style: TerminalStyle?) {
    paint(column..<(column + 1), glyph, style)
  }

  /// The columns up to the last glyph.
  var width: Int { glyphs.count }

  /// Writes the row; stretches of one style together.
  func write(to text: inout StyledText) {
    var start = 0
    while start < glyphs.count {
      let style = glyphs[start].style
      let end = glyphs[start...].firstIndex { $0.style != style } ?? glyphs.count
      text.append(String(decoding: glyphs[start..<end].map(\.byte), as: UTF8.self), style)
      start = end
    }
  }
}
