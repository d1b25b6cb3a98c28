import ThemeSemantics
import ThemeSource
import ThemeTokens

/// Text styles of which one statement decides a part.
struct StyleGroup {
  let culprit: Culprit
  var tokens: [TokenSchema]

  init(_ culprit: Culprit, _ token: TokenSchema) {
    self.culprit = culprit
    tokens = [token]
  }

  /// The paths of the tokens: "`typography.body` and 2 more".
  var paths: String {
    let first = tokens.first.map { "`\($0.path)`" } ?? ""
    return tokens.count > 1 ? "\(first) and \(tokens.count - 1) more" : first
  }
}

extension ThemeContext {
  /// The text styles whose part an author gives a value that `holds` is true for, by the statement
  /// that answers for it.
  func styles(_ part: StylePart, where holds: (Value) -> Bool) -> [StyleGroup] {
    var groups: [StyleGroup] = []
    for index in Schema.tokens(in: .typography).indices where isAuthored(index, part.slot) {
      guard let value = world.value(of: .token(index), slot: part.slot), holds(value),
        let culprit = culprit([TokenSlot(index, part)])
      else { continue }
      let token = Schema.tokens[index]
      if let place = groups.firstIndex(where: { $0.culprit.location == culprit.location }) {
        groups[place].tokens.append(token)
      } else {
        groups.append(StyleGroup(culprit, token))
      }
    }
    return groups
  }

  /// The part of a text style.
  func value(_ token: TokenSchema, _ part: StylePart) -> Value? {
    world.value(of: .token(token.index), slot: part.slot)
  }
}
