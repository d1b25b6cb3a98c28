import ThemeReports
import ThemeSemantics
import ThemeSource
import ThemeTokens

/// Writes answers line by line.
struct Printer {
  let settings: SessionSettings
  /// What knows the colours of assets.
  private let project: Project
  var text: StyledText

  init(_ settings: SessionSettings, _ project: Project) {
    self.settings = settings
    self.project = project
    text = StyledText(settings.colors)
  }

  var bytes: [UInt8] { text.bytes }

  mutating func endLine() { text.endLine() }

  /// A whole line, made visible, with what stands back behind what is said.
  mutating func line(_ line: String, _ faint: String = "") {
    text.append(VisibleText.escaping(line))
    text.append(VisibleText.escaping(faint), .faint)
    text.endLine()
  }

  /// A line that stands back, below what it is about, cut to the width.
  mutating func remark(_ line: String) {
    text.append("    " + cut(line, to: settings.columns - 4), .faint)
    text.endLine()
  }

  /// Lines of a list, as many as `limit`, and how many more there are.
  mutating func list<Item>(
    _ items: [Item], limit: Int, _ write: (Item, inout Printer) -> Void
  ) {
    // One line more costs no more than saying that there is one more.
    let isCut = items.count > limit + 1
    for item in isCut ? items[..<limit] : items[...] { write(item, &self) }
    if isCut { line("", "… and \(items.count - limit) more") }
  }

  // MARK: Values

  /// `background.primary: Color  light #09090B  dark #FAFAFA`
  mutating func named(_ name: String, _ variable: Variable, in snapshot: Snapshot) {
    text.append(name, .strong)
    text.append(": ")
    text.append(snapshot.theme.world.type(of: variable).shortName + "  ", .faint)
    value(of: variable, in: snapshot)
    endLine()
  }

  /// `background.primarySubtle follows: …`
  mutating func follower(_ variable: Variable, in snapshot: Snapshot) {
    text.append(snapshot.theme.world.name(of: variable), .strong)
    text.append(" follows: ")
    value(of: variable, in: snapshot)
    endLine()
  }

  /// The value of a variable.
  mutating func value(of variable: Variable, in snapshot: Snapshot) {
    guard let value = snapshot.theme.world.letValue(of: variable) else {
      return text.append("no value", .faint)
    }
    self.value(value)
  }

  mutating func value(_ value: LetValue) { text.append(value, style, of: project) }

  /// A swatch and what the colour is called.
  mutating func color(_ color: ColorValue, in appearance: Appearance) {
    text.append(color, in: appearance, style, of: project)
  }

  /// A colour as a block, where there are enough colours to show it.
  mutating func swatch(_ color: ColorValue, in appearance: Appearance) {
    text.swatch(color, in: appearance, of: project, width: ValueStyle.swatchWidth)
  }

  private var style: ValueStyle { settings.valueStyle }
}

extension Session {
  /// What writes an answer about the theme as it is.
  func makePrinter() -> Printer { Printer(settings, snapshot.project) }
}

extension SessionSettings {
  /// How values are written.
  var valueStyle: ValueStyle {
    var style = ValueStyle()
    style.appearances = mode.appearances
    style.isExact = isExact
    return style
  }
}

extension SchemeMode {
  /// The appearances that are shown, those of increased contrast last.
  var appearances: [Appearance] {
    switch self {
    case .light: [.light, .lightHighContrast]
    case .dark: [.dark, .darkHighContrast]
    case .both: Appearance.allCases
    }
  }
}

extension ValueType {
  /// The name of the type in answers.
  var shortName: String { self == .unitless ? "unitless" : name }
}

/// `text` in at most `width` columns, with `…` where it was cut.
func cut(_ text: String, to width: Int) -> String {
  let shown = VisibleText.escaping(text)
  guard VisibleText.width(of: shown) > width else { return shown }
  var result = ""
  var used = 0
  for character in shown {
    used += VisibleText.width(of: String(character))
    if used >= width { break }
    result.append(character)
  }
  return result + "…"
}
