import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Ranks the settings of one file against each other. How they rank against those of other files
/// is a matter of the stack alone.
extension Checker {
  /// Works out the claims of the file's settings, lowest rank first, and reports settings that
  /// tie and such that decide nothing.
  ///
  /// An exact path outranks a wildcard; then fewer slots outrank more. Only settings of one rank
  /// can tie.
  func resolveClaims() {
    let settings = file.settings
    guard !settings.isEmpty else { return }
    var byVariable: [Variable: [Int32]] = [:]
    for (place, setting) in settings.enumerated() {
      for variable in setting.variables { byVariable[variable, default: []].append(Int32(place)) }
    }
    var isDeciding = Array(repeating: false, count: settings.count)
    var winners = Array(repeating: Int32(-1), count: settings.count)
    var reported: Set<[Int32]> = []
    let order = byVariable.keys.sorted(by: Self.precedes)
    for variable in order {
      let places = (byVariable[variable] ?? []).sorted { rank($0) < rank($1) }
      claim(variable, places, &isDeciding, &winners)
      reportTies(places, &reported)
    }
    let tied = Set(reported.flatMap { $0 })
    for (place, setting) in settings.enumerated()
    where !isDeciding[place] && !tied.contains(Int32(place)) && winners[place] >= 0 {
      let winner = settings[Int(winners[place])]
      report(
        .overriddenSetting, .warning, "this sets nothing: a more exact statement decides it",
        at: setting.path,
        labels: [DiagnosticLabel(tree.location(of: winner.path), "decided here")])
    }
  }

  /// The rank of a setting within its file, comparable.
  private func rank(_ place: Int32) -> (Int, Int, Int, Int32) {
    let setting = file.settings[Int(place)]
    // Of a face's parts the name is written first: a weight stays beside a name of its rank.
    let part = setting.view?.part == .name ? 0 : 1
    return (setting.isWildcard ? 0 : 1, -setting.slots.count, part, place)
  }

  private func claim(
    _ variable: Variable, _ places: [Int32], _ isDeciding: inout [Bool], _ winners: inout [Int32]
  ) {
    var deciders = Array(repeating: Int32(-1), count: 8)
    for place in places {
      let setting = file.settings[Int(place)]
      for slot in setting.slots.slots {
        file.claims.append(
          Claim(variable: variable, slot: UInt8(slot), effect: .set, setting: place))
        deciders[slot] = place
      }
      for (part, effect) in sideEffects(of: setting) {
        file.claims.append(
          Claim(variable: variable, slot: UInt8(part.slot), effect: effect, setting: place))
        if effect == .drop { deciders[part.slot] = place }
      }
    }
    for place in deciders where place >= 0 { isDeciding[Int(place)] = true }
    for place in places {
      guard let slot = file.settings[Int(place)].slots.slots.first else { continue }
      if winners[Int(place)] < 0 { winners[Int(place)] = deciders[slot] }
    }
  }

  /// What writing one part of a face does to the others.
  private func sideEffects(of setting: Setting) -> [(StylePart, Effect)] {
    switch setting.view {
    case .name: [(.family, .drop), (.weight, .drop)]
    case .family: [(.name, .drop)]
    case .weight: [(.name, .dropNameIfFamily)]
    default: []
    }
  }

  private func reportTies(_ places: [Int32], _ reported: inout Set<[Int32]>) {
    guard places.count > 1 else { return }
    for (place, other) in pairs(of: places) {
      let (first, second) = (file.settings[Int(place)], file.settings[Int(other)])
      guard isTie(first, second), reported.insert([place, other]).inserted else { continue }
      let isBefore = tree.range(of: first.statement).start < tree.range(of: second.statement).start
      let (earlier, later) = isBefore ? (first, second) : (second, first)
      let name = name(of: later)
      let message =
        first.view == second.view
        ? "`\(name)` is set twice in this file"
        : "`\(name)` and `\(self.name(of: earlier))` set the same thing in two ways"
      report(
        .duplicateSetting, message, at: later.path,
        labels: [DiagnosticLabel(tree.location(of: earlier.path), "first set here")],
        notes: ["help: remove one of them; the order of statements decides nothing"])
    }
  }

  /// The whole path of what a setting sets, however it is written.
  private func name(of setting: Setting) -> String {
    guard let variable = setting.variables.first else { return tree.text(of: setting.path) }
    var name: String
    switch variable {
    case .token(let index):
      let token = Schema.tokens[index]
      name = setting.isWildcard ? token.group.rawValue + ".*" : token.path
    case .introduced(let file, let index):
      let owner = project.files[file]
      name = owner.tree.name(of: owner.lets[index].name)
    }
    if let view = setting.view { name += "." + view.text }
    if let appearance = Appearance.allCases.first(where: { SlotSet($0) == setting.slots }),
      setting.view == nil
    {
      name += "." + appearance.text
    }
    return name
  }

  /// Neighbours of equal rank; with n settings of one variable these are at most n for each slot.
  private func pairs(of places: [Int32]) -> [(Int32, Int32)] {
    var last: [Int: Int32] = [:]
    var pairs: [(Int32, Int32)] = []
    for place in places {
      let setting = file.settings[Int(place)]
      // Name and family tie although their slots differ.
      let keys = setting.slots.slots + (setting.view?.part == .name ? [StylePart.family.slot] : [])
      for key in keys {
        let key = key + 8 * setting.slots.count + (setting.isWildcard ? 128 : 0)
        if let other = last[key] { pairs.append((min(other, place), max(other, place))) }
        last[key] = place
      }
    }
    return pairs
  }

  private func isTie(_ first: Setting, _ second: Setting) -> Bool {
    guard first.isWildcard == second.isWildcard, first.slots.count == second.slots.count else {
      return false
    }
    if !first.slots.isDisjoint(with: second.slots) { return true }
    return [first.view, second.view] == [.name, .family]
      || [first.view, second.view] == [.family, .name]
  }

  private static func precedes(_ left: Variable, _ right: Variable) -> Bool {
    switch (left, right) {
    case (.token(let left), .token(let right)): left < right
    case (.token, .introduced): true
    case (.introduced, .token): false
    case (.introduced(let leftFile, let left), .introduced(let rightFile, let right)):
      (leftFile, left) < (rightFile, right)
    }
  }
}
