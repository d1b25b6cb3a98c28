import ThemeSemantics
import ThemeSource
import ThemeTokens

/// How values are written in answers.
package struct ValueStyle: Sendable {
  /// The appearances of a colour that are written, in their order.
  package var appearances = Appearance.allCases
  /// Whether colours are written in full, where hex notation would only be near them.
  package var isExact = false
  /// Whether slots of increased contrast are written even of a theme that sets none.
  package var includesIncreasedContrast = false

  /// The columns of a swatch.
  package static let swatchWidth = 4

  /// The style in which all is shown, exact or near.
  package init() {}

  /// The slots of a type that are written, in a theme that is `world`.
  package func slots(of type: ValueType, in world: World) -> [Int] {
    guard type == .color else { return Array(0..<type.slotCount) }
    return appearances.filter {
      $0.isStandard || world.hasContrast || includesIncreasedContrast
    }.map { Int($0.rawValue) }
  }
}

extension StyledText {
  /// Writes a value on one line: `24`, `light #09090B  dark #FAFAFA`.
  package mutating func append(_ value: LetValue, _ style: ValueStyle, of project: Project) {
    switch value {
    case .color(let color): append(color, style, of: project)
    default: append(VisibleText.escaping(value.plainText))
    }
  }

  /// Writes a colour: once where it is the same everywhere, else for each appearance asked for.
  package mutating func append(_ color: ThemeColor, _ style: ValueStyle, of project: Project) {
    if color.isUniform { return append(color.light, in: .light, style, of: project) }
    var isFirst = true
    for appearance in style.appearances where color.isShown(appearance) {
      if !isFirst { append("  ") }
      isFirst = false
      append(appearance.text + " ", .faint)
      append(color[appearance], in: appearance, style, of: project)
    }
  }

  /// Writes a swatch and what the colour is called.
  package mutating func append(
    _ color: ColorValue, in appearance: Appearance, _ style: ValueStyle, of project: Project
  ) {
    swatch(color, in: appearance, of: project, width: ValueStyle.swatchWidth)
    append(color.answerText(exact: style.isExact))
  }
}

extension LetValue {
  /// The value in one line.
  package var plainText: String {
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
