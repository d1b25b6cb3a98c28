/// Random numbers that a seed determines (SplitMix64), so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// Text made of what is hard to measure: marks, joiners, wide and hidden characters.
  mutating func nastyText(length: Int, breaks: Bool = true) -> String {
    let pieces = [
      "a", "B", "7", " ", "é", "e\u{301}", "ß", "日", "本", "한", "\u{1112}\u{1161}\u{11AB}", "👍🏽",
      "👨‍👩‍👧‍👦", "🇩🇪", "🇫", "❤️", "1️⃣", "नि", "क्षि", "ไทย", "\u{200D}", "\u{200B}", "\u{202E}", "\u{1B}",
      "\0", "\t", "\u{FEFF}", "\u{301}", "\u{600}", "¼", "𝒳", "\u{E0067}",
    ]
    let lineBreaks = ["\n", "\r", "\r\n"]
    var text = ""
    for _ in 0..<length {
      let piece = pieces.randomElement(using: &self) ?? ""
      text +=
        breaks && Int.random(in: 0..<8, using: &self) == 0
        ? lineBreaks.randomElement(using: &self) ?? "" : piece
    }
    return text
  }

  /// Bytes of which many are not UTF-8.
  mutating func nastyBytes(length: Int) -> [UInt8] {
    let pieces: [[UInt8]] = [
      [0x61], [0x62, 0x63], [0xC3, 0xA9], [0xE6, 0x97, 0xA5], [0xF0, 0x9F, 0x98, 0x80],
      [0xC0, 0x80],
      [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8], [0xE6, 0x97], [0x80], [0xFF],
      [0xE0, 0x9F],
      [0xF0, 0x8F, 0x80, 0x80], [0xC1], [0xCC, 0x81], Array(repeating: 0x61, count: 20),
    ]
    return (0..<length).flatMap { _ in pieces.randomElement(using: &self) ?? [] }
  }
}
