import ThemeSyntax

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

  /// The origin of a slot of a variable.
  package func origin(of variable: Variable, slot: Int) -> Origin {
    EvaluatedTheme(world: self, tokens: []).origin(of: variable, slot: slot)
  }

  /// The settings of the stack without which every slot would have the same value, each with the
  /// setting that it would come from; `nil` for the introduction of a `let`. One over Auth0's own
  /// value is never among them.
  package func idleSettings() -> [SettingReference: SettingReference?] {
    // Most themes stand on Auth0 alone and say everything once.
    guard entries.contains(where: { $0.lower >= 0 }) || setsLets else { return [:] }
    var evaluator: Evaluator?
    let found = diagnostics.count
    defer { diagnostics.removeLast(diagnostics.count - found) }
    // By the settings of the stack, layer after layer, the last entry in which each is idle.
    let (unseen, effective) = (Int32(-1), Int32(-2))
    var firsts: [Int] = []
    var count = 0
    for layer in file.stack {
      firsts.append(count)
      count += project.files[layer].settings.count
    }
    var verdicts = Array(repeating: unseen, count: count)
    var hasIdle = false
    for (place, entry) in entries.enumerated() {
      let setting = firsts[Int(entry.layer)] + Int(entry.setting)
      if verdicts[setting] == effective { continue }
      let isIdle = isIdle(place, entry, &evaluator)
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

  private func isIdle(_ place: Int, _ entry: Entry, _ evaluator: inout Evaluator?) -> Bool {
    let below: Int
    if entry.lower >= 0 {
      below = Int(entry.lower)
    } else if case .introduced(let file, let index) = entry.variable,
      project.files[file].lets[index].value != nil
    {
      below = cell(file: file, index: index, slot: Int(entry.slot))
    } else {
      return false
    }
    guard let value = value(of: place, entry, &evaluator),
      let other = self.value(of: below, entry, &evaluator)
    else { return false }
    return project.areEqual(value, other)
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
