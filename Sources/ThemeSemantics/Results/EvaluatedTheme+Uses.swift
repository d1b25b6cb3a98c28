import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Which values a theme is made of, the other way around: who reads a token or `let`.
extension EvaluatedTheme {
  /// One variable whose value is made of another's.
  package struct Use: Hashable, Sendable {
    package let reader: Variable
    /// The file of the world that it is read in: the theme's own, or that of an import.
    package let world: Int
    package let read: Variable
  }

  /// What every token and `let` of the theme reads, each pair once, in the order of the schema and
  /// then of layers. What stands below a statement counts where that says `super`.
  package func uses() -> [Use] {
    var collector = UseCollector(world)
    for token in Schema.tokens.indices { collector.add(.token(token)) }
    for item in world.declaredLets { collector.add(item.variable) }
    return collector.uses
  }

  /// The tokens and `let`s whose statements call a function, and the functions whose bodies do.
  package func callers(
    ofFunction index: Int, in file: Int
  ) -> (variables: [Variable], functions: [(file: Int, index: Int)]) {
    var variables: [Variable] = []
    var functions: [(file: Int, index: Int)] = []
    for place in world.file.stack {
      let owner = project.files[place]
      let calls = owner.program.expressions.filter { expression in
        guard expression.operation == .call else { return false }
        let operands = owner.program.operands
        return operands[Int(expression.a) + 1] == Int32(file)
          && operands[Int(expression.a) + 2] == Int32(index)
      }.map { owner.tree.range(of: $0.node).start }
      guard !calls.isEmpty else { continue }
      func holdsCall(_ node: NodeID) -> Bool {
        let range = owner.tree.range(of: node)
        return calls.contains { range.start <= $0 && $0 < range.end }
      }
      for setting in owner.settings where holdsCall(setting.statement) {
        for variable in setting.variables where !variables.contains(variable) {
          variables.append(variable)
        }
      }
      for (index, declaration) in owner.lets.enumerated() where holdsCall(declaration.statement) {
        variables.append(.introduced(file: place, index: index))
      }
      for (index, function) in owner.functions.enumerated() where holdsCall(function.statement) {
        functions.append((place, index))
      }
    }
    return (variables, functions)
  }
}

private struct UseCollector {
  private let world: World
  private let evaluator: Evaluator
  private(set) var uses: [EvaluatedTheme.Use] = []
  private var known: Set<EvaluatedTheme.Use> = []
  /// Where each file says `super`, in order.
  private var inherited: [Int: [TextOffset]] = [:]

  init(_ world: World) {
    self.world = world
    evaluator = Evaluator(world, WorkBudget(again: world))
  }

  mutating func add(_ variable: Variable) {
    let type = world.type(of: variable)
    for slot in 0..<type.slotCount where world.kept(slot, type) == slot {
      var entry = world.head(of: variable, slot: slot)
      while entry >= 0 {
        read(variable, slot, cell: Int(entry))
        guard saysInherited(world.entries[Int(entry)]) else { break }
        entry = world.entries[Int(entry)].lower
      }
      if entry < 0, case .introduced(let file, let index) = variable,
        let cell = world.cell(file: file, index: index, slot: slot)
      {
        read(variable, slot, cell: cell)
      }
    }
  }

  private mutating func read(_ variable: Variable, _ slot: Int, cell: Int) {
    let task = Evaluator.Task(cell: cell, variable: variable, slot: slot)
    for read in evaluator.trace(of: task).reads {
      let use = EvaluatedTheme.Use(reader: variable, world: read.world, read: read.variable)
      if known.insert(use).inserted { uses.append(use) }
    }
  }

  private mutating func saysInherited(_ entry: World.Entry) -> Bool {
    let file = world.project.files[Int(entry.file)]
    if inherited[file.index] == nil {
      inherited[file.index] = file.program.expressions.filter { $0.operation == .inherited }
        .map { file.tree.range(of: $0.node).start }.sorted()
    }
    let setting = file.settings[Int(entry.setting)]
    let range = file.tree.range(of: setting.statement)
    return (inherited[file.index] ?? []).contains { range.start <= $0 && $0 < range.end }
  }
}
