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
  /// The highest entry of each slot of each token; -1 where the default stands.
  private(set) var tokenHeads: [Int32]
  /// The highest entries of each `let` that is set, by slot.
  private var letHeads: [SIMD8<Int32>] = []
  /// What is asked about a `let` at every reading.
  private struct LetCells {
    /// Where its cells begin, counted from the first cell of all `let`s.
    let first: Int32
    /// Its place in `letHeads`; -1 where nothing sets it.
    var heads: Int32 = -1
    let type: ValueType
  }

  /// Where the files of the stack stand in it.
  let layers: LayerTable
  /// By layer and `let`.
  private var letCells: [[LetCells]] = []
  /// The first cell of all `let`s; those before it are the entries.
  private var firstLetCell = 0

  enum State: UInt8 { case new, active, done, failed }
  var states: [State] = []
  var values: [Value] = []
  /// By cell or entry that failed for want of it, the `let` that no layer gives a value.
  var openLets: [Int: Variable] = [:]
  /// What evaluating found.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// How much work evaluating it may take.
  let workLimit: Int

  /// Links the layers of `file`'s stack; nothing is evaluated.
  init(project: Project, file: ThemeFile, imports: [Int: World], workLimit: Int) {
    self.workLimit = workLimit
    self.project = project
    self.file = file
    self.imports = imports
    hasContrast =
      file.stack.contains { project.files[$0].usesContrast }
      || imports.values.contains { $0.hasContrast }
    tokenHeads = Array(repeating: -1, count: Schema.tokens.count * 8)
    layers = LayerTable(file.stack)
    var next = Int32(0)
    for place in file.stack {
      let lets = project.files[place].lets
      var cells: [LetCells] = []
      cells.reserveCapacity(lets.count)
      for declaration in lets {
        cells.append(LetCells(first: next, type: declaration.type))
        next += Int32(declaration.type == .color ? colorSlots : declaration.type.slotCount)
      }
      letCells.append(cells)
    }
    for (layer, place) in file.stack.enumerated() { link(project.files[place], layer: layer) }
    firstLetCell = entries.count
    states = Array(repeating: .new, count: entries.count + Int(next))
    values = Array(repeating: .absent, count: states.count)
  }

  private var colorSlots: Int { hasContrast ? 4 : 2 }

  private func link(_ file: ThemeFile, layer: Int) {
    for claim in file.claims {
      if claim.slot > 1, !hasContrast, type(of: claim.variable) == .color { continue }
      let lower = head(of: claim.variable, slot: Int(claim.slot))
      var entry = Entry(
        layer: Int32(layer), file: Int32(file.index), setting: claim.setting,
        variable: claim.variable, slot: claim.slot, effect: claim.effect, lower: lower)
      if claim.effect == .dropNameIfFamily {
        entry.family = head(of: claim.variable, slot: StylePart.family.slot)
      }
      setHead(of: claim.variable, slot: Int(claim.slot), to: Int32(entries.count))
      entries.append(entry)
    }
  }

  private func setHead(of variable: Variable, slot: Int, to entry: Int32) {
    switch variable {
    case .token(let index): tokenHeads[index * 8 + slot] = entry
    case .introduced(let file, let index):
      guard let layer = layers[file] else { return }
      if letCells[layer][index].heads < 0 {
        letCells[layer][index].heads = Int32(letHeads.count)
        letHeads.append(SIMD8(repeating: -1))
      }
      letHeads[Int(letCells[layer][index].heads)][slot] = entry
    }
  }

  // MARK: Looking up

  /// The type of a variable.
  package func type(of variable: Variable) -> ValueType {
    switch variable {
    case .token(let index): ValueType(Schema.tokens[index].type)
    case .introduced(let file, let index):
      if let layer = layers[file] {
        letCells[layer][index].type
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
    case .token(let index): tokenHeads[index * 8 + slot]
    case .introduced(let file, let index): head(ofLet: index, in: file, slot: slot)
    }
  }

  private func head(ofLet index: Int, in file: Int, slot: Int) -> Int32 {
    guard let layer = layers[file] else { return -1 }
    let heads = letCells[layer][index].heads
    return heads < 0 ? -1 : letHeads[Int(heads)][slot]
  }

  /// Whether any statement sets a `let`.
  var setsLets: Bool { !letHeads.isEmpty }

  /// Whether any statement sets some of a variable's slots.
  func isSet(_ variable: Variable) -> Bool {
    (0..<8).contains { head(of: variable, slot: $0) >= 0 }
  }

  /// The cell of a `let` as it is introduced.
  func cell(file: Int, index: Int, slot: Int) -> Int {
    guard let layer = layers[file] else { return -1 }
    return firstLetCell + Int(letCells[layer][index].first) + slot
  }

  /// Auth0's value for a slot of a token.
  func defaultValue(_ token: Int, slot: Int) -> Value {
    switch Schema.tokens[token].defaultValue {
    case .color(let color): .color(color[Appearance(rawValue: UInt8(slot)) ?? .light])
    case .length(let points): .number(points)
    case .textStyle(let style): style.value(at: slot)
    }
  }

  /// The value of a slot once all is evaluated; `nil` where it failed.
  package func value(of variable: Variable, slot: Int) -> Value? {
    let slot = kept(slot, type(of: variable))
    if let cell = decider(of: variable, slot: slot) { return finished(cell) }
    guard case .token(let index) = variable else { return nil }
    return defaultValue(index, slot: slot)
  }

  /// The `let` without a value that keeps a slot from having one, if that is why it has none.
  func openLet(behind variable: Variable, slot: Int) -> Variable? {
    decider(of: variable, slot: kept(slot, type(of: variable))).flatMap { openLets[$0] }
  }

  /// The entry or cell that gives a kept slot its value; `nil` where Auth0's stands.
  private func decider(of variable: Variable, slot: Int) -> Int? {
    let entry = head(of: variable, slot: slot)
    if entry >= 0 { return Int(entry) }
    guard case .introduced(let file, let index) = variable else { return nil }
    let cell = cell(file: file, index: index, slot: slot)
    return cell < 0 ? nil : cell
  }

  private func finished(_ cell: Int) -> Value? { states[cell] == .done ? values[cell] : nil }

  /// Whether a file of the author's, not Auth0, sets a slot of the token.
  package func isSet(_ token: Int) -> Bool {
    isSet(.token(token))
  }

  /// Which schemes the brand has: the highest layer that says it wins.
  package var appearances: SupportedAppearances {
    file.stack.reversed().lazy.compactMap { self.project.files[$0].appearances?.value }.first
      ?? .both
  }
}

extension Auth0TextStyle {
  /// The part at a slot.
  func value(at slot: Int) -> Value {
    switch StylePart(rawValue: UInt8(slot)) {
    case .name: font.name.map { .string($0) } ?? .absent
    case .family: font.family.map { .string($0) } ?? .absent
    case .weight: font.weight.map { .weight($0) } ?? .absent
    case .design: font.design.map { .design($0) } ?? .absent
    case .size: .number(font.size)
    case .relativeTo: font.relativeTo.map { .dynamicType($0) } ?? .absent
    case .tracking: .tracking(.points(tracking))
    case .leading: .leading(.spacing(lineSpacing))
    case nil: .absent
    }
  }
}
