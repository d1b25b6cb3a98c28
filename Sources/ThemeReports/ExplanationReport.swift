import ThemeSemantics
import ThemeSource
import ThemeTokens

/// Where a value comes from, hop by hop: what `theme explain` prints.
package struct ExplanationReport {
  package let theme: EvaluatedTheme
  package let variable: Variable
  /// The slots to explain; `nil` for all.
  package var slots: [Int]?
  private var indices: [Int: LineIndex] = [:]

  /// A report on one variable of `theme`.
  package init(_ theme: EvaluatedTheme, _ variable: Variable) {
    self.theme = theme
    self.variable = variable
  }

  /// Writes the report: slots that come from the same statements share one chain.
  package mutating func write(to text: inout StyledText) {
    text.append(VisibleText.escaping(theme.world.name(of: variable)), .strong)
    if let value = theme.world.text(of: variable), !isColor {
      text.append("  " + VisibleText.escaping(value))
    }
    text.endLine()
    for (label, slot) in groups() {
      let origin = theme.origin(of: variable, slot: slot)
      text.append(label, .faint)
      text.endLine()
      write(origin, depth: 1, to: &text)
    }
    writeStack(to: &text)
  }

  private var isColor: Bool { theme.world.type(of: variable) == .color }

  /// The slots by what gives them their value: a label, and a slot that stands for the rest.
  private func groups() -> [(label: String, slot: Int)] {
    let type = theme.world.type(of: variable)
    var groups: [(names: [String], slot: Int, signature: String)] = []
    for slot in 0..<type.slotCount where slots?.contains(slot) ?? true {
      if type == .color, slot > 1, !theme.world.hasContrast, slots == nil { continue }
      let name = slotName(type, slot)
      let origin = theme.origin(of: variable, slot: slot)
      let signature = "\(origin.source)\(origin.value.map(\.text) ?? "")"
      if type == .color, let same = groups.firstIndex(where: { $0.signature == signature }) {
        groups[same].names.append(name)
      } else {
        groups.append(([name], slot, signature))
      }
    }
    return groups.map { ($0.names.joined(separator: ", "), $0.slot) }
  }

  private func slotName(_ type: ValueType, _ slot: Int) -> String {
    switch type {
    case .color: Appearance.allCases[slot].text
    case .font, .textStyle:
      StylePart.allCases[slot].text
    default: "value"
    }
  }

  private mutating func write(_ origin: Origin, depth: Int, to text: inout StyledText) {
    text.space(2 * depth)
    if depth > 1 {
      text.append(VisibleText.escaping(name(of: origin)) + " ")
    }
    if let color = origin.value?.color, isColorSlot(origin) {
      text.swatch(color, in: Appearance.allCases[origin.slot], of: theme.project)
      text.append(color.fullText)
    } else {
      text.append(VisibleText.escaping(origin.value?.text ?? "no value"))
    }
    text.append("  ")
    write(origin.source, to: &text)
    text.endLine()
    if depth == 1 {
      for below in origin.overridden {
        text.space(2 * depth + 2)
        text.append("over ", .faint)
        write(below, to: &text)
        text.endLine()
      }
    }
    if origin.isShortened, depth > 1, !isPlain(origin.source) {
      text.space(2 * depth + 2)
      text.append("explained above", .faint)
      text.endLine()
    }
    for note in origin.notes {
      text.space(2 * depth + 2)
      text.append("note: " + VisibleText.escaping(note), .faint)
      text.endLine()
    }
    for read in origin.reads { write(read, depth: depth + 1, to: &text) }
  }

  private func isPlain(_ source: Origin.Source) -> Bool { source == .standard }

  private func isColorSlot(_ origin: Origin) -> Bool { origin.slot < 4 }

  private func name(of origin: Origin) -> String {
    let world = theme.world.world(of: origin) ?? theme.world
    let type = world.type(of: origin.variable)
    var name = world.name(of: origin.variable)
    if type == .textStyle || type == .font { name += "." + slotName(type, origin.slot) }
    if type == .color { name += "." + slotName(type, origin.slot) }
    return name
  }

  private mutating func write(_ source: Origin.Source, to text: inout StyledText) {
    switch source {
    case .standard: text.append("Auth0's default", .faint)
    case .setting(let place): write(place, "", to: &text)
    case .introduction(let place): write(place, "let ", to: &text)
    case .dropped(let place):
      text.append("taken away by ", .faint)
      write(place, "", to: &text)
    }
  }

  private mutating func write(
    _ place: Origin.Place, _ prefix: String, to text: inout StyledText
  ) {
    let source = theme.project.files[place.file].source
    let position = index(of: place.file).position(of: place.target.range.start)
    text.append(
      "\(VisibleText.escaping(source.name)):\(position.line):\(position.column)", .label)
    let target = source.string(in: place.target.range)
    let value = place.value.map { " = " + source.string(in: $0.range) } ?? ""
    text.append("  " + Self.shortened(prefix + target + value), .faint)
  }

  /// At most a line of source, on one line.
  private static func shortened(_ source: String) -> String {
    let words = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let text = words.count > 72 ? words.prefix(71) + "…" : words[...]
    return VisibleText.escaping(String(text))
  }

  private mutating func index(of file: Int) -> LineIndex {
    if let known = indices[file] { return known }
    let new = LineIndex(theme.project.files[file].source)
    indices[file] = new
    return new
  }

  private func writeStack(to text: inout StyledText) {
    let names = theme.world.file.stack.map {
      VisibleText.escaping(theme.project.files[$0].source.name)
    }
    text.endLine()
    text.append("layers  " + (["Auth0"] + names).joined(separator: " < "), .faint)
    text.endLine()
  }
}
