/// What a name looks like: names that are easily taken for each other have one form.
enum LookAlike {
  /// The form of `name`: in small letters, without what cannot be seen, compatible characters and
  /// letters of other scripts replaced by the Latin ones that they look like.
  static func folded(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars where !isInvisible(scalar) {
      if let plain = plain(scalar) {
        result.append(contentsOf: plain.unicodeScalars)
      } else {
        result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    // Comparison and hashing of strings see to canonical equivalence.
    return String(result).lowercased()
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
  }

  /// The letters that a character stands for.
  private static func plain(_ scalar: Unicode.Scalar) -> String? {
    let value = scalar.value
    switch value {
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF10...0xFF19:
      // Full-width forms stand as far from ASCII as their block.
      return Unicode.Scalar(value - 0xFEE0).map { String($0) }
    case 0x1D400...0x1D6A3:
      // Mathematical letters: thirteen alphabets of 26 capitals and 26 small letters.
      let letter = (value - 0x1D400) % 52
      return Unicode.Scalar(letter < 26 ? 0x41 + letter : 0x61 + letter - 26).map { String($0) }
    case 0x1D7CE...0x1D7FF: return String((value - 0x1D7CE) % 10)
    default: return table[value]
    }
  }

  /// Compatibility forms, and letters of the Greek and Cyrillic scripts by their shape.
  private static let table: [UInt32: String] = {
    var table: [UInt32: String] = [
      0xAA: "a", 0xBA: "o", 0xB2: "2", 0xB3: "3", 0xB9: "1", 0x132: "ij", 0x133: "ij",
      0x149: "'n", 0x17F: "s", 0x1C4: "dz", 0x1C7: "lj", 0x1C8: "lj", 0x1C9: "lj", 0x1CA: "nj",
      0x1CB: "nj", 0x1CC: "nj", 0x1F1: "dz", 0x1F2: "dz", 0x1F3: "dz", 0x2070: "0", 0x2071: "i",
      0x207F: "n", 0x2102: "c", 0x210A: "g", 0x210B: "h", 0x210C: "h", 0x210D: "h", 0x210E: "h",
      0x2110: "i", 0x2111: "i", 0x2112: "l", 0x2113: "l", 0x2115: "n", 0x2119: "p", 0x211A: "q",
      0x211B: "r", 0x211C: "r", 0x211D: "r", 0x2124: "z", 0x2128: "z", 0x212A: "k", 0x212B: "å",
      0x212C: "b", 0x212D: "c", 0x212F: "e", 0x2130: "e", 0x2131: "f", 0x2133: "m", 0x2134: "o",
      0x2139: "i", 0x2145: "d", 0x2146: "d", 0x2147: "e", 0x2148: "i", 0x2149: "j", 0xFB00: "ff",
      0xFB01: "fi", 0xFB02: "fl", 0xFB03: "ffi", 0xFB04: "ffl", 0xFB05: "st", 0xFB06: "st",
    ]
    let shapes = [
      // Greek
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "abezhikmnoptyxo"),
      // Cyrillic
      ("АВЕКМНОРСТУХаеорсухіІјЈѕЅԁ", "abekmhopctyxaeopcyxiijjssd"),
    ]
    for (letters, latin) in shapes {
      for (letter, plain) in zip(letters.unicodeScalars, latin.unicodeScalars) {
        table[letter.value] = String(plain)
      }
    }
    for digit in UInt32(0)...9 where digit > 3 { table[0x2070 + digit] = String(digit) }
    for digit in UInt32(0)...9 { table[0x2080 + digit] = String(digit) }
    return table
  }()
}
