/// Finds which runs of lines differ between two texts.
///
/// Lines that occur once in both texts tie them together, as long as they keep their order (the
/// patience method); between two such ties the shortest way is looked for (Myers' greedy method)
/// up to a bound, beyond which all lines there count as different. So the work is in proportion to
/// the lines, times that bound at worst, and the result is always right, if not always shortest.
struct LineDiff {
  /// A run of old lines and the run of new lines in its place; one of them may be empty.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The most lines that may differ between two ties for the shortest way to be found.
  private static let mostDifferences = 200

  /// The changes, from first to last; between two of them stands at least one equal line.
  private(set) var changes: [Change] = []
  private let old: [Int]
  private let new: [Int]

  /// Compares lines by the numbers that stand for them.
  init(from old: [Int], to new: [Int]) {
    self.old = old
    self.new = new
    var (oldStart, newStart) = (0, 0)
    for tie in Self.ties(old, new) + [(old: old.count, new: new.count)] {
      compare(Change(old: oldStart..<tie.old, new: newStart..<tie.new))
      (oldStart, newStart) = (tie.old + 1, tie.new + 1)
    }
  }

  /// The longest run of pairs, in order on both sides, of lines that occur once on each side.
  private static func ties(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    // Where a line occurs; −1 for more than once.
    var places: [Int: (old: Int, new: Int?)] = [:]
    for (index, line) in old.enumerated() {
      places[line] = (places[line] == nil ? index : -1, nil)
    }
    for (index, line) in new.enumerated() {
      guard let place = places[line] else { continue }
      places[line]?.new = place.new == nil ? index : -1
    }
    let pairs = places.values.compactMap { place -> (old: Int, new: Int)? in
      guard place.old >= 0, let new = place.new, new >= 0 else { return nil }
      return (place.old, new)
    }.sorted { $0.old < $1.old }

    // The longest increasing run of new places: piles of cards, each with the card below it.
    var piles: [Int] = []
    var below = Array(repeating: -1, count: pairs.count)
    for (card, pair) in pairs.enumerated() {
      var (low, high) = (0, piles.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[piles[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { below[card] = piles[low - 1] }
      if low == piles.count { piles.append(card) } else { piles[low] = card }
    }
    var run: [(old: Int, new: Int)] = []
    var card = piles.last ?? -1
    while card >= 0 {
      run.append(pairs[card])
      card = below[card]
    }
    return run.reversed()
  }

  /// Adds what differs between two ties.
  private mutating func compare(_ gap: Change) {
    var (oldStart, oldEnd) = (gap.old.lowerBound, gap.old.upperBound)
    var (newStart, newEnd) = (gap.new.lowerBound, gap.new.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      oldStart += 1
      newStart += 1
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let gap = Change(old: oldStart..<oldEnd, new: newStart..<newEnd)
    if gap.old.isEmpty || gap.new.isEmpty {
      add(gap)
    } else if let path = shortestPath(gap) {
      path.forEach { add($0) }
    } else {
      add(gap)
    }
  }

  private mutating func add(_ change: Change) {
    guard !change.old.isEmpty || !change.new.isEmpty else { return }
    if let last = changes.last, last.old.upperBound == change.old.lowerBound,
      last.new.upperBound == change.new.lowerBound
    {
      changes[changes.count - 1] = Change(
        old: last.old.lowerBound..<change.old.upperBound,
        new: last.new.lowerBound..<change.new.upperBound)
    } else {
      changes.append(change)
    }
  }

  /// The fewest single-line changes that lead from the old run to the new one, as Myers describes
  /// in "An O(ND) Difference Algorithm and Its Variations"; `nil` beyond the bound.
  ///
  /// A diagonal k holds the places with k more old than new lines behind them.
  private func shortestPath(_ gap: Change) -> [Change]? {
    let (oldCount, newCount) = (gap.old.count, gap.new.count)
    let most = min(oldCount + newCount, Self.mostDifferences)
    guard abs(oldCount - newCount) <= most else { return nil }
    // The furthest old line on each diagonal −most−1...most+1, after each number of differences.
    var furthest = Array(repeating: 0, count: 2 * most + 3)
    var history: [[Int]] = []
    for differences in 0...most {
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        let index = diagonal + most + 1
        let isInsertion =
          diagonal == -differences
          || (diagonal != differences && furthest[index - 1] < furthest[index + 1])
        var x = isInsertion ? furthest[index + 1] : furthest[index - 1] + 1
        while x < oldCount, x - diagonal < newCount,
          old[gap.old.lowerBound + x] == new[gap.new.lowerBound + x - diagonal]
        {
          x += 1
        }
        furthest[index] = x
        if x >= oldCount, x - diagonal >= newCount {
          return walkBack(gap, history, differences, most)
        }
      }
      history.append(Array(furthest[(most + 1 - differences)...(most + 1 + differences)]))
    }
    return nil
  }

  /// The changes on the way that the history of a search describes.
  private func walkBack(
    _ gap: Change, _ history: [[Int]], _ differences: Int, _ most: Int
  ) -> [Change] {
    var path: [Change] = []
    var (x, y) = (gap.old.count, gap.new.count)
    for step in stride(from: differences, to: 0, by: -1) {
      let diagonal = x - y
      // Row n of the history holds the diagonals −n...n.
      let row = history[step - 1]
      func reached(_ diagonal: Int) -> Int {
        let index = diagonal + step - 1
        return row.indices.contains(index) ? row[index] : -1
      }
      let isInsertion =
        diagonal == -step
        || (diagonal != step && reached(diagonal - 1) < reached(diagonal + 1))
      let before = isInsertion ? reached(diagonal + 1) : reached(diagonal - 1)
      let (oldPlace, newPlace) = (
        gap.old.lowerBound + before,
        gap.new.lowerBound + before - (isInsertion ? diagonal + 1 : diagonal - 1)
      )
      path.append(
        Change(
          old: oldPlace..<(oldPlace + (isInsertion ? 0 : 1)),
          new: newPlace..<(newPlace + (isInsertion ? 1 : 0))))
      (x, y) = (oldPlace - gap.old.lowerBound, newPlace - gap.new.lowerBound)
    }
    return path.reversed()
  }
}
