import ThemeSemantics
import ThemeSource
import ThemeTokens

/// Finds out quickly whether any pair of a theme may be worth a finding.
///
/// Most themes have no such pair. Their colours are only looked at here, where nothing is noted but
/// their luminance, which takes a quarter of the instructions that measurements and their triage do.
struct ContrastScreen {
  private let context: ThemeContext
  private let world: World
  private let schemes: SupportedAppearances
  /// The least ratio of a focus ring.
  private let ring: Double
  /// Whether pairs are told of that are neither text nor a focus ring.
  private let includesBorders: Bool
  /// By token and appearance and, behind those, for the system's label colour, the luminance as 8
  /// bits show it, or why there is none.
  private var luminances: [Double]

  private static let unseen = -1.0
  /// The colour is not known, so that nothing is measured.
  private static let unknown = -2.0
  private static let translucent = -3.0

  /// How many colours there are, which are the first tokens of the schema.
  private let colorCount = Schema.range(of: .border).upperBound

  /// Whether any pair of a theme falls short, or its QR codes are light on dark. Where it is not
  /// sure, it says so.
  static func hasFinding(in context: ThemeContext) -> Bool {
    var screen = ContrastScreen(context)
    return screen.hasFinding()
  }

  /// What there was to see of a theme without such a pair, for those that it is the base of.
  static func quiet(_ context: ThemeContext) -> Quiet? {
    var screen = ContrastScreen(context)
    return screen.hasFinding()
      ? nil : Quiet(luminances: screen.luminances, schemes: screen.schemes)
  }

  /// A theme without a pair that may be worth a finding. Of a theme that is built on it, only pairs are
  /// looked at that have changed, and only colours measured that have.
  struct Quiet {
    fileprivate let luminances: [Double]
    /// The schemes that were looked at.
    let schemes: SupportedAppearances
  }

  private init(_ context: ThemeContext) {
    self.context = context
    world = context.world
    schemes = context.schemes
    ring = ContrastTriage.ring(context.settings)
    includesBorders = context.settings.isOn(LowContrastBorder.self)
    guard let base = context.quietBase else {
      luminances = Array((colorCount + 1) * 4, of: Self.unseen)
      return
    }
    luminances = base.luminances
    for token in 0..<colorCount where !world.isTakenOver(token) {
      for slot in 0..<4 { luminances[token * 4 + slot] = Self.unseen }
    }
  }

  private mutating func hasFinding() -> Bool {
    let pairs = Schema.pairs
    return pairs.indices.contains { hasFinding($0, in: pairs) }
  }

  /// Looks at one of the pairs, which is read where it lies: a copy of each would take as long as
  /// all the rest.
  private mutating func hasFinding(_ place: Int, in pairs: [ContrastPair]) -> Bool {
    guard pairs[place].isReachable, let surface = pairs[place].surfaceIndex else { return false }
    let (front, role) = (pairs[place].foregroundIndex, pairs[place].role)
    if context.quietBase != nil, world.isTakenOver(surface), front.map(world.isTakenOver) ?? true {
      return false
    }
    let isBorder = !pairs[place].isText && role != .focusRing && front != nil
    if isBorder, !includesBorders { return false }
    let minimum = role == .focusRing ? ring : pairs[place].minimum
    var slots = world.heldAppearances(surface)
    if let front { slots |= world.heldAppearances(front) }
    for slot in UInt8(0)..<4 where slots & 1 << slot != 0 {
      // Slots of more contrast are held only where it makes a difference.
      guard let appearance = Appearance(rawValue: slot), schemes.holds(appearance) else { continue }
      let mayBeReversed = role == .code && QRUnreadable.isAsked(appearance, in: context)
      if hasFinding(front, surface, appearance, minimum, mayBeReversed) { return true }
    }
    return false
  }

  private mutating func hasFinding(
    _ token: Int?, _ surface: Int, _ appearance: Appearance, _ minimum: Double,
    _ mayBeReversed: Bool
  ) -> Bool {
    let ground = luminance(surface, appearance)
    let front = luminance(token ?? colorCount, appearance)
    if ground == Self.unknown || front == Self.unknown { return false }
    if ground == Self.translucent { return true }
    if front == Self.translucent {
      guard let token, let color = context.color(token, appearance),
        let below = context.color(surface, appearance)
      else { return false }
      return mayBeReversed || color.contrastRatio8Bit(on: below) < minimum
    }
    let ratio = (max(front, ground) + 0.05) / (min(front, ground) + 0.05)
    return ratio < minimum || mayBeReversed && front > ground
  }

  private mutating func luminance(_ token: Int, _ appearance: Appearance) -> Double {
    let place = token * 4 + Int(appearance.rawValue)
    if luminances[place] == Self.unseen { luminances[place] = measure(token, appearance) }
    return luminances[place]
  }

  private func measure(_ token: Int, _ appearance: Appearance) -> Double {
    let color =
      token == colorCount
      ? SystemColor.primary.resolved(for: appearance) : context.color(token, appearance)
    guard let color else { return Self.unknown }
    return color.opacity >= 1 ? color.rgba8.wcagLuminance : Self.translucent
  }
}
