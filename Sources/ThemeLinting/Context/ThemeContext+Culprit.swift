import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

/// One slot of one token.
struct TokenSlot: Hashable {
  let token: Int
  let slot: Int

  init(_ token: Int, _ slot: Int) {
    self.token = token
    self.slot = slot
  }

  init(_ token: Int, _ appearance: Appearance) { self.init(token, Int(appearance.rawValue)) }

  /// A part of a text style.
  init(_ token: Int, _ part: StylePart) { self.init(token, part.slot) }
}

/// What an author can change about values: a statement of a theme's own file.
struct Culprit {
  /// What is pointed at.
  let location: SourceLocation
  /// The setting; `nil` where only the list of parents brings the values together.
  let setting: Int?
  /// The slot that the setting decides by itself; `nil` where another one reads what it sets.
  let slot: TokenSlot?
}

extension ThemeContext {
  /// The statement of this theme's own file that answers for the values of some slots, the first
  /// slot's before the next one's; `nil` where a theme that this one extends has the same values,
  /// and the same finding.
  ///
  /// `appearance` is the one that the finding shows in, where it does not show in all.
  func culprit(_ slots: [TokenSlot], in appearance: Appearance? = nil) -> Culprit? {
    slots.lazy.compactMap(ownStatement).first ?? inheritedCulprit(slots, in: appearance)
  }

  /// The statement of this theme's own file that decides a slot; `nil` where another file or Auth0
  /// does.
  func ownStatement(of slot: TokenSlot) -> Culprit? {
    guard let holder = world.holder(of: .token(slot.token), slot: slot.slot),
      holder.file == file.index
    else { return nil }
    return Culprit(
      location: location(of: holder.setting, slot.slot), setting: holder.setting, slot: slot)
  }

  /// Whether the value of a slot is derived from a token.
  func reads(_ token: Int, from slot: TokenSlot) -> Bool {
    world.origin(of: .token(slot.token), slot: slot.slot).reads(.token(token))
  }

  /// The part of a setting's value that a slot has.
  private func location(of setting: Int, _ slot: Int) -> SourceLocation {
    file.tree.location(of: file.value(of: setting, for: slot))
  }

  private func inheritedCulprit(_ slots: [TokenSlot], in appearance: Appearance?) -> Culprit? {
    var places: Set<Origin.Place> = []
    for slot in slots {
      world.origin(of: .token(slot.token), slot: slot.slot).collect(
        into: &places, world: file.index)
    }
    guard !places.isEmpty else { return nil }
    let own = places.filter { $0.file == file.index && $0.value != nil }
      .min { $0.target.range.start < $1.target.range.start }
    if let own, let value = own.value {
      let setting = file.settings.firstIndex { file.tree.location(of: $0.path) == own.target }
      return Culprit(location: value, setting: setting, slot: nil)
    }
    let files = Set(places.map(\.file))
    let isInherited = file.stack.dropLast().contains { layer in
      files.isSubset(of: project.file(layer).stack)
        && (appearance.map(project.project.appearances(of: project.file(layer)).holds) ?? true)
    }
    guard !isInherited, let node = file.appearances?.statement ?? file.parents.last?.node else {
      return nil
    }
    return Culprit(location: file.tree.location(of: node), setting: nil, slot: nil)
  }
}

extension Origin {
  /// Whether something that the value comes from is `variable`.
  fileprivate func reads(_ variable: Variable) -> Bool {
    reads.contains { $0.variable == variable || $0.reads(variable) }
  }

  /// Collects the statements that a value comes from, those of imports aside.
  fileprivate func collect(into places: inout Set<Place>, world: Int) {
    guard self.world == world else { return }
    switch source {
    case .setting(let place), .introduction(let place), .dropped(let place): places.insert(place)
    case .standard: break
    }
    for read in reads { read.collect(into: &places, world: world) }
  }
}

extension ThemeFile {
  /// The value of a setting, as it is written.
  func value(of setting: Int) -> NodeID {
    tree.lastChild(of: settings[setting].statement) ?? settings[setting].path
  }

  /// The part of a setting's value that a slot has: a side of a pair, or all of it.
  func value(of setting: Int, for slot: Int) -> NodeID {
    let whole = value(of: setting)
    var value = whole
    while tree.kind(of: value) == .parenthesized, let inner = tree.firstChild(of: value) {
      value = inner
    }
    guard tree.kind(of: value) == .pair, let appearance = Appearance(rawValue: UInt8(slot)) else {
      return whole
    }
    // Increased contrast has the standard side where it has none of its own.
    return side(of: value, appearance) ?? side(of: value, appearance.standard) ?? whole
  }

  private func side(of pair: NodeID, _ appearance: Appearance) -> NodeID? {
    for labelled in tree.children(of: pair) {
      guard let label = tree.firstChild(of: labelled), tree.name(of: label) == appearance.text,
        let value = tree.lastChild(of: labelled), value != label
      else { continue }
      return value
    }
    return nil
  }
}
