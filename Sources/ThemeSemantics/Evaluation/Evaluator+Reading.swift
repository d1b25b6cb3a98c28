import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Reads slots: those of the world that is evaluated, of themes that it imports, and of the layers
/// below a statement.
extension Evaluator {
  /// The value of a variable's slot in the world of `environment`.
  func read(_ variable: Variable, slot: Int, _ environment: Environment) -> Value? {
    guard environment.world === world else {
      var outer = environment
      var id = ExpressionID(0)
      while outer.world !== world, let call = outer.call {
        (id, outer) = (call.expression, call.caller)
      }
      return readFinished(variable, slot, in: environment.world, id, outer)
    }
    let slot = world.kept(slot, world.type(of: variable))
    recorded?.reads.append(Read(world: world.file.index, variable: variable, slot: slot))
    let head = Int(world.head(of: variable, slot: slot))
    if head >= 0 { return value(Task(cell: head, variable: variable, slot: slot)) }
    switch variable {
    case .token(let index): return world.defaultValue(index, slot: slot)
    case .introduced(let file, let index):
      let cell = world.cell(file: file, index: index, slot: slot)
      return cell < 0 ? nil : value(Task(cell: cell, variable: variable, slot: slot))
    }
  }

  /// The value that another theme, which this one imports, gives a slot. Where that theme leaves a
  /// `let` open that the value needs, the expression that reads it is at fault.
  func readFinished(
    _ variable: Variable, _ slot: Int, in other: World, _ id: ExpressionID,
    _ environment: Environment
  ) -> Value? {
    recorded?.reads.append(Read(world: other.file.index, variable: variable, slot: slot))
    if let value = other.value(of: variable, slot: slot) { return value }
    guard let open = other.openLet(behind: variable, slot: slot),
      case .introduced(let file, let index) = open
    else { return nil }
    let owner = project.files[file]
    let (name, theme) = (other.name(of: open), other.file.tree.source.name)
    report(
      Diagnostic(
        .requiredLet,
        variable == open
          ? "`\(name)` has no value in `\(theme)`"
          : "this needs `\(name)`, which has no value in `\(theme)`",
        at: environment.file.location(of: id),
        labels: [
          DiagnosticLabel(
            owner.tree.location(of: owner.lets[index].name), "declared without a value")
        ], notes: ["help: import a theme that extends `\(theme)` and sets `\(name)`"]))
    return nil
  }

  /// The value that an entry, or what is below all entries, gives a slot of `claim`'s variable.
  func read(entry: Int32, of claim: World.Entry, slot: Int) -> Value? {
    if entry >= 0 {
      return value(Task(cell: Int(entry), variable: claim.variable, slot: slot))
    }
    switch claim.variable {
    case .token(let index): return world.defaultValue(index, slot: slot)
    case .introduced(let file, let index):
      let cell = world.cell(file: file, index: index, slot: slot)
      return value(Task(cell: cell, variable: claim.variable, slot: slot))
    }
  }

  /// What the layers below the statement at hand gave a slot of its target.
  func readInherited(slot: Int) -> Value? {
    guard entry >= 0 else { return nil }
    let claim = world.entries[entry]
    let slot = world.kept(slot, world.type(of: claim.variable))
    // A part may ask for another slot than the one that the statement sets.
    var lower = slot == Int(claim.slot) ? claim.lower : world.head(of: claim.variable, slot: slot)
    while lower >= 0, world.entries[Int(lower)].layer >= claim.layer {
      lower = world.entries[Int(lower)].lower
    }
    return read(entry: lower, of: claim, slot: slot)
  }

  private func value(_ task: Task) -> Value? {
    switch world.states[task.cell] {
    case .done: return world.values[task.cell]
    case .failed:
      openLet = openLet ?? world.openLets[task.cell]
      return nil
    case .new, .active:
      missing.append(task)
      return nil
    }
  }
}
