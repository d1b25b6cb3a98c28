import ThemeSemantics
import ThemeSource
import ThemeTokens

/// Text styles that one statement makes what they are.
struct StyleGroup {
  let culprit: Culprit
  private(set) var styles: [(token: TokenSchema, style: Auth0TextStyle)]

  init(_ culprit: Culprit) {
    self.culprit = culprit
    styles = []
  }

  mutating func add(_ token: TokenSchema, _ style: Auth0TextStyle) { styles.append((token, style)) }

  /// The paths of the tokens: "`typography.body` and 2 more".
  var paths: String {
    let first = styles.first.map { "`\($0.token.path)`" } ?? ""
    return styles.count > 1 ? "\(first) and \(styles.count - 1) more" : first
  }
}

extension ThemeContext {
  /// The text styles of the theme that an author has set something of and that `holds` is true for.
  func styles(
    where holds: (Auth0TextStyle) -> Bool
  ) -> [(token: TokenSchema, style: Auth0TextStyle)] {
    Schema.tokens(in: .typography).compactMap { token in
      guard theme.tokens[token.index].isSet,
        case .textStyle(let style)? = theme.tokens[token.index].value, holds(style)
      else { return nil }
      return (token, style)
    }
  }

  /// The styles by the statement that answers for `part`. Styles whose part is Auth0's, or another
  /// theme's finding, are left out.
  func grouped(
    _ styles: [(token: TokenSchema, style: Auth0TextStyle)], by part: StylePart
  ) -> [StyleGroup] {
    var groups: [StyleGroup] = []
    for (token, style) in styles {
      guard isAuthored(token.index, part.slot),
        let culprit = culprit([TokenSlot(token.index, part)])
      else { continue }
      if let place = groups.firstIndex(where: { $0.culprit.location == culprit.location }) {
        groups[place].add(token, style)
      } else {
        groups.append(StyleGroup(culprit))
        groups[groups.count - 1].add(token, style)
      }
    }
    return groups
  }
}
