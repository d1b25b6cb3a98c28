import ThemeSource
import ThemeTokens

/// What `name` was most likely meant to be, if anything is near enough.
func closest(to name: String, among names: [String]) -> String? {
  Spelling.closest(to: name, among: names).first
}

/// A number as messages show it.
package func numberText(_ number: Double) -> String { shortestText(of: number) }

extension TokenGroup {
  /// Whether the group holds colours, so that `colors.` may stand before it.
  var isOfColors: Bool { type == .color }
}
