import ThemeSource
import ThemeSyntax

/// Names one text of a `NameTable`, counted from 0 in the order in which they were first met.
struct NameID: Hashable, Sendable {
  let index: Int32
}

/// Texts, each with a number.
///
/// An open hash table over bytes. A place holds all of a text of up to 16 bytes, and beside the places
/// there is a byte for each, so that a look-up in a table too large for the processor's caches waits for
/// memory once; with a list of texts instead, a fifth of checking 200,000 `let`s was waiting. Texts that
/// are not ASCII go through a dictionary of strings, whose equality is that of the normalised text,
/// unless bytes are all that counts. A dictionary of strings alone would do as well; to make the first
/// one of its kind costs a process as much as the check of a small theme.
final class NameTable {
  /// A place of the hash table. What it holds means something where its mark is not 0.
  struct Slot: BitwiseCopyable {
    let key: Key
    /// Where the bytes of a text of more than 16 begin.
    let start: Int32
    let id: Int32
  }

  /// What tells texts apart, but for long ones that begin alike.
  struct Key: Equatable, BitwiseCopyable {
    /// The first 16 bytes, with zeros behind a text that is shorter.
    var first: UInt64 = 0
    var second: UInt64 = 0
    var hash: UInt32 = 0
    var bits: Int32 = 0

    /// How many bytes the text has.
    var length: Int { Int(bits >> 1) }
    /// Whether the text is all in it.
    var isWhole: Bool { length <= 16 }
    var isASCII: Bool { bits & 1 != 0 }
    /// What the byte beside its place is; never 0, which stands beside a free one.
    var mark: UInt8 { UInt8(truncatingIfNeeded: hash >> 24) | 1 }
  }

  /// How many texts there are.
  private(set) var count = 0
  /// The bytes of long texts.
  private var arena = PlainBuffer<UInt8>(capacity: 1)
  private var slots: PlainBuffer<Slot>
  private var marks: PlainBuffer<UInt8>
  private var other: [String: NameID] = [:]
  /// Different in each process, so that nobody can write names that all hash alike; the same for all
  /// tables, so that keys can be made before there is one.
  private static let seed = UInt64.random(in: .min ... .max)
  /// Whether texts are the same only if their bytes are, as paths are.
  private let isExact: Bool

  /// A table without texts.
  init(isExact: Bool = false) {
    self.isExact = isExact
    slots = PlainBuffer(zeros: 64)
    marks = PlainBuffer(zeros: 64)
  }

  /// A table with the texts of another.
  init(_ table: NameTable) {
    count = table.count
    arena = PlainBuffer(table.arena)
    slots = PlainBuffer(table.slots)
    marks = PlainBuffer(table.marks)
    other = table.other
    isExact = table.isExact
  }

  /// The number of `name`, if it has one.
  func find(_ name: UnsafeBufferPointer<UInt8>) -> NameID? { find(name, Self.key(of: name)) }

  /// The number of `name`, whose key is known, if it has one.
  func find(_ name: UnsafeBufferPointer<UInt8>, _ key: Key) -> NameID? {
    guard key.isASCII || isExact else { return other[String(decoding: name, as: UTF8.self)] }
    let place = place(of: name, key)
    return marks[place] == 0 ? nil : NameID(index: slots[place].id)
  }

  /// The number of `name`, which gets the next one if it has none.
  func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID { intern(name, Self.key(of: name)) }

  /// The number of `name`, whose key is known; it gets the next one if it has none.
  func intern(_ name: UnsafeBufferPointer<UInt8>, _ key: Key) -> NameID {
    guard key.isASCII || isExact else {
      let text = String(decoding: name, as: UTF8.self)
      if let known = other[text] { return known }
      other[text] = NameID(index: Int32(count))
      return next()
    }
    if count * 8 >= slots.count * 7 { grow(to: slots.count * 2) }
    let place = place(of: name, key)
    if marks[place] != 0 { return NameID(index: slots[place].id) }
    slots[place] = Slot(key: key, start: Int32(arena.count), id: Int32(count))
    marks[place] = key.mark
    if !key.isWhole { arena.append(contentsOf: name) }
    return next()
  }

  /// Has memory bring the places of texts that are looked up next, all at once; one after the other,
  /// each look-up would wait for its own. The sum is of no meaning, and keeps the reads from being
  /// found useless.
  func fetch(_ keys: some Sequence<Key>) -> Int32 {
    var sum: Int32 = 0
    for key in keys { sum &+= slots[candidate(for: key, from: Int(key.hash))].id }
    return sum
  }

  private func next() -> NameID {
    count += 1
    return NameID(index: Int32(count - 1))
  }

  /// Where a text stands among the slots, or would stand.
  private func place(of name: UnsafeBufferPointer<UInt8>, _ key: Key) -> Int {
    var place = Int(key.hash)
    while true {
      place = candidate(for: key, from: place)
      if marks[place] == 0
        || slots[place].key == key && (key.isWhole || isText(slots[place], name))
      {
        return place
      }
      place += 1
    }
  }

  /// The first place from `start` on that is free or may be that of a text with this key.
  @inline(__always)
  private func candidate(for key: Key, from start: Int) -> Int {
    var place = start & (slots.count - 1)
    let mark = key.mark
    while marks[place] != 0, marks[place] != mark { place = (place + 1) & (slots.count - 1) }
    return place
  }

  /// Whether a long text of the same length is `name`.
  private func isText(_ slot: Slot, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(slot.start)
    return name.indices.allSatisfy { arena[start + $0] == name[$0] }
  }

  // MARK: Many at once

  /// The bytes of one of several texts, by its place among them.
  typealias Names = @Sendable (Int, (UnsafeBufferPointer<UInt8>) -> Void) -> Void

  /// Gives new texts, whose keys are known, the next numbers. False where one of them is in the table or
  /// comes twice: then nothing is added.
  ///
  /// Each of the `workers` enters those whose places are in one part of the table; what finds no room
  /// there, and what is not ASCII, comes last. Two threads take half as long as one, and with one this is
  /// a tenth of checking 200,000 `let`s. Each calls `meanwhile` once, with a range of the texts
  /// that no other has.
  func add(
    new keys: UnsafeBufferPointer<Key>, by workers: Workers, _ names: @escaping Names,
    meanwhile: @escaping @Sendable (Range<Int>) -> Void
  ) -> Bool {
    reserve(keys.count)
    let (first, firstByte, parts) = (count, arena.count, workers.width)
    arena.resize(to: keys.reduce(firstByte) { $1.isWhole ? $0 : $0 + $1.length })
    let filling = NameTableFilling(
      slots: slots.start, marks: marks.start, arena: arena.start, size: slots.count,
      isExact: isExact, keys: keys, names: names, first: first, firstByte: firstByte)
    let filled = workers.map(parts, grain: 1) { [count = keys.count] part in
      meanwhile(count * part / parts..<count * (part + 1) / parts)
      return filling.fill(part: part, of: parts)
    }
    count += keys.count
    if filled.allSatisfy(\.isNew),
      filled.allSatisfy({ $0.rest.allSatisfy { add($0, first, names) } })
    {
      return true
    }
    // What was there before lies where it would without the new texts.
    for place in 0..<slots.count where marks[place] != 0 && slots[place].id >= first {
      marks[place] = 0
    }
    other = other.filter { $0.value.index < first }
    arena.resize(to: firstByte)
    count = first
    return false
  }

  /// Adds a text that none of the threads has added; false where it is there.
  private func add(_ text: NameTableFilling.Text, _ first: Int, _ names: Names) -> Bool {
    var isNew = false
    let id = NameID(index: Int32(first + text.index))
    names(text.index) { name in
      guard text.key.isASCII || isExact else {
        let text = String(decoding: name, as: UTF8.self)
        guard other[text] == nil else { return }
        other[text] = id
        isNew = true
        return
      }
      let place = place(of: name, text.key)
      guard marks[place] == 0 else { return }
      isNew = true
      slots[place] = Slot(key: text.key, start: Int32(text.start), id: id.index)
      marks[place] = text.key.mark
      if !text.key.isWhole {
        (arena.start + text.start).update(from: name.baseAddress!, count: name.count)
      }
    }
    return isNew
  }

  /// Makes room for `count` texts more.
  func reserve(_ count: Int) {
    var room = slots.count
    while (self.count + count) * 8 >= room * 7 { room *= 2 }
    if room > slots.count { grow(to: room) }
  }

  private func grow(to count: Int) {
    var newSlots = PlainBuffer<Slot>(zeros: count)
    var newMarks = PlainBuffer<UInt8>(zeros: count)
    for old in 0..<slots.count where marks[old] != 0 {
      var place = Int(slots[old].key.hash) & (count - 1)
      while newMarks[place] != 0 { place = (place + 1) & (count - 1) }
      newSlots[place] = slots[old]
      newMarks[place] = marks[old]
    }
    slots = newSlots
    marks = newMarks
  }

  /// The key of `name`.
  static func key(of name: UnsafeBufferPointer<UInt8>) -> Key {
    let bytes = UnsafeRawBufferPointer(name)
    var key = Key(
      first: ShortName.word(of: bytes, at: 0), second: ShortName.word(of: bytes, at: 8))
    var seen = key.first | key.second
    var state = mixed(seed ^ key.first, key.second ^ UInt64(name.count))
    var place = 16
    while place < name.count {
      let word = ShortName.word(of: bytes, at: place)
      seen |= word
      state = mixed(state, word)
      place += 8
    }
    key.hash = UInt32(truncatingIfNeeded: state)
    let isASCII = seen & 0x8080_8080_8080_8080 == 0
    key.bits = Int32(truncatingIfNeeded: name.count << 1 | (isASCII ? 1 : 0))
    return key
  }

  /// Two numbers stirred into one: the halves of a product, each bit of which most bits of both have a
  /// part in.
  private static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = (one ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(
      by: other ^ 0xC2B2_AE3D_27D4_EB4F)
    return product.high ^ product.low
  }
}
