/// Which variables of a world depend on which, by their numbers there.
///
/// Values depend on each other slot by slot; of variables there are fewer, and to take one for reached
/// that is not costs only its evaluation.
struct Dependencies {
  /// Pairs of a variable and one that depends on it; sorted once they are complete.
  private var pairs: [Pair] = []

  private struct Pair: Comparable {
    let variable: Int32
    let dependent: Int32

    static func < (left: Pair, right: Pair) -> Bool {
      (left.variable, left.dependent) < (right.variable, right.dependent)
    }
  }

  /// None yet.
  init() {}

  /// All of `parts`, which are sorted to be asked for.
  init(_ parts: [Dependencies]) {
    pairs = parts.flatMap(\.pairs).sorted()
  }

  /// Notes that `dependent` depends on `variable`. Mostly it was noted a slot ago.
  mutating func add(_ dependent: Variable, on variable: Variable, in world: World) {
    guard let variable = world.number(of: variable), let dependent = world.number(of: dependent)
    else { return }
    let pair = Pair(variable: Int32(variable), dependent: Int32(dependent))
    if pairs.last != pair { pairs.append(pair) }
  }

  /// Calls `body` with each variable that depends on one directly, some perhaps more than once.
  func forEachDependent(of variable: Int, _ body: (Int) -> Void) {
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    while low < pairs.count, pairs[low].variable == variable {
      body(Int(pairs[low].dependent))
      low += 1
    }
  }
}
