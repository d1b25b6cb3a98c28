import ThemeSemantics
import ThemeSource
import ThemeTokens

extension SessionCommand {
  static let explain = SessionCommand(
    "explain", "PATH", "Shows which statements make a value.",
    details: "It shows what each statement reads, and what it hides of the layers below. "
      + "PATH is a token, a `let`, an expression, or a part such as `typography.body.size`.",
    takes: .expression, 1...1
  ) { session, arguments in
    let word = arguments.words[0]
    var printer = session.makePrinter()
    if let variable = session.snapshot.theme.variable(named: word.text) {
      Explanation(session, session.snapshot).write(variable, to: &printer)
      return printer.output
    }
    switch session.expression(word.range, of: word.input) {
    case .failure(let failure): return session.failure(failure)
    case .success(let expression):
      let explanation = Explanation(session, expression.snapshot, hidden: expression.variable)
      explanation.write(expression.variable, to: &printer)
      return printer.output
    }
  }
}

/// Writes where a value comes from, all the way down.
struct Explanation {
  private let session: Session
  private let snapshot: Snapshot
  /// The `let` that holds an expression that was typed.
  private let hidden: Variable?
  /// The most lines that are written.
  private static let longest = 200

  init(_ session: Session, _ snapshot: Snapshot, hidden: Variable? = nil) {
    self.session = session
    self.snapshot = snapshot
    self.hidden = hidden
  }

  func write(_ variable: Variable, to printer: inout Printer) {
    let type = snapshot.theme.world.type(of: variable)
    let origins = session.slots(of: type, in: snapshot).map {
      snapshot.theme.origin(of: variable, slot: $0)
    }
    var groups: [[Origin]] = []
    for origin in origins {
      if let place = groups.firstIndex(where: { Shape($0[0]) == Shape(origin) }) {
        groups[place].append(origin)
      } else {
        groups.append([origin])
      }
    }
    var lines = 0
    for group in groups { write(group, among: origins.count, depth: 0, &lines, &printer) }
    if lines > Self.longest { printer.line("", "… and more") }
  }

  /// Writes slots that come about in the same way, as one.
  private func write(
    _ slots: [Origin], among count: Int, depth: Int, _ lines: inout Int, _ printer: inout Printer
  ) {
    lines += 1
    guard lines <= Self.longest, let first = slots.first else { return }
    let type = snapshot.theme.world.type(of: first.variable)
    let indent = String(repeating: " ", count: depth * 4)
    printer.text.append(indent)
    if first.variable != hidden {
      printer.text.append(name(of: first), .strong)
      if type.slotCount > 1, type != .color, slots.count < count {
        let parts = slots.map { session.slotName($0.slot, type) }
        printer.text.append("." + parts.joined(separator: ", ."))
      }
      printer.text.append(": ")
    }
    write(values: slots, type, &printer)
    printer.endLine()
    if first.variable != hidden {
      printer.line(indent + "  ", text(of: first.source))
      for source in first.overridden {
        printer.line(indent + "  ", "over " + text(of: source))
      }
    }
    if first.isShortened, !first.reads.isEmpty { return }
    for place in first.reads.indices {
      let read = slots.compactMap { slot in
        slot.reads.indices.contains(place) ? slot.reads[place] : nil
      }
      write(read, among: read.count, depth: depth + 1, &lines, &printer)
    }
  }

  private func text(of source: Origin.Source) -> String {
    session.text(of: source.statement, in: snapshot)
  }

  /// The name of what an origin is about; that of an import's with its world.
  private func name(of origin: Origin) -> String {
    let name = snapshot.theme.world.name(of: origin.variable)
    guard origin.world != snapshot.file.index else { return name }
    return ThemePath.stem(of: snapshot.project.files[origin.world].path) + "." + name
  }

  private func write(values slots: [Origin], _ type: ValueType, _ printer: inout Printer) {
    let values = slots.map(\.value)
    if type != .color, type.slotCount > 1 {
      if slots.count == type.slotCount, let first = slots.first,
        first.world == snapshot.file.index
      {
        return printer.value(of: first.variable, in: snapshot)
      }
      let texts = values.map { $0?.text ?? "no value" }
      return printer.text.append(VisibleText.escaping(texts.joined(separator: ", ")))
    }
    let isUniform = slots.count > 1 && values.allSatisfy { $0 == values.first }
    for (place, origin) in (isUniform ? Array(slots.prefix(1)) : slots).enumerated() {
      if place > 0 { printer.text.append("  ") }
      guard let color = origin.value?.color,
        let appearance = Appearance(rawValue: UInt8(origin.slot))
      else {
        printer.text.append(VisibleText.escaping(origin.value?.text ?? "no value"))
        continue
      }
      if !isUniform { printer.text.append(appearance.text + " ", .faint) }
      printer.color(color, in: appearance)
    }
  }

  /// What two slots have in common that come about in the same way.
  private struct Shape: Hashable {
    let world: Int
    let variable: Variable
    let source: Origin.Source
    let overridden: [Origin.Source]
    let reads: [Shape]

    init(_ origin: Origin) {
      world = origin.world
      variable = origin.variable
      source = origin.source
      overridden = origin.overridden
      reads = origin.reads.map { Shape($0) }
    }
  }
}
