/// What the evaluation of a slot reads, for whoever asks where a value comes from.
extension Evaluator {
  /// One reading of a slot.
  struct Read: Hashable {
    /// The file of the world it was read in, where that is an import's.
    let world: Int
    let variable: Variable
    let slot: Int
  }

  /// What the evaluation of an expression reads, in order.
  struct Trace {
    var reads: [Read] = []
    var parameters: [(call: Call, index: Int)] = []
    /// What else there is to know: colours that are known by name and were computed with.
    var notes: [String] = []
  }

  /// Evaluates a slot again, to learn what it reads.
  func trace(of task: Task) -> Trace {
    let outer = entry
    defer { entry = outer }
    return traced { _ = evaluate(task) }
  }

  /// Keeps a note, while somebody asks.
  func note(_ text: @autoclosure () -> String) {
    guard recorded != nil else { return }
    let text = text()
    if recorded?.notes.contains(text) == false { recorded?.notes.append(text) }
  }

  /// What `body` reads.
  func traced(_ body: () -> Void) -> Trace {
    let (outer, outerMissing) = (recorded, missing)
    recorded = Trace()
    missing = []
    body()
    defer { (recorded, missing) = (outer, outerMissing) }
    return recorded ?? Trace()
  }
}
