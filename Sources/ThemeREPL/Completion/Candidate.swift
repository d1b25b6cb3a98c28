/// A text that could stand where the user asked for a completion.
package struct Candidate: Hashable, Sendable {
  /// The text.
  package let text: String
  /// What it stands in place of, in UTF-8 bytes of the input.
  package let range: Range<Int>
  /// A few words about it.
  package let summary: String
}

/// What could stand somewhere, before it is held against what is typed there.
///
/// There may be thousands of them, a few of which are shown, so what is said about one is only made
/// when it is.
struct Offer {
  let text: String
  private let makeSummary: () -> String

  init(_ text: String, _ summary: @autoclosure @escaping () -> String = "") {
    self.text = text
    makeSummary = summary
  }

  var summary: String { makeSummary() }
}

extension [Offer] {
  /// The most candidates that are offered.
  private static var limit: Int { 300 }

  /// The offers that `word`, at `range`, may be the beginning of: of the whole text or, after those,
  /// of the part behind a dot.
  func candidates(for word: String, at range: Range<Int>) -> [Candidate] {
    let pattern = [UInt8](word.lowercased().utf8)
    var whole: [Offer] = []
    var parts: [Offer] = []
    for offer in self {
      if Self.begins(offer.text.utf8[...], with: pattern) {
        whole.append(offer)
      } else if offer.text.utf8.split(separator: UInt8(ascii: ".")).dropFirst().contains(where: {
        Self.begins($0, with: pattern)
      }) {
        parts.append(offer)
      }
    }
    var result: [Candidate] = []
    var known: Set<String> = []
    for offer in [whole, parts].joined() where known.insert(offer.text).inserted {
      result.append(Candidate(text: offer.text, range: range, summary: offer.summary))
      if result.count == Self.limit { break }
    }
    return result
  }

  /// Whether a text begins with `pattern`, which is in lower case.
  private static func begins(_ text: Substring.UTF8View, with pattern: [UInt8]) -> Bool {
    var place = text.startIndex
    for byte in pattern {
      guard place < text.endIndex else { return false }
      let own = text[place]
      if own >= 0x80 || byte >= 0x80 {
        // Letters beyond ASCII may have other lengths in lower case.
        return Substring(text).lowercased().utf8.starts(with: pattern)
      }
      guard own == byte || (0x41...0x5A ~= own && own | 0x20 == byte) else { return false }
      place = text.index(after: place)
    }
    return true
  }
}
