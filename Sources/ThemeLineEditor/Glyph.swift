/// One column of the screen, or two for a wide character, and what is in it.
package struct Cell: Hashable, Sendable {
  /// A character that is safe to print.
  package let text: String
  /// The columns it takes: 1 or 2.
  package let width: Int
  /// Its look.
  package var style: TerminalStyle
}

/// One character of a text, as the screen shows it.
struct Glyph {
  /// Where it is in the text, in UTF-8 bytes.
  let offset: Int
  /// Its length in UTF-8 bytes.
  let size: Int
  /// The columns it takes.
  let width: Int
  /// The character; nil for a tab, which is shown as blanks.
  let character: Character?

  /// Whether it ends a line.
  var isLineBreak: Bool { character == "\n" }
  /// Whether it is a tab.
  var isTab: Bool { character == nil }

  /// Appends the cells that show the glyph in `width` columns to `cells`.
  func append(to cells: inout [Cell], style: TerminalStyle, width: Int) {
    guard let character else {
      cells += repeatElement(Cell(text: " ", width: 1, style: style), count: width)
      return
    }
    guard let replacement = visibleForm(of: character) else {
      cells.append(Cell(text: printable(character), width: width, style: style))
      return
    }
    var style = style
    style.attributes.formUnion(.inverse)
    cells += replacement.prefix(width).map { Cell(text: String($0), width: 1, style: style) }
  }

  /// A terminal can take no more marks on a letter than this, nor does a reader need them.
  private func printable(_ character: Character) -> String {
    guard character.utf8.count > 64 else { return String(character) }
    return String(String.UnicodeScalarView(character.unicodeScalars.prefix(16)))
  }
}

/// What is shown for a character that would confuse the terminal or the reader: `^A` for a control
/// character, `U+202E` for an invisible one. Nil for one that can be printed.
func visibleForm(of character: Character) -> String? {
  guard displayWidth(of: character) == 0, let scalar = character.unicodeScalars.first else {
    return nil
  }
  if scalar.value < 0x20 { return "^" + String(UnicodeScalar(UInt8(scalar.value + 0x40))) }
  if scalar.value == 0x7F { return "^?" }
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

/// The glyphs of a part of a text, one after the other.
///
/// Bytes of ASCII are read one by one, since they are most of a text and each is a character;
/// only what else there is goes through Unicode's rules.
struct GlyphReader {
  static let tabWidth = 4

  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int
  private var run: String.Iterator?

  /// Reads the glyphs of `range`, which begins and ends between characters.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next glyph; nil at the end. `column` is how far the line has come from where it began,
  /// for tabs. A line break is a glyph without width.
  mutating func next(column: Int) -> Glyph? {
    if let character = run?.next() { return glyph(character) }
    run = nil
    guard position < end else { return nil }
    let byte = bytes[position]
    if byte >= 0x80 || (byte >= 0x20 && position + 1 < end && bytes[position + 1] >= 0x80) {
      var iterator = String(decoding: bytes[position..<runEnd()], as: UTF8.self).makeIterator()
      let character = iterator.next()
      run = iterator
      return character.map { glyph($0) }
    }
    if byte == 0x09 {
      position += 1
      let width = Self.tabWidth - column % Self.tabWidth
      return Glyph(offset: position - 1, size: 1, width: width, character: nil)
    }
    let width = byte == 0x0A ? 0 : byte < 0x20 || byte == 0x7F ? 2 : 1
    position += 1
    let character = Character(UnicodeScalar(byte))
    return Glyph(offset: position - 1, size: 1, width: width, character: character)
  }

  /// Passes over printable ASCII, where each byte is a character one column wide; how many there
  /// were. It takes no time to speak of, and most of a text is like that.
  mutating func skipPlain() -> Int {
    guard run == nil else { return 0 }
    let start = position
    bytes.withUnsafeBufferPointer { bytes in
      while position < end && bytes[position] >= 0x20 && bytes[position] < 0x7F { position += 1 }
      // A mark may join the last one.
      if position > start && position < end && bytes[position] >= 0x80 { position -= 1 }
    }
    return position - start
  }

  private mutating func glyph(_ character: Character) -> Glyph {
    let size = character.utf8.count
    position += size
    let printed = displayWidth(of: character)
    let width = printed > 0 ? printed : visibleForm(of: character)?.utf8.count ?? 0
    return Glyph(offset: position - size, size: size, width: width, character: character)
  }

  /// The end of the characters that need Unicode's rules: behind a byte of ASCII that no other
  /// kind follows, or before a control character, which no mark ever joins.
  private func runEnd() -> Int {
    var index = position
    while index < end && bytes[index] >= 0x20 {
      if bytes[index] < 0x80 && (index + 1 == end || bytes[index + 1] < 0x80) { return index + 1 }
      index += 1
    }
    return index
  }
}
