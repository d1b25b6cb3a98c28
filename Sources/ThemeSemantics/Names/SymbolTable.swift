/// Names a name that some file declares.
struct SymbolID: Hashable, Sendable {
  let index: Int32
}

/// One declaration of a name that other files, or its own, can see.
struct Declaration: Sendable {
  enum Kind: UInt8, Sendable {
    case variable, function, alias
    /// A word of the language, which nothing can see.
    case reserved
  }

  let kind: Kind
  /// The file that declares it.
  let file: Int32
  /// Its place among that file's declarations of its kind.
  let index: Int32
}

/// The declared names of all files: bytes to declarations.
///
/// An open hash table over the bytes of the sources. A look-up allocates nothing, which matters to
/// a file with as many references as a palette of 200,000 `let`s has. Names that are not ASCII go
/// through a dictionary of strings, whose equality is that of the normalised text.
///
/// It is a class: a look-up in a structure that a project holds would copy the references to its
/// five stores, which costs more than the look-up.
final class SymbolTable {
  private struct Entry {
    var hash: UInt32
    var start: Int32
    var count: Int32
    var first: Int32
  }

  private var arena: [UInt8] = []
  private var entries: [Entry] = []
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  private var other: [String: SymbolID] = [:]
  private var declarations: [(declaration: Declaration, next: Int32)] = []
  /// Whether any name has more than one declaration in all files.
  private(set) var hasRepeated = false

  /// A table without names.
  init() {}

  /// A table with the names of another.
  init(_ other: SymbolTable) {
    arena = other.arena
    entries = other.entries
    slots = other.slots
    self.other = other.other
    declarations = other.declarations
    hasRepeated = other.hasRepeated
  }

  /// Adds a declaration of `name`.
  func declare(_ name: UnsafeBufferPointer<UInt8>, _ declaration: Declaration) {
    let symbol = intern(name)
    declarations.append((declaration, entries[Int(symbol.index)].first))
    if entries[Int(symbol.index)].first >= 0 { hasRepeated = true }
    entries[Int(symbol.index)].first = Int32(declarations.count - 1)
  }

  /// The first declaration of `name` that `isVisible` accepts, latest declared first.
  func find(
    _ name: UnsafeBufferPointer<UInt8>, where isVisible: (Declaration) -> Bool
  ) -> Declaration? {
    guard let symbol = symbol(name) else { return nil }
    var place = entries[Int(symbol.index)].first
    while place >= 0 {
      let (declaration, next) = declarations[Int(place)]
      if isVisible(declaration) { return declaration }
      place = next
    }
    return nil
  }

  /// Whether `name` has one declaration in all files.
  func isDeclaredOnce(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let symbol = symbol(name) else { return false }
    let first = entries[Int(symbol.index)].first
    return first >= 0 && declarations[Int(first)].next < 0
  }

  /// The symbol of `name`, where anything declares it.
  func symbol(_ name: UnsafeBufferPointer<UInt8>) -> SymbolID? {
    let (hash, isASCII) = Self.hash(name)
    guard isASCII else { return other[String(decoding: name, as: UTF8.self)] }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      if matches(entries[Int(slots[slot])], hash, name) { return SymbolID(index: slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func intern(_ name: UnsafeBufferPointer<UInt8>) -> SymbolID {
    let (hash, isASCII) = Self.hash(name)
    guard isASCII else {
      let text = String(decoding: name, as: UTF8.self)
      if let known = other[text] { return known }
      entries.append(Entry(hash: hash, start: 0, count: -1, first: -1))
      let symbol = SymbolID(index: Int32(entries.count - 1))
      other[text] = symbol
      return symbol
    }
    if entries.count * 2 >= slots.count { grow() }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      if matches(entries[Int(slots[slot])], hash, name) { return SymbolID(index: slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(entries.count)
    entries.append(
      Entry(hash: hash, start: Int32(arena.count), count: Int32(name.count), first: -1))
    arena.append(contentsOf: name)
    return SymbolID(index: slots[slot])
  }

  private func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (place, entry) in entries.enumerated() where entry.count >= 0 {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(place)
    }
  }

  private func matches(
    _ entry: Entry, _ hash: UInt32, _ name: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard entry.hash == hash, Int(entry.count) == name.count else { return false }
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
