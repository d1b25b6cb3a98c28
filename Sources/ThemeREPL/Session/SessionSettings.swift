import ThemeSource

/// Which values of a colour are shown.
package enum SchemeMode: String, CaseIterable, Sendable {
  case light, dark, both
}

/// What a user can set about a session; each is a row of `SettingRow.all`.
package struct SessionSettings: Equatable, Sendable {
  /// How colours are shown.
  package var colors = ColorDepth.none
  /// The columns that a line should keep to.
  package var columns = 80
  /// Which values of a colour are shown.
  package var mode = SchemeMode.both
  /// Whether colours are shown in full, where hex notation would only be near them.
  package var isExact = false
  /// The most lines of things that follow a change.
  package var followers = 12

  package init() {}
}
