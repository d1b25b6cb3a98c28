import ThemeSyntax

/// Names that were seen, without regard to case. It answers fast and is on the safe side: what it
/// calls new is new.
struct SeenNames {
  /// Halves of hashes at the places that the other halves lead to, or behind; 0 where none is.
  private var slots: [UInt32]
  private let mask: Int
  /// The most places that are looked at for one name.
  private static let longestProbe = 32

  /// Hashes of names that come into the table next, together: to wait for memory for each by itself
  /// takes twice as long where there are 200,000.
  private var next = SIMD16<UInt64>()
  private var nextCount = 0
  /// What was read ahead, of no meaning, so that the reads are not found useless.
  private var fetched: UInt32 = 0

  /// Room for `count` names.
  init(capacity count: Int) {
    var size = 16
    while size < 2 * count { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// Adds a name; false where this one, or one of those before it, may have been added before, or has
  /// other letters than ASCII's.
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
    next[nextCount] = hash
    nextCount += 1
    return nextCount < SIMD16<UInt64>.scalarCount || finish()
  }

  /// Adds the names that still wait for others; false where one of them may have been added before.
  mutating func finish() -> Bool {
    defer { nextCount = 0 }
    let hashes = next
    let count = nextCount
    let (fetched, areNew) = slots.withUnsafeMutableBufferPointer { slots in
      var fetched: UInt32 = 0
      for index in 0..<count { fetched |= slots[Int(truncatingIfNeeded: hashes[index]) & mask] }
      for index in 0..<count where !Self.insert(hashes[index], mask, &slots) {
        return (fetched, false)
      }
      return (fetched, true)
    }
    self.fetched |= fetched
    return areNew
  }

  private static func insert(
    _ hash: UInt64, _ mask: Int, _ slots: inout UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    let mark = UInt32(truncatingIfNeeded: hash >> 32) | 1
    var place = Int(truncatingIfNeeded: hash) & mask
    for _ in 0..<longestProbe {
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
