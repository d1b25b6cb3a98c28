import ThemeSource
import ThemeSyntax
import ThemeTokens

/// A theme that has been evaluated: its values, and the world they came from.
///
/// Nothing changes in its world any more, so that threads may hand it on and read it together; only what
/// asks for the colours of assets, or evaluates again to learn where values come from, needs it alone.
package struct EvaluatedTheme: @unchecked Sendable {
  /// The value of one token.
  package struct Token {
    /// The place in the schema.
    package let index: Int
    /// The value; absent where a mistake left it without one.
    package let value: TokenValue?
    /// Whether a file of the author's sets any of it.
    package let isSet: Bool

    package var schema: TokenSchema { Schema.tokens[index] }
  }

  /// The value of one `let`.
  package struct Let {
    package let name: String
    package let variable: Variable
    package let type: ValueType
    package let value: LetValue?
  }

  package let world: World
  /// Every token in the schema's order.
  package let tokens: [Token]

  package var project: Project { world.project }
  /// The theme's name.
  package var name: String { world.file.themeName }

  /// All that checking and evaluating found.
  package var findings: [Diagnostic] {
    Diagnostic.distinct(project.diagnostics.gathering(world.diagnostics))
  }

  /// What the author says of the theme, without the `///`.
  package var documentation: String? { world.file.tree.fileDocumentation }

  /// The theme as a value; absent where a token has none.
  package var theme: Auth0Theme? {
    let values = tokens.compactMap(\.value)
    return values.count == tokens.count ? Auth0Theme(values: values) : nil
  }

  /// The `let`s that whoever builds this theme must still set: they are introduced without a value,
  /// and no layer sets them, or not in every appearance.
  package var openLets: [Let] {
    // Most files have none, which is quick to see even where there are many `let`s.
    let files = world.file.stack.map { project.files[$0] }.filter { file in
      file.lets.contains { $0.value == nil }
    }
    return files.flatMap { file in
      file.lets.indices.filter { file.lets[$0].value == nil }
        .map { evaluated(DeclaredLet(file: file, index: $0)) }
        .filter { $0.value == nil && !world.openSlots(of: $0.variable).isEmpty }
    }
  }

  /// Every `let` of the stack, in the order of layers and then of their place.
  package var lets: [Let] { world.declaredLets.map(evaluated) }

  private func evaluated(_ item: DeclaredLet) -> Let {
    Let(
      name: item.name, variable: item.variable, type: item.type,
      value: world.letValue(of: item.variable))
  }
}

/// What a `let` holds.
package enum LetValue: Hashable, Sendable {
  case color(ThemeColor)
  case textStyle(Auth0TextStyle)
  case font(ThemeFont)
  case length(Double)
  case number(Double)
  case string(String)
  case other(Value)
}

extension World {
  /// The colour of a variable; absent where a slot failed.
  package func color(of variable: Variable) -> ThemeColor? {
    func slot(_ appearance: Appearance) -> ColorValue? {
      value(of: variable, slot: Int(appearance.rawValue))?.color
    }
    guard let light = slot(.light), let dark = slot(.dark) else { return nil }
    guard hasContrast else { return ThemeColor(light: light, dark: dark) }
    guard let lightHigh = slot(.lightHighContrast), let darkHigh = slot(.darkHighContrast) else {
      return nil
    }
    return ThemeColor(
      light: light, dark: dark, lightHighContrast: lightHigh, darkHighContrast: darkHigh)
  }

  /// The font that a variable's parts make.
  package func font(of variable: Variable) -> ThemeFont? {
    func part(_ part: StylePart) -> Value? { value(of: variable, slot: part.slot) }
    guard let name = part(.name), let family = part(.family), let weight = part(.weight),
      let design = part(.design), let size = part(.size)?.number,
      let relativeTo = part(.relativeTo)
    else { return nil }
    var font = ThemeFont(size: size, relativeTo: nil)
    font.name = name.string
    font.family = family.string
    if case .weight(let weight) = weight { font.weight = weight }
    if case .design(let design) = design { font.design = design }
    if case .dynamicType(let style) = relativeTo { font.relativeTo = style }
    return font
  }

  /// The text style that a variable's parts make.
  package func textStyle(of variable: Variable) -> Auth0TextStyle? {
    guard let font = font(of: variable),
      case .tracking(let tracking)? = value(of: variable, slot: StylePart.tracking.slot),
      case .leading(let leading)? = value(of: variable, slot: StylePart.leading.slot)
    else { return nil }
    return Auth0TextStyle(
      font: font, tracking: tracking.points(size: font.size),
      lineSpacing: leading.spacing(size: font.size))
  }

  /// The value of a token.
  package func tokenValue(_ index: Int) -> TokenValue? {
    let variable = Variable.token(index)
    return switch Schema.tokens[index].type {
    case .color: color(of: variable).map { .color($0) }
    case .textStyle: textStyle(of: variable).map { .textStyle($0) }
    case .length: value(of: variable, slot: 0)?.number.map { .length($0) }
    }
  }

  /// The value of a `let`.
  package func letValue(of variable: Variable) -> LetValue? {
    switch type(of: variable) {
    case .error: return nil
    case .color: return color(of: variable).map { .color($0) }
    case .textStyle: return textStyle(of: variable).map { .textStyle($0) }
    case .font: return font(of: variable).map { .font($0) }
    default: break
    }
    guard let value = value(of: variable, slot: 0) else { return nil }
    switch value {
    case .number(let number):
      return type(of: variable) == .length ? .length(number) : .number(number)
    case .string(let text): return .string(text)
    default: return .other(value)
    }
  }
}
