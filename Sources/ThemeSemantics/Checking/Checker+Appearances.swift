import ThemeSource
import ThemeSyntax
import ThemeTokens

/// Checks `appearances = …`.
extension Checker {
  func reportNestedAppearances(_ node: NodeID) {
    report(
      .incompletePath, "`appearances` is said of the whole theme, outside of every block",
      at: node)
  }

  func checkAppearances(_ value: NodeID, statement: NodeID, path: NodeID) {
    guard let appearances = supportedAppearances(value) else {
      let text = reader.kind(of: value) == .string ? tree.string(at: value) : nil
      let meant = text.flatMap(SupportedAppearances.init)?.rawValue
      report(
        .typeMismatch,
        "expected light, dark or both, found \(quoted(tree.range(of: value)))"
          + (meant.map { "; write `\($0)`" } ?? ""), at: value, fixes: replacement(value, meant))
      return
    }
    if let first = file.appearances {
      report(
        .duplicateSetting, "`appearances` is set twice in this file", at: path,
        labels: [DiagnosticLabel(tree.location(of: first.path), "first set here")])
      return
    }
    file.appearances = AppearancesSetting(
      value: appearances, statement: statement, path: path)
  }

  private func supportedAppearances(_ value: NodeID) -> SupportedAppearances? {
    switch reader.kind(of: value) {
    case .reference: SupportedAppearances(rawValue: reader.name(of: value))
    case .implicitMember where arguments(of: value) == nil:
      reader.firstChild(of: value).flatMap { SupportedAppearances(rawValue: reader.name(of: $0)) }
    default: nil
    }
  }
}
