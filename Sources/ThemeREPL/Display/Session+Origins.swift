import ThemeReports
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
          snapshot.theme.world.name(of: read.variable)
          + " (\(place(of: read.source, in: snapshot)))"
        if !names.contains(name) { names.append(name) }
      }
    }
    return names.isEmpty ? nil : "from " + names.joined(separator: ", ")
  }

  /// Where the value of a token or `let` comes from: the statements that give it, those of most
  /// slots first.
  func originLine(of variable: Variable, in snapshot: Snapshot) -> String {
    let type = snapshot.theme.world.type(of: variable)
    var groups: [(statement: Origin.Place?, slots: [Int])] = []
    for slot in slots(of: type, in: snapshot) {
      let statement = snapshot.theme.statement(of: variable, slot: slot)
      if let place = groups.firstIndex(where: { $0.statement == statement }) {
        groups[place].slots.append(slot)
      } else {
        groups.append((statement, [slot]))
      }
    }
    if groups.count > 1, type != .color {
      // What most parts have in common goes without saying which.
      let most = groups.indices.max { groups[$0].slots.count < groups[$1].slots.count } ?? 0
      groups.swapAt(0, most)
    }
    let parts = groups.enumerated().map { number, group in
      let text = self.text(of: group.statement, in: snapshot)
      guard groups.count > 1, number > 0 || type == .color else { return text }
      let names = group.slots.map {
        type.slotName($0, of: snapshot.theme.world.value(of: variable, slot: $0))
      }
      return names.joined(separator: ", ") + ": " + text
    }
    return "from " + parts.joined(separator: "; ")
  }

  /// The slots of a type that are shown.
  private func slots(of type: ValueType, in snapshot: Snapshot) -> [Int] {
    settings.valueStyle.slots(of: type, in: snapshot.theme.world)
  }

  /// `Auth0`, `base.theme:12` or `input 3`.
  func place(of source: Origin.Source, in snapshot: Snapshot) -> String {
    source.statement.map { place(of: $0.target, in: snapshot) } ?? "Auth0"
  }

  /// `base.theme:12: primary = blue`; `Auth0` for its own value.
  func text(of statement: Origin.Place?, in snapshot: Snapshot) -> String {
    guard let statement else { return "Auth0" }
    return place(of: statement.target, in: snapshot) + ": "
      + snapshot.project.text(of: statement)
  }

  func place(of location: SourceLocation, in snapshot: Snapshot) -> String {
    if location.file == snapshot.file.id, let typed = snapshot.text.typed(location.range) {
      return placeName(typed)
    }
    guard snapshot.project.files.indices.contains(Int(location.file.index)) else { return "" }
    let source = snapshot.project.files[Int(location.file.index)].source
    let line = source.bytes[..<location.range.start.index].count { $0 == 0x0A } + 1
    return "\(source.name):\(line)"
  }
}
