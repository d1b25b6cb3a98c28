import ThemeSource
import ThemeTokens

/// The JSON of `theme eval --format json` and `theme emit json`.
///
/// Tokens stand in the schema's order. A colour is the nearest `#RRGGBB` (`#RRGGBBAA` where it is not
/// opaque) for each appearance; where that is not exactly the colour, `exact` holds it in the
/// language's own spelling. The high-contrast keys are there where they differ from their twins. An
/// asset or a system colour is an object in place of the hex. Absent parts of a text style are left
/// out, as are tokens that a mistake has left without a value.
extension EvaluatedTheme {
  /// Which values are written.
  package struct JSONSelection {
    /// The tokens and `let`s; `nil` for every token.
    package var variables: [Variable]?
    /// Whether every `let` is written.
    package var includesLets = false
    /// The schemes to write.
    package var appearances: [Appearance] = Appearance.allCases
    /// Whether the object says all that a theme has: the schema's number, what authors say of the
    /// theme and its tokens, and its appearances.
    package var isComplete = false

    package init() {}

    /// What `theme emit json` writes, and `ThemeKit` reads.
    package static var resolved: JSONSelection {
      var selection = JSONSelection()
      selection.isComplete = true
      return selection
    }

    /// Whether a variable is written.
    func holds(_ variable: Variable) -> Bool {
      switch variable {
      case .token: variables?.contains(variable) ?? true
      case .introduced: includesLets || variables?.contains(variable) ?? false
      }
    }

    /// Whether any `let` is written.
    var holdsLets: Bool {
      includesLets
        || variables?.contains { if case .introduced = $0 { true } else { false } } ?? false
    }
  }

  /// Writes the theme as one object; `flush` is given what has piled up now and then. `workers` write
  /// parts of many `let`s at the same time.
  package func writeJSON(
    _ selection: JSONSelection = JSONSelection(), to writer: inout JSONWriter,
    workers: Workers = .serial, flush: (inout JSONWriter) -> Void = { _ in }
  ) {
    writeJSONObject(selection, to: &writer, workers: workers, flush: flush)
    writer.endLine()
  }

  /// Writes the theme as an object among others.
  package func writeJSONObject(
    _ selection: JSONSelection = JSONSelection(), to writer: inout JSONWriter,
    workers: Workers = .serial, flush: (inout JSONWriter) -> Void = { _ in }
  ) {
    writer.layout = .indented
    writer.object { writer in
      if selection.isComplete { writer.member("schema", 1) }
      writer.member("theme", name)
      let comments = selection.isComplete ? tokenDocumentation() : [:]
      if selection.isComplete {
        if let documentation { writer.member("documentation", documentation) }
        writer.key("appearances")
        writer.layout = .spaced
        writer.array(world.appearances.schemes.map(\.text))
        writer.layout = .indented
      }
      writer.key("tokens")
      writer.object { writer in
        for index in tokens.indices where selection.holds(.token(index)) {
          guard let value = tokens[index].value else { continue }
          let path = Schema.paths[index]
          writer.key(path)
          writer.layout = .spaced
          writer.object { writer in
            writer.tokenValue(value, selection.appearances)
            if let comment = comments[path] {
              writer.member("documentation", comment)
            }
          }
          writer.layout = .indented
        }
      }
      guard selection.holdsLets else { return }
      writer.key("lets")
      writer.object { writer in
        for place in world.file.stack { writeLets(of: place, selection, &writer, workers, flush) }
      }
    }
  }

  /// How many bytes a `let` takes, more or less: two colours that no hex is exactly, in full.
  private static let bytesOfLet = 256
  /// How many `let`s one worker writes at a time: enough that handing them out costs nothing, and few
  /// enough that their text, which waits until it is its turn, takes little memory.
  private static let letsInPart = 1_024
  private static let partsAtOnce = 16

  private func writeLets(
    of place: Int, _ selection: JSONSelection, _ writer: inout JSONWriter, _ workers: Workers,
    _ flush: (inout JSONWriter) -> Void
  ) {
    let count = project.files[place].lets.count
    guard count > Self.letsInPart else {
      writeLets(0..<count, of: place, selection, &writer)
      return flush(&writer)
    }
    for start in stride(from: 0, to: count, by: Self.letsInPart * Self.partsAtOnce) {
      let rest = count - start
      let parts = min(Self.partsAtOnce, (rest + Self.letsInPart - 1) / Self.letsInPart)
      let empty = writer.fragment()
      var written = workers.map(parts) { index in
        let first = start + index * Self.letsInPart
        var fragment = empty
        fragment.reserve(Self.letsInPart * Self.bytesOfLet)
        writeLets(
          first..<min(first + Self.letsInPart, count), of: place, selection, &fragment)
        return fragment
      }
      written.reverse()
      while let fragment = written.popLast() {
        flush(&writer)
        writer.append(fragment)
      }
      flush(&writer)
    }
  }

  private func writeLets(
    _ indices: Range<Int>, of place: Int, _ selection: JSONSelection, _ writer: inout JSONWriter
  ) {
    let file = project.files[place]
    let appearances = world.hasContrast ? selection.appearances : selection.appearances.standard
    writer.layout = .spaced
    for index in indices {
      let variable = Variable.introduced(file: place, index: index)
      guard selection.holds(variable) else { continue }
      if file.lets[index].type == .color {
        guard let cells = world.colorCells(file: place, index: index) else { continue }
        file.tree.withNameBytes(of: file.lets[index].name) {
          writer.colorMember(
            $0, appearances, { world.plainColor(cells, $0) }, { world.color(cells, $0) })
        }
      } else if let value = world.letValue(of: variable) {
        file.tree.withNameBytes(of: file.lets[index].name) { writer.key($0) }
        writer.object { $0.letValue(value, selection.appearances) }
      }
    }
    writer.layout = .indented
  }
}

extension [Appearance] {
  /// Those without increased contrast.
  fileprivate var standard: [Appearance] { filter { $0 == .light || $0 == .dark } }
}
