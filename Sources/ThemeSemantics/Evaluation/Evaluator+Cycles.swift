import ThemeSource
import ThemeSyntax
import ThemeTokens

extension Evaluator {
  /// Reports a circle of slots that need each other, at the statement of the highest layer.
  func reportCycle(_ cycle: [Task]) {
    let hops = cycle.map { (task: $0, place: place(of: $0)) }
    let start =
      hops.indices.max { left, right in
        let (one, other) = (hops[left].place, hops[right].place)
        if one.layer != other.layer { return one.layer < other.layer }
        return one.location.range.start > other.location.range.start
      } ?? 0
    let rotated = Array(hops[start...] + hops[..<start])
    guard let first = rotated.first else { return }
    // Where every hop is the same slot, saying which one adds nothing.
    let isMixed = Set(cycle.map(\.slot)).count > 1
    let names = (rotated + [first]).map { name(of: $0.task, withSlot: isMixed) }
    let message =
      cycle.count == 1
      ? "`\(names[0])` needs itself"
      : "`\(names[0])` needs itself: \(names.map { "`\($0)`" }.joined(separator: " → "))"
    var labels: [DiagnosticLabel] = []
    for (hop, next) in zip(rotated.dropFirst(), names.dropFirst(2)) {
      labels.append(DiagnosticLabel(hop.place.location, "needs `\(next)`"))
    }
    labels.removeAll { $0.location == first.place.location }
    var notes: [String] = []
    if cycle.count == 1, first.task.cell < world.entries.count {
      notes.append(
        readsLineHeight(first.task)
          ? "help: line height and line spacing follow from the size"
          : "help: write `super` for the value it had before this statement")
    }
    report(Diagnostic(.cycle, message, at: first.place.location, labels: labels, notes: notes))
  }

  private func place(of task: Task) -> (layer: Int, location: SourceLocation) {
    if task.cell < world.entries.count {
      let entry = world.entries[task.cell]
      let file = project.files[Int(entry.file)]
      return (
        Int(entry.layer),
        file.tree.location(of: file.settings[Int(entry.setting)].path)
      )
    }
    guard case .introduced(let place, let index) = task.variable else {
      return (0, SourceLocation(FileID(0), SourceRange(0, 0)))
    }
    let file = project.files[place]
    let layer = world.file.layers.layer(of: place) ?? 0
    return (layer, file.tree.location(of: file.lets[index].name))
  }

  /// The name of a hop, as its statement says it: a part where it sets one, or where the hops are of
  /// several slots.
  private func name(of task: Task, withSlot: Bool) -> String {
    let type = world.type(of: task.variable)
    let name = world.name(of: task.variable)
    if task.cell < world.entries.count {
      if Int32(task.cell) != world.head(of: task.variable, slot: task.slot) { return "super" }
      let entry = world.entries[task.cell]
      let setting = project.files[Int(entry.file)].settings[Int(entry.setting)]
      if let view = setting.view { return name + "." + view.text }
    }
    guard withSlot else { return name }
    if type == .textStyle || type == .font, let part = StylePart(rawValue: UInt8(task.slot)) {
      return name + "." + part.text
    }
    guard type == .color, let appearance = Appearance(rawValue: UInt8(task.slot)) else {
      return name
    }
    return name + "." + appearance.text
  }

  /// Whether a size is said by the line height of its own style.
  private func readsLineHeight(_ task: Task) -> Bool {
    task.slot == StylePart.size.slot
      && trace(of: task).reads.contains {
        $0.variable == task.variable && $0.slot == StylePart.leading.slot
      }
  }
}

extension World {
  /// The name of a variable as its own files write it.
  package func name(of variable: Variable) -> String {
    switch variable {
    case .token(let index): return Schema.tokens[index].path
    case .introduced(let file, let index):
      let file = project.files[file]
      return file.tree.name(of: file.lets[index].name)
    }
  }
}
