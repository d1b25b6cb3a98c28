/// Which scalars take two columns of a terminal.
enum WideCharacters {
  /// Whether `scalar` takes two columns.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x1100 else { return false }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    if low < ranges.count, ranges[low].first <= value { return true }
    return scalar.properties.isEmojiPresentation
  }

  /// East Asian Wide and Fullwidth of Unicode 16.0 (September 2024), joined over code points that
  /// are not assigned. Emoji are left out: the standard library knows those.
  private static let ranges: [(first: UInt32, last: UInt32)] = [
    (0x1100, 0x115F),  // Hangul initial consonants
    (0x2329, 0x232A),  // angle brackets
    (0x2630, 0x2637), (0x268A, 0x268F),  // trigrams, monograms, digrams
    (0x2E80, 0x303E),  // radicals, ideographic punctuation
    (0x3041, 0x3247),  // kana, bopomofo, enclosed ideographs
    (0x3250, 0xA4CF),  // enclosed, ideographs, hexagrams, Yi
    (0xA960, 0xA97C),  // Hangul initial consonants, extended
    (0xAC00, 0xD7A3),  // Hangul syllables
    (0xF900, 0xFAFF),  // compatibility ideographs
    (0xFE10, 0xFE19), (0xFE30, 0xFE6B),  // vertical and small forms
    (0xFF01, 0xFF60), (0xFFE0, 0xFFE6),  // full-width forms
    (0x16FE0, 0x18D08),  // Tangut, Khitan
    (0x1AFF0, 0x1B2FB),  // kana extensions, Nüshu
    (0x1D300, 0x1D376),  // Tai Xuan Jing signs, counting rods
    (0x1F200, 0x1F265),  // enclosed ideographs
    (0x20000, 0x3FFFD),  // supplementary ideographic planes
  ]
}
