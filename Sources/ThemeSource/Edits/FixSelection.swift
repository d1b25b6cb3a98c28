/// Chooses from many repairs those that can be made together.
package enum FixSelection {
  /// The positions of the repairs that can be made together, in their order.
  ///
  /// A repair is taken whole or not at all, and an earlier one wins over a later one. Two clash
  /// when they change the same bytes, when one inserts within what the other replaces, or when
  /// both insert at one place. What clashes is for the next round, after these are made. Takes
  /// O(n log n) for n edits.
  package static func compatible(_ fixes: [Fix]) -> [Int] {
    var claims: [FileID: Claims] = [:]
    for (file, edits) in Dictionary(grouping: fixes.flatMap(\.edits), by: \.location.file) {
      claims[file] = Claims(edits.map(\.location.range))
    }
    var chosen: [Int] = []
    for (index, fix) in fixes.enumerated() {
      let isFree = fix.edits.allSatisfy { edit in
        claims[edit.location.file]?.isFree(edit.location.range) == true
      }
      guard isFree, isConsistent(fix.edits) else { continue }
      for edit in fix.edits { claims[edit.location.file]?.add(edit.location.range) }
      chosen.append(index)
    }
    return chosen
  }

  /// Whether the edits of one repair can be made together. They may insert at one place: in order.
  private static func isConsistent(_ edits: [TextEdit]) -> Bool {
    let order = edits.map(\.location).sorted {
      ($0.file, $0.range.start, $0.range.end) < ($1.file, $1.range.start, $1.range.end)
    }
    return zip(order, order.dropFirst()).allSatisfy { first, second in
      first.file != second.file || first.range.end <= second.range.start
    } && order.allSatisfy { $0.range.start <= $0.range.end }
  }
}

/// The places of one text that chosen repairs change.
private struct Claims {
  /// All places that any repair names, in order.
  private let places: [Int32]
  /// How many chosen ranges start, end, and insert at each place.
  private var starts, ends, insertions: PrefixCounts

  init(_ ranges: [SourceRange]) {
    places = Array(Set(ranges.flatMap { [$0.start.utf8, $0.end.utf8] })).sorted()
    starts = PrefixCounts(places.count)
    ends = starts
    insertions = starts
  }

  func isFree(_ range: SourceRange) -> Bool {
    let (start, end) = (place(range.start), place(range.end))
    if range.isEmpty {
      // Claimed is what started before the place and has not ended at it.
      return starts.count(below: start) == ends.count(below: start + 1)
        && insertions.count(below: start) == insertions.count(below: start + 1)
    }
    return starts.count(below: end) == ends.count(below: start + 1)
      && insertions.count(below: start + 1) == insertions.count(below: end)
  }

  mutating func add(_ range: SourceRange) {
    if range.isEmpty {
      insertions.add(at: place(range.start))
    } else {
      starts.add(at: place(range.start))
      ends.add(at: place(range.end))
    }
  }

  private func place(_ offset: TextOffset) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < offset.utf8 { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Counts with fast sums over the first of them (a Fenwick tree: each node holds the sum of as many
/// counts as its index's lowest set bit says).
private struct PrefixCounts {
  private var nodes: [Int32]

  init(_ count: Int) {
    nodes = Array(repeating: 0, count: count + 1)
  }

  mutating func add(at index: Int) {
    var node = index + 1
    while node < nodes.count {
      nodes[node] += 1
      node += node & -node
    }
  }

  func count(below index: Int) -> Int32 {
    var (sum, node): (Int32, Int) = (0, index)
    while node > 0 {
      sum += nodes[node]
      node -= node & -node
    }
    return sum
  }
}
