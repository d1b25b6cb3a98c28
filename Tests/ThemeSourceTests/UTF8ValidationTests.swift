import Testing

@testable import ThemeSource

@Suite struct UTF8ValidationTests {
  @Test(
    arguments: [
      ("", nil),
      ("let blue = #1B5CFF\n", nil),
      ("\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\u{D7FF}\u{E000}", nil),
    ] as [(String, Int?)])
  func `Text is valid`(text: String, offset: Int?) {
    #expect(UTF8Validation.firstInvalidByte(in: Array(text.utf8)) == offset)
  }

  @Test(
    arguments: [
      ([0x80], 0), ([0x61, 0xC3], 1), ([0xC0, 0xAF], 0), ([0xC1, 0xBF], 0),
      ([0xE0, 0x9F, 0xBF], 0),
      ([0xED, 0xA0, 0x80], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xF5, 0x80, 0x80, 0x80], 0), ([0xFE], 0), ([0x61, 0xE6, 0x97, 0x61], 1),
      ([0xF0, 0x9F, 0x98], 0), ([0xF0, 0x9F, 0x98, 0x80, 0xBF], 4),
      (Array(repeating: 0x61, count: 33) + [0xE9, 0x61], 33),
    ] as [([UInt8], Int)])
  func `The first wrong byte is found`(bytes: [UInt8], offset: Int) {
    #expect(UTF8Validation.firstInvalidByte(in: bytes) == offset)
  }

  @Test func `It agrees with the standard library`() {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let bytes = random.nastyBytes(length: Int.random(in: 0..<12, using: &random))
      // The library repairs what is wrong; what comes before it stays as it was.
      let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
      let expected = repaired == bytes ? nil : zip(bytes, repaired).prefix { $0 == $1 }.count
      #expect(UTF8Validation.firstInvalidByte(in: bytes) == expected, "seed \(seed)")
    }
  }

  @Test(
    arguments: [
      ([0x61, 0xE9, 0x20], "file is not UTF-8: byte 0xE9 at offset 1", "Latin-1 this byte is `é`"),
      ([0x61, 0xFF, 0xC3], "byte 0xFF at offset 1", "save the file as UTF-8"),
      ([0x61, 0xE6, 0x97], "byte 0xE6 at offset 1", "ends in the middle of a character"),
      ([0xFF, 0xFE, 0x61, 0x00], "looks like UTF-16, save it as UTF-8", nil),
      ([0xFE, 0xFF, 0x00, 0x61], "looks like UTF-16", nil),
      (utf16("theme Acme\n"), "looks like UTF-16", nil),
      (utf16("theme Acme // 日本\n", isBigEndian: true), "looks like UTF-16", nil),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "looks like UTF-32", nil),
      (
        "theme Acme".unicodeScalars.flatMap { [UInt8($0.value), 0, 0, 0] }, "looks like UTF-32", nil
      ),
    ] as [([UInt8], String, String?)])
  func `The encoding is named`(bytes: [UInt8], message: String, note: String?) throws {
    let text = SourceText(id: FileID(3), name: "a.theme", bytes: bytes)
    let found = try #require(text.encodingDiagnostic())
    #expect(found.id == "invalid_utf8")
    #expect(found.location.file == FileID(3))
    #expect(found.message.contains(message))
    if let note { #expect(found.notes.first?.contains(note) == true) }
  }

  @Test(arguments: ["", "a", "let a\0b = 1", "\0", "\u{FEFF}theme A\n", "日本"])
  func `What is UTF-8 is not suspected`(text: String) {
    #expect(SourceText(name: "a.theme", text).encodingDiagnostic() == nil)
  }
}

private func utf16(_ text: String, isBigEndian: Bool = false) -> [UInt8] {
  text.utf16.flatMap { unit in
    let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
    return isBigEndian ? [high, low] : [low, high]
  }
}
