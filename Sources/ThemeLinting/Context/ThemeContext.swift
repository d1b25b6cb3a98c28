import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeTokens

/// One evaluated theme, as rules see it. What several rules need is computed once, when the first
/// of them asks.
package final class ThemeContext {
  package let project: ProjectContext
  package let world: World
  /// The file whose theme it is.
  var file: ThemeFile { world.file }
  var settings: RuleSettings { project.settings }
  /// The pairs of colours that are seen on each other and of which an author set at least one.
  private(set) lazy var measurements = Measurement.all(in: self)
  /// Whether any of them may be worth a finding. Most themes have none, and need no measurements.
  private(set) lazy var needsMeasuring = ContrastScreen.hasFinding(in: self)
  /// The pairs that fall short, by their reason.
  private(set) lazy var contrast = needsMeasuring ? ContrastTriage(self).groups() : []
  /// Which schemes the brand has.
  private(set) lazy var schemes = world.appearances

  /// What was seen of the theme that this one extends, where it has no such pair.
  let quietBase: ContrastScreen.Quiet?

  init(project: ProjectContext, world: World, quietBase: ContrastScreen.Quiet? = nil) {
    self.project = project
    self.world = world
    self.quietBase = quietBase
  }

  /// The appearances that the brand has and that differ, in order.
  private(set) lazy var appearances: [Appearance] = Appearance.allCases.filter(isSeen)

  /// Whether the brand has an appearance, and it differs from those before it.
  func isSeen(_ appearance: Appearance) -> Bool {
    if appearance.isHighContrast, !world.hasContrast { return false }
    return schemes.holds(appearance)
  }

  /// The first of the appearances that `holds` is true for. No list of them is made: the first list
  /// of a kind costs a process 11,000 instructions, a hundredth of checking a small theme.
  func firstAppearance(where holds: (Appearance) -> Bool) -> Appearance? {
    for slot in UInt8(0)..<4 {
      if let appearance = Appearance(rawValue: slot), isSeen(appearance), holds(appearance) {
        return appearance
      }
    }
    return nil
  }

  /// Whether an author, not Auth0, gives a slot of a token its value.
  func isAuthored(_ token: Int, _ slot: Int) -> Bool {
    world.isHeld(token, slot: slot)
  }

  func isAuthored(_ token: Int, _ appearance: Appearance) -> Bool {
    isAuthored(token, Int(appearance.rawValue))
  }

  /// Whether a token's value is that of the theme below. What rules find of it they find there, where
  /// the statement is that answers for it.
  func isInherited(_ token: Int) -> Bool { world.isTakenOver(token) }

  /// The colour of a token; `nil` for one that only the app knows, or that failed.
  func color(_ token: Int, _ appearance: Appearance) -> ColorComponents? {
    if let color = world.heldColor(token, slot: Int(appearance.rawValue)) { return color }
    guard isAuthored(token, appearance) else {
      return Schema.tokens[token].defaultColor(in: appearance)
    }
    guard let value = world.heldValue(token, slot: Int(appearance.rawValue))?.color else {
      return nil
    }
    if case .plain(let color) = value { return color }
    return project.project.components(of: value, in: appearance)
  }

  /// The number that a token holds.
  func number(_ token: Int) -> Double? { world.value(of: .token(token), slot: 0)?.number }
}

extension SupportedAppearances {
  /// Whether a brand with these schemes is seen in `appearance`.
  func holds(_ appearance: Appearance) -> Bool {
    switch self {
    case .both: true
    case .light: !appearance.isDark
    case .dark: appearance.isDark
    }
  }
}

extension Appearance {
  var isDark: Bool { self == .dark || self == .darkHighContrast }
  var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
  /// The same scheme at standard contrast.
  var standard: Appearance { isDark ? .dark : .light }

  /// The appearance in a sentence: "in dark".
  var phrase: String {
    switch self {
    case .light: "in light"
    case .dark: "in dark"
    case .lightHighContrast: "in light with increased contrast"
    case .darkHighContrast: "in dark with increased contrast"
    }
  }

  /// Several appearances in a sentence: "in light and dark".
  static func phrase(_ appearances: [Appearance]) -> String {
    let set = Set(appearances)
    let standard = [Appearance.light, .dark].filter(set.contains)
    if standard.count == 2 { return "in light and dark" }
    return (standard.first ?? appearances.first)?.phrase ?? ""
  }
}
