import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Gives every slot of a world its value.
///
/// Slots are evaluated as they are needed, with a stack of tasks of its own: an expression that
/// meets slots without a value gives up, they are evaluated, and it is evaluated again. What an
/// expression reads never depends on a value, so the second time it succeeds, and a slot that is
/// needed while it is itself being evaluated is a cycle.
final class Evaluator {
  let world: World
  let project: Project
  let cells: CellStore
  /// The entry that is being evaluated, for `super`; -1 in the introduction of a `let`.
  var entry = -1
  /// What the expression at hand still needs.
  var missing: [Task] = []
  let work: WorkBudget
  /// How much of its budget has been used.
  var spent: Int { started - work.steps }
  private let started: Int
  private var depth = 0
  private var reported = DistinctFindings()
  /// Colours that were mixed, here and below.
  var conversions: RecentConversions
  /// The `let` without a value that has kept the slot at hand from having one.
  var openLet: Variable?
  /// What is read, while somebody asks.
  var recorded: Trace?
  /// Which variables read which, while that is asked for.
  private(set) var dependencies: Dependencies?
  /// Whether this is a trial, which reports nothing and only says that something failed.
  let isTrial: Bool
  /// Whether some slot of a trial got no value.
  private(set) var hasFailed = false
  /// How many slots may still be looked at to find whose fault a value is.
  var blameBudget = 100_000

  /// A slot to evaluate: an entry, or a cell of a `let`.
  struct Task {
    let cell: Int
    let variable: Variable
    let slot: Int
  }

  /// How deeply expressions and calls may nest while they are evaluated.
  static let maximumDepth = 600

  init(_ world: World, _ work: WorkBudget, isTrial: Bool = false) {
    self.isTrial = isTrial
    self.world = world
    self.work = work
    started = work.steps
    project = world.project
    cells = world.cells
    conversions = world.conversions
    dependencies = world.keepsDependencies ? Dependencies() : nil
    environments = .allocate(capacity: world.file.stack.count)
    environments.initialize(repeating: nil, count: world.file.stack.count)
  }

  /// Which slots are evaluated, apart from what they need.
  enum Selection {
    case all
    /// All that is no colour.
    case scalars
    /// The light slots of colours, 0, or the dark ones, 1.
    case colors(scheme: Int)

    func contains(_ type: ValueType, _ slot: Int) -> Bool {
      switch self {
      case .all: true
      case .scalars: type != .color
      case .colors(let scheme): type == .color && slot & 1 == scheme
      }
    }
  }

  /// Evaluates some slots; a trial goes on to no other `let` after one that fails.
  func evaluate(_ selection: Selection) {
    // What was taken over from the layers below was evaluated there.
    for token in Schema.tokens.indices where !world.isTakenOver(token) {
      let type = ValueType(Schema.tokens[token].type)
      for slot in 0..<type.slotCount where selection.contains(type, slot) {
        let head = Int(world.tokenHeads[token * 8 + slot])
        if head >= 0, world.isWanted(head) {
          run(Task(cell: head, variable: .token(token), slot: slot))
        }
      }
    }
    if case .scalars = selection, world.hasOnlyColors { return }
    for place in world.file.stack {
      let file = project.files[place]
      if world.skipsCertain {
        for index in file.uncertainLets { evaluate(letAt: index, in: file, selection) }
      } else {
        let isFar = cells.count >= Self.manyCells
        for index in file.lets.indices {
          if isFar, index % Self.together == 0 { fetchCells(readFrom: index, in: file, selection) }
          evaluate(letAt: index, in: file, selection)
        }
      }
    }
  }

  /// So many values are not at hand for the processor, and for so many `let`s they are fetched together.
  private static let (manyCells, together) = (1 << 15, 16)
  /// Sums of what has been fetched.
  private var fetched = 0

  /// Has memory bring what some `let`s read, from one on. It brings many things at the same time when it is
  /// asked for all of them at once; one after the other they are a fifth of evaluating 200,000 `let`s.
  private func fetchCells(readFrom first: Int, in owner: ThemeFile, _ selection: Selection) {
    guard case .colors(let scheme) = selection else { return }
    let last = min(first + Self.together, owner.lets.count) - 1
    guard let start = owner.lets[first].expression?.index,
      let end = owner.lets[last].expression?.index, start <= end
    else { return }
    for place in Int(start)...Int(end)
    where owner.program.expressions[place].operation == .variable {
      let (file, index) = (
        Int(owner.program.expressions[place].a), Int(owner.program.expressions[place].b)
      )
      if let source = world.decider(ofLet: index, in: file, slot: scheme) {
        fetched &+= cells.fetch(source.cell)
      }
    }
  }

  @inline(__always)
  private func evaluate(letAt index: Int, in owner: ThemeFile, _ selection: Selection) {
    let (file, type) = (owner.index, owner.lets[index].type)
    guard type != .error, !(isTrial && hasFailed) else { return }
    let slots = type == .color ? (world.hasContrast ? 4 : 2) : type.slotCount
    let expression = owner.lets[index].expression
    let isAlias = expression.map { owner.program[$0].operation == .variable } ?? false
    for slot in 0..<slots where selection.contains(type, slot) {
      guard let place = world.decider(ofLet: index, in: file, slot: slot) else { continue }
      if isAlias, place.cell >= world.entries.count,
        copies(index, of: owner, to: place.cell, slot: place.slot)
      {
        continue
      }
      run(
        Task(cell: place.cell, variable: .introduced(file: file, index: index), slot: place.slot))
    }
  }

  /// Gives a `let` that only names another the value of that, if it is known. Half of a palette is such
  /// `let`s, and to evaluate one takes four times as long.
  private func copies(_ index: Int, of owner: ThemeFile, to cell: Int, slot: Int) -> Bool {
    guard recorded == nil, work.steps > 1, cells.state(cell) == .new,
      let expression = owner.lets[index].expression
    else { return false }
    let (file, other) = (owner.program[expression].a, owner.program[expression].b)
    guard let source = world.decider(ofLet: Int(other), in: Int(file), slot: slot),
      cells.state(source.cell) == .done
    else { return false }
    work.steps -= 1
    dependencies?.add(
      .introduced(file: owner.index, index: index),
      on: .introduced(file: Int(file), index: Int(other)), in: world)
    cells.copy(source.cell, to: cell)
    return true
  }

  // MARK: Tasks

  /// The tasks that wait for others: active ones are a path of needs, new ones wait for their turn.
  private var open: [Task] = []
  /// The task at hand.
  private var current: Task?

  func run(_ task: Task) {
    // Most need nothing that is not known yet.
    guard cells.state(task.cell) == .new, !attempt(task) else { return }
    open.append(task)
    pushNeeds()
    while let task = open.last {
      let state = cells.state(task.cell)
      if state == .done || state == .failed || attempt(task) {
        open.removeLast()
      } else {
        pushNeeds()
      }
    }
  }

  /// Evaluates a task; false where it needs others first, which are `missing` then.
  private func attempt(_ task: Task) -> Bool {
    cells.begin(task.cell)
    current = task
    openLet = nil
    let value = evaluate(task)
    guard missing.isEmpty else { return false }
    cells.finish(task.cell, value)
    if value == nil {
      hasFailed = true
      if !isTrial, let openLet { world.openLets[task.cell] = openLet }
    }
    return true
  }

  /// Puts what is missing before the task that needs it.
  private func pushNeeds() {
    if let circular = missing.first(where: { cells.state($0.cell) == .active }) {
      breakCycle(at: circular)
    } else {
      open.append(contentsOf: missing)
      missing.removeAll(keepingCapacity: true)
    }
  }

  private func breakCycle(at task: Task) {
    missing.removeAll(keepingCapacity: true)
    let path = open.filter { cells.state($0.cell) == .active }
    guard let first = path.firstIndex(where: { $0.cell == task.cell }) else { return }
    let cycle = Array(path[first...])
    hasFailed = true
    if !isTrial { reportCycle(cycle) }
    for task in cycle { cells.finish(task.cell, nil) }
  }

  func evaluate(_ task: Task) -> PlainValue? {
    guard task.cell < world.entries.count else {
      entry = -1
      guard case .introduced(let file, let index) = task.variable else { return nil }
      guard let layer = world.file.layers.layer(of: file) else { return nil }
      let environment = environment(layer: layer)
      guard let expression = environment.file.lets[index].expression else {
        if environment.file.lets[index].value == nil { openLet = task.variable }
        return nil
      }
      return evaluate(expression, task.slot, environment)
    }
    entry = task.cell
    let claim = world.entries[task.cell]
    switch claim.effect {
    case .drop: return .absent
    case .dropNameIfFamily:
      guard let family = read(entry: claim.family, of: claim, slot: StylePart.family.slot) else {
        return nil
      }
      if !family.isAbsent { return .absent }
      return read(entry: claim.lower, of: claim, slot: task.slot)
    case .set:
      let environment = environment(layer: Int(claim.layer))
      // The setting is read where it is: themes that are evaluated at the same time share it, and a
      // copy would have them count its references against each other.
      let place = Int(claim.setting)
      guard environment.file.settings[place].isValid else { return nil }
      let expression = environment.file.settings[place].expression
      guard let value = evaluate(expression, task.slot, environment) else { return nil }
      let view = environment.file.settings[place].view
      return checked(value.held(as: view), of: claim, expression, environment)
    }
  }

  deinit {
    environments.deinitialize(count: world.file.stack.count)
    environments.deallocate()
  }

  /// By layer, where one was asked for. The first list of its kind would cost a process as much as a
  /// hundredth of the check of a small theme.
  private let environments: UnsafeMutablePointer<Environment?>

  /// The environment of what stands at the top level of a layer's file.
  private func environment(layer: Int) -> Environment {
    if let known = environments[layer] { return known }
    let new = Environment(file: project.files[world.file.stack[layer]], world: world)
    environments[layer] = new
    return new
  }

  // MARK: Bounds

  /// Whether one expression more, nested one deeper, is within the bounds; reports where not, once:
  /// what leads too far shows in every statement that needs it.
  private func isWithinBounds() -> Bool {
    work.steps -= 1
    if depth <= Self.maximumDepth, work.steps > 0 { return true }
    guard recorded == nil, !isTrial, !work.isReported, let statement = current.flatMap(value(of:))
    else {
      return false
    }
    work.isReported = true
    world.diagnostics.append(
      Diagnostic(
        .workLimit,
        work.steps > 0
          ? "this value needs calls nested more than \(Self.maximumDepth) deep"
          : "this theme needs more than \(work.total) steps; a function that calls others twice "
            + "doubles the work with each of them", at: statement))
    return false
  }

  /// The text of the value that a task evaluates.
  private func value(of task: Task) -> SourceLocation? {
    var (owner, expression): (ThemeFile, ExpressionID?)
    if task.cell < world.entries.count {
      let claim = world.entries[task.cell]
      owner = project.files[Int(claim.file)]
      expression = owner.settings[Int(claim.setting)].expression
    } else {
      guard case .introduced(let file, let index) = task.variable else { return nil }
      owner = project.files[file]
      expression = owner.lets[index].expression
    }
    return expression.map(owner.location(of:))
  }

  /// The value of an expression at one slot; `nil` where it failed or still needs something.
  func evaluate(_ id: ExpressionID, _ slot: Int, _ environment: Environment) -> PlainValue? {
    depth += 1
    defer { depth -= 1 }
    guard isWithinBounds() else { return nil }
    return perform(id, slot, environment)
  }

  /// Notes that the value at hand depends on a variable.
  func noteDependency(on variable: Variable) {
    guard dependencies != nil, let current else { return }
    dependencies?.add(current.variable, on: variable, in: world)
  }

  // MARK: Findings

  /// Whether a finding counts now: not where something is still missing, in a trial, or where somebody
  /// only asks what is read.
  var canReport: Bool { missing.isEmpty && recorded == nil && !isTrial }

  /// Reports a finding once, however many slots show it.
  func report(_ diagnostic: Diagnostic) {
    guard canReport else { return }
    reported.add(diagnostic, to: &world.diagnostics)
  }
}
