import ThemeSyntax
import ThemeTokens

/// A setting's hold on a slot, in one stack of layers.
package struct Holder: Hashable, Sendable {
  /// The file of the setting.
  package let file: Int
  /// The place of the setting among those of its file.
  package let setting: Int
  /// The place of the file in the stack, from the lowest.
  package let layer: Int
  /// Whether the setting gives the slot its value, or only takes it away.
  package let isSet: Bool
}

/// Names one setting of a project.
package struct SettingReference: Hashable, Sendable {
  package let file: Int
  package let setting: Int

  package init(file: Int, setting: Int) {
    self.file = file
    self.setting = setting
  }
}

extension World {
  /// What decides a slot; `nil` where no setting does.
  package func holder(of variable: Variable, slot: Int) -> Holder? {
    let head = Int(head(of: variable, slot: kept(slot, type(of: variable))))
    guard head >= 0 else { return nil }
    let entry = entries[head]
    return Holder(
      file: Int(entry.file), setting: Int(entry.setting), layer: Int(entry.layer),
      isSet: entry.effect == .set)
  }

  /// Whether a setting decides a slot of a token.
  package func isHeld(_ token: Int, slot: Int) -> Bool {
    head(ofToken: token, slot) >= 0
  }

  /// The entry of a setting that decides a slot of a token; below zero where none does.
  private func head(ofToken token: Int, _ slot: Int) -> Int {
    // Of every type, the first slot is its own.
    let slot = slot == 0 ? 0 : kept(slot, ValueType(Schema.tokens[token].type))
    return Int(tokenHeads[token * 8 + slot])
  }

  /// The slots of a colour that settings decide, a bit each; those of more contrast only where it
  /// makes a difference.
  package func heldAppearances(_ token: Int) -> UInt8 {
    var held: UInt8 = 0
    for slot in 0..<(hasContrast ? 4 : 2) where tokenHeads[token * 8 + slot] >= 0 {
      held |= 1 << UInt8(slot)
    }
    return held
  }

  /// The colour that a setting gives a slot of a token, where it is a plain one: most are, and this
  /// is asked of each colour of each theme.
  package func heldColor(_ token: Int, slot: Int) -> ColorComponents? {
    let head = Int(tokenHeads[token * 8 + kept(slot, .color)])
    guard head >= 0, case .color(.plain(let color))? = cells.value(head) else { return nil }
    return color
  }

  /// The number that a setting gives a slot of a token, where it does.
  package func heldNumber(_ token: Int, slot: Int) -> Double? {
    let head = head(ofToken: token, slot)
    return head >= 0 ? cells.value(head)?.number : nil
  }

  /// The line spacing in points that a setting gives a text style, where it does.
  package func heldLineSpacing(_ token: Int) -> Double? {
    let head = head(ofToken: token, StylePart.leading.slot)
    guard head >= 0, case .leading(.spacing(let points))? = cells.value(head) else { return nil }
    return points
  }

  /// The value that a setting gives a slot of a token; `nil` where none decides it, or it failed.
  package func heldValue(_ token: Int, slot: Int) -> Value? {
    let head = head(ofToken: token, slot)
    return head >= 0 ? cells.value(head).map(project.value) : nil
  }

  /// The origin of a slot of a variable.
  package func origin(of variable: Variable, slot: Int) -> Origin {
    EvaluatedTheme(world: self, tokens: []).origin(of: variable, slot: slot)
  }

  /// The settings of the stack without which every slot would have the same value, each with the
  /// setting that it would come from; `nil` for the introduction of a `let`. One over Auth0's own
  /// value is never among them.
  package func idleSettings() -> [SettingReference: SettingReference?] {
    // Most themes stand on Auth0 alone and say everything once.
    guard firstOverride < entries.count else { return [:] }
    var evaluator: Evaluator?
    let found = diagnostics.count
    defer { diagnostics.removeLast(diagnostics.count - found) }
    // By the settings of the stack, layer after layer from the first that may have any, the last entry in
    // which each is idle.
    let (unseen, effective) = (Int32(-1), Int32(-2))
    let lowest = Int(entries[firstOverride].layer)
    var firsts: [Int] = []
    var count = 0
    for layer in file.stack.dropFirst(lowest) {
      firsts.append(count)
      count += project.files[layer].settings.count
    }
    var verdicts = Array(count, of: unseen)
    var hasIdle = false
    for place in firstOverride..<entries.count {
      // Most entries stand on Auth0's value; they are told apart without a copy of each.
      let setting = firsts[Int(entries[place].layer) - lowest] + Int(entries[place].setting)
      if verdicts[setting] == effective { continue }
      let isIdle = hasBelow(place) && isIdle(place, entries[place], &evaluator)
      verdicts[setting] = isIdle ? Int32(place) : effective
      if isIdle { hasIdle = true }
    }
    guard hasIdle else { return [:] }
    var idle: [SettingReference: SettingReference?] = [:]
    for place in verdicts where place >= 0 {
      let entry = entries[Int(place)]
      let below = entry.lower >= 0 ? entries[Int(entry.lower)] : nil
      idle[SettingReference(file: Int(entry.file), setting: Int(entry.setting))] = .some(
        below.map { SettingReference(file: Int($0.file), setting: Int($0.setting)) })
    }
    return idle
  }

  /// Whether an entry has anything but Auth0's value below it.
  private func hasBelow(_ place: Int) -> Bool {
    if entries[place].lower >= 0 { return true }
    if case .token = entries[place].variable { return false }
    return true
  }

  private func isIdle(_ place: Int, _ entry: Entry, _ evaluator: inout Evaluator?) -> Bool {
    let below: Int
    if entry.lower >= 0 {
      below = Int(entry.lower)
    } else if case .introduced(let file, let index) = entry.variable,
      project.files[file].lets[index].value != nil,
      let introduced = cell(file: file, index: index, slot: Int(entry.slot))
    {
      below = introduced
    } else {
      return false
    }
    if let one = literal(of: place, entry), let other = literal(of: below, entry),
      one.differs(from: other)
    {
      return false
    }
    guard let value = value(of: place, entry, &evaluator),
      let other = self.value(of: below, entry, &evaluator)
    else { return false }
    return project.areEqual(value, other)
  }

  /// A value that is written out.
  private enum Literal {
    case color(Int32)
    /// A number, and the part that it is written for.
    case number(Double, PartView?)

    /// Whether both are surely different values.
    func differs(from other: Literal) -> Bool {
      switch (self, other) {
      case (.color(let one), .color(let other)): one != other
      case (.number(let one, let part), .number(let other, let otherPart)):
        one != other && part == otherPart
      default: false
      }
    }
  }

  /// What a cell that claims the slot of `entry` says, where that is written out: of 100 children of
  /// one base, whose settings mostly differ from the base's at first sight, none is evaluated again.
  private func literal(of cell: Int, _ entry: Entry) -> Literal? {
    let owner: ThemeFile
    var expression: ExpressionID
    var view: PartView?
    if cell < entries.count {
      owner = project.files[Int(entries[cell].file)]
      let setting = Int(entries[cell].setting)
      guard entries[cell].effect == .set, owner.settings[setting].isValid else { return nil }
      expression = owner.settings[setting].expression
      view = owner.settings[setting].view
    } else {
      guard case .introduced(let file, let index) = entry.variable,
        let value = project.files[file].lets[index].expression
      else { return nil }
      (owner, expression) = (project.files[file], value)
    }
    if case .pair = owner.program[expression].operation {
      let side = Int(owner.program[expression].a) + Int(entry.slot)
      expression = ExpressionID(Int(owner.program.operands[side]))
    }
    let code = owner.program[expression]
    switch code.operation {
    case .hexColor: return .color(code.a)
    case .number: return .number(owner.program.numbers[Int(code.a)], view)
    default: return nil
    }
  }

  /// The value of a cell that claims the slot of `entry`, evaluated where nobody needed it so far.
  private func value(
    of cell: Int, _ entry: Entry, _ evaluator: inout Evaluator?
  ) -> PlainValue? {
    if cells.state(cell) != .done {
      let running = evaluator ?? Evaluator(self, WorkBudget(again: self))
      evaluator = running
      running.run(Evaluator.Task(cell: cell, variable: entry.variable, slot: Int(entry.slot)))
    }
    return cells.value(cell)
  }
}
