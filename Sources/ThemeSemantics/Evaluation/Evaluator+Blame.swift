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

    var location: SourceLocation {
      environment.file.location(of: expression)
    }
  }

  /// Reports that the value of an expression is wrong.
  ///
  /// `help` is asked for a note on the number that is at fault, where one is written there.
  func fail(
    _ id: DiagnosticID, _ message: String, at expression: ExpressionID, slot: Int,
    _ environment: Environment, labels: [DiagnosticLabel] = [], notes: [String] = [],
    help: (Double) -> String? = { _ in nil }
  ) {
    guard canReport else { return }
    let found = Suspect(expression: expression, slot: slot, environment: environment)
    let cause = caller(of: found)
    let setting = highestSetting(behind: cause)
    let (owner, value) = setting ?? (cause.environment.file, cause.expression)
    let location = owner.location(of: value)
    let code = owner.program[value]
    var notes = notes
    if code.operation == .number, code.type == .unitless,
      let note = help(owner.program.numbers[Int(code.a)])
    {
      notes.append(note)
    }
    let places =
      location == found.location ? [] : [DiagnosticLabel(found.location, "needed here")]
    report(Diagnostic(id, message, at: location, labels: places + labels, notes: notes))
  }

  /// Goes up from an expression in a function to the argument that it depends on, or to the call
  /// where it depends on several.
  private func caller(of found: Suspect) -> Suspect {
    var suspect = found
    while let call = suspect.environment.call {
      let read = trace(suspect).parameters.filter { $0.call === call }.map(\.index)
      guard let first = read.first else { break }
      guard Set(read).count == 1 else {
        suspect.expression = call.expression
        suspect.environment = call.caller
        continue
      }
      let argument = call.arguments[call.arguments.startIndex + first]
      if argument >= 0 {
        suspect.expression = ExpressionID(Int(argument))
        suspect.environment = call.caller
      } else {
        guard let value = call.function.parameters[first].defaultExpression else { break }
        suspect.expression = value
        suspect.environment = Environment(
          file: suspect.environment.file, world: suspect.environment.world)
      }
    }
    return suspect
  }

  /// The value of the highest statement that the expression depends on, where that stands in a
  /// higher layer than the expression itself.
  private func highestSetting(behind suspect: Suspect) -> (ThemeFile, ExpressionID)? {
    guard suspect.environment.world === world,
      let own = world.file.stack.firstIndex(of: suspect.environment.file.index)
    else { return nil }
    var highest = (layer: Int32(own), entry: -1)
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
        guard case .introduced(let file, let index) = read.variable else { continue }
        cell = world.cell(file: file, index: index, slot: read.slot)
      }
      open += reads(of: Task(cell: cell, variable: read.variable, slot: read.slot))
    }
    guard highest.entry >= 0 else { return nil }
    let entry = world.entries[highest.entry]
    let owner = project.files[Int(entry.file)]
    let setting = owner.settings[Int(entry.setting)]
    return (owner, setting.expression)
  }

  private func trace(_ suspect: Suspect) -> Trace {
    traced { _ = evaluate(suspect.expression, suspect.slot, suspect.environment) }
  }
}
