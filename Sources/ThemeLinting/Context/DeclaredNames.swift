import ThemeSemantics
import ThemeSource
import ThemeSyntax

extension ThemeFile {
  /// Whether the file declares anything at its top level.
  var declaresNames: Bool { !lets.isEmpty || !functions.isEmpty || !imports.isEmpty }

  /// The names that the file declares at its top level, and where.
  var declaredNames: [(name: String, place: SourceLocation)] {
    let declared = lets.map(\.name) + functions.map(\.name)
    return declared.map { (tree.name(of: $0), tree.location(of: $0)) }
      + imports.map { ($0.alias, tree.location(of: $0.aliasNode)) }
  }

  /// Whether `holds` is true for the UTF-8 of any declared name. No text is made of most, so that a
  /// rule can find out quickly that thousands of names are nothing to it.
  func anyDeclaredName(_ holds: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    let isFound = tree.source.bytes.withUnsafeBufferPointer { all in
      func matches(_ name: NodeID) -> Bool {
        let range = tree.range(of: name)
        let bytes = UnsafeBufferPointer(rebasing: all[range.start.index..<range.end.index])
        if bytes.allSatisfy(isPlain) { return holds(bytes) }
        var name = tree.name(of: name)
        return name.withUTF8(holds)
      }
      return lets.contains { matches($0.name) } || functions.contains { matches($0.name) }
    }
    return isFound
      || imports.contains { declaration in
        var alias = declaration.alias
        return alias.withUTF8(holds)
      }
  }
}

/// Whether a byte means itself in a name.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}

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
