import ThemeSemantics
import ThemeSource
import ThemeTokens

extension ThemeContext {
  /// A repair of a layer that is the same in light and dark: it gets Auth0's value for the scheme of
  /// `appearance`, where `culprit` is the statement that gives it its colour for all schemes.
  func adapting(_ token: Int, at culprit: Culprit, to appearance: Appearance) -> Fix? {
    guard let setting = culprit.setting, culprit.slot?.token == token,
      !file.settings[setting].isWildcard,
      file.settings[setting].slots == SlotSet(allOf: .color),
      case .color(let standard) = Schema.tokens[token].defaultValue
    else { return nil }
    let own = (appearance.isDark ? standard.dark : standard.light).sourceText
    let isWhole = culprit.location == file.tree.location(of: file.value(of: setting))
    // A pair of one colour twice only gets another side.
    guard isWhole else {
      return Fix("write `\(own)`", .unsafe, edits: [TextEdit(culprit.location, own)])
    }
    let text = file.tree.source.string(in: culprit.location.range)
    let pair =
      appearance.isDark ? "(light: \(text), dark: \(own))" : "(light: \(own), dark: \(text))"
    return Fix("write `\(pair)`", .unsafe, edits: [TextEdit(culprit.location, pair)])
  }

  /// Whether an author gives any colour another value in dark than in light, so that the brand has
  /// both.
  var adapts: Bool {
    Schema.tokens.indices.contains { token in
      guard case .color = Schema.tokens[token].defaultValue,
        isAuthored(token, .light) || isAuthored(token, .dark)
      else { return false }
      return isAuthored(token, .light) != isAuthored(token, .dark)
        || world.value(of: .token(token), slot: 0) != world.value(of: .token(token), slot: 1)
    }
  }
}
