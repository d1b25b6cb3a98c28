import ThemeSource
import ThemeSyntax
import ThemeTokens

/// What each operation of the program does.
extension Evaluator {
  func perform(_ id: ExpressionID, _ slot: Int, _ environment: Environment) -> PlainValue? {
    // The program is read where it is: a copy of it would count references for every expression.
    let file = environment.file
    let code = file.program[id]
    switch code.operation {
    case .error: return nil
    case .number: return .number(file.program.numbers[Int(code.a)])
    case .string: return .text(.written(file: Int32(file.index), place: code.a))
    case .hexColor: return .color(ColorComponents(RGBA8(bits: UInt32(bitPattern: code.a))))
    case .color: return .color(file.program.colors[Int(code.a)])
    case .constant: return file.program.constants[Int(code.a)]
    case .token: return readToken(Int(code.a), slot, environment)
    case .variable:
      return read(.introduced(file: Int(code.a), index: Int(code.b)), slot: slot, environment)
    case .importedToken:
      return readImported(.token(Int(code.b)), slot, from: Int(code.a), id, environment)
    case .importedVariable:
      let place = Int(code.a)
      let variable = Variable.introduced(
        file: Int(file.program.operands[place + 1]), index: Int(file.program.operands[place + 2]))
      return readImported(
        variable, slot, from: Int(file.program.operands[place]), id, environment)
    case .parameter: return argument(Int(code.a), slot, environment)
    case .inherited: return inherited(code, id, slot, environment)
    case .scheme:
      return evaluate(ExpressionID(Int(code.a)), slot & 2 | Int(code.b), environment)
    case .part: return part(code, id, environment)
    case .negate:
      guard let number = number(code.a, environment) else { return nil }
      return .number(-number)
    case .arithmetic: return arithmetic(code, id, environment)
    case .pair:
      return evaluate(
        ExpressionID(Int(file.program.operands[Int(code.a) + slot])), slot, environment)
    case .builtin: return builtin(code, id, slot, environment)
    case .call: return call(code, id, slot, environment)
    case .with: return with(code, slot, environment)
    case .shareOfSize:
      guard let share = number(code.a, environment) else { return nil }
      return .tracking(.ofSize(share))
    }
  }

  /// The number that an expression without slots has.
  func number(_ id: Int32, _ environment: Environment) -> Double? {
    evaluate(ExpressionID(Int(id)), 0, environment)?.number
  }

  private func readToken(_ token: Int, _ slot: Int, _ environment: Environment) -> PlainValue? {
    read(.token(token), slot: slot, environment)
  }

  private func readImported(
    _ variable: Variable, _ slot: Int, from file: Int, _ id: ExpressionID,
    _ environment: Environment
  ) -> PlainValue? {
    guard let other = environment.world.imports[file] else { return nil }
    return readFinished(variable, slot, in: other, id, environment)
  }

  // MARK: super and parts

  private func inherited(
    _ code: Expression, _ id: ExpressionID, _ slot: Int, _ environment: Environment
  ) -> PlainValue? {
    guard code.a >= 0, let view = PartView(rawValue: UInt8(code.a)) else {
      if let value = readInherited(slot: slot) { return value }
      reportOpenInherited(id, environment)
      return nil
    }
    guard let held = readInherited(slot: view.part.slot) else { return nil }
    guard case .token(let token) = world.entries[entry].variable else { return nil }
    if held.isAbsent, code.type == .string {
      fail(
        .typeMismatch, "the style had no \(view.text) before this statement", at: id, slot: slot,
        environment, notes: ["help: a face is a name, or a family with a weight"])
      return nil
    }
    return seen(held, as: view) {
      self.read(.token(token), slot: StylePart.size.slot, environment)?.number
    }
  }

  /// A `let` without a value has none that `super` could be.
  private func reportOpenInherited(_ id: ExpressionID, _ environment: Environment) {
    guard entry >= 0, case .introduced(let file, let index) = world.entries[entry].variable,
      openLet == world.entries[entry].variable
    else { return }
    let owner = project.files[file]
    let name = owner.lets[index].name
    report(
      Diagnostic(
        .requiredLet,
        "`\(owner.tree.name(of: name))` has no value before this statement, so `super` means nothing",
        at: environment.file.location(of: id),
        labels: [DiagnosticLabel(owner.tree.location(of: name), "declared without a value")]))
  }

  private func part(
    _ code: Expression, _ id: ExpressionID, _ environment: Environment
  ) -> PlainValue? {
    guard let view = PartView(rawValue: UInt8(truncatingIfNeeded: code.b)) else { return nil }
    let base = ExpressionID(Int(code.a))
    let held = evaluate(base, view.part.slot, environment)
    // The size is asked for even where the part is missing, so that both are found at once.
    let size =
      view.part == .tracking || view.part == .leading
      ? evaluate(base, StylePart.size.slot, environment)?.number : nil
    guard let held else { return nil }
    if held.isAbsent {
      guard code.type != .string else {
        fail(
          .typeMismatch, "this style has no \(view.text)", at: id, slot: 0, environment,
          notes: ["help: a face is a name, or a family with a weight"])
        return nil
      }
      return .absent
    }
    return seen(held, as: view) { size }
  }

  /// A held part as one view of it: points where it is a share of the size.
  private func seen(_ held: PlainValue, as view: PartView, size: () -> Double?) -> PlainValue? {
    switch (held, view) {
    case (.tracking(let measure), _):
      return size().map { .number(measure.points(size: $0)) }
    case (.leading(let leading), .lineHeight):
      return size().map { .number(leading.height(size: $0)) }
    case (.leading(let leading), _):
      return size().map { .number(leading.spacing(size: $0)) }
    default: return held
    }
  }

  // MARK: Arithmetic

  private func arithmetic(
    _ code: Expression, _ id: ExpressionID, _ environment: Environment
  ) -> PlainValue? {
    let operands = environment.file.program.operands
    var result: Double?
    var isComplete = true
    var place = Int(code.a)
    let end = place + Int(code.b)
    guard place < end else { return nil }
    result = number(operands[place], environment)
    isComplete = result != nil
    place += 1
    while place + 1 < end {
      let right = number(operands[place + 1], environment)
      if let left = result, let right {
        result = apply(operands[place], left, right)
        if result == nil {
          fail(
            .outOfRange, "division by zero", at: ExpressionID(Int(operands[place + 1])), slot: 0,
            environment)
          return nil
        }
      } else {
        isComplete = false
      }
      place += 2
    }
    guard isComplete, let result else { return nil }
    guard result.isFinite else {
      fail(
        .outOfRange, "the result is too large to be a number", at: id, slot: 0, environment)
      return nil
    }
    return .number(result)
  }

  /// One step of arithmetic, rounded to what decimals as written can tell apart, so that
  /// `0.1 + 0.2` is `0.3`; `nil` for a division by zero.
  private func apply(_ sign: Int32, _ left: Double, _ right: Double) -> Double? {
    switch UInt8(truncatingIfNeeded: sign) {
    case UInt8(ascii: "+"): return roundedToDecimal15(left + right)
    case UInt8(ascii: "-"): return roundedToDecimal15(left - right)
    case UInt8(ascii: "*"): return roundedToDecimal15(left * right)
    default: return right == 0 ? nil : roundedToDecimal15(left / right)
    }
  }

  // MARK: Calls

  private func call(
    _ code: Expression, _ id: ExpressionID, _ slot: Int, _ environment: Environment
  ) -> PlainValue? {
    // Read where they are: a copy of a list or a declaration would count references.
    let start = Int(code.a)
    let world = environment.file.program.operands[start]
    let owner = project.files[Int(environment.file.program.operands[start + 1])]
    let function = Int(environment.file.program.operands[start + 2])
    guard !owner.functions[function].isBroken, let body = owner.functions[function].expression
    else { return nil }
    let call = Call(
      caller: environment, expression: id, firstArgument: start + 3,
      argumentCount: Int(code.b) - 3, owner: owner, function: function)
    let target =
      world < 0 ? environment.world : environment.world.imports[Int(world)] ?? environment.world
    return evaluate(body, slot, Environment(file: owner, world: target, call: call))
  }

  /// The value of a parameter: its argument, in the caller, for the slot that the body reads.
  private func argument(_ index: Int, _ slot: Int, _ environment: Environment) -> PlainValue? {
    guard let call = environment.call else { return nil }
    recorded?.parameters.append((call, index))
    let key = index * 8 + slot
    if let known = call.known[key] { return known }
    let value: PlainValue?
    if let argument = call.argument(index) {
      value = evaluate(argument, slot, call.caller)
    } else {
      guard let expression = call.defaultValue(index) else { return nil }
      value = evaluate(
        expression, slot,
        Environment(file: environment.file, world: environment.world, call: call))
    }
    call.known[key] = .some(value)
    return value
  }

  // MARK: with

  private func with(_ code: Expression, _ slot: Int, _ environment: Environment) -> PlainValue? {
    let operands = environment.file.program.operands
    let start = Int(code.a)
    guard let part = StylePart(rawValue: UInt8(slot)) else { return nil }
    var given: [(view: PartView?, expression: ExpressionID)] = []
    for place in stride(from: start + 1, to: start + Int(code.b), by: 2) {
      let view = operands[place] < 0 ? nil : PartView(rawValue: UInt8(operands[place]))
      given.append((view, ExpressionID(Int(operands[place + 1]))))
    }
    if let exact = given.first(where: { $0.view?.part == part }) {
      return evaluate(exact.expression, part.isHeld ? 0 : slot, environment)?
        .held(as: exact.view)
    }
    let has = { (view: PartView) in given.contains { $0.view == view } }
    switch part {
    case .family, .weight: if has(.name) { return .absent }
    case .name: if has(.family) { return .absent }
    default: break
    }
    let font = given.first { $0.view == nil }?.expression
    let base = part.slot < StylePart.fontParts ? font : nil
    let source = base ?? ExpressionID(Int(operands[start]))
    if part == .name, has(.weight) {
      guard let family = evaluate(source, StylePart.family.slot, environment) else { return nil }
      if !family.isAbsent { return .absent }
    }
    return evaluate(source, slot, environment)
  }
}

extension StylePart {
  /// Whether the part is held in another form than it is said in.
  fileprivate var isHeld: Bool { self == .tracking || self == .leading }
}

extension RGBA8 {
  /// The colour whose bytes are those of `bits`, red first.
  fileprivate init(bits: UInt32) {
    self.init(
      red: UInt8(bits >> 24), green: UInt8(bits >> 16 & 0xFF), blue: UInt8(bits >> 8 & 0xFF),
      alpha: UInt8(bits & 0xFF))
  }
}
