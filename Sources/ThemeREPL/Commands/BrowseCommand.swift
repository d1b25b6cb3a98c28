import ThemeSemantics
import ThemeSource
import ThemeTokens

extension SessionCommand {
  static let browse = SessionCommand(
    "browse", "[GROUP] [--overridden] [--type TYPE] [--missing light|dark]",
    "Lists tokens with their values; `lets` is a group too.",
    details: """
      --overridden lists what the theme sets itself.
      --type lists what is of a type: Color, Length, TextStyle.
      --missing dark lists colours that the theme gives a light value and no dark one.
      """,
    takes: .group, 0...1,
    options: [
      Option("--overridden"),
      Option("--type", value: "type", choices: ["Color", "Length", "TextStyle"]),
      Option("--missing", value: "scheme", choices: ["light", "dark"]),
    ]
  ) { session, arguments in
    var browsing = Browsing()
    if let word = arguments.words.first, word.text == "lets" {
      browsing.showsLets = true
    } else if let word = arguments.words.first {
      guard let group = TokenGroup(rawValue: word.text) else {
        let names = TokenGroup.allCases.map(\.rawValue) + ["lets"]
        let hint =
          Spelling.didYouMean(word.text, among: names) ?? "there is \(Wording.listing(names))"
        return session.failure([
          Diagnostic(
            "unknown_group", .error, "there is no group \(Wording.quoted(word.text)); \(hint)",
            at: word.location)
        ])
      }
      browsing.group = group
    }
    browsing.isOverriddenOnly = arguments.option("--overridden") != nil
    browsing.typeName = arguments.option("--type")?.text
    browsing.missing = arguments.option("--missing")?.text
    var output = SessionOutput()
    output.append(browsing.text(session), to: .results)
    return output
  }
}

/// A list of tokens or `let`s and their values.
struct Browsing {
  var group: TokenGroup?
  var showsLets = false
  var isOverriddenOnly = false
  var typeName: String?
  var missing: String?

  init(group: TokenGroup? = nil) { self.group = group }

  /// The list, as lines.
  func text(_ session: Session) -> [UInt8] {
    let snapshot = session.snapshot
    var printer = session.makePrinter()
    let variables = showsLets ? lets(snapshot) : tokens(snapshot)
    if variables.isEmpty { printer.line("", "nothing") }
    let world = snapshot.theme.world
    let names = variables.map { world.name(of: $0) }
    let width = names.map { VisibleText.width(of: $0) }.max() ?? 0
    for (variable, name) in zip(variables, names) {
      printer.text.append(VisibleText.escaping(name), .strong)
      printer.text.space(min(width, 40) - VisibleText.width(of: name) + 2)
      printer.value(of: variable, in: snapshot)
      printer.endLine()
    }
    return printer.bytes
  }

  private func tokens(_ snapshot: Snapshot) -> [Variable] {
    snapshot.theme.tokens.compactMap { token in
      let variable = Variable.token(token.schema.index)
      if let group, token.schema.group != group { return nil }
      if isOverriddenOnly, !token.isSet { return nil }
      if let missing, !lacks(missing, variable, snapshot) { return nil }
      return isOfType(variable, snapshot) ? variable : nil
    }
  }

  private func lets(_ snapshot: Snapshot) -> [Variable] {
    snapshot.theme.lets.map(\.variable).filter { variable in
      if let missing, !lacks(missing, variable, snapshot) { return false }
      return isOfType(variable, snapshot)
    }
  }

  private func isOfType(_ variable: Variable, _ snapshot: Snapshot) -> Bool {
    typeName.map { $0 == snapshot.theme.world.type(of: variable).name } ?? true
  }

  /// Whether the theme sets a colour in the other scheme only.
  private func lacks(_ scheme: String, _ variable: Variable, _ snapshot: Snapshot) -> Bool {
    guard snapshot.theme.world.type(of: variable) == .color else { return false }
    func isSet(_ appearance: Appearance) -> Bool {
      snapshot.theme.statement(of: variable, slot: Int(appearance.rawValue)) != nil
    }
    let (own, other): (Appearance, Appearance) =
      scheme == "dark" ? (.dark, .light) : (.light, .dark)
    return isSet(other) && !isSet(own)
  }
}
