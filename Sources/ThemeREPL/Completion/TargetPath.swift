import ThemeSemantics
import ThemeTokens

/// What a path in front of `=` names, as far as it has been typed.
struct TargetPath {
  /// The names without appearances and `colors`.
  private(set) var words: [String] = []
  private(set) var hasAppearance = false

  init(_ path: [String]) {
    for name in path {
      if Appearance(name: name) != nil {
        hasAppearance = true
      } else if !(name == "colors" && words.isEmpty) {
        words.append(name)
      }
    }
  }

  /// The group that it lies in.
  var group: TokenGroup? { words.first.flatMap { TokenGroup(rawValue: $0) } }

  /// The token's own name.
  var tokenName: String? { words.count > 1 ? words[1] : nil }

  /// The type of a value of it; `nil` where it names nothing that has one.
  func type(lets: @autoclosure () -> [String: ValueType]) -> ValueType? {
    guard let group else {
      return words.count == 1 ? lets()[words[0]] : nil
    }
    guard words.count > 1 else { return nil }
    let type = ValueType(group.type)
    guard words.count > 2 else { return type }
    guard type == .textStyle else { return nil }
    if words[2] == "font", words.count == 3 { return .font }
    return PartView(name: words[words.count - 1])?.type
  }

  /// What may follow behind another dot or inside its block.
  func members(lets: @autoclosure () -> [String: ValueType]) -> [Offer] {
    let appearances =
      hasAppearance ? [] : Appearance.allCases.map { Offer($0.text, "appearance") }
    guard let group else {
      if words.isEmpty {
        let groups = TokenGroup.allCases.filter { !hasAppearance || $0.type == .color }
        return groups.map { Offer($0.rawValue, "group of \($0.typeName)s") } + appearances
          + lets().keys.sorted().map { Offer($0, "let") }
      }
      return words.count == 1 && lets()[words[0]] == .color ? appearances : []
    }
    switch words.count {
    case 1:
      return Schema.tokens(in: group).map { Offer($0.name, $0.use) } + [Offer("*", "every token")]
        + (group.type == .color ? appearances : [])
    case 2:
      if group.type == .color { return appearances }
      return group.type == .textStyle
        ? [Offer("font", "Font")] + PartView.allCases.map { Offer($0.text, $0.type.shortName) } : []
    case 3 where group.type == .textStyle && words[2] == "font":
      return PartView.allCases.filter(\.isOfFont).map { Offer($0.text, $0.type.shortName) }
    default: return []
    }
  }
}
