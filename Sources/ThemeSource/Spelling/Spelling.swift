/// Finds what somebody probably meant to write.
package enum Spelling {
  /// The longest name, in bytes, that suggestions are looked for.
  private static let longestName = 80

  /// The candidates closest to `name`, closest first; empty when none is close.
  ///
  /// A candidate is close when few edits (a letter added, left out, replaced, or two swapped) lead
  /// to it, about one for three letters; when it differs in case or separators only; or when it
  /// has the same words in another order, or more or fewer of them (`subtlePrimary` and `primary`
  /// for `primarySubtle`). Equally close ones come in the order of `candidates`.
  package static func closest(
    to name: String, among candidates: [String], limit: Int = 3
  ) -> [String] {
    guard limit > 0, !name.isEmpty, name.utf8.count <= longestName else { return [] }
    var measure = SpellingMeasure(name)
    var found: [(score: Int, index: Int)] = []
    for (index, candidate) in candidates.enumerated() where candidate != name {
      if let score = measure.score(candidate) { found.append((score, index)) }
    }
    guard let best = found.map(\.score).min() else { return [] }
    // What is much further than the best only distracts.
    found.removeAll { $0.score > best + SpellingMeasure.edit }
    found.sort { ($0.score, $0.index) < ($1.score, $1.index) }
    var names: [String] = []
    for match in found where names.count < limit {
      if !names.contains(candidates[match.index]) { names.append(candidates[match.index]) }
    }
    return names
  }

  /// "did you mean `primary`?", with up to `limit` alternatives; `nil` when nothing is close.
  package static func didYouMean(
    _ name: String, among candidates: [String], limit: Int = 3
  ) -> String? {
    let names = closest(to: name, among: candidates, limit: limit)
    return names.isEmpty ? nil : "did you mean \(Wording.alternatives(names))?"
  }
}
