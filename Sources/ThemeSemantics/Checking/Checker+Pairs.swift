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
    // By slot, the node of a value and then its expression; -1 where there is none.
    var values = SIMD4<Int32>(repeating: -1)
    var isBroken = false
    var children = reader.childRange(of: node)
    while let labelled = reader.popFirst(&children) {
      var parts = reader.childRange(of: labelled)
      guard reader.kind(of: labelled) == .labelled, let label = reader.popFirst(&parts),
        let value = reader.popFirst(&parts)
      else { continue }
      guard let appearance = reader.withNameBytes(of: label, Appearance.init(nameBytes:)) else {
        let text = reader.name(of: label)
        let names = Appearance.allCases.filter { values[Int($0.rawValue)] < 0 }.map(\.text)
        let match = closest(to: text, among: names)
        report(
          .invalidPair, "there is no appearance `\(text)`" + Self.hint(match, orOneOf: names),
          at: label, fixes: replacement(label, match))
        isBroken = true
        continue
      }
      let slot = Int(appearance.rawValue)
      if values[slot] >= 0 {
        report(.invalidPair, "`\(appearance.text)` is given twice", at: label)
        isBroken = true
      }
      values[slot] = Int32(value.index)
    }
    for slot in 0..<4 where values[slot] >= 0 {
      values[slot] = lower(NodeID(Int(values[slot])), as: .color, context).index
    }
    if values[0] < 0 || values[1] < 0, !isBroken {
      let first = values[0] < 0 ? Appearance.light : .dark
      report(
        .invalidPair, "a pair needs a light and a dark value; `\(first)` is missing", at: node)
      isBroken = true
    }
    if isBroken { return failed(node) }
    if values[2] >= 0 || values[3] >= 0 { usesContrast = true }
    if values[2] < 0 { values[2] = values[0] }
    if values[3] < 0 { values[3] = values[1] }
    let start = operandStack.count
    for slot in 0..<4 { operandStack.append(values[slot]) }
    let place = program.append(operands: operandStack[start...])
    operandStack.removeLast(4)
    return (program.append(.pair, .color, a: place, node: node), .color)
  }
}
