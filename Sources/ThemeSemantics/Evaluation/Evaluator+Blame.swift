import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Finds the text that a wrong value is the fault of.
///
/// What is wrong shows where it is computed, and often comes from somewhere else: from the argument
/// of a call, or from a statement of a higher layer that gave an inherited name another value. There
/// the message stands, with the place that cannot take the value as a label.
extension Evaluator {
  /// An expression and where it is evaluated.
  private struct Suspect {
    var expression: ExpressionID
    var slot: Int
    var environment: Environment
    /// The entry that it gives a value, for `super`.
    var entry: Int
    /// The place of its file in the stack; below all layers where it is an import's.
    var layer: Int
  }

  /// Reports that the value of an expression is wrong.
  func fail(
    _ id: DiagnosticID, _ message: String, at expression: ExpressionID, slot: Int,
    _ environment: Environment, labels: [DiagnosticLabel] = [], notes: [String] = []
  ) {
    fail(id, at: expression, slot: slot, environment) { _ in (message, labels, notes) }
  }

  /// Reports that the value of an expression is wrong; `describe` is given the expression that is
  /// at fault, and the file that it is in.
  func fail(
    _ id: DiagnosticID, at expression: ExpressionID, slot: Int, _ environment: Environment,
    describe: ((file: ThemeFile, expression: ExpressionID)) -> (
      message: String, labels: [DiagnosticLabel], notes: [String]
    )
  ) {
    guard canReport else { return }
    let found = Suspect(
      expression: expression, slot: slot, environment: environment, entry: entry,
      layer: layer(of: environment))
    // A translucent surface is no mistake of the surface, and no contrast one of its colours.
    let cause = cause(of: found, followsNames: id == .outOfRange || id == .unknownColor)
    let (owner, value) =
      highestSetting(behind: cause) ?? (cause.environment.file, cause.expression)
    let location = owner.location(of: value)
    let text = describe((owner, value))
    let place = environment.file.location(of: expression)
    let places = location == place ? [] : [DiagnosticLabel(place, "needed here")]
    report(
      Diagnostic(
        id, text.message, at: location, labels: places + text.labels, notes: text.notes))
  }

  private func layer(of environment: Environment) -> Int {
    guard environment.world === world else { return -1 }
    return world.file.layers.layer(of: environment.file.index) ?? -1
  }

  /// Goes from an expression to what gives it its value, as long as that is written in one place:
  /// from a parameter to the argument, and from a name to the statement that decides it.
  private func cause(of found: Suspect, followsNames: Bool) -> Suspect {
    var suspect = found
    // Nothing here is a circle, and still a chain of names may be long.
    for _ in 0..<1000 {
      let next = argument(behind: suspect) ?? (followsNames ? statement(behind: suspect) : nil)
      guard let next else { break }
      suspect = next
    }
    return suspect
  }

  /// In the body of a function, the argument that an expression depends on, or the call where it
  /// depends on several.
  private func argument(behind suspect: Suspect) -> Suspect? {
    guard let call = suspect.environment.call else { return nil }
    let read = Set(trace(suspect).parameters.filter { $0.call === call }.map(\.index))
    guard let first = read.first else { return nil }
    var next = suspect
    next.environment = call.caller
    if read.count > 1 {
      next.expression = call.expression
    } else if let argument = call.argument(first) {
      next.expression = argument
    } else {
      guard let value = call.defaultValue(first) else { return nil }
      next.expression = value
      next.environment = Environment(
        file: suspect.environment.file, world: suspect.environment.world)
    }
    next.layer = layer(of: next.environment)
    return next
  }

  /// The value that a name has, if the statement that gives it does not stand in a lower layer.
  private func statement(behind suspect: Suspect) -> Suspect? {
    guard suspect.environment.world === world, suspect.environment.call == nil else { return nil }
    let code = suspect.environment.file.program[suspect.expression]
    let variable: Variable
    switch code.operation {
    case .token: variable = .token(Int(code.a))
    case .variable: variable = .introduced(file: Int(code.a), index: Int(code.b))
    default: return nil
    }
    var next = suspect
    next.slot = world.kept(suspect.slot, world.type(of: variable))
    let head = Int(world.head(of: variable, slot: next.slot))
    if head >= 0 {
      let entry = world.entries[head]
      let owner = project.files[Int(entry.file)]
      guard entry.effect == .set else { return nil }
      next.expression = owner.settings[Int(entry.setting)].expression
      next.environment = Environment(file: owner, world: world)
      next.layer = Int(entry.layer)
    } else {
      guard case .introduced(let file, let index) = variable,
        let expression = project.files[file].lets[index].expression
      else { return nil }
      next.expression = expression
      next.environment = Environment(file: project.files[file], world: world)
      next.layer = layer(of: next.environment)
    }
    next.entry = head
    return next.layer >= suspect.layer ? next : nil
  }

  /// The value of the highest statement that the expression depends on, where that stands in a
  /// higher layer than the expression itself.
  private func highestSetting(behind suspect: Suspect) -> (ThemeFile, ExpressionID)? {
    guard suspect.layer >= 0 else { return nil }
    var highest = (layer: Int32(suspect.layer), entry: -1)
    var seen: Set<Read> = []
    var open = trace(suspect).reads
    while let read = open.popLast(), blameBudget > 0 {
      guard read.world == world.file.index, seen.insert(read).inserted else { continue }
      blameBudget -= 1
      let head = Int(world.head(of: read.variable, slot: read.slot))
      if head >= 0, world.entries[head].layer > highest.layer {
        highest = (world.entries[head].layer, head)
      }
      var cell = head
      if head < 0 {
        guard case .introduced(let file, let index) = read.variable,
          let introduced = world.cell(file: file, index: index, slot: read.slot)
        else { continue }
        cell = introduced
      }
      open += trace(of: Task(cell: cell, variable: read.variable, slot: read.slot)).reads
    }
    guard highest.entry >= 0 else { return nil }
    let entry = world.entries[highest.entry]
    let owner = project.files[Int(entry.file)]
    let setting = owner.settings[Int(entry.setting)]
    return (owner, setting.expression)
  }

  private func trace(_ suspect: Suspect) -> Trace {
    let outer = entry
    entry = suspect.entry
    defer { entry = outer }
    return traced { _ = evaluate(suspect.expression, suspect.slot, suspect.environment) }
  }
}
