import Testing

@testable import ThemeLinting

/// The quick look that spares a rule thousands of texts must never say no where the rule would say
/// yes.
@Suite struct SeenNamesTests {
  private func insert(_ name: String, into names: inout SeenNames) -> Bool {
    var name = name
    return name.withUTF8 { names.insert($0) && names.finish() }
  }

  @Test func namesThatFoldAlikeAreSeen() {
    let names = [
      "brand", "Brand", "BRAND_2", "brand_2", "größe", "bränd", "a", "A", "br\u{430}nd",
      "\u{FF22}rand", "bra\u{200B}nd",
    ]
    var pairs = 0
    for (place, one) in names.enumerated() {
      for other in names[(place + 1)...] where LookAlike.folded(one) == LookAlike.folded(other) {
        pairs += 1
        var seen = SeenNames(capacity: 2)
        let isNew = (insert(one, into: &seen), insert(other, into: &seen))
        #expect(!isNew.0 || !isNew.1, "\(one) and \(other)")
      }
    }
    // Of the five that look like `brand` ten, and the two of small and capital letters.
    #expect(pairs == 12)
  }

  @Test func thousandsOfDifferentNamesAreNew() {
    var seen = SeenNames(capacity: 10_000)
    let unsure = (0..<10_000).count { !insert("variable\($0)", into: &seen) }
    #expect(unsure == 0)
    #expect(!insert("Variable4711", into: &seen))
  }

  /// Names come into the table some at a time; each is told from all before it.
  @Test func namesThatWaitAreSeenToo() {
    for count in 2...40 {
      for place in 0..<count - 1 {
        var seen = SeenNames(capacity: count)
        var areNew = true
        for index in 0..<count {
          var name = index == count - 1 ? "V\(place)" : "v\(index)"
          areNew = name.withUTF8 { seen.insert($0) } && areNew
        }
        #expect(!(seen.finish() && areNew), "\(place) of \(count)")
      }
    }
  }

  @Test func whatHasNoRoomLeftIsCalledSeen() {
    var seen = SeenNames(capacity: 1)
    let unsure = (0..<1_000).count { !insert("v\($0)", into: &seen) }
    #expect(unsure >= 984)
  }
}
