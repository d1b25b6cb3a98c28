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
struct Offer: Sendable {
  let text: String
  let summary: String

  init(_ text: String, _ summary: String = "") {
    self.text = text
    self.summary = summary
  }
}

extension [Offer] {
  /// The most candidates that are offered.
  private static var limit: Int { 300 }

  /// The offers that `word`, at `range`, may be the beginning of: of the whole text or, after those,
  /// of the part behind a dot.
  func candidates(for word: String, at range: Range<Int>) -> [Candidate] {
    let pattern = word.lowercased()
    var whole: [Candidate] = []
    var parts: [Candidate] = []
    var known: Set<String> = []
    for offer in self where known.insert(offer.text).inserted {
      let candidate = Candidate(text: offer.text, range: range, summary: offer.summary)
      let text = offer.text.lowercased()
      if text.hasPrefix(pattern) {
        whole.append(candidate)
      } else if text.split(separator: ".").dropFirst().contains(where: { $0.hasPrefix(pattern) }) {
        parts.append(candidate)
      }
    }
    return [Candidate]((whole + parts).prefix(Self.limit))
  }
}
