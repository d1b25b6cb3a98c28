/// Names that were seen, without regard to case. It answers fast and is on the safe side: what it
/// calls new is new.
struct SeenNames {
  /// Hashes at the places that they lead to, or behind; 0 where none is.
  private var slots: [UInt64]
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
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name {
      if byte >= 0x80 { return false }
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      hash = (hash ^ UInt64(isCapital ? byte | 0x20 : byte)) &* 0x100_0000_01B3
    }
    hash |= 1
    var place = Int(truncatingIfNeeded: hash ^ (hash >> 29)) & mask
    for _ in 0..<Self.longestProbe {
      if slots[place] == 0 {
        slots[place] = hash
        return true
      }
      if slots[place] == hash { return false }
      place = (place + 1) & mask
    }
    return false
  }
}
