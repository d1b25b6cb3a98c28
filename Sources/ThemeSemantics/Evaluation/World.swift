import ThemeSource
import ThemeSyntax
import ThemeTokens

/// One theme being built: the stack of layers of its file, and a value for every slot.
///
/// The slots of tokens and of inherited `let`s that are set have *entries*, linked from the highest
/// layer down, so that `super` is the next one below. Most `let`s are only introduced; their slots
/// have a *cell* each and no entry. A theme that is imported is a world of its own.
package final class World {
  package let project: Project
  /// The file whose theme it is.
  package let file: ThemeFile
  /// The worlds of the imports of the files in the stack, by file.
  let imports: [Int: World]
  /// Whether anything differs under increased contrast. Where nothing does, the high-contrast
  /// slots are their twins and take neither time nor memory.
  package let hasContrast: Bool

  /// A setting's hold on one slot, in this stack.
  struct Entry {
    /// The place in the stack.
    let layer: Int32
    let file: Int32
    let setting: Int32
    let variable: Variable
    let slot: UInt8
    let effect: Effect
    /// The next entry below, -1 where there is none.
    let lower: Int32
    /// For `dropNameIfFamily`, the entry of the family at this rank, -1 for the default's.
    var family: Int32 = -1
  }

  private(set) var entries: [Entry] = []
  /// The first entry of the lowest layer that sets what has a value in the files below it, not only Auth0's;
  /// the number of entries where none does.
  private(set) var firstOverride = 0
  /// The highest entry of each slot of each token; -1 where the default stands.
  private(set) var tokenHeads: [Int32]
  /// The highest entries of each `let` that is set, by slot.
  private(set) var letHeads: [SIMD8<Int32>] = []

  /// What is asked about a `let` at every reading.
  struct LetCells {
    /// The cell of its first slot, counted from the first cell of all `let`s.
    let first: Int32
    /// Its place in `letHeads`; -1 where nothing sets it.
    var heads: Int32 = -1
    let type: ValueType
  }

  /// The `let`s of all layers, one layer after the other.
  private(set) var lets: [LetCells] = []
  /// By layer, where its `let`s begin.
  private(set) var firstLets: [Int32] = []
  /// The theme's own file, and where its `let`s begin.
  private let ownFile: Int
  private let ownFirstLet: Int
  /// The first cell of all `let`s; those before it are the entries.
  private let firstLetCell: Int
  /// How many `let`s the stack introduces.
  var letCount: Int { lets.count }
  /// How far the cells of a colour are apart: the light ones of all colours come first, then the dark
  /// ones, so that two threads can write one scheme each without sharing what is near in memory.
  private let colorStride: Int
  /// Whether all `let`s are colours, as those of most palettes are.
  var hasOnlyColors: Bool { colorStride == lets.count }

  /// The values of the entries and then of the `let`s as they are introduced.
  let cells: CellStore
  /// By cell or entry that failed for want of it, the `let` that no layer gives a value.
  var openLets: [Int: Variable] = [:]
  /// The colours that were mixed last, here or below, for themes on this world to begin with.
  var conversions = RecentConversions()
  /// What evaluating found.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// Which slots are evaluated, besides those of imports and what is needed for any.
  package enum Extent: Sendable {
    /// All.
    case all
    /// Those of tokens, and all whose values may be wrong.
    case tokens
    /// Those whose values may be wrong.
    case mistakes
  }

  let extent: Extent
  /// Whether a layer gives a `let` a value that refers to others, which may lead back to it.
  private var mayCircle = false

  /// Whether what cannot be wrong is evaluated only where something needs it: a check needs nothing of
  /// a palette, which takes three tenths off it. Anything may be wrong where a colour may be a name
  /// only, or a `let` may lead back to itself.
  var skipsCertain: Bool { extent != .all && !hasContrast && !mayCircle }

  /// Whether an entry is evaluated, whatever needs it.
  func isWanted(_ entry: Int) -> Bool {
    guard extent == .mistakes, skipsCertain else { return true }
    let entry = entries[entry]
    return entry.effect == .set
      && project.files[Int(entry.file)].settings[Int(entry.setting)].mayFail
  }

  /// How much work evaluating it may take.
  let workLimit: Int

  /// The tokens, a bit each, whose values were taken over from the world of the layers below the file's.
  var tokensTakenOver: UInt64 = 0

  /// Whether other worlds will be built over this one, so that it is kept what depends on what.
  let keepsDependencies: Bool
  var dependencies = Dependencies()

  /// Links the layers of `file`'s stack. Nothing is evaluated, but where the world of the layers below
  /// the file's is given, `base`, those of its values are taken over that cannot differ.
  init(
    project: Project, file: ThemeFile, imports: [Int: World], workLimit: Int, extent: Extent,
    over base: World? = nil, keepsDependencies: Bool = false
  ) {
    self.keepsDependencies = keepsDependencies
    self.workLimit = workLimit
    self.extent = extent
    self.project = project
    self.file = file
    self.imports = imports
    hasContrast =
      file.stack.contains { project.files[$0].usesContrast }
      || imports.values.contains { $0.hasContrast }
    var (letCount, claimCount, colorCount) = (0, 0, 0)
    // Of a palette that is only checked no value is asked for.
    let isAsked =
      extent == .all || hasContrast
      || file.stack.contains {
        !project.files[$0].claims.isEmpty || !project.files[$0].uncertainLets.isEmpty
      }
    let below = base?.isBelow(file, extent, hasContrast, isAsked) == true ? base : nil
    tokenHeads = below?.tokenHeads ?? Array(repeating: -1, count: Schema.tokens.count * 8)
    for place in file.stack where isAsked {
      letCount += project.files[place].lets.count
      claimCount += project.files[place].claims.count
      for declaration in project.files[place].lets where declaration.type == .color {
        colorCount += 1
      }
    }
    colorStride = colorCount
    var (nextColor, next) = (0, colorCount * (hasContrast ? 4 : 2))
    lets.reserveCapacity(letCount)
    firstLets.reserveCapacity(file.stack.count)
    for place in file.stack where isAsked {
      firstLets.append(Int32(lets.count))
      for declaration in project.files[place].lets {
        let isColor = declaration.type == .color
        lets.append(
          LetCells(first: Int32(isColor ? nextColor : next), type: declaration.type))
        if isColor { nextColor += 1 } else { next += declaration.type.slotCount }
      }
    }
    firstLetCell = claimCount
    ownFile = isAsked ? file.index : -1
    ownFirstLet = isAsked ? lets.count - file.lets.count : 0
    cells = CellStore(count: claimCount + next)
    entries.reserveCapacity(claimCount)
    if let below {
      take(below)
      link(file, layer: file.stack.count - 1)
      takeValues(of: below)
    } else {
      for (layer, place) in file.stack.enumerated() { link(project.files[place], layer: layer) }
    }
  }

  /// Takes over how a world below is linked.
  private func take(_ base: World) {
    entries += base.entries
    letHeads = base.letHeads
    firstOverride = base.firstOverride
    for place in base.lets.indices { lets[place].heads = base.lets[place].heads }
    mayCircle = base.mayCircle
    conversions = base.conversions
  }

  private func link(_ file: ThemeFile, layer: Int) {
    let (first, isFirst) = (entries.count, firstOverride == entries.count)
    var overrides = false
    for claim in file.claims {
      if claim.slot > 1, !hasContrast, type(of: claim.variable) == .color { continue }
      let lower = head(of: claim.variable, slot: Int(claim.slot))
      var entry = Entry(
        layer: Int32(layer), file: Int32(file.index), setting: claim.setting,
        variable: claim.variable, slot: claim.slot, effect: claim.effect, lower: lower)
      if claim.effect == .dropNameIfFamily {
        entry.family = head(of: claim.variable, slot: StylePart.family.slot)
      }
      if case .introduced = claim.variable {
        overrides = true
        if file.settings[Int(claim.setting)].mayFail { mayCircle = true }
      }
      if lower >= 0 { overrides = true }
      setHead(of: claim.variable, slot: Int(claim.slot), to: Int32(entries.count))
      entries.append(entry)
    }
    if isFirst { firstOverride = overrides ? first : entries.count }
  }

  private func setHead(of variable: Variable, slot: Int, to entry: Int32) {
    switch variable {
    case .token(let index): tokenHeads[index * 8 + slot] = entry
    case .introduced(let file, let index):
      guard let place = place(ofLet: index, in: file) else { return }
      if lets[place].heads < 0 {
        lets[place].heads = Int32(letHeads.count)
        letHeads.append(SIMD8(repeating: -1))
      }
      letHeads[Int(lets[place].heads)][slot] = entry
    }
  }

  // MARK: Looking up

  /// The place of a `let` among those of all layers; nil where its file is no layer.
  @inline(__always)
  func place(ofLet index: Int, in file: Int) -> Int? {
    // The theme's own file is the highest layer.
    if file == ownFile { return ownFirstLet + index }
    guard !firstLets.isEmpty else { return nil }
    return self.file.layers.layer(of: file).map { Int(firstLets[$0]) + index }
  }

  /// The type of a variable.
  package func type(of variable: Variable) -> ValueType {
    switch variable {
    case .token(let index): ValueType(Schema.tokens[index].type)
    case .introduced(let file, let index):
      if let place = place(ofLet: index, in: file) {
        lets[place].type
      } else {
        project.files[file].lets[index].type
      }
    }
  }

  /// The slot that a variable of `type` keeps for `slot` of what reads it: a number has only one,
  /// and a colour its twin's where contrast makes no difference.
  @inline(__always)
  func kept(_ slot: Int, _ type: ValueType) -> Int {
    switch type {
    case .color: hasContrast ? slot : slot & 1
    case .textStyle, .font: slot
    default: 0
    }
  }

  /// The highest entry of a slot; -1 where only the introduction or the default is.
  func head(of variable: Variable, slot: Int) -> Int32 {
    switch variable {
    case .token(let index): return tokenHeads[index * 8 + slot]
    case .introduced(let file, let index):
      guard let place = place(ofLet: index, in: file) else { return -1 }
      let heads = lets[place].heads
      return heads < 0 ? -1 : letHeads[Int(heads)][slot]
    }
  }

  /// What decides a slot of a `let`: the slot that is kept for it, and the entry or cell of that;
  /// nil where its file is no layer.
  func decider(ofLet index: Int, in file: Int, slot: Int) -> (cell: Int, slot: Int)? {
    guard let place = place(ofLet: index, in: file) else { return nil }
    let cells = lets[place]
    let slot = kept(slot, cells.type)
    if cells.heads >= 0 {
      let head = letHeads[Int(cells.heads)][slot]
      if head >= 0 { return (Int(head), slot) }
    }
    return (cell(cells, slot: slot), slot)
  }

  /// What decides the four slots of a colour `let`; nil where its file is no layer.
  func deciders(ofColor index: Int, in file: Int) -> SIMD4<Int32>? {
    guard let place = place(ofLet: index, in: file) else { return nil }
    let cells = lets[place]
    var found = SIMD4<Int32>(repeating: 0)
    for slot in 0..<4 {
      let kept = hasContrast ? slot : slot & 1
      let head = cells.heads < 0 ? -1 : letHeads[Int(cells.heads)][kept]
      found[slot] = head >= 0 ? head : Int32(truncatingIfNeeded: cell(cells, slot: kept))
    }
    return found
  }

  @inline(__always)
  func cell(_ cells: LetCells, slot: Int) -> Int {
    firstLetCell + Int(cells.first) + slot * (cells.type == .color ? colorStride : 1)
  }

  /// Whether any statement sets some of a variable's slots.
  func isSet(_ variable: Variable) -> Bool {
    (0..<8).contains { head(of: variable, slot: $0) >= 0 }
  }

  /// The cell of a `let` as it is introduced; nil where its file is no layer.
  func cell(file: Int, index: Int, slot: Int) -> Int? {
    place(ofLet: index, in: file).map { cell(lets[$0], slot: slot) }
  }

  /// Auth0's value for a slot of a token.
  func defaultValue(_ token: Int, slot: Int) -> PlainValue {
    Schema.tokens[token].plainDefault(slot: slot)
  }

  /// The value of a slot once all is evaluated; `nil` where it failed.
  package func value(of variable: Variable, slot: Int) -> Value? {
    plainValue(of: variable, slot: slot).map(project.value)
  }

  /// The value of a slot once all is evaluated, in plain bytes; `nil` where it failed.
  func plainValue(of variable: Variable, slot: Int) -> PlainValue? {
    switch variable {
    case .token(let index):
      let slot = kept(slot, ValueType(Schema.tokens[index].type))
      let head = Int(tokenHeads[index * 8 + slot])
      return head >= 0 ? cells.value(head) : defaultValue(index, slot: slot)
    case .introduced(let file, let index):
      return decider(ofLet: index, in: file, slot: slot).flatMap { cells.value($0.cell) }
    }
  }

  /// The `let` without a value that keeps a slot from having one, if that is why it has none.
  func openLet(behind variable: Variable, slot: Int) -> Variable? {
    switch variable {
    case .token(let index):
      openLets[Int(tokenHeads[index * 8 + kept(slot, ValueType(Schema.tokens[index].type))])]
    case .introduced(let file, let index):
      decider(ofLet: index, in: file, slot: slot).flatMap { openLets[$0.cell] }
    }
  }

  /// Whether a file of the author's, not Auth0, sets a slot of the token.
  package func isSet(_ token: Int) -> Bool {
    isSet(.token(token))
  }

  /// Which schemes the brand has: the highest layer that says it wins.
  package var appearances: SupportedAppearances {
    project.appearances(of: file)
  }
}
