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

extension JSONWriter {
  fileprivate mutating func tokenValue(_ value: TokenValue, _ appearances: [Appearance]) {
    switch value {
    case .color(let color): colorMembers(color, appearances)
    case .textStyle(let style): textStyle(style)
    case .length(let points): length(points)
    }
  }

  fileprivate mutating func letValue(_ value: LetValue, _ appearances: [Appearance]) {
    switch value {
    case .color(let color): colorMembers(color, appearances)
    case .textStyle(let style): textStyle(style)
    case .font(let font):
      member("type", "font")
      self.font(font)
    case .length(let points): length(points)
    case .number(let number):
      member("type", "number")
      member("value", number)
    case .string(let text):
      member("type", "string")
      member("value", text)
    case .other(let value):
      member("type", value.typeName)
      member("value", value.text)
    }
  }

  private mutating func length(_ points: Double) {
    member("type", "length")
    member("value", points)
  }

  private mutating func colorMembers(_ color: ThemeColor, _ appearances: [Appearance]) {
    func plain(_ appearance: Appearance) -> ColorComponents? { color[appearance].plain }
    let most = JSONLine.mostForColor(appearances, plain) { color[$0] }
    members(upTo: most) { line in
      line.color(appearances, plain) { color[$0] }
    }
  }

  /// Writes a member whose value is a colour: for each appearance `plain`, where that is `nil` `color`.
  @inline(__always)
  fileprivate mutating func colorMember(
    _ key: UnsafeBufferPointer<UInt8>, _ appearances: [Appearance],
    _ plain: (Appearance) -> ColorComponents?, _ color: (Appearance) -> ColorValue
  ) {
    let most = JSONLine.mostForColor(appearances, plain, color)
    member(key, upTo: most) { $0.color(appearances, plain, color) }
  }

  private mutating func textStyle(_ style: Auth0TextStyle) {
    member("type", "textStyle")
    font(style.font)
    member("tracking", style.tracking)
    member("lineSpacing", style.lineSpacing)
    member("lineHeight", roundedToDecimal15(style.lineHeight))
  }

  private mutating func font(_ font: ThemeFont) {
    if let name = font.name { member("font", name) }
    if let family = font.family { member("family", family) }
    if let weight = font.weight { member("weight", weight.name) }
    if let design = font.design { member("design", design.name) }
    member("size", font.size)
    if let style = font.relativeTo { member("relativeTo", style.name) }
  }
}

extension JSONLine {
  /// The most bytes that `color` writes.
  @inline(__always)
  fileprivate static func mostForColor(
    _ appearances: [Appearance], _ plain: (Appearance) -> ColorComponents?,
    _ color: (Appearance) -> ColorValue
  ) -> Int {
    // Keys and braces besides those of appearances.
    var most = 64
    for appearance in appearances {
      most += plain(appearance) == nil ? mostForNamed(color(appearance)) : mostForPlain
    }
    return most
  }

  /// Two keys, the hex and the colour in full.
  private static var mostForPlain: Int {
    2 * 32 + RGBA8.mostForHex + 2 + TextCursor.mostForColor + 2
  }

  /// Four keys, the names, and the opacity.
  private static func mostForNamed(_ color: ColorValue) -> Int {
    let names =
      switch color {
      case .plain: 0
      case .system(let name, _): mostQuoted(name.name)
      case .asset(let asset, _): mostQuoted(asset.name) + mostQuoted(asset.bundle ?? "")
      }
    return 4 * 32 + names + mostForNumber
  }

  /// Writes the members of a colour, of the appearances that are to be seen: `plain`, and where that
  /// is `nil`, `color`.
  ///
  /// Most colours are plain, and their components are numbers alone. To hand on whole values instead,
  /// which may hold names and are copied with care, is a fifth of the work.
  @inline(__always)
  fileprivate mutating func color(
    _ appearances: [Appearance], _ plain: (Appearance) -> ColorComponents?,
    _ color: (Appearance) -> ColorValue
  ) {
    key("type")
    string(literal: "color")
    var inexact: SlotSet = []
    for appearance in appearances {
      if let twin = appearance.standardTwin, color(appearance) == color(twin) { continue }
      key(appearance)
      if let components = plain(appearance) {
        let (bytes, isExact) = components.nearestRGBA8()
        text(upTo: RGBA8.mostForHex) { bytes.writeHex(to: &$0) }
        if !isExact { inexact.insert(SlotSet(slot: Int(appearance.rawValue))) }
      } else {
        named(color(appearance))
      }
    }
    guard !inexact.isEmpty else { return }
    key("exact")
    object { line in
      for appearance in appearances
      where inexact.contains(SlotSet(slot: Int(appearance.rawValue))) {
        guard let components = plain(appearance) else { continue }
        line.key(appearance)
        line.text(upTo: TextCursor.mostForColor) { components.writeSourceText(to: &$0) }
      }
    }
  }

  @inline(__always)
  private mutating func key(_ appearance: Appearance) {
    switch appearance {
    case .light: key("light")
    case .dark: key("dark")
    case .lightHighContrast: key("lightHighContrast")
    case .darkHighContrast: key("darkHighContrast")
    }
  }

  /// Writes a string of at most `most` bytes, which `body` writes.
  @inline(__always)
  private mutating func text(upTo most: Int, _ body: (inout TextCursor) -> Void) {
    string(upTo: most) { room in
      var cursor = TextCursor(room)
      body(&cursor)
      return cursor.count
    }
  }

  private mutating func named(_ color: ColorValue) {
    object { line in
      let opacity: Double
      switch color {
      case .plain: return
      case .system(let name, let own):
        line.key("system")
        line.string(name.name)
        opacity = own
      case .asset(let asset, let own):
        line.key("asset")
        line.string(asset.name)
        if let bundle = asset.bundle {
          line.key("bundle")
          line.string(bundle)
        }
        opacity = own
      }
      if opacity != 1 {
        line.key("opacity")
        line.number(opacity)
      }
    }
  }
}

extension ThemeColor {
  /// Whether an appearance is printed: a high-contrast one only where it differs from its twin.
  package func isShown(_ appearance: Appearance) -> Bool {
    appearance.standardTwin.map { self[appearance] != self[$0] } ?? true
  }
}

extension Appearance {
  /// The appearance that one of increased contrast falls back to; `nil` for the others.
  var standardTwin: Appearance? {
    switch self {
    case .light, .dark: nil
    case .lightHighContrast: .light
    case .darkHighContrast: .dark
    }
  }

  /// The name as the language writes it.
  package var text: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "lightHighContrast"
    case .darkHighContrast: "darkHighContrast"
    }
  }

  /// The appearance called `name`.
  ///
  /// Asked at many a name of a theme; to compare only what is as long saves 6 % of the instructions
  /// that checking a small theme takes.
  package init?(name: String) {
    let appearance: Appearance? =
      switch name.utf8.count {
      case 4: .dark
      case 5: .light
      case 16: .darkHighContrast
      case 17: .lightHighContrast
      default: nil
      }
    guard let appearance, appearance.text == name else { return nil }
    self = appearance
  }
}
