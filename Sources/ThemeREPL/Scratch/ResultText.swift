import ThemeSemantics
import ThemeTokens

/// A value as an expression that gives it back; a result, `$1`, stands for it.
enum ResultText {
  /// The expression; `nil` where the language has none, as for a family that a face does not have.
  ///
  /// A face with a PostScript name and a family, which the built-in styles have, keeps the name:
  /// that is what is drawn.
  static func text(of value: LetValue, type: ValueType) -> String? {
    switch value {
    case .color(let color): return color.sourceText
    case .length(let points): return signed(points, shortestText(of: points.magnitude) + "pt")
    case .number(let number):
      let text = shortestText(of: number.magnitude)
      return signed(number, type == .number ? percentage(text) : text)
    case .string(let text): return stringLiteral(text)
    case .font(let font): return self.text(of: font)
    case .textStyle(let style):
      return
        "TextStyle(font: \(text(of: style.font)), tracking: \(shortestText(of: style.tracking))"
        + ", lineSpacing: \(shortestText(of: style.lineSpacing)))"
    case .other(.weight(let weight)): return "Font.Weight.\(weight)"
    case .other(.design(let design)): return "Font.Design.\(design)"
    case .other(.dynamicType(let style)): return "Font.TextStyle.\(style)"
    case .other(.absent) where type == .dynamicType: return "Font.TextStyle.none"
    case .other: return nil
    }
  }

  /// A negative number is in parentheses, so that a member can be asked of it.
  private static func signed(_ number: Double, _ magnitude: String) -> String {
    number < 0 ? "(-\(magnitude))" : magnitude
  }

  /// The number a hundred times as large, exactly, with a `%`.
  private static func percentage(_ text: String) -> String {
    let sides = text.split(separator: ".", maxSplits: 1)
    var fraction = sides.count == 2 ? String(sides[1]) : ""
    while fraction.utf8.count < 2 { fraction += "0" }
    let whole = (sides.first.map(String.init) ?? "") + fraction.prefix(2)
    let rest = fraction.dropFirst(2)
    let trimmed = whole.drop { $0 == "0" }
    return (trimmed.isEmpty ? "0" : String(trimmed)) + (rest.isEmpty ? "" : ".\(rest)") + "%"
  }

  private static func text(of font: ThemeFont) -> String {
    let size = shortestText(of: font.size)
    if let name = font.name {
      let face =
        font.relativeTo.map { "custom(\(stringLiteral(name)), size: \(size), relativeTo: \($0))" }
        ?? "custom(\(stringLiteral(name)), fixedSize: \(size))"
      return font.family == nil ? face + with([weight(font), design(font)]) : face
    }
    let family = font.family.map { "family: \(stringLiteral($0))" }
    let scale = font.relativeTo.map { "relativeTo: \($0)" }
    return "system(size: \(size))" + with([family, weight(font), design(font), scale])
  }

  private static func weight(_ font: ThemeFont) -> String? { font.weight.map { "weight: \($0)" } }

  private static func design(_ font: ThemeFont) -> String? { font.design.map { "design: \($0)" } }

  private static func with(_ parts: [String?]) -> String {
    let parts = parts.compactMap { $0 }
    return parts.isEmpty ? "" : ".with(\(parts.joined(separator: ", ")))"
  }
}
