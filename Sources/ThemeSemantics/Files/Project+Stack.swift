import ThemeSource

extension Project {
  /// Works out the stack of layers of `file`, whose parents have theirs.
  ///
  /// It is the C3 order read from the last parent, turned around: every parent stands above its
  /// own parents, and of two parents the later one stands above the earlier. Where that cannot be,
  /// the statement is an error that shows two files whose order contradicts.
  func linearize(_ file: ThemeFile) {
    checkExplicitDefault(file)
    var parents: [Int] = []
    for parent in file.parents {
      guard let place = parent.file else { continue }
      if parents.contains(place) {
        file.diagnostics.append(
          Diagnostic(
            .duplicateParent, .warning, "`\(parent.path ?? "")` is already extended here",
            at: file.tree.location(of: parent.node)))
      } else {
        parents.append(place)
      }
    }
    guard parents.count > 1 else {
      file.stack = (parents.first.map { files[$0].stack } ?? []) + [file.index]
      return
    }
    var lists = parents.reversed().map { Array(files[$0].stack.reversed()) }
    lists.append(parents.reversed())
    if let merged = merge(lists) {
      file.stack = merged.reversed() + [file.index]
      return
    }
    reportContradiction(file, parents: parents)
    var seen: Set<Int> = []
    file.stack = parents.flatMap { files[$0].stack }.filter { seen.insert($0).inserted }
    file.stack.append(file.index)
  }

  /// The C3 merge: again and again the first head that stands in no other list's tail.
  private func merge(_ lists: [[Int]]) -> [Int]? {
    var merged: [Int] = []
    var heads = Array(repeating: 0, count: lists.count)
    var inTails: [Int: Int] = [:]
    for list in lists { for place in list.dropFirst() { inTails[place, default: 0] += 1 } }
    while true {
      var candidate: Int?
      var isDone = true
      for (list, head) in zip(lists, heads) where head < list.count {
        isDone = false
        if inTails[list[head], default: 0] == 0 {
          candidate = list[head]
          break
        }
      }
      if isDone { return merged }
      guard let next = candidate else { return nil }
      merged.append(next)
      for place in lists.indices
      where heads[place] < lists[place].count && lists[place][heads[place]] == next {
        heads[place] += 1
        if heads[place] < lists[place].count { inTails[lists[place][heads[place]]]? -= 1 }
      }
    }
  }

  private func checkExplicitDefault(_ file: ThemeFile) {
    for (place, parent) in file.parents.enumerated() where parent.path == nil && place > 0 {
      file.diagnostics.append(
        Diagnostic(
          .contradictingOrder,
          "`Auth0` stands below every theme, so it comes first in the list or is left out",
          at: file.tree.location(of: parent.node)))
    }
  }

  private func reportContradiction(_ file: ThemeFile, parents: [Int]) {
    for (place, lower) in parents.enumerated() {
      for upper in parents[(place + 1)...] {
        guard let shared = contradiction(lower, upper) else { continue }
        let nodes = file.parents.filter { $0.file == lower || $0.file == upper }.map(\.node)
        guard let second = nodes.last, let first = nodes.first else { return }
        let name = { (file: Int) in self.files[file].tree.source.name }
        file.diagnostics.append(
          Diagnostic(
            .contradictingOrder,
            "these parents cannot be put in one order: `\(name(lower))` puts "
              + "`\(name(shared.1))` over `\(name(shared.0))`, `\(name(upper))` the reverse",
            at: file.tree.location(of: second),
            labels: [DiagnosticLabel(file.tree.location(of: first), "one order")]))
        return
      }
    }
    guard let node = file.parents.last?.node else { return }
    file.diagnostics.append(
      Diagnostic(
        .contradictingOrder, "these parents cannot be put in one order",
        at: file.tree.location(of: node)))
  }

  /// Two files that `lower`'s stack and `upper`'s stack hold in opposite orders: in `lower`'s the
  /// second stands over the first.
  private func contradiction(_ lower: Int, _ upper: Int) -> (Int, Int)? {
    // `lower` is itself below `upper` in the list, so an `upper` that `lower` extends contradicts.
    if files[lower].stack.contains(upper) { return (upper, lower) }
    var places: [Int: Int] = [:]
    for (place, file) in files[upper].stack.enumerated() { places[file] = place }
    let shared = files[lower].stack.filter { places[$0] != nil }
    for (first, second) in zip(shared, shared.dropFirst()) {
      if let one = places[first], let other = places[second], one > other { return (first, second) }
    }
    return nil
  }
}
