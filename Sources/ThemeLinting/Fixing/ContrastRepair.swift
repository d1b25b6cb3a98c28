import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Finds the change that makes a colour readable: the nearest colour that reaches the contrast on
/// every surface it is seen on, written in place of a literal, around an expression, or as a
/// statement of its own where the theme only inherits the colour.
struct ContrastRepair {
  private let context: ThemeContext
  private let token: Int
  private let minimum: Double
  /// The surfaces that the token is seen on, as pairs of the same kind.
  private let pairs: [DrawnPair]
  /// By slot, the surface that is hardest on it; `nil` for a slot that does not fail.
  private let hardest: [Int?]

  /// A repair for measurements of one foreground that fall short of `minimum`.
  init?(_ failing: [Measurement], minimum: Double, in context: ThemeContext) {
    guard let first = failing.first, let token = first.drawn.foreground else { return nil }
    self.context = context
    self.token = token
    self.minimum = minimum
    pairs = DrawnPair.all.filter {
      $0.foreground == token && $0.pair.isText == first.drawn.pair.isText
    }
    var hardest: [Int?] = [nil, nil, nil, nil]
    var ratios = [Double.infinity, .infinity, .infinity, .infinity]
    for measured in failing {
      let slot = Int(measured.appearance.rawValue)
      guard measured.ratio < ratios[slot] else { continue }
      hardest[slot] = measured.drawn.surface
      ratios[slot] = measured.ratio
    }
    self.hardest = hardest
  }

  private var tree: SyntaxTree { context.file.tree }

  /// The repair below or at `culprit`; `nil` where no colour is known to be right.
  func fix(at culprit: Culprit) -> Fix? {
    guard let holder = ownHolder else { return insertion(below: culprit) }
    return replacement(in: holder)
  }

  /// The setting of the theme's own file that decides all failing slots.
  private var ownHolder: Int? {
    var setting: Int?
    for slot in hardest.indices where hardest[slot] != nil {
      guard let holder = context.world.holder(of: .token(token), slot: slot),
        holder.file == context.file.index, setting == nil || setting == holder.setting
      else { return nil }
      setting = holder.setting
    }
    guard let setting, !context.file.settings[setting].isWildcard else { return nil }
    return setting
  }

  // MARK: Colours

  /// The nearest colour that reaches the contrast on every surface in the slot's appearance.
  private func nearest(_ slot: Int) -> ColorComponents? {
    guard let appearance = Appearance(rawValue: UInt8(slot)),
      let color = context.color(token, appearance)
    else { return nil }
    let surfaces = pairs.compactMap { context.color($0.surface, appearance) }
    guard surfaces.allSatisfy({ $0.opacity >= 1 }) else { return nil }
    let isFine = { (candidate: ColorComponents) in
      surfaces.allSatisfy { candidate.contrastRatio8Bit(on: $0) >= minimum }
    }
    if isFine(color) { return color }
    for surface in surfaces {
      let found = color.readable(on: surface, atLeast: minimum)
      if found.reaches, isFine(found.color) { return found.color }
    }
    return nil
  }

  // MARK: Replacing

  /// A part of a value, and the slots that fail by it.
  private struct Side {
    let node: NodeID
    var slots: [Int]
  }

  private func replacement(in setting: Int) -> Fix? {
    let file = context.file
    let whole = file.value(of: setting)
    var sides: [Side] = []
    for slot in hardest.indices where hardest[slot] != nil {
      let node = file.value(of: setting, for: slot)
      if let place = sides.firstIndex(where: { $0.node == node }) {
        sides[place].slots.append(slot)
      } else {
        sides.append(Side(node: node, slots: [slot]))
      }
    }
    var edits: [TextEdit] = []
    var texts: [String] = []
    if sides.count > 1 { sides.sort { $0.node < $1.node } }
    for side in sides {
      let (node, slots) = (side.node, side.slots)
      let served = file.settings[setting].slots.slots.filter { slot in
        file.value(of: setting, for: slot) == node
      }
      let text = text(in: node, for: slots, of: served, mayBePair: node == whole)
      guard let text else { return nil }
      texts.append(text)
      edits.append(TextEdit(tree.location(of: node), text))
    }
    guard let first = texts.first else { return nil }
    let title = texts.dropFirst().reduce("write `\(first)`") { "\($0) and `\($1)`" }
    return Fix(title, .unsafe, edits: edits)
  }

  /// What stands in place of `node`, which decides the slots `served`, so that `slots` are right.
  private func text(
    in node: NodeID, for slots: [Int], of served: [Int], mayBePair: Bool
  ) -> String? {
    let shown = served.filter { slot in
      Appearance(rawValue: UInt8(slot)).map(context.appearances.contains) ?? false
    }
    guard isLiteral(node) else {
      let text = tree.text(of: node)
      return wrapped(text, served) ?? (mayBePair ? wrappedSides(text, served) : nil)
    }
    let colors = slots.compactMap { slot in nearest(slot).map { (slot, $0.hexString) } }
    guard colors.count == slots.count else { return nil }
    let texts = Set(colors.map(\.1))
    if Set(slots) == Set(shown), texts.count == 1 { return texts.first }
    guard mayBePair, served.count >= 4 || served.contains(0) && served.contains(1) else {
      return nil
    }
    let sides = [0, 1].map { scheme in
      colors.first { $0.0 & 1 == scheme }?.1 ?? tree.text(of: node)
    }
    return "(light: \(sides[0]), dark: \(sides[1]))"
  }

  private func isLiteral(_ node: NodeID) -> Bool {
    switch tree.kind(of: node) {
    case .color, .implicitMember: return true
    case .reference:
      let name = tree.name(of: node)
      return Members.value(of: name, as: .color) != nil && !isDeclared(name)
    default: return false
    }
  }

  /// Whether the file sees a declaration of `name`, which then stands before a built-in colour.
  private func isDeclared(_ name: String) -> Bool {
    context.file.stack.contains { layer in
      context.project.file(layer).declaredNames.contains { $0.name == name }
    }
  }

  /// A pair of which each side that fails is made readable, where light and dark are hardest on
  /// different surfaces.
  private func wrappedSides(_ text: String, _ slots: [Int]) -> String? {
    guard slots.contains(0), slots.contains(1) else { return nil }
    let sides = [0, 1].compactMap { scheme in
      let side = slots.filter { $0 & 1 == scheme }
      return side.contains { hardest[$0] != nil } ? wrapped(text, side) : text
    }
    guard sides.count == 2 else { return nil }
    return "(light: \(sides[0]), dark: \(sides[1]))"
  }

  /// `readable(…)` around an expression, where it is known to be right for all slots it decides.
  private func wrapped(_ text: String, _ slots: [Int]) -> String? {
    let surfaces = slots.compactMap { hardest[$0] }
    guard let hardest = surfaces.first, surfaces.allSatisfy({ $0 == hardest }) else { return nil }
    for slot in slots {
      guard let appearance = Appearance(rawValue: UInt8(slot)) else { return nil }
      if appearance.isHighContrast, !context.world.hasContrast { continue }
      guard let color = context.color(token, appearance),
        let surface = context.color(hardest, appearance), surface.opacity >= 1
      else { return nil }
      let found = color.readable(on: surface, atLeast: minimum)
      guard found.reaches else { return nil }
      guard self.hardest[slot] != nil else { continue }
      let others = pairs.compactMap { context.color($0.surface, appearance) }
      guard others.allSatisfy({ found.color.contrastRatio8Bit(on: $0) >= minimum }) else {
        return nil
      }
    }
    let limit = minimum == 4.5 ? "" : ", atLeast: \(shortestText(of: minimum))"
    return "readable(\(text), on: \(Schema.tokens[hardest].path)\(limit))"
  }

  // MARK: Inserting

  private func insertion(below culprit: Culprit) -> Fix? {
    // Where the file sets the token by `*`, `super` is not what it sets.
    let holders = (0..<4).compactMap { context.world.holder(of: .token(token), slot: $0) }
    guard !holders.contains(where: { $0.file == context.file.index }) else { return nil }
    let path = Schema.tokens[token].path
    let value: String
    if holders.isEmpty, path == "text.onPrimary", let text = blackOrWhite {
      value = text
    } else if let text = wrapped("super", [0, 1, 2, 3]) {
      value = text
    } else {
      return nil
    }
    let statement = "\(path) = \(value)"
    return Fix(
      "add `\(statement)`", .unsafe,
      edits: [tree.inserting(statement, below: lastSurface ?? culprit.location)])
  }

  /// Where the file last sets something that the token is seen on: one place for all repairs of the
  /// token, so that two of them never add it twice.
  private var lastSurface: SourceLocation? {
    let surfaces = Set(pairs.map { Variable.token($0.surface) })
    return context.file.settings.filter { !surfaces.isDisjoint(with: $0.variables) }
      .map { tree.location(of: $0.statement) }.max { $0.range.start < $1.range.start }
  }

  /// `readable(on: …)`, where black or white is readable in all slots.
  private var blackOrWhite: String? {
    guard let surface = pairs.first?.surface else { return nil }
    for appearance in Appearance.allCases {
      if appearance.isHighContrast, !context.world.hasContrast { continue }
      guard let color = context.color(surface, appearance), color.opacity >= 1,
        ColorComponents.readable(on: color).contrastRatio8Bit(on: color) >= minimum
      else { return nil }
    }
    return "readable(on: \(Schema.tokens[surface].path))"
  }
}
