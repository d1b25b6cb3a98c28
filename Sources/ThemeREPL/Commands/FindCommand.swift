import ThemeSemantics
import ThemeSource
import ThemeTokens

extension SessionCommand {
  static let find = SessionCommand(
    "find", "TEXT|#HEX", "Finds names by a word, or colours by their value.",
    details: "A colour is found exactly or, marked with its distance ΔEOK, as one of the nearest; "
      + "0.02 is about the least difference that an eye sees.",
    takes: .expression, 1...1
  ) { session, arguments in
    let word = arguments.words[0]
    guard word.text.hasPrefix("#") else { return session.find(text: word.unquoted) }
    switch session.expression(word.range, of: word.input) {
    case .failure(let failure): return session.failure(failure)
    case .success(let expression):
      guard case .color(let color)? = expression.value, case .plain(let wanted) = color.light
      else { return SessionOutput() }
      return session.find(color: wanted)
    }
  }
}

extension Session {
  /// The most lines that are shown of what is only near.
  private static let nearest = 5

  fileprivate func find(text: String) -> SessionOutput {
    let pattern = text.lowercased()
    func matches(_ candidate: String) -> Bool { candidate.lowercased().contains(pattern) }
    var printer = makePrinter()
    let snapshot = snapshot
    let tokens = Schema.tokens.filter { matches($0.path) || matches($0.use) }
    for token in tokens { printer.named(token.path, .token(token.index), in: snapshot) }
    var lets: [Variable] = []
    var functions: [String] = []
    for place in snapshot.file.stack {
      let file = snapshot.project.files[place]
      for (index, item) in file.lets.enumerated()
      where matches(file.tree.name(of: item.name))
        || file.tree.documentation(of: item.statement).map(matches) == true
      {
        lets.append(.introduced(file: place, index: index))
      }
      functions += file.functions.filter {
        matches(file.tree.name(of: $0.name))
          || file.tree.documentation(of: $0.statement).map(matches) == true
      }.map { $0.signature(in: file) }
    }
    let limit = max(settings.followers, 20)
    printer.list(lets, limit: limit) { variable, printer in
      printer.named(snapshot.theme.world.name(of: variable), variable, in: snapshot)
    }
    printer.list(functions, limit: limit) { $1.line($0) }
    let builtins = Builtin.all.filter { matches($0.name) || matches($0.summary) }
    for builtin in builtins { printer.line(builtin.signature, "  " + builtin.summary) }
    if printer.bytes.isEmpty { printer.line("", "nothing") }
    return printer.output
  }

  fileprivate func find(color wanted: ColorComponents) -> SessionOutput {
    struct Match {
      let variable: Variable
      var appearances: [Appearance]
      let color: ColorValue
      let components: ColorComponents
      let distance: Double
    }
    var found: [Match] = []
    let snapshot = snapshot
    let variables =
      Schema.tokens.filter { $0.type == .color }.map { Variable.token($0.index) }
      + snapshot.theme.lets.filter { $0.type == .color }.map(\.variable)
    for variable in variables {
      guard let color = snapshot.theme.world.color(of: variable) else { continue }
      for appearance in settings.mode.appearances where color.isShown(appearance) {
        guard let components = snapshot.project.components(of: color[appearance], in: appearance)
        else { continue }
        if let last = found.last, last.variable == variable, last.components == components {
          found[found.count - 1].appearances.append(appearance)
          continue
        }
        found.append(
          Match(
            variable: variable, appearances: [appearance], color: color[appearance],
            components: components,
            distance: wanted.deltaEOK(to: components)
              + abs(wanted.opacity - components.opacity)))
      }
    }
    let exact = found.filter { $0.components.rgba8 == wanted.rgba8 }
    let near = found.filter { match in !exact.contains { $0.variable == match.variable } }
      .sorted { $0.distance < $1.distance }.prefix(Self.nearest)
    var printer = makePrinter()
    for match in exact + near {
      let name = snapshot.theme.world.name(of: match.variable)
      let which = match.appearances.map(\.text).joined(separator: ", ")
      printer.text.append(VisibleText.escaping(name), .strong)
      printer.text.append("  \(which) ", .faint)
      printer.color(match.color, in: match.appearances[0])
      let isExact = exact.contains {
        $0.variable == match.variable && $0.appearances == match.appearances
      }
      printer.text.append(isExact ? "" : "  ΔEOK " + fixed(match.distance, digits: 3), .faint)
      printer.endLine()
    }
    if printer.bytes.isEmpty { printer.line("", "nothing") }
    return printer.output
  }
}

/// A number with so many digits behind the point, rounded down in size: what falls short of a limit
/// never looks as if it reached it.
func fixed(_ number: Double, digits: Int) -> String {
  guard number.isFinite, number.magnitude < 1e12 else { return shortestText(of: number) }
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = Int((number.magnitude * scale + 1e-9).rounded(.down))
  let whole = scaled / Int(scale)
  let fraction = String(scaled % Int(scale))
  let zeros = String(repeating: "0", count: max(0, digits - fraction.utf8.count))
  return (number < 0 && scaled > 0 ? "-" : "") + "\(whole)"
    + (digits > 0 ? "." + zeros + fraction : "")
}
