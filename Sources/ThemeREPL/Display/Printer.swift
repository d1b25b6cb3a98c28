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

  mutating func value(_ value: LetValue) {
    switch value {
    case .color(let color): self.color(color)
    default: text.append(VisibleText.escaping(value.plainText))
    }
  }

  /// A colour: one swatch where it is the same everywhere, else one for each appearance asked for.
  mutating func color(_ color: ThemeColor) {
    if color.isUniform { return self.color(color.light, in: .light) }
    var isFirst = true
    for appearance in settings.mode.appearances where color.isShown(appearance) {
      if !isFirst { text.append("  ") }
      isFirst = false
      text.append(appearance.text + " ", .faint)
      self.color(color[appearance], in: appearance)
    }
  }

  /// A swatch and what the colour is called.
  mutating func color(_ color: ColorValue, in appearance: Appearance) {
    swatch(color, in: appearance)
    text.append(color.shownText(exact: settings.isExact))
  }

  /// A colour as a block, where there are enough colours to show it; dots for one that is not known
  /// here.
  ///
  /// A translucent colour lies over white where it is light, over black where it is dark.
  mutating func swatch(_ color: ColorValue, in appearance: Appearance) {
    guard settings.colors >= .indexed else { return }
    guard let components = project.components(of: color, in: appearance) else {
      return text.append("···· ", .faint)
    }
    let shown = components.composited(over: appearance.isOfLight ? .white : .black).rgba8
    let block = settings.colors.swatch(
      red: shown.red, green: shown.green, blue: shown.blue, width: 4)
    text.append(block + " ")
  }
}

extension Session {
  /// What writes an answer about the theme as it is.
  func makePrinter() -> Printer { Printer(settings, snapshot.project) }
}

extension Appearance {
  var isOfLight: Bool { self == .light || self == .lightHighContrast }
  var isStandard: Bool { self == .light || self == .dark }
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

extension ColorValue {
  /// Hex notation, with an opacity, or with `≈` in front where it is only near; or the name of what
  /// only the app or the system knows.
  func shownText(exact: Bool) -> String {
    isShownExactly || exact ? VisibleText.escaping(sourceText) : "≈ " + (hexText ?? "")
  }

  /// Whether the colour is shown as it is, rather than by the nearest hex value.
  var isShownExactly: Bool {
    guard case .plain(var components) = self else { return true }
    components.opacity = 1
    return components.exactHex != nil
  }

  private var hexText: String? {
    if case .plain(let components) = self { components.hexString } else { nil }
  }
}

extension LetValue {
  /// The value in one line.
  var plainText: String {
    switch self {
    case .color(let color): color.sourceText
    case .textStyle(let style): style.summary
    case .font(let font): font.summary
    case .length(let number), .number(let number): shortestText(of: number)
    case .string(let text): stringLiteral(text)
    case .other(let value): value.text
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
