import ThemeReports
import ThemeSemantics
import ThemeSource
import ThemeTokens

extension SessionCommand {
  static let contrast = SessionCommand(
    "contrast", "[A B]", "Measures contrast: of A on B, or of all pairs.",
    details:
      "All pairs are those that the SDK can show. The WCAG 2 ratio, from 1 to 21, and the lightness contrast Lc of APCA. Text needs a "
      + "ratio of 4.5, other things 3.",
    takes: .expression, 0...2
  ) { session, arguments in
    guard !arguments.words.isEmpty else { return session.contrastOfPairs() }
    guard arguments.words.count == 2 else {
      let word = arguments.words[0]
      return session.failure([
        Diagnostic(
          .missingCommandArgument, .error, "`:contrast` takes two colours, or none for all pairs",
          at: word.location)
      ])
    }
    var colors: [ThemeColor] = []
    for word in arguments.words {
      switch session.expression(word.range, of: word.input) {
      case .failure(let failure): return session.failure(failure)
      case .success(let expression):
        guard case .color(let color)? = expression.value else {
          return session.failure([
            Diagnostic(
              "type_mismatch", .error,
              "expected a Color, found \(expression.type.nameWithArticle)", at: word.location)
          ])
        }
        colors.append(color)
      }
    }
    return session.contrast(of: colors[0], on: colors[1])
  }
}

/// The contrast of one colour on another in one appearance.
struct ContrastMeasure {
  let ratio: Double
  let lightness: Double

  /// `nil` where a colour is not known. A translucent surface is seen over `ground`.
  init?(
    _ color: ColorComponents?, on surface: ColorComponents?, over ground: ColorComponents
  ) {
    guard let color, let surface else { return nil }
    let opaque = surface.opacity < 1 ? surface.composited(over: ground) : surface
    ratio = color.contrastRatio8Bit(on: opaque)
    lightness = color.apcaContrast(on: opaque)
  }

  /// ` 4.62  Lc   71`
  var text: String {
    padded(fixed(ratio, digits: 2), to: 6) + "  Lc " + padded(fixed(lightness, digits: 0), to: 4)
  }
}

/// `text` with spaces in front, so that it fills `width` columns.
func padded(_ text: String, to width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.utf8.count)) + text
}

extension Session {
  /// What lies behind a translucent surface: the theme's lowest layer, where that is known.
  fileprivate func ground(in appearance: Appearance) -> ColorComponents {
    let plain: ColorComponents = appearance.isOfLight ? .white : .black
    guard let token = Schema.token(path: "background.layerBase"),
      let color = snapshot.theme.world.color(of: .token(token.index)),
      let base = snapshot.project.components(of: color[appearance], in: appearance)
    else { return plain }
    return base.composited(over: plain)
  }

  private func measure(
    _ color: ColorValue, on surface: ColorValue, in appearance: Appearance
  ) -> ContrastMeasure? {
    let project = snapshot.project
    return ContrastMeasure(
      project.components(of: color, in: appearance),
      on: project.components(of: surface, in: appearance), over: ground(in: appearance))
  }

  fileprivate func contrast(of color: ThemeColor, on surface: ThemeColor) -> SessionOutput {
    var printer = makePrinter()
    let isUniform = color.isUniform && surface.isUniform
    let shown = settings.mode.appearances.filter { color.isShown($0) || surface.isShown($0) }
    for appearance in isUniform ? Array(shown.prefix(1)) : shown {
      if !isUniform { printer.text.append(appearance.text + " ", .faint) }
      printer.color(color[appearance], in: appearance)
      printer.text.append(" on ")
      printer.color(surface[appearance], in: appearance)
      guard
        let measure = measure(color[appearance], on: surface[appearance], in: appearance)
      else {
        printer.line("", "  not known: only the app knows one of the colours")
        continue
      }
      printer.text.append(measure.text, .strong)
      printer.line("", "  " + Self.verdict(measure.ratio))
    }
    return printer.output
  }

  private static func verdict(_ ratio: Double) -> String {
    switch ratio {
    case 7...: "enough for small text (AAA)"
    case 4.5...: "enough for text (AA)"
    case 3...: "enough for large text and what is not text"
    default: "not enough"
    }
  }

  /// All pairs of the schema, under the surface that they are on.
  fileprivate func contrastOfPairs() -> SessionOutput {
    var printer = makePrinter()
    var surfaces: [String] = []
    for pair in Schema.pairs where !surfaces.contains(pair.surface) {
      surfaces.append(pair.surface)
    }
    let width = Schema.pairs.map(\.foregroundName.utf8.count).max() ?? 0
    var failures = 0
    for surface in surfaces {
      printer.text.append("on " + surface, .strong)
      printer.endLine()
      for pair in Schema.pairs where pair.surface == surface {
        printer.text.append("  " + pair.foregroundName)
        printer.text.space(width - pair.foregroundName.utf8.count)
        failures += writeMeasures(of: pair, &printer)
      }
    }
    printer.line(
      failures == 0 ? "no pair is too low" : "\(Wording.count(failures, "pair")) too low",
      "; * marks what Auth0's own theme leaves so")
    return printer.output
  }

  /// Writes the rest of a pair's line; how many of its measures are too low.
  private func writeMeasures(of pair: ContrastPair, _ printer: inout Printer) -> Int {
    var isTooLow = false
    let shown = settings.mode.appearances.filter(\.isStandard)
    for appearance in shown {
      printer.text.append("  \(appearance.text)", .faint)
      guard let color = foreground(of: pair, appearance),
        let surface = self.color(of: pair.surface)?[appearance],
        let measure = measure(color, on: surface, in: appearance)
      else {
        printer.text.append(" not known", .faint)
        continue
      }
      let isEnough = measure.ratio >= pair.minimum
      isTooLow = isTooLow || !isEnough
      printer.text.append(measure.text, isEnough ? nil : .warning)
      let mark =
        isEnough ? "" : " <\(shortestText(of: pair.minimum))\(pair.defaultFails ? "*" : "")"
      printer.text.append(mark, .warning)
      if appearance != shown.last { printer.text.space(6 - mark.utf8.count) }
    }
    printer.endLine()
    return isTooLow && !pair.defaultFails ? 1 : 0
  }

  private func color(of path: String) -> ThemeColor? {
    Schema.token(path: path).flatMap { snapshot.theme.world.color(of: .token($0.index)) }
  }

  private func foreground(of pair: ContrastPair, _ appearance: Appearance) -> ColorValue? {
    switch pair.foreground {
    case .token(let path): color(of: path)?[appearance]
    case .systemLabel: .system(.primary, opacity: 1)
    }
  }
}

extension ContrastPair {
  /// The path of the foreground, or what the system draws.
  var foregroundName: String {
    switch foreground {
    case .token(let path): path
    case .systemLabel: "the system's label"
    }
  }
}
