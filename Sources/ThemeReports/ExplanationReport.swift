import ThemeSemantics
import ThemeSource
import ThemeTokens

/// Where a value comes from, statement by statement, all the way down: what `theme explain` and the
/// prompt's `:explain` show.
package struct ExplanationReport {
  /// The most lines that are written for one variable.
  private static let longest = 200
  /// The most columns of a statement.
  private static let longestStatement = 100

  package let theme: EvaluatedTheme
  /// How values are written, and of which appearances.
  package var style = ValueStyle()
  /// What a place is called.
  package var placeName: (SourceLocation) -> String
  /// A `let` that nobody wrote, whose name is not shown.
  package var hidden: Variable?

  /// A report on variables of `theme`.
  package init(_ theme: EvaluatedTheme) {
    self.theme = theme
    placeName = StatementLocator(theme.project).name
  }

  /// Writes where `variable` comes from. Slots that come about in the same way are one.
  package func write(_ variable: Variable, to text: inout StyledText) {
    let type = theme.world.type(of: variable)
    let origins = style.slots(of: type, in: theme.world).map {
      theme.origin(of: variable, slot: $0)
    }
    var groups: [(shape: Shape, origins: [Origin])] = []
    for origin in origins {
      let shape = Shape(origin)
      if let place = groups.firstIndex(where: { $0.shape == shape }) {
        groups[place].origins.append(origin)
      } else {
        groups.append((shape, [origin]))
      }
    }
    var lines = 0
    for group in groups { write(group.origins, among: origins.count, depth: 0, &lines, &text) }
    if lines > Self.longest { write("… and more", indent: 0, &text) }
  }

  /// Writes the layers of the theme, lowest first.
  package func writeStack(to text: inout StyledText) {
    let names = theme.world.file.stack.map { theme.project.files[$0].source.name }
    write("layers  " + (["Auth0"] + names).joined(separator: " < "), indent: 0, &text)
  }

  /// Writes slots that come about in the same way, as one.
  private func write(
    _ slots: [Origin], among count: Int, depth: Int, _ lines: inout Int, _ text: inout StyledText
  ) {
    lines += 1
    guard lines <= Self.longest, let first = slots.first else { return }
    let type = theme.world.type(of: first.variable)
    let indent = depth * 4
    text.space(indent)
    if first.variable != hidden {
      text.append(VisibleText.escaping(name(of: first)), .strong)
      if type.slotCount > 1, type != .color, slots.count < count {
        let parts = slots.map { type.slotName($0.slot, of: $0.value) }
        text.append("." + parts.joined(separator: ", ."))
      }
      text.append(": ")
    }
    write(values: slots, type, &text)
    text.endLine()
    if first.variable != hidden {
      write(self.text(of: first.source), indent: indent + 2, &text)
      for source in first.overridden {
        write("over " + self.text(of: source), indent: indent + 2, &text)
      }
    }
    for note in first.notes { write("note: " + note, indent: indent + 2, &text) }
    switch first.omission {
    case .isAbove?: write("… as above", indent: indent + 4, &text)
    case .isTooDeep?: write("… and further down", indent: indent + 4, &text)
    case nil: break
    }
    for place in first.reads.indices {
      let read = slots.compactMap { slot in
        slot.reads.indices.contains(place) ? slot.reads[place] : nil
      }
      write(read, among: read.count, depth: depth + 1, &lines, &text)
    }
  }

  private func write(_ line: String, indent: Int, _ text: inout StyledText) {
    text.space(indent)
    text.append(VisibleText.escaping(line), .faint)
    text.endLine()
  }

  private func text(of source: Origin.Source) -> String {
    guard let statement = source.statement else { return "Auth0" }
    let words = theme.project.text(of: statement)
    let shown =
      words.count > Self.longestStatement
      ? words.prefix(Self.longestStatement - 1) + "…" : words[...]
    if case .dropped = source { return "taken away by \(placeName(statement.target)): \(shown)" }
    return "\(placeName(statement.target)): \(shown)"
  }

  /// The name of what an origin is about; that of an import's with its world.
  private func name(of origin: Origin) -> String {
    let name = theme.world.name(of: origin.variable)
    guard origin.world != theme.world.file.index else { return name }
    return ThemePath.stem(of: theme.project.files[origin.world].path) + "." + name
  }

  private func write(values slots: [Origin], _ type: ValueType, _ text: inout StyledText) {
    let values = slots.map(\.value)
    if type != .color, type.slotCount > 1 {
      if slots.count == type.slotCount, let first = slots.first,
        first.world == theme.world.file.index,
        let value = theme.world.letValue(of: first.variable)
      {
        return text.append(value, style, of: theme.project)
      }
      let texts = values.map { $0?.text ?? "no value" }
      return text.append(VisibleText.escaping(texts.joined(separator: ", ")))
    }
    let isUniform = slots.count > 1 && values.allSatisfy { $0 == values.first }
    for (place, origin) in (isUniform ? Array(slots.prefix(1)) : slots).enumerated() {
      if place > 0 { text.append("  ") }
      guard let color = origin.value?.color,
        let appearance = Appearance(rawValue: UInt8(origin.slot))
      else {
        text.append(VisibleText.escaping(origin.value?.text ?? "no value"))
        continue
      }
      if !isUniform { text.append(appearance.text + " ", .faint) }
      text.append(color, in: appearance, style, of: theme.project)
    }
  }

  /// What two slots have in common that come about in the same way.
  private struct Shape: Hashable {
    let world: Int
    let variable: Variable
    let source: Origin.Source
    let overridden: [Origin.Source]
    let reads: [Shape]
    let omission: Origin.Omission?

    init(_ origin: Origin) {
      world = origin.world
      variable = origin.variable
      source = origin.source
      overridden = origin.overridden
      reads = origin.reads.map { Shape($0) }
      omission = origin.omission
    }
  }
}

extension ValueType {
  /// The name of a slot of a value: an appearance of a colour, or a part of a text style, whose line
  /// height goes by the view of it that `value` is.
  package func slotName(_ slot: Int, of value: Value?) -> String {
    if self == .color { return Appearance(rawValue: UInt8(slot))?.text ?? "" }
    guard let part = StylePart(rawValue: UInt8(slot)) else { return "" }
    if case .leading(.spacing)? = value { return "lineSpacing" }
    return part.text
  }
}
