/// Names one text of a `NameTable`, counted from 0 in the order in which they were first met.
struct NameID: Hashable, Sendable {
  let index: Int32
}

/// Texts, each with a number.
///
/// An open hash table over bytes. A place holds all of a text of up to 16 bytes, so that a look-up in a
/// table too large for the processor's caches waits for memory once; with a list of texts beside it a
/// fifth of checking 200,000 `let`s was waiting. Texts that are not ASCII go through a dictionary of
/// strings, whose equality is that of the normalised text, unless bytes are all that counts. A dictionary of strings alone would do as
/// well; to make the first one of its kind costs a process as much as the check of a small theme.
final class NameTable {
  /// A place of the hash table.
  private struct Slot {
    var key = Key()
    /// Where the bytes of a text of more than 16 begin.
    var start: Int32 = 0
    var id: Int32 = -1
  }

  /// What tells texts apart, but for long ones that begin alike.
  private struct Key: Equatable {
    /// The first 16 bytes, with zeros behind a text that is shorter.
    var first: UInt64 = 0
    var second: UInt64 = 0
    var hash: UInt32 = 0
    var count: Int32 = 0

    /// Whether the text is all in it.
    var isWhole: Bool { count <= 16 }
  }

  /// How many texts there are.
  private var count = 0
  /// The bytes of long texts.
  private var arena: [UInt8] = []
  private var slots: [Slot]
  private var other: [String: NameID] = [:]
  /// Different in each process, so that nobody can write names that all hash alike.
  private let seed: UInt64
  /// Whether texts are the same only if their bytes are, as paths are.
  private let isExact: Bool

  /// A table without texts.
  init(isExact: Bool = false) {
    self.isExact = isExact
    slots = Array(repeating: Slot(), count: 64)
    seed = UInt64.random(in: .min ... .max)
  }

  /// A table with the texts of another.
  init(_ table: NameTable) {
    count = table.count
    arena = table.arena
    slots = table.slots
    other = table.other
    seed = table.seed
    isExact = table.isExact
  }

  /// The number of `name`, if it has one.
  func find(_ name: UnsafeBufferPointer<UInt8>) -> NameID? {
    let (key, isASCII) = key(of: name)
    guard isASCII || isExact else { return other[String(decoding: name, as: UTF8.self)] }
    let id = slots[place(of: name, key)].id
    return id < 0 ? nil : NameID(index: id)
  }

  /// The number of `name`, which gets the next one if it has none.
  func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
    let (key, isASCII) = key(of: name)
    guard isASCII || isExact else {
      let text = String(decoding: name, as: UTF8.self)
      if let known = other[text] { return known }
      other[text] = NameID(index: Int32(count))
      return next()
    }
    if count * 8 >= slots.count * 7 { grow(to: slots.count * 2) }
    let place = place(of: name, key)
    if slots[place].id >= 0 { return NameID(index: slots[place].id) }
    slots[place] = Slot(key: key, start: Int32(arena.count), id: Int32(count))
    if !key.isWhole { arena.append(contentsOf: name) }
    return next()
  }

  private func next() -> NameID {
    count += 1
    return NameID(index: Int32(count - 1))
  }

  /// Where a text stands among the slots, or would stand.
  private func place(of name: UnsafeBufferPointer<UInt8>, _ key: Key) -> Int {
    var place = Int(key.hash) & (slots.count - 1)
    while slots[place].id >= 0 {
      if slots[place].key == key, key.isWhole || isText(slots[place], name) { return place }
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  /// Whether a long text of the same length is `name`.
  private func isText(_ slot: Slot, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    arena[Int(slot.start)...].prefix(name.count).elementsEqual(name)
  }

  /// Makes room for `count` texts more.
  func reserve(_ count: Int) {
    var room = slots.count
    while (self.count + count) * 8 >= room * 7 { room *= 2 }
    if room > slots.count { grow(to: room) }
  }

  private func grow(to count: Int) {
    let old = slots
    slots = Array(repeating: Slot(), count: count)
    for slot in old where slot.id >= 0 {
      var place = Int(slot.key.hash) & (count - 1)
      while slots[place].id >= 0 { place = (place + 1) & (count - 1) }
      slots[place] = slot
    }
  }

  private func key(of name: UnsafeBufferPointer<UInt8>) -> (Key, isASCII: Bool) {
    let bytes = UnsafeRawBufferPointer(name)
    var key = Key(
      first: Self.word(of: bytes, at: 0), second: Self.word(of: bytes, at: 8),
      count: Int32(truncatingIfNeeded: name.count))
    var seen = key.first | key.second
    var state = Self.mixed(seed ^ key.first, key.second ^ UInt64(name.count))
    var place = 16
    while place < name.count {
      let word = Self.word(of: bytes, at: place)
      seen |= word
      state = Self.mixed(state, word)
      place += 8
    }
    key.hash = UInt32(truncatingIfNeeded: state)
    return (key, seen & 0x8080_8080_8080_8080 == 0)
  }

  /// Eight bytes from `place` on, with zeros behind the end.
  private static func word(of bytes: UnsafeRawBufferPointer, at place: Int) -> UInt64 {
    if place + 8 <= bytes.count {
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    var word: UInt64 = 0
    var end = bytes.count
    while end > place {
      end -= 1
      word = word << 8 | UInt64(bytes[end])
    }
    return word
  }

  /// Two numbers stirred into one: the halves of a product, each bit of which most bits of both have a
  /// part in.
  private static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = (one ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(
      by: other ^ 0xC2B2_AE3D_27D4_EB4F)
    return product.high ^ product.low
  }
}
