import ThemeTokens

/// Values as the language writes them.
extension Value {
  /// The value's text: `16`, `"Lato"`, `#1B5CFF`, `semibold`, `none`.
  package var text: String {
    switch self {
    case .absent: "none"
    case .number(let number): numberText(number)
    case .string(let text): stringLiteral(text)
    case .color(let color): color.sourceText
    case .weight(let weight): weight.name
    case .design(let design): design.name
    case .dynamicType(let style): style.name
    case .colorSpace(let space): "\(space)"
    case .mixSpace(let space): "\(space)"
    case .tracking(let measure): measure.text
    case .leading(.spacing(let points)): numberText(points)
    case .leading(.height(let measure)): measure.text
    }
  }

  /// What kind of value it is, in JSON's camel case.
  var typeName: String {
    switch self {
    case .absent: "none"
    case .number: "number"
    case .string: "string"
    case .color: "color"
    case .weight: "fontWeight"
    case .design: "fontDesign"
    case .dynamicType: "dynamicTypeStyle"
    case .colorSpace, .mixSpace: "colorSpace"
    case .tracking, .leading: "length"
    }
  }
}

extension Measure {
  /// `0.2`, `-2%`.
  package var text: String {
    switch self {
    case .points(let points): numberText(points)
    case .ofSize(let share): numberText(roundedToDecimal15(share * 100)) + "%"
    }
  }
}

extension ThemeFont {
  /// The font in one line: `Inter-SemiBold 17 (body)`.
  package var summary: String {
    var words: [String] = []
    if let name {
      words.append(name)
      if family == nil, let weight { words.append(weight.name) }
    } else {
      words.append(family ?? "system")
      if let weight { words.append(weight.name) }
    }
    if let design { words.append(design.name) }
    words.append(numberText(size))
    words.append(relativeTo.map { "scales with \($0.name)" } ?? "fixed size")
    return words.joined(separator: " ")
  }
}

extension Auth0TextStyle {
  /// The value that one view of the style shows.
  package func value(of view: PartView) -> Value {
    switch view {
    case .tracking: .number(tracking)
    case .lineSpacing: .number(lineSpacing)
    case .lineHeight: .number(roundedToDecimal15(lineHeight))
    default: value(at: view.part.slot)
    }
  }

  /// The style in one line: `Inter-SemiBold 17 scales with body, tracking 0.1, line height 24`.
  package var summary: String {
    font.summary + ", tracking \(numberText(tracking)), line height "
      + numberText(roundedToDecimal15(lineHeight))
  }
}

extension World {
  /// The value of a variable in one line; `nil` where it has none.
  package func text(of variable: Variable) -> String? {
    switch letValue(of: variable) {
    case .color(let color): color.sourceText
    case .textStyle(let style): style.summary
    case .font(let font): font.summary
    case .length(let number), .number(let number): numberText(number)
    case .string(let text): stringLiteral(text)
    case .other(let value): value.text
    case nil: nil
    }
  }
}
