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
      if let place = cases.firstIndex(where: { $0.culprit.isSame(as: culprit) }) {
        cases[place].failing.append(measured)
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
    let places = Set(one.failing.compactMap { culprit($0, one.token)?.location })
    guard places.count > 1, let setting = one.culprit.setting else { return one.culprit.location }
    let program = theme.file.program
    return theme.file.tree.location(of: program[theme.file.settings[setting].expression].node)
  }

  // MARK: Words

  private func report(_ one: Case, _ findings: inout Findings) {
    guard let worst = one.failing.min(by: { $0.ratio < $1.ratio }) else { return }
    findings.report(
      message(worst, one), at: location(one), labels: labels(worst, one.culprit),
      notes: notes(worst, one), fixes: fix(one, triage.minimum(of: worst)).map { [$0] } ?? [])
  }

  private func message(_ worst: Measurement, _ one: Case) -> String {
    let path = worst.path ?? ""
    let appearances = Appearance.phrase(
      one.failing.filter { $0.drawn.surface == worst.drawn.surface }.map(\.appearance))
    let seen = "`\(path)` on `\(worst.drawn.pair.surface)`"
    switch rule.name {
    case InvisibleText.name: return "\(seen) cannot be seen \(appearances): \(colors(worst))"
    case MissingDark.name:
      let isInFront = one.token == worst.drawn.foreground
      let (own, other) =
        isInFront ? (path, worst.drawn.pair.surface) : (worst.drawn.pair.surface, path)
      let (color, partner) =
        isInFront ? (worst.foreground, worst.surface) : (worst.surface, worst.foreground)
      let schemes = worst.appearance.isDark ? "dark as in light" : "light as in dark"
      return "`\(own)` is \(color.hexString) in \(schemes), while `\(other)` is "
        + "\(partner.hexString) there, a contrast of \(worst.ratioText)"
    case QRUnreadable.name:
      return "QR codes have a contrast of \(worst.ratioText) \(appearances); scanners need "
        + Measurement.text(triage.minimum(of: worst))
    default:
      return "\(seen) has a contrast of \(worst.ratioText) \(appearances); "
        + "\(Measurement.text(triage.minimum(of: worst))) is needed"
    }
  }

  private func colors(_ measured: Measurement) -> String {
    "\(measured.foreground.hexString) on \(measured.surface.hexString)"
  }

  private func notes(_ worst: Measurement, _ one: Case) -> [String] {
    let others = one.failing.filter { !$0.isSame(as: worst) }
    return ([worst] + others).map { measured in
      let seen = "`\(measured.path ?? "")` on `\(measured.drawn.pair.surface)`"
      return "\(seen) \(measured.appearance.phrase): \(colors(measured)), \(measured.ratioText): "
        + measured.drawn.pair.use
    }
  }

  /// Where the colours are said that the statement does not say itself.
  private func labels(_ worst: Measurement, _ culprit: Culprit) -> [DiagnosticLabel] {
    var labels: [DiagnosticLabel] = []
    for token in [worst.drawn.foreground, worst.drawn.surface].compactMap({ $0 }) {
      let slot = TokenSlot(token, worst.appearance)
      guard slot != culprit.slot, let place = theme.statement(of: slot) else { continue }
      let color = token == worst.drawn.foreground ? worst.foreground : worst.surface
      labels.append(
        DiagnosticLabel(place, "`\(Schema.tokens[token].path)` is \(color.hexString)"))
    }
    return labels
  }

  // MARK: Repairs

  private func fix(_ one: Case, _ minimum: Double) -> Fix? {
    if one.isFixed, one.token != one.failing.first?.drawn.foreground { return adaptingLayer(one) }
    // Around a colour that is drawn on several surfaces, one repair is right for all.
    guard Set(one.failing.map(\.drawn.foreground)).count == 1 else { return nil }
    return ContrastRepair(one.failing, minimum: minimum, in: theme)?.fix(at: one.culprit)
  }

  /// A layer that is fixed gets Auth0's value for the scheme that it lacks.
  private func adaptingLayer(_ one: Case) -> Fix? {
    guard let first = one.failing.first, let setting = one.culprit.setting,
      one.culprit.slot?.token == one.token, !theme.file.settings[setting].isWildcard,
      theme.file.settings[setting].slots == SlotSet(allOf: .color),
      case .color(let standard) = Schema.tokens[one.token].defaultValue
    else { return nil }
    let text = theme.file.tree.source.string(in: one.culprit.location.range)
    let pair =
      first.appearance.isDark
      ? "(light: \(text), dark: \(standard.dark.sourceText))"
      : "(light: \(standard.light.sourceText), dark: \(text))"
    return Fix("write `\(pair)`", .unsafe, edits: [TextEdit(one.culprit.location, pair)])
  }
}

extension Culprit {
  /// Whether both are one statement.
  fileprivate func isSame(as other: Culprit) -> Bool {
    setting == nil ? other.setting == nil && location == other.location : setting == other.setting
  }
}

extension Measurement {
  fileprivate func isSame(as other: Measurement) -> Bool {
    drawn.surface == other.drawn.surface && drawn.foreground == other.drawn.foreground
      && appearance == other.appearance
  }
}

extension ThemeContext {
  /// The value of the statement that decides a slot; `nil` where Auth0 does.
  func statement(of slot: TokenSlot) -> SourceLocation? {
    guard let holder = world.holder(of: .token(slot.token), slot: slot.slot) else { return nil }
    let owner = project.file(holder.file)
    let part = owner.program.part(of: owner.settings[holder.setting].expression, for: slot.slot)
    return owner.tree.location(of: part.node)
  }
}
