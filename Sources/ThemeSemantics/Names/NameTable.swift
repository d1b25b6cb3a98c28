/// Names one text of a `NameTable`, counted from 0 in the order in which they were first met.
struct NameID: Hashable, Sendable {
  let index: Int32
}

/// Texts, each with a number.
///
/// An open hash table over bytes. Texts that are not ASCII go through a dictionary of strings, whose
/// equality is that of the normalised text. A dictionary of strings alone would do as well; to make
/// the first one of its kind costs a process as much as the check of a small theme.
final class NameTable {
  private struct Entry {
    var start: Int32
    var count: Int32
  }

  /// A place of the hash table: a number with its hash, so that what only collides is not looked at.
  private struct Slot {
    var hash: UInt32 = 0
    var id: Int32 = -1
  }

  private var arena: [UInt8] = []
  private var entries: [Entry] = []
  private var slots: [Slot]
  private var other: [String: NameID] = [:]

  /// A table without texts.
  init() { slots = Array(repeating: Slot(), count: 64) }

  /// A table with the texts of another.
  init(_ table: NameTable) {
    arena = table.arena
    entries = table.entries
    slots = table.slots
    other = table.other
  }

  /// The number of `name`, if it has one.
  func find(_ name: UnsafeBufferPointer<UInt8>) -> NameID? {
    let (hash, isASCII) = Self.hash(name)
    guard isASCII else { return other[String(decoding: name, as: UTF8.self)] }
    let id = slots[place(of: name, hash)].id
    return id < 0 ? nil : NameID(index: id)
  }

  /// Where a text stands among the slots, or would stand.
  private func place(of name: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot].id >= 0 {
      if slots[slot].hash == hash, matches(entries[Int(slots[slot].id)], name) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// The number of `name`, which gets the next one if it has none.
  func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
    let (hash, isASCII) = Self.hash(name)
    guard isASCII else {
      let text = String(decoding: name, as: UTF8.self)
      if let known = other[text] { return known }
      entries.append(Entry(start: 0, count: 0))
      let new = NameID(index: Int32(entries.count - 1))
      other[text] = new
      return new
    }
    if entries.count * 2 >= slots.count { grow(to: slots.count * 2) }
    let slot = place(of: name, hash)
    if slots[slot].id >= 0 { return NameID(index: slots[slot].id) }
    slots[slot] = Slot(hash: hash, id: Int32(entries.count))
    entries.append(Entry(start: Int32(arena.count), count: Int32(name.count)))
    arena.append(contentsOf: name)
    return NameID(index: slots[slot].id)
  }

  /// Makes room for `count` texts more.
  func reserve(_ count: Int) {
    entries.reserveCapacity(entries.count + count)
    var room = slots.count
    while (entries.count + count) * 2 >= room { room *= 2 }
    if room > slots.count { grow(to: room) }
  }

  private func grow(to count: Int) {
    let old = slots
    slots = Array(repeating: Slot(), count: count)
    for entry in old where entry.id >= 0 {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot].id >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }

  private func matches(
    _ entry: Entry, _ name: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard Int(entry.count) == name.count else { return false }
    let start = Int(entry.start)
    for place in 0..<name.count where arena[start + place] != name[place] { return false }
    return true
  }

  /// FNV-1a, with its high bits folded in because the table uses the low ones.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> (UInt32, isASCII: Bool) {
    var hash: UInt32 = 2_166_136_261
    var seen: UInt8 = 0
    for byte in name {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
      seen |= byte
    }
    return (hash ^ (hash >> 15), seen < 0x80)
  }
}
