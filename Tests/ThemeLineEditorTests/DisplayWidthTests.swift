import Testing
import ThemeLineEditor

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("Ж", 1), ("א", 1),
      ("→", 1), ("…", 1), ("│", 1), ("☃", 1), ("\u{FFFD}", 1),
      ("日", 2), ("本", 2), ("。", 2), ("Ａ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("あ", 2), ("𠀀", 2), ("￥", 2),
      ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("🇩", 1), ("☃\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
      ("⌚", 2), ("🏳️‍🌈", 2),
      ("\u{0}", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{85}", 0), ("\u{200B}", 0), ("\u{202E}", 0),
      ("\u{301}", 0), ("\u{2028}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0),
    ] as [(Character, Int)])
  func width(of character: Character, is expected: Int) {
    #expect(displayWidth(of: character) == expected)
  }

  /// The table is searched by halving, so its order matters: look at the edges of its ranges.
  @Test(
    arguments: [
      (0x10FF, 1), (0x1100, 2), (0x2E7F, 1), (0x2E80, 2), (0x303F, 1), (0x3247, 2), (0x3248, 1),
      (0x4DBF, 2), (0xA4CF, 2), (0xA4D0, 1), (0xABFF, 1), (0xAC00, 2), (0xD7A3, 2), (0xFF60, 2),
      (0xFF61, 1), (0xFFE6, 2), (0x1F1E6, 1), (0x1F200, 2), (0x1FFFF, 1), (0x20000, 2),
      (0x3FFFD, 2), (0xE000, 1),
    ] as [(UInt32, Int)])
  func width(ofScalar value: UInt32, is expected: Int) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(displayWidth(of: Character(scalar)) == expected)
  }
}
