import ThemeSemantics
import ThemeSource
import ThemeTokens

/// Pairs that fall short for one reason, and the one rule that says so.
struct ContrastGroup {
  /// The rule whose explanation is nearest to the cause.
  let rule: DiagnosticID
  /// The colour that is at fault: what stands in front, or a colour that is fixed while what it is
  /// seen with adapts. `nil` for the system's own text.
  let token: Int?
  /// Whether `token` is fixed while the others adapt.
  let isFixed: Bool
  let failing: [Measurement]
}

/// Sorts the pairs that fall short by their reason, so that one mistake is one finding. A rule that
/// is off leaves its pairs to the next one.
struct ContrastTriage {
  private let theme: ThemeContext
  private var settings: RuleSettings { theme.settings }

  private struct Group {
    let key: Key
    var failing: [Measurement]
  }

  private struct Key: Equatable {
    let token: Int?
    let isFixed: Bool
    /// Whether the pairs are the modules of a QR code.
    var isCode = false
  }

  /// The least ratio of a focus ring.
  private let ring: Double

  init(_ theme: ThemeContext) {
    self.theme = theme
    ring = Self.ring(theme.settings)
  }

  /// The least ratio that a project asks of a focus ring.
  static func ring(_ settings: RuleSettings) -> Double {
    settings.number(
      "ratio", of: FocusRingInvisible.self, default: FocusRingInvisible.leastRatio)
  }

  func groups() -> [ContrastGroup] {
    var groups: [Group] = []
    for measured in theme.measurements {
      guard isShort(measured), !measured.isExcused, !losesSystemContent(measured) else { continue }
      let key = key(of: measured)
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].failing.append(measured)
      } else {
        groups.append(Group(key: key, failing: [measured]))
      }
    }
    if groups.isEmpty { return [] }
    joinFixed(&groups)
    return groups.map { group in
      ContrastGroup(
        rule: rule(group.key, group.failing), token: group.key.token, isFixed: group.key.isFixed,
        failing: group.failing)
    }
  }

  /// A colour that falls short in both schemes is not only one that lacks a value for one of them.
  private func joinFixed(_ groups: inout [Group]) {
    let fixed = groups.filter { $0.key.isFixed && $0.failing[0].drawn.foreground == $0.key.token }
    for group in fixed {
      let key = Key(token: group.key.token, isFixed: false)
      guard let other = groups.firstIndex(where: { $0.key == key }),
        let own = groups.firstIndex(where: { $0.key == group.key }),
        group.failing[0].drawn.pair.isText == groups[other].failing[0].drawn.pair.isText
      else { continue }
      let joined = Group(
        key: key,
        failing: groups[min(own, other)].failing
          + groups[max(own, other)].failing)
      groups[min(own, other)] = joined
      groups.remove(at: max(own, other))
    }
  }

  private func isShort(_ measured: Measurement) -> Bool {
    measured.ratio < minimum(of: measured)
  }

  /// The least ratio that is asked of a pair.
  func minimum(of measured: Measurement) -> Double {
    measured.isFocusRing ? ring : measured.drawn.pair.minimum
  }

  private func key(of measured: Measurement) -> Key {
    if let token = fixedToken(of: measured) { return Key(token: token, isFixed: true) }
    let isCode = settings.isOn(QRUnreadable.self) && measured.drawn.isCode
    return Key(
      token: measured.drawn.foreground, isFixed: false, isCode: isCode && !isInvisible(measured))
  }

  private func rule(_ key: Key, _ failing: [Measurement]) -> DiagnosticID {
    guard let first = failing.first, first.drawn.foreground != nil else {
      return SystemContentInvisible.name
    }
    guard first.drawn.pair.isText else {
      return first.isFocusRing ? FocusRingInvisible.name : LowContrastBorder.name
    }
    if failing.contains(where: isInvisible) { return InvisibleText.name }
    if key.isFixed { return MissingDark.name }
    return key.isCode ? QRUnreadable.name : LowContrast.name
  }

  private func isInvisible(_ measured: Measurement) -> Bool {
    settings.isOn(InvisibleText.self) && measured.drawn.pair.isText
      && measured.ratio < InvisibleText.threshold
  }

  /// Whether a text's surface is one on which the system's own text is lost as well: then the
  /// surface is what is wrong.
  func losesSystemContent(_ measured: Measurement) -> Bool {
    guard settings.isOn(SystemContentInvisible.self), measured.drawn.foreground != nil else {
      return false
    }
    return theme.measurements.contains {
      $0.drawn.foreground == nil && $0.drawn.surface == measured.drawn.surface
        && $0.appearance == measured.appearance && isShort($0)
    }
  }

  // MARK: Colours that do not adapt

  private static let layers = ["layerTop", "layerMedium", "layerBase"].compactMap {
    Schema.index(group: .background, name: $0)
  }

  /// The token that is fixed while the other one of a pair adapts, where that is why the pair falls
  /// short in one scheme only.
  private func fixedToken(of measured: Measurement) -> Int? {
    guard settings.isOn(MissingDark.self), measured.drawn.pair.isText,
      let front = measured.drawn.foreground, Self.layers.contains(measured.drawn.surface),
      theme.world.appearances == .both
    else { return nil }
    let appearance = measured.appearance.standard
    let other: Appearance = appearance.isDark ? .light : .dark
    guard let color = theme.color(front, other),
      let surface = theme.color(measured.drawn.surface, other), surface.opacity >= 1,
      color.contrastRatio8Bit(on: surface) >= measured.drawn.pair.minimum
    else { return nil }
    let isFixed = { (token: Int) in
      theme.isAuthored(token, appearance) && theme.isAuthored(token, other)
        && theme.color(token, appearance) == theme.color(token, other)
    }
    switch (isFixed(front), isFixed(measured.drawn.surface)) {
    case (true, false): return front
    case (false, true): return measured.drawn.surface
    default: return nil
    }
  }
}

extension Measurement {
  /// Whether the pair is the ring around the cell of a one-time code.
  var isFocusRing: Bool { drawn.isFocusRing }

  /// Whether the shortfall is Auth0's own: both colours are its, or the one in front is and its own
  /// pair falls short as far.
  var isExcused: Bool {
    guard let token = drawn.foreground,
      let front = Schema.tokens[token].defaultColor(in: appearance),
      let ground = Schema.tokens[drawn.surface].defaultColor(in: appearance),
      foreground.rgba8 == front.rgba8
    else { return false }
    if surface.rgba8 == ground.rgba8 { return true }
    let own = front.contrastRatio8Bit(on: ground)
    return own < drawn.pair.minimum && ratio >= own - 0.01
  }
}
