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
  /// The text styles that `holds` is true for, by the statement that answers for a part of them.
  func styles(_ part: StylePart, where holds: (Int) -> Bool) -> [StyleGroup] {
    var groups: [StyleGroup] = []
    for index in Schema.range(of: .typography) where !isInherited(index) {
      guard holds(index), let culprit = culprit([TokenSlot(index, part)]) else { continue }
      let token = Schema.tokens[index]
      if let place = groups.firstIndex(where: { $0.culprit.location == culprit.location }) {
        groups[place].tokens.append(token)
      } else {
        groups.append(StyleGroup(culprit, token))
      }
    }
    return groups
  }
}
