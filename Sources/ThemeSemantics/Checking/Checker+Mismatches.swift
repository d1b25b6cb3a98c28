import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Says what a value of the wrong type was probably meant to be.
extension Checker {
  func reportMismatch(expected: ValueType, found: ValueType, at node: NodeID) {
    if isMisreadNumber(node, expected) { return }
    var message = "expected \(expected.nameWithArticle), found \(found.nameWithArticle)"
    var notes: [String] = []
    let meant = text(of: expected, meantBy: node)
    if let meant {
      message += "; write `\(meant)`"
    } else if Members.isEnumeration(expected) {
      message += Self.hint(nil, orOneOf: Members.names(of: expected))
    } else if let help = help(expected, found) {
      notes.append("help: " + help)
    }
    report(.typeMismatch, message, at: node, notes: notes, fixes: replacement(node, meant))
    guard reader.hasFindings, !expected.isNumeric else { return }
    for finding in syntaxFindings(in: node) where finding.id == .unknownUnit {
      pointlessUnits.insert(finding.location.range.end)
    }
  }

  /// Drops what was said of units where something else than a number is expected: `5px` for a colour is
  /// one mistake, and no unit makes it right.
  func dropPointlessFindings() {
    guard !pointlessUnits.isEmpty else { return }
    file.diagnostics.removeAll {
      $0.id == .unknownUnit && pointlessUnits.contains($0.location.range.end)
    }
  }

  /// Whether a value is the number that is expected, with a unit that has been reported: `5px` for 5.
  func isMisreadNumber(_ node: NodeID, _ expected: ValueType) -> Bool {
    switch expected {
    case .number, .unitless, .length:
      reader.kind(of: node) == .number && hasSyntaxError(in: node, of: .unknownUnit)
    default: false
    }
  }

  private func help(_ expected: ValueType, _ found: ValueType) -> String? {
    switch (expected, found) {
    case (.length, .number): "a percentage is a Number; multiply a length by it"
    case (.font, .string): "write `.custom(\"Lato-Regular\", size: 17)` or the like"
    case (.textStyle, .font): "set its `font`, or write `TextStyle(font: …)`"
    case (.font, .textStyle): "write `.font` behind it"
    case (.textStyle, .string): "a face is set with `font.name` or `font.family`"
    default: nil
    }
  }

  /// What a literal stands for where quotes, a unit or CSS's numbers are the only mistake: `"bold"`,
  /// `"16"`, `"#1B5CFF"`, `16pt`, a weight of 600.
  private func text(of type: ValueType, meantBy node: NodeID) -> String? {
    if reader.kind(of: node) == .string {
      return tree.string(at: node).flatMap { Self.isWritten($0, as: type) ? $0 : nil }
    }
    guard reader.kind(of: node) == .number, let literal = reader.number(at: node) else {
      return nil
    }
    if type == .unitless, literal.unit == .points { return numberText(literal.value) }
    guard type == .weight, literal.unit == .none else { return nil }
    // CSS counts the weights from 100 to 900.
    return ThemeFont.Weight.allCases.first {
      Double($0.rawValue) * 100 + 100 == literal.value
    }.map { "\($0)" }
  }

  /// Whether `text` is a value of `type` as it stands.
  private static func isWritten(_ text: String, as type: ValueType) -> Bool {
    if Members.value(of: text, as: type) != nil { return !Members.dottedColors.contains(text) }
    let source = SourceText(id: FileID(0), name: "", bytes: Array("let x = \(text)".utf8))
    let tree = SyntaxTree.parse(source)
    guard tree.diagnostics.isEmpty, let statement = tree.firstChild(of: .root),
      let value = tree.lastChild(of: statement),
      tree.range(of: value).end.index == source.bytes.count
    else { return false }
    switch (type, tree.kind(of: value)) {
    case (.color, .color): return true
    case (.number, .number): return tree.number(at: value)?.unit != .points
    case (.length, .number), (.unitless, .number): return tree.number(at: value)?.unit != .percent
    default: return false
    }
  }
}
