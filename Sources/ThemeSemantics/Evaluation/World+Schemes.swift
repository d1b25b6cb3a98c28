import ThemeSource

extension World {
  /// How many `let`s make it worth while to start a thread.
  private static let fewest = 2_000

  /// Evaluates light on one thread and dark on another; false where it has to be done on one, and
  /// nothing is evaluated then.
  ///
  /// Where no value asks for the other scheme, the two have nothing in common but numbers, fonts and
  /// text styles, which are evaluated before. That holds as long as nothing is wrong: a trial that
  /// meets a mistake is dropped, and one thread finds what there is to say. Of 10,000 `let`s this takes
  /// an eighth off a check.
  func evaluateBySchemes(_ work: WorkBudget, _ workers: Workers) -> Bool {
    guard !workers.isSerial, pendingLets >= Self.fewest, project.assets == nil,
      involvedFiles.allSatisfy({ !$0.program.crossesSchemes && $0.diagnostics.isEmpty })
    else { return false }
    let first = Evaluator(self, WorkBudget(restOf: work), isTrial: true)
    first.evaluate(.scalars)
    let halves = first.hasFailed ? [] : (0..<2).map { _ in Half(self, first.work) }
    workers.each(halves.count, grain: 1) { halves[$0].evaluate(scheme: $0) }
    let spent = halves.reduce(first.spent) { $0 + $1.evaluator.spent }
    guard !first.hasFailed, halves.allSatisfy({ !$0.evaluator.hasFailed }), spent < work.steps
    else {
      cells.reset()
      return false
    }
    work.steps -= spent
    keepDependencies(of: [first] + halves.map(\.evaluator))
    return true
  }

  /// How many `let`s are evaluated whether something needs them or not.
  private var pendingLets: Int {
    guard skipsCertain else { return letCount }
    return file.stack.reduce(0) { $0 + project.files[$1].uncertainLets.count }
  }

  /// The files of the stack, and those that they import, however far away.
  private var involvedFiles: [ThemeFile] {
    var marks = Array(repeating: false, count: project.files.count)
    var open = Array(file.stack)
    var found: [ThemeFile] = []
    while let place = open.popLast() {
      if marks[place] { continue }
      marks[place] = true
      found.append(project.files[place])
      open += project.files[place].directNeeds
    }
    return found
  }

  /// One scheme, on a thread of its own.
  private struct Half: @unchecked Sendable {
    let evaluator: Evaluator

    init(_ world: World, _ work: WorkBudget) {
      evaluator = Evaluator(world, WorkBudget(restOf: work), isTrial: true)
    }

    func evaluate(scheme: Int) { evaluator.evaluate(.colors(scheme: scheme)) }
  }
}
