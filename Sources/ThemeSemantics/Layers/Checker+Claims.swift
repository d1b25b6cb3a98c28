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
    guard !file.settings.isEmpty else { return }
    var claimants: [Claimant] = []
    claimants.reserveCapacity(file.settings.count)
    var slotCount = 0
    for place in file.settings.indices {
      slotCount += file.settings[place].slots.count * file.settings[place].variables.count
      for variable in file.settings[place].variables {
        claimants.append(
          Claimant(
            variable, isWildcard: file.settings[place].isWildcard,
            slots: file.settings[place].slots, view: file.settings[place].view,
            place: Int32(place)))
      }
    }
    file.claims.reserveCapacity(slotCount)
    Claimant.sort(&claimants)
    // Mostly each variable is set once, and nothing can tie or be overridden.
    let isOnce = claimants.indices.dropFirst().allSatisfy {
      claimants[$0 - 1].order != claimants[$0].order
    }
    if isOnce {
      var deciders = SIMD8<Int32>(repeating: -1)
      for claimant in claimants { addClaims(of: claimant, &deciders) }
      return
    }
    var isDeciding = Array(file.settings.count, of: false)
    var winners = Array(file.settings.count, of: Int32(-1))
    var reported: Set<[Int32]> = []
    var start = 0
    while start < claimants.count {
      var end = start + 1
      while end < claimants.count, claimants[end].order == claimants[start].order { end += 1 }
      claim(claimants[start..<end], &isDeciding, &winners)
      if end - start > 1 { reportTies(claimants[start..<end].map(\.place), &reported) }
      start = end
    }
    let tied = reported.isEmpty ? [] : Set(reported.flatMap { $0 })
    for place in file.settings.indices
    where !isDeciding[place] && winners[place] >= 0 && !tied.contains(Int32(place)) {
      let winner = file.settings[Int(winners[place])]
      report(
        .overriddenSetting, .warning, "this sets nothing: a more exact statement decides it",
        at: file.settings[place].path,
        labels: [DiagnosticLabel(tree.location(of: winner.path), "decided here")])
    }
  }

  /// A setting that claims a variable.
  private struct Claimant {
    let variable: Variable
    let place: Int32
    /// Orders variables: tokens first.
    let order: UInt64
    /// Orders the settings of one variable, lowest rank first.
    let rank: UInt64

    init(
      _ variable: Variable, isWildcard: Bool, slots: SlotSet, view: PartView?, place: Int32
    ) {
      self.variable = variable
      self.place = place
      switch variable {
      case .token(let index): order = UInt64(index)
      case .introduced(let file, let index): order = 1 << 63 | UInt64(file) << 32 | UInt64(index)
      }
      // Of a face's parts the name is written first: a weight stays beside a name of its rank.
      rank =
        (isWildcard ? 0 : 1 << 48) | UInt64(8 - slots.count) << 40
        | (view?.part == .name ? 0 : 1 << 36) | UInt64(place)
    }

    private static func isBefore(_ one: Claimant, _ other: Claimant) -> Bool {
      (one.order, one.rank) < (other.order, other.rank)
    }

    /// Sorts by variable and then by rank. Few are sorted here, as they mostly stand in order: the
    /// library's first sort costs a process a twentieth of what the check of a small theme takes.
    static func sort(_ claimants: inout [Claimant]) {
      guard claimants.count <= 128 else { return claimants.sort(by: isBefore) }
      for end in claimants.indices.dropFirst() {
        let claimant = claimants[end]
        var place = end
        while place > 0, isBefore(claimant, claimants[place - 1]) {
          claimants[place] = claimants[place - 1]
          place -= 1
        }
        if place != end { claimants[place] = claimant }
      }
    }
  }

  /// Adds the claims of all that claim one variable, lowest rank first.
  private func claim(
    _ claimants: ArraySlice<Claimant>, _ isDeciding: inout [Bool], _ winners: inout [Int32]
  ) {
    var deciders = SIMD8<Int32>(repeating: -1)
    for claimant in claimants { addClaims(of: claimant, &deciders) }
    for slot in 0..<8 where deciders[slot] >= 0 { isDeciding[Int(deciders[slot])] = true }
    for claimant in claimants where winners[Int(claimant.place)] < 0 {
      let place = Int(claimant.place)
      let slot = file.settings[place].slots.rawValue.trailingZeroBitCount
      if slot < 8 { winners[place] = deciders[slot] }
    }
  }

  private func addClaims(of claimant: Claimant, _ deciders: inout SIMD8<Int32>) {
    let slots = file.settings[Int(claimant.place)].slots
    for slot in 0..<8 where slots.contains(SlotSet(slot: slot)) {
      add(.set, slot, of: claimant, &deciders)
    }
    // What writing one part of a face does to the others.
    switch file.settings[Int(claimant.place)].view {
    case .name:
      add(.drop, StylePart.family.slot, of: claimant, &deciders)
      add(.drop, StylePart.weight.slot, of: claimant, &deciders)
    case .family: add(.drop, StylePart.name.slot, of: claimant, &deciders)
    case .weight: add(.dropNameIfFamily, StylePart.name.slot, of: claimant, &deciders)
    default: break
    }
  }

  private func add(
    _ effect: Effect, _ slot: Int, of claimant: Claimant, _ deciders: inout SIMD8<Int32>
  ) {
    file.claims.append(
      Claim(
        variable: claimant.variable, slot: UInt8(slot), effect: effect, setting: claimant.place))
    if effect != .dropNameIfFamily { deciders[slot] = claimant.place }
  }

  /// Reports neighbours of equal rank among the settings of one variable, which stand in the order of
  /// their ranks.
  private func reportTies(_ places: [Int32], _ reported: inout Set<[Int32]>) {
    /// The latest setting of each slot, among those of one rank.
    var latest = SIMD8<Int32>(repeating: -1)
    var (size, isWildcard) = (0, false)
    for place in places {
      var slots = file.settings[Int(place)].slots
      if slots.count != size || file.settings[Int(place)].isWildcard != isWildcard {
        latest = SIMD8(repeating: -1)
        (size, isWildcard) = (slots.count, file.settings[Int(place)].isWildcard)
      }
      // Name and family tie although their slots differ.
      if file.settings[Int(place)].view?.part == .name {
        slots.insert(SlotSet(slot: StylePart.family.slot))
      }
      for slot in 0..<8 where slots.contains(SlotSet(slot: slot)) {
        if latest[slot] >= 0 { reportTie(latest[slot], place, &reported) }
        latest[slot] = place
      }
    }
  }

  private func reportTie(_ one: Int32, _ other: Int32, _ reported: inout Set<[Int32]>) {
    let (place, other) = (min(one, other), max(one, other))
    let (first, second) = (file.settings[Int(place)], file.settings[Int(other)])
    guard isTie(first, second), reported.insert([place, other]).inserted else { return }
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

  private func isTie(_ first: Setting, _ second: Setting) -> Bool {
    guard first.isWildcard == second.isWildcard, first.slots.count == second.slots.count else {
      return false
    }
    if !first.slots.isDisjoint(with: second.slots) { return true }
    return [first.view, second.view] == [.name, .family]
      || [first.view, second.view] == [.family, .name]
  }
}
