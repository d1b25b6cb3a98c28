import ThemeSource
import ThemeSyntax
import ThemeTokens

extension Checker {
  /// Lowers a pair, which is a Color whatever is in it.
  func lowerPair(_ node: NodeID, expecting type: ValueType?, _ context: Context) -> Lowered {
    if let type, !ValueType.color.fits(type) {
      report(
        .typeMismatch,
        "expected \(type.nameWithArticle), found a value for each appearance, which only colours "
          + "have", at: node)
      return failed(node)
    }
    var values: [NodeID?] = [nil, nil, nil, nil]
    var isBroken = false
    for labelled in tree.children(of: node) where tree.kind(of: labelled) == .labelled {
      var parts = tree.children(of: labelled)
      guard let label = parts.next(), let value = parts.next() else { continue }
      let text = tree.name(of: label)
      guard let appearance = Appearance(name: text) else {
        let names = Appearance.allCases.filter { values[Int($0.rawValue)] == nil }.map(\.text)
        let match = closest(to: text, among: names)
        report(
          .invalidPair, "there is no appearance `\(text)`" + Self.hint(match, orOneOf: names),
          at: label, fixes: replacement(label, match))
        isBroken = true
        continue
      }
      let slot = Int(appearance.rawValue)
      if values[slot] != nil {
        report(.invalidPair, "`\(text)` is given twice", at: label)
        isBroken = true
      }
      values[slot] = value
    }
    var lowered: [ExpressionID?] = values.map { value in
      value.map { lower($0, as: .color, context) }
    }
    let missing = [Appearance.light, .dark].filter { lowered[Int($0.rawValue)] == nil }
    if let first = missing.first, !isBroken {
      report(
        .invalidPair, "a pair needs a light and a dark value; `\(first)` is missing", at: node)
      isBroken = true
    }
    guard !isBroken, let light = lowered[0], let dark = lowered[1] else { return failed(node) }
    if lowered[2] != nil || lowered[3] != nil { file.usesContrast = true }
    lowered[2] = lowered[2] ?? light
    lowered[3] = lowered[3] ?? dark
    let place = file.program.append(operands: lowered.map { $0?.index ?? -1 })
    return (file.program.append(.pair, .color, a: place, node: node), .color)
  }
}
