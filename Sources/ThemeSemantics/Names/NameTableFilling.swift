/// A table that threads enter new texts into, each in a part of its places.
struct NameTableFilling: @unchecked Sendable {
  let slots: UnsafeMutablePointer<NameTable.Slot>
  let marks: UnsafeMutablePointer<UInt8>
  let arena: UnsafeMutablePointer<UInt8>
  let size: Int
  let isExact: Bool
  let keys: UnsafeBufferPointer<NameTable.Key>
  let names: NameTable.Names
  /// The number of the first text.
  let first: Int
  /// Where the bytes of the first long one begin.
  let firstByte: Int

  struct Text: BitwiseCopyable {
    let index: Int
    let key: NameTable.Key
    /// Where its bytes begin, if it is long.
    let start: Int
  }

  /// What one thread did.
  struct Filled {
    /// The texts that are still to be added.
    var rest: [Text] = []
    /// Whether none of those that were added was there.
    var isNew = true
    /// A sum of no meaning, which keeps the reads of what comes next from being found useless.
    fileprivate var fetched: Int32 = 0
  }

  /// How many texts are looked for in memory at the same time.
  private static let together = 16

  func fill(part: Int, of parts: Int) -> Filled {
    let places = size * part / parts..<size * (part + 1) / parts
    var filled = Filled()
    var start = firstByte
    withUnsafeTemporaryAllocation(of: Text.self, capacity: Self.together + 1) { next in
      var count = 0
      for (index, key) in keys.enumerated() {
        let home = Int(key.hash) & (size - 1)
        // Which part a text belongs to cannot be foreseen, and is no branch.
        next[count] = Text(index: index, key: key, start: start)
        count += places.contains(home) ? 1 : 0
        if !key.isWhole { start += key.length }
        if count == Self.together {
          add(next[..<count], places, &filled)
          count = 0
        }
      }
      add(next[..<count], places, &filled)
    }
    return filled
  }

  private func add(
    _ texts: Slice<UnsafeMutableBufferPointer<Text>>, _ places: Range<Int>, _ filled: inout Filled
  ) {
    for text in texts { filled.fetched &+= slots[Int(text.key.hash) & (size - 1)].id }
    for text in texts { add(text, places, &filled) }
  }

  @inline(__always)
  private func add(_ text: Text, _ places: Range<Int>, _ filled: inout Filled) {
    let key = text.key
    guard key.isASCII || isExact else {
      filled.rest.append(text)
      return
    }
    var place = Int(key.hash) & (size - 1)
    while marks[place] != 0 {
      if marks[place] == key.mark, slots[place].key == key, isText(text, at: place) {
        filled.isNew = false
        return
      }
      place += 1
      guard place < places.upperBound else {
        filled.rest.append(text)
        return
      }
    }
    slots[place] = NameTable.Slot(
      key: key, start: Int32(text.start), id: Int32(first + text.index))
    marks[place] = key.mark
    if !key.isWhole {
      names(text.index) { (arena + text.start).update(from: $0.baseAddress!, count: $0.count) }
    }
  }

  /// Whether the text at a place, which has the same key, is the same.
  private func isText(_ text: Text, at place: Int) -> Bool {
    if text.key.isWhole { return true }
    var isSame = false
    let bytes = arena + Int(slots[place].start)
    names(text.index) { name in isSame = name.indices.allSatisfy { bytes[$0] == name[$0] } }
    return isSame
  }
}
