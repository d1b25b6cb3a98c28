import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Where values come from, in words.
extension Session {
  /// Where the value of an expression comes from, in one line: of a path, what gives it its value;
  /// of others, what they read; nothing for a literal.
  func originLine(of expression: EvaluatedExpression) -> String? {
    let snapshot = expression.snapshot
    guard case .introduced(let file, let index) = expression.variable,
      let id = snapshot.project.files[file].lets[index].expression
    else { return nil }
    let code = snapshot.project.files[file].program[id]
    switch code.operation {
    case .token: return originLine(of: .token(Int(code.a)), in: snapshot)
    case .variable:
      return originLine(
        of: .introduced(file: Int(code.a), index: Int(code.b)), in: snapshot)
    default: break
    }
    var names: [String] = []
    for slot in slots(of: expression.type, in: snapshot) {
      for read in snapshot.theme.origin(of: expression.variable, slot: slot).reads {
        let name =
          "\(snapshot.theme.world.name(of: read.variable)) (\(place(of: read.source, in: snapshot)))"
        if !names.contains(name) { names.append(name) }
      }
    }
    return names.isEmpty ? nil : "from " + names.joined(separator: ", ")
  }

  /// Where the value of a token or `let` comes from: the statements that give it, those of most
  /// slots first.
  func originLine(of variable: Variable, in snapshot: Snapshot) -> String {
    let type = snapshot.theme.world.type(of: variable)
    var groups: [(source: Origin.Source, slots: [Int])] = []
    for slot in slots(of: type, in: snapshot) {
      let source = snapshot.theme.origin(of: variable, slot: slot).source
      if let place = groups.firstIndex(where: { $0.source == source }) {
        groups[place].slots.append(slot)
      } else {
        groups.append((source, [slot]))
      }
    }
    if groups.count > 1, type != .color {
      // What most parts have in common goes without saying which.
      let most = groups.indices.max { groups[$0].slots.count < groups[$1].slots.count } ?? 0
      groups.swapAt(0, most)
    }
    let parts = groups.enumerated().map { number, group in
      let text = place(of: group.source, in: snapshot) + statement(of: group.source, in: snapshot)
      guard groups.count > 1, number > 0 || type == .color else { return text }
      return group.slots.map { slotName($0, type) }.joined(separator: ", ") + ": " + text
    }
    return "from " + parts.joined(separator: "; ")
  }

  /// The slots of a type that are shown.
  func slots(of type: ValueType, in snapshot: Snapshot) -> [Int] {
    guard type == .color else { return Array(0..<type.slotCount) }
    return settings.mode.appearances.map { Int($0.rawValue) }
      .filter { $0 < 2 || snapshot.theme.world.hasContrast }
  }

  func slotName(_ slot: Int, _ type: ValueType) -> String {
    if type == .color { return Appearance(rawValue: UInt8(slot))?.text ?? "" }
    guard let part = StylePart(rawValue: UInt8(slot)) else { return "" }
    return part == .leading ? "lineSpacing" : "\(part)"
  }

  /// `Auth0`, `base.theme:12` or `input 3`.
  func place(of source: Origin.Source, in snapshot: Snapshot) -> String {
    switch source {
    case .standard: "Auth0"
    case .setting(let place), .introduction(let place), .dropped(let place):
      self.place(of: place.target, in: snapshot)
    }
  }

  func place(of location: SourceLocation, in snapshot: Snapshot) -> String {
    if location.file == snapshot.file.id, let typed = snapshot.text.typed(location.range) {
      return placeName(typed)
    }
    guard snapshot.project.files.indices.contains(Int(location.file.index)) else { return "" }
    let source = snapshot.project.files[Int(location.file.index)].tree.source
    let line = source.bytes[..<location.range.start.index].count { $0 == 0x0A } + 1
    return "\(source.name):\(line)"
  }

  /// `: primary = blue`; empty for Auth0's own value.
  func statement(of source: Origin.Source, in snapshot: Snapshot) -> String {
    switch source {
    case .standard: return ""
    case .setting(let place), .introduction(let place), .dropped(let place):
      let text = snapshot.project.files[place.file].tree.source
      let target = oneLine(text.string(in: place.target.range))
      guard let value = place.value else { return ": \(target)" }
      return ": \(target) = \(oneLine(text.string(in: value.range)))"
    }
  }

  /// `text` with its line breaks and runs of spaces as one space each.
  func oneLine(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
