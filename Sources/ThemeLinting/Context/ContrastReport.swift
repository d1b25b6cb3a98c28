import ThemeSemantics
import ThemeSource
import ThemeTokens

/// Reports the pairs that one rule has to answer for: one finding for each colour and statement,
/// however many surfaces and appearances show it.
struct ContrastReport {
  private let rule: any LintRule.Type
  private let theme: ThemeContext
  private let triage: ContrastTriage

  /// Pairs that one statement answers for.
  private struct Case {
    let token: Int
    let isFixed: Bool
    let culprit: Culprit
    var failing: [Measurement]

    var worst: Measurement? { failing.min { $0.ratio < $1.ratio } }
  }

  init(rule: any LintRule.Type, _ theme: ThemeContext) {
    self.rule = rule
    self.theme = theme
    triage = ContrastTriage(theme)
  }

  func write(to findings: inout Findings) {
    let name = rule.name
    for group in theme.contrast where group.rule == name {
      for one in cases(group) { report(one, &findings) }
    }
  }

  // MARK: Statements

  private func cases(_ group: ContrastGroup) -> [Case] {
    guard let token = group.token else { return [] }
    var cases: [Case] = []
    for measured in group.failing {
      guard let culprit = culprit(measured, token) else { continue }
      let isOwn = culprit.slot?.token == token
      let known = cases.firstIndex { one in
        // A colour that the theme only inherits is one finding, whatever it is seen on.
        isOwn ? one.culprit.isSame(as: culprit) : one.culprit.slot?.token != token
      }
      if let known {
        cases[known].failing.append(measured)
      } else {
        cases.append(
          Case(token: token, isFixed: group.isFixed, culprit: culprit, failing: [measured]))
      }
    }
    return cases
  }

  private func culprit(_ measured: Measurement, _ token: Int) -> Culprit? {
    let appearance = measured.appearance
    let pair = [measured.drawn.foreground, measured.drawn.surface].compactMap { $0 }
    let tokens = [token] + pair.filter { $0 != token }
    return theme.culprit(tokens.map { TokenSlot($0, appearance) }, in: appearance)
  }

  /// What is pointed at: a side of a pair, or the whole value where both sides fall short.
  private func location(_ one: Case) -> SourceLocation {
    guard let setting = one.culprit.setting, one.culprit.slot?.token == one.token else {
      let worst = one.worst.flatMap { culprit($0, one.token) } ?? one.culprit
      return worst.location
    }
    let places = Set(one.failing.compactMap { culprit($0, one.token)?.location })
    guard places.count > 1 else { return one.culprit.location }
    return theme.file.tree.location(of: theme.file.value(of: setting))
  }

  // MARK: Words

  private func report(_ one: Case, _ findings: inout Findings) {
    guard let worst = one.worst else { return }
    let location = location(one)
    findings.report(
      message(worst, one), at: location, labels: labels(one, outside: location),
      notes: notes(worst, one), fixes: fix(one, triage.minimum(of: worst)).map { [$0] } ?? [])
  }

  private func message(_ worst: Measurement, _ one: Case) -> String {
    let (front, surface) = (worst.path ?? "", worst.drawn.pair.surface)
    let minimum = Measurement.text(triage.minimum(of: worst))
    let shown = one.failing.filter { $0.drawn.isSame(as: worst.drawn) }
    let ratios = Self.ratios(shown)
    switch rule.name {
    case InvisibleText.name:
      return
        "`\(front)` on `\(surface)` cannot be seen \(Appearance.phrase(shown.map(\.appearance)))"
    case MissingDark.name:
      let isInFront = one.token == worst.drawn.foreground
      let (own, other) = isInFront ? (front, surface) : (surface, front)
      let (color, partner) =
        isInFront ? (worst.foreground, worst.surface) : (worst.surface, worst.foreground)
      let schemes = worst.appearance.isDark ? "dark as in light" : "light as in dark"
      return "`\(own)` is \(color.hexString) in \(schemes), while `\(other)` is "
        + "\(partner.hexString) there, a contrast of \(worst.ratioText)"
    case QRUnreadable.name:
      return "QR codes have a contrast of \(ratios); scanners need \(minimum)"
    default:
      return "`\(front)` on `\(surface)` has a contrast of \(ratios); \(minimum) is needed"
    }
  }

  /// "3.2:1 in light and 1.8:1 in dark", "3.2:1 in light and dark".
  private static func ratios(_ shown: [Measurement]) -> String {
    guard let first = shown.first else { return "" }
    if shown.count > 1, shown.allSatisfy({ $0.ratioText == first.ratioText }) {
      return "\(first.ratioText) \(Appearance.phrase(shown.map(\.appearance)))"
    }
    return Wording.joined(
      shown.map { "\($0.ratioText) \($0.appearance.phrase)" }, by: " and ", last: " and ")
  }

  private func colors(_ measured: Measurement) -> String {
    "\(measured.foreground.hexString) on \(measured.surface.hexString)"
  }

  /// The colours and the use of the worst pair, then what else falls short.
  private func notes(_ worst: Measurement, _ one: Case) -> [String] {
    /// Whether both show the same pair in the same colours.
    func isAlike(_ measured: Measurement) -> Bool {
      measured.drawn.isSame(as: worst.drawn) && colors(measured) == colors(worst)
    }
    let alike = one.failing.filter(isAlike)
    let others = one.failing.filter { !isAlike($0) }
    let phrase = Appearance.phrase(alike.map(\.appearance))
    return ["\(colors(worst)) \(phrase): \(worst.drawn.pair.use)"]
      + others.map { measured in
        let isSamePair = measured.drawn.isSame(as: worst.drawn)
        var note = isSamePair ? "" : "\(measured.ratioText) "
        if measured.drawn.foreground != worst.drawn.foreground {
          note += "for `\(measured.path ?? "")` "
        }
        if measured.drawn.surface != worst.drawn.surface {
          note += "on `\(measured.drawn.pair.surface)` "
        }
        note += isSamePair ? "" : "\(measured.appearance.phrase): "
        note += colors(measured)
        return note
          + (isSamePair ? " \(measured.appearance.phrase)" : ", \(measured.drawn.pair.use)")
      }
  }

  /// Where the colours are said that the statement does not say itself.
  private func labels(_ one: Case, outside location: SourceLocation) -> [DiagnosticLabel] {
    var labels: [DiagnosticLabel] = []
    for measured in one.failing {
      for (token, color) in [
        (measured.drawn.foreground, measured.foreground),
        (measured.drawn.surface, measured.surface),
      ] {
        guard let token, let place = theme.statement(of: TokenSlot(token, measured.appearance)),
          place.file != location.file || place.range.union(location.range) != location.range
        else { continue }
        let label = DiagnosticLabel(
          place, "`\(Schema.tokens[token].path)` is \(color.hexString)")
        if !labels.contains(label) { labels.append(label) }
      }
    }
    return Array(labels.prefix(3))
  }

  // MARK: Repairs

  private func fix(_ one: Case, _ minimum: Double) -> Fix? {
    if one.isFixed, let first = one.failing.first, one.token != first.drawn.foreground {
      return theme.adapting(one.token, at: one.culprit, to: first.appearance)
    }
    // Around a colour that is drawn on several surfaces, one repair is right for all.
    guard Set(one.failing.map(\.drawn.foreground)).count == 1 else { return nil }
    return ContrastRepair(one.failing, minimum: minimum, in: theme)?.fix(at: one.culprit)
  }
}

extension Culprit {
  /// Whether both are one statement.
  fileprivate func isSame(as other: Culprit) -> Bool {
    setting == nil ? other.setting == nil && location == other.location : setting == other.setting
  }
}

extension DrawnPair {
  fileprivate func isSame(as other: DrawnPair) -> Bool {
    surface == other.surface && foreground == other.foreground
  }
}

extension ThemeContext {
  /// The value of the statement that decides a slot; `nil` where Auth0 does.
  func statement(of slot: TokenSlot) -> SourceLocation? {
    guard let holder = world.holder(of: .token(slot.token), slot: slot.slot) else { return nil }
    let owner = project.file(holder.file)
    return owner.tree.location(of: owner.value(of: holder.setting, for: slot.slot))
  }
}
