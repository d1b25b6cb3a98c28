import ThemeSyntax

/// Names that were seen, without regard to case. It answers fast and is on the safe side: what it
/// calls new is new.
struct SeenNames {
  /// Halves of hashes at the places that the other halves lead to, or behind; 0 where none is.
  private var slots: [UInt32]
  private let mask: Int
  /// The most places that are looked at for one name.
  private static let longestProbe = 32

  /// Room for `count` names.
  init(capacity count: Int) {
    var size = 16
    while size < 2 * count { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// Adds a name; false where it may have been added before, or has other letters than ASCII's.
  mutating func insert(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    // Eight bytes at a time. One bit is all that parts a small letter from a capital; digits have it
    // anyway, and what `_` becomes is in no name.
    let bytes = UnsafeRawBufferPointer(name)
    var hash = UInt64(truncatingIfNeeded: name.count)
    var place = 0
    while place < name.count {
      let word = ShortName.word(of: bytes, at: place)
      if word & 0x8080_8080_8080_8080 != 0 { return false }
      let product = (hash ^ (word | 0x2020_2020_2020_2020))
        .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
      place += 8
    }
    let mark = UInt32(truncatingIfNeeded: hash >> 32) | 1
    place = Int(truncatingIfNeeded: hash) & mask
    for _ in 0..<Self.longestProbe {
      if slots[place] == 0 {
        slots[place] = mark
        return true
      }
      if slots[place] == mark { return false }
      place = (place + 1) & mask
    }
    return false
  }
}
