import ThemeSource
import ThemeTokens

extension Project {
  /// Which schemes the brand of a file has: the highest layer that says it wins.
  package func appearances(of file: ThemeFile) -> SupportedAppearances {
    for layer in file.stack.reversed() {
      if let setting = files[layer].appearances { return setting.value }
    }
    return .both
  }

  /// Works out the stack of layers of `file`, whose parents have theirs.
  ///
  /// It is the C3 order read from the last parent, turned around: every parent stands above its
  /// own parents, and of two parents the later one stands above the earlier. Where that cannot be,
  /// the statement is an error that shows two files whose order contradicts.
  ///
  /// `isOld` answers whether a file was there before this load, and others may be reading its stack.
  func linearize(_ file: ThemeFile, isOld: (Int) -> Bool) {
    checkExplicitDefault(file)
    func extend(_ parent: Int?) {
      file.layers =
        parent.map { files[$0].layers.appending(file.index, mayShare: !isOld($0)) }
        ?? LayerStack([file.index])
    }
    guard file.parents.count > 1 else { return extend(file.parents.first?.file) }
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
    guard parents.count > 1 else { return extend(parents.first) }
    // The order of each parent's own stack, and that of the list itself, highest first.
    var lists = parents.reversed().map { (owner: $0, files: Array(files[$0].stack.reversed())) }
    lists.append((file.index, parents.reversed()))
    if let merged = merge(lists.map(\.files), whenStuck: { reportContradiction(file, lists, $0) }) {
      file.layers = LayerStack(merged.reversed() + [file.index])
      return
    }
    var seen: Set<Int> = []
    let stack = parents.flatMap { files[$0].stack }.filter { seen.insert($0).inserted }
    file.layers = LayerStack(stack + [file.index])
  }

  /// The C3 merge: again and again the first head that stands in no other list's tail.
  /// Where there is none, `whenStuck` is given what is left of the lists.
  private func merge(_ lists: [[Int]], whenStuck: ([ArraySlice<Int>]) -> Void) -> [Int]? {
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
      guard let next = candidate else {
        whenStuck(zip(lists, heads).map { $0.dropFirst($1) })
        return nil
      }
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

  /// Reports a circle among the orders that are left: each head of a list stands in another list
  /// below its head.
  private func reportContradiction(
    _ file: ThemeFile, _ lists: [(owner: Int, files: [Int])], _ rest: [ArraySlice<Int>]
  ) {
    /// For each step the list that puts `upper` over `lower`.
    var steps: [(list: Int, upper: Int, lower: Int)] = []
    guard var lower = rest.lazy.compactMap(\.first).first else { return }
    while !steps.contains(where: { $0.lower == lower }) {
      guard
        let list = rest.indices.first(where: { rest[$0].dropFirst().contains(lower) }),
        let upper = rest[list].first
      else { return }
      steps.append((list, upper, lower))
      lower = upper
    }
    steps.removeFirst(steps.firstIndex { $0.lower == lower } ?? 0)
    let name = { (file: Int) in "`\(self.files[file].tree.source.name)`" }
    let orders = steps.map { step -> String in
      let owner = lists[step.list].owner
      if owner == file.index {
        return "this list puts \(name(step.upper)) over \(name(step.lower))"
      }
      if owner == step.upper { return "\(name(step.upper)) extends \(name(step.lower))" }
      return "\(name(owner)) puts \(name(step.upper)) over \(name(step.lower))"
    }
    let owners = Set(steps.map { lists[$0.list].owner })
    let isOfList = owners.contains(file.index)
    let involved = isOfList ? Set(steps.flatMap { [$0.upper, $0.lower] }) : owners
    let nodes = file.parents.filter { $0.file.map(involved.contains) ?? false }.map(\.node)
    guard let last = nodes.last ?? file.parents.last?.node else { return }
    file.diagnostics.append(
      Diagnostic(
        .contradictingOrder,
        "these parents cannot be put in one order: " + orders.joined(separator: ", "),
        at: file.tree.location(of: last),
        labels: nodes.dropLast().map {
          DiagnosticLabel(file.tree.location(of: $0), "and this one")
        },
        notes: isOfList
          ? ["help: a theme stands over those before it in the list, and over those it extends"]
          : []))
  }
}
