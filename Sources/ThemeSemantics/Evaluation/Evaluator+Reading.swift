import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Reads slots: those of the world that is evaluated, of themes that it imports, and of the layers
/// below a statement.
extension Evaluator {
  /// The value of a variable's slot in the world of `environment`.
  func read(_ variable: Variable, slot: Int, _ environment: Environment) -> PlainValue? {
    guard environment.world === world else {
      var outer = environment
      var id = ExpressionID(0)
      while outer.world !== world, let call = outer.call {
        (id, outer) = (call.expression, call.caller)
      }
      return readFinished(variable, slot, in: environment.world, id, outer)
    }
    noteDependency(on: variable)
    switch variable {
    case .token(let index):
      let slot = world.kept(slot, ValueType(Schema.tokens[index].type))
      recorded?.reads.append(Read(world: world.file.index, variable: variable, slot: slot))
      let head = Int(world.tokenHeads[index * 8 + slot])
      guard head >= 0 else { return world.defaultValue(index, slot: slot) }
      return value(Task(cell: head, variable: variable, slot: slot))
    case .introduced(let file, let index):
      guard let place = world.decider(ofLet: index, in: file, slot: slot) else { return nil }
      recorded?.reads.append(Read(world: world.file.index, variable: variable, slot: place.slot))
      return value(Task(cell: place.cell, variable: variable, slot: place.slot))
    }
  }

  /// The value that another theme, which this one imports, gives a slot. Where that theme leaves a
  /// `let` open that the value needs, the expression that reads it is at fault.
  func readFinished(
    _ variable: Variable, _ slot: Int, in other: World, _ id: ExpressionID,
    _ environment: Environment
  ) -> PlainValue? {
    recorded?.reads.append(Read(world: other.file.index, variable: variable, slot: slot))
    if let value = other.plainValue(of: variable, slot: slot) { return value }
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
  func read(entry: Int32, of claim: World.Entry, slot: Int) -> PlainValue? {
    if entry >= 0 {
      return value(Task(cell: Int(entry), variable: claim.variable, slot: slot))
    }
    switch claim.variable {
    case .token(let index): return world.defaultValue(index, slot: slot)
    case .introduced(let file, let index):
      guard let cell = world.cell(file: file, index: index, slot: slot) else { return nil }
      return value(Task(cell: cell, variable: claim.variable, slot: slot))
    }
  }

  /// What the layers below the statement at hand gave a slot of its target.
  func readInherited(slot: Int) -> PlainValue? {
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

  private func value(_ task: Task) -> PlainValue? {
    if let value = cells.value(task.cell) { return value }
    if cells.state(task.cell) == .failed {
      openLet = openLet ?? world.openLets[task.cell]
    } else {
      missing.append(task)
    }
    return nil
  }
}
